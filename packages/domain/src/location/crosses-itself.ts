type Corner = readonly [longitude: number, latitude: number];

/** Whether two sides of a closed outline cross, so that it encloses no single area. */
export function crossesItself(ring: readonly Corner[]): boolean {
  const sides = ring.map((corner, at) => [corner, ring[(at + 1) % ring.length] ?? corner] as const);
  return sides.some(([a, b], first) =>
    sides.some(([c, d], second) => second > first && isCrossing(a, b, c, d)),
  );
}

/** Sides that only share a corner do not cross. */
function isCrossing(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Positive for a left turn at `b`, negative for a right one. */
function turn([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}
