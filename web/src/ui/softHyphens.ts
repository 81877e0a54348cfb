// Where long words may break in narrow places. Most browsers on desktops have no dictionary for hyphens.
const words = ["Industrie|spionage", "Untertage|lager", "techno|logique"];
const softened = new Map(words.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]));

/** The same text with soft hyphens. */
export const softHyphens = (text: string): string => text.replace(/\p{L}+/gu, (word) => softened.get(word) ?? word);
