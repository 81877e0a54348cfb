// Structural sharing: what has not changed in an update stays the same object, so that nothing is drawn again for it.
type Branch = Record<string, unknown> | unknown[];

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/** `now`, with parts of `before` wherever the two are equal. */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (!isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    fresh[name] = reuseUnchanged(old[name], fresh[name]);
    same &&= name in old && Object.is(old[name], fresh[name]);
  }
  return same ? (before as T) : now;
}
