import type { Plugin } from "vite";

export function words(page: string, source: string): Plugin;
export function wordsFile(id: string | null): string | null;
