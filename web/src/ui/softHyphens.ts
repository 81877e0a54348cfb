// Where long words may break in narrow places. Most browsers on desktops have no dictionary for hyphens.
const words = [
  "Engineer|ing",
  "Under|ground",
  "Ware|house",
  "Synchro|tron",
  "Industrie|spionage",
  "Untertage|lager",
  "Fort|schritt",
  "techno|logique",
  "souter|rain",
  "Szinkro|tron",
  "intelli|gencia",
  "Illegá|lis",
  "Sincro|trone",
  "sotter|raneo",
  "Infor|mazione",
  "Inge|gneria",
];
const softened = new Map(words.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]));

/** The same text with soft hyphens. */
export const softHyphens = (text: string): string => text.replace(/\p{L}+/gu, (word) => softened.get(word) ?? word);
