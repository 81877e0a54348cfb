import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words, wordsFile } from "./words.mjs";

const server = "http://127.0.0.1:8400";
const folder = (path: string): string => decodeURIComponent(new URL(path, import.meta.url).pathname);
const source = folder("../src/moonstone");

export default defineConfig({
  plugins: [svelte(), words(folder("src/i18n"), source)],
  resolve: { alias: { "@moonstone": source } },
  build: {
    outDir: "../src/moonstone/page",
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
            { name: "base", tags: ["$initial"], test: /^(?!.*\/src\/main\.ts$)/, priority: 2 },
            { name: "common", test: /\/web\/src\/(games|home|table|ui)\/[^/]+$/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".", source] }, proxy: { "/api": { target: server, ws: true }, "/health": server } },
});
