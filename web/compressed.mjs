// Writes compressed bodies beside the files of the page, as the server sends them: the best that browsers take, and gzip.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const COMPRESSED = /\.(js|css|svg|html|webmanifest)$/;

/** The plugin, for the folder that the page is written to. */
export const compressed = (folder) => ({
  name: "compressed",
  apply: "build",
  closeBundle() {
    for (const name of readdirSync(folder, { recursive: true })) {
      if (!COMPRESSED.test(name)) continue;
      const file = join(folder, name);
      const body = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(body));
    }
  },
});
