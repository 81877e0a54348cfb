import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compressed.mjs";
import { words, wordsFile } from "./words.mjs";

const server = "http://127.0.0.1:8400";
const folder = (path: string): string => decodeURIComponent(new URL(path, import.meta.url).pathname);
const source = folder("../src/moonstone");
const page = `${source}/page`;

/** The name of the file with what the parts of a game share. */
const sharedBy = (id: string): string => `${/\/games\/([^/]+)\//.exec(id)?.[1]}-parts`;

export default defineConfig({
  plugins: [svelte(), words(folder("src/i18n"), source), compressed(page)],
  resolve: { alias: { "@moonstone": source } },
  build: {
    outDir: page,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The server reads there which files belong together, and names them in the head of the page.
    manifest: "parts.json",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => `assets/${wordsFile(chunk.facadeModuleId) ?? "[name]"}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every screen needs is one file, and what many of them do is another.
            {
              name: "base",
              tags: ["$initial"],
              test: /^(?!.*(\/src\/main\.ts|\/bundle\/esm\/resource\.js)$)/,
              priority: 2,
            },
            { name: "common", test: /\/web\/src\/(games|home|i18n|table|ui)\/[^/]+$/, minShareCount: 2, priority: 1 },
            // So is what the parts of a game share: its table, its campaigns, the book, the pictures of the rules.
            { name: sharedBy, debugName: "parts", test: /\/web\/src\/games\/[^/]+\/(?!book\/)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".", source] }, proxy: { "/api": { target: server, ws: true }, "/health": server } },
});
