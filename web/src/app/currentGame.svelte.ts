// The game that the current screen is about; the header links to its rules.
export const current = $state({ game: "charon" });
