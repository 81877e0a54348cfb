import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8400";
const source = decodeURIComponent(new URL("../src/moonstone", import.meta.url).pathname);

/** One file for each language of the page, and one for each language of a game. */
function wordsFile(id: string): string | null {
  const [, owner, language] =
    /(?:\/games\/([^/]+)\/client\/words|\/i18n(?:\/words)?)\/([^/]+)\/[^/]+\.ftl/.exec(id) ?? [];
  return language === undefined ? null : `words-${owner ?? "page"}-${language}`;
}

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@moonstone": source } },
  build: {
    outDir: "../src/moonstone/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\.ftl/, name: wordsFile }] } } },
  },
  server: { fs: { allow: [".", source] }, proxy: { "/api": { target: server, ws: true }, "/health": server } },
});
