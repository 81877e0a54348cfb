// Moving among scattered places with the arrow keys.
export interface Point {
  x: number;
  y: number;
}

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest place in the direction of an arrow key. Sideways distance counts double. */
export function nearestInDirection(key: string, from: Point, places: Map<string, Point>): string | null {
  const direction = directions[key];
  if (!direction) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, place] of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const distance = ahead + 2 * aside;
    if (ahead > 0 && distance < least) [best, least] = [name, distance];
  }
  return best;
}
