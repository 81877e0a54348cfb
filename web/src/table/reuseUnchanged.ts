// News of which most is old: what has not changed stays the very same object, so that nothing is drawn anew for it.
type Branch = Record<string, unknown> | unknown[];

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/** `now`, made of the parts of `before` wherever the two are equal. */
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
