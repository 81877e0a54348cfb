// Which game the page is about just now: the header's rules are that game's.
export const current = $state({ game: "charon" });
