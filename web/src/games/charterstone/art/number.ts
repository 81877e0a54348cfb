/** Always the same number for the same name. What lies in crates is drawn by such numbers: the page names none of it. */
export function numberOf(name: string, salt = 0): number {
  let hash = 2166136261 ^ (salt * 40503);
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash ^ (hash >>> 13)) >>> 0;
}
