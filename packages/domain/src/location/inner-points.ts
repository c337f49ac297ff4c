import type { Point } from './distance.ts';

type Corner = readonly [longitude: number, latitude: number];

/** Two different points inside an outline of one area, such as the ends of a way through it. Null for fewer than three corners. */
export function innerPoints(ring: readonly Corner[]): [Point, Point] | null {
  const latitude = middleOfWidest(ring.map(([, lat]) => lat));
  if (latitude === null) return null;
  // Between neighboring latitudes of corners, a parallel crosses the sides at an even number of points.
  const crossings = ring.flatMap(([lng, lat], at) => {
    const [nextLng, nextLat] = ring[(at + 1) % ring.length] ?? [lng, lat];
    if (lat > latitude === nextLat > latitude) return [];
    return [lng + ((latitude - lat) / (nextLat - lat)) * (nextLng - lng)];
  });
  const sorted = crossings.toSorted((a, b) => a - b);
  const inside = sorted.flatMap((west, at) =>
    at % 2 === 0 ? [[west, sorted[at + 1] ?? west] as const] : [],
  );
  const [widest] = inside.toSorted(([a, b], [c, d]) => d - c - (b - a));
  if (!widest) return null;
  const [west, east] = widest;
  return [
    { latitude, longitude: west + (east - west) / 3 },
    { latitude, longitude: west + ((east - west) * 2) / 3 },
  ];
}

/** The middle of the widest gap between neighboring values; null if all are equal. */
function middleOfWidest(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const gaps = sorted.slice(1).map((value, at) => [sorted[at] ?? value, value] as const);
  const [widest] = gaps.toSorted(([a, b], [c, d]) => d - c - (b - a));
  return widest && widest[1] > widest[0] ? (widest[0] + widest[1]) / 2 : null;
}
