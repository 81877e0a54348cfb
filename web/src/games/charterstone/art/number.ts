/** A number made from a name. What is in crates is drawn by such numbers, so that the page does not name it. */
export function numberOf(name: string, salt = 0): number {
  let hash = 2166136261 ^ (salt * 40503);
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash ^ (hash >>> 13)) >>> 0;
}
