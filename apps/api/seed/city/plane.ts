import { itemAt, lastOf } from '../../src/features/city-maps/item-at.ts';
/** Geometry on a plane in meters, x to the east and y to the north. */
export type Vec = [x: number, y: number];
export type Box = { minX: number; minY: number; maxX: number; maxY: number };

export function add(a: Vec, b: Vec, scale = 1): Vec {
  return [a[0] + b[0] * scale, a[1] + b[1] * scale];
}

export function subtract(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1]];
}

export function mix(a: Vec, b: Vec, share: number): Vec {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Vec, b: Vec): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Positive when `b` turns to the left of `a`. */
export function cross(a: Vec, b: Vec): number {
  return a[0] * b[1] - a[1] * b[0];
}

export function unit(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1]) || 1;
  return [a[0] / length, a[1] / length];
}

export function boxOf(points: readonly Vec[]): Box {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const [x, y] of points) {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
}

/** Distance of `p` from the segment, and the fraction (0 to 1) of the nearest point along it. */
export function toSegment(p: Vec, a: Vec, b: Vec): { distance: number; share: number } {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const raw = square === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square;
  const share = Math.min(1, Math.max(0, raw));
  return { distance: Math.hypot(p[0] - a[0] - dx * share, p[1] - a[1] - dy * share), share };
}

export function distanceToLine(p: Vec, line: readonly Vec[]): number {
  let best = Infinity;
  let before = itemAt(line, 0);
  for (const point of line) {
    best = Math.min(best, toSegment(p, before, point).distance);
    before = point;
  }
  return best;
}

/** Where the segments a-b and c-d meet, as shares of both; null when they do not. */
export function meet(a: Vec, b: Vec, c: Vec, d: Vec): { first: number; second: number } | null {
  const rx = b[0] - a[0];
  const ry = b[1] - a[1];
  const sx = d[0] - c[0];
  const sy = d[1] - c[1];
  const denominator = rx * sy - ry * sx;
  if (denominator === 0) return null;
  const first = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / denominator;
  const second = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / denominator;
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? { first, second } : null;
}

export function crossesLine(a: Vec, b: Vec, line: readonly Vec[]): boolean {
  return line.some((point, i) => i > 0 && meet(a, b, itemAt(line, i - 1), point) !== null);
}

/** Even-odd rule; the ring does not repeat its first point. */
export function isInside([x, y]: Vec, ring: readonly Vec[]): boolean {
  let inside = false;
  let a = lastOf(ring);
  for (const b of ring) {
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    a = b;
  }
  return inside;
}

export function centroid(ring: readonly Vec[]): Vec {
  let area = 0;
  let x = 0;
  let y = 0;
  let a = lastOf(ring);
  for (const b of ring) {
    const part = cross(a, b);
    area += part;
    x += (a[0] + b[0]) * part;
    y += (a[1] + b[1]) * part;
    a = b;
  }
  return [x / (3 * area), y / (3 * area)];
}
