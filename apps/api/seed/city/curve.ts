import { itemAt, lastOf } from '../../src/features/city-maps/item-at.ts';
import { add, distance, mix, subtract, unit, type Vec } from './plane.ts';

/**
 * A smooth line through all points (centripetal Catmull-Rom: no loops, no overshoot) with a point every `step`
 * meters.
 */
export function smoothLine(points: readonly Vec[], step: number): Vec[] {
  const line: Vec[] = [];
  for (let i = 1; i < points.length; i += 1) {
    const b = itemAt(points, i - 1);
    const c = itemAt(points, i);
    const a = i > 1 ? itemAt(points, i - 2) : add(b, subtract(b, c));
    const d = i + 1 < points.length ? itemAt(points, i + 1) : add(c, subtract(c, b));
    const pieces = Math.max(1, Math.round(distance(b, c) / step));
    for (let k = 0; k < pieces; k += 1) line.push(between(a, b, c, d, k / pieces));
  }
  line.push(lastOf(points));
  return line;
}

function between(a: Vec, b: Vec, c: Vec, d: Vec, share: number): Vec {
  const t1 = Math.sqrt(distance(a, b));
  const t2 = t1 + Math.sqrt(distance(b, c));
  const t3 = t2 + Math.sqrt(distance(c, d));
  const t = t1 + (t2 - t1) * share;
  const ab = mix(a, b, t / t1);
  const bc = mix(b, c, (t - t1) / (t2 - t1));
  const cd = mix(c, d, (t - t2) / (t3 - t2));
  return mix(mix(ab, bc, t / t2), mix(bc, cd, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1));
}

/** Distance of each point from the start of the line, in meters. */
export function lengthsAlong(line: readonly Vec[]): number[] {
  let meters = 0;
  return line.map((point, i) => {
    if (i > 0) meters += distance(itemAt(line, i - 1), point);
    return meters;
  });
}

/** The point `meters` from the start, clamped to the ends. */
export function pointAlong(line: readonly Vec[], along: readonly number[], meters: number): Vec {
  if (meters <= 0) return itemAt(line, 0);
  for (let i = 1; i < line.length; i += 1) {
    const begin = itemAt(along, i - 1);
    const end = itemAt(along, i);
    if (end >= meters) return mix(itemAt(line, i - 1), itemAt(line, i), (meters - begin) / (end - begin));
  }
  return lastOf(line);
}

/** The line offset by `meters`, to its left when positive. */
export function besideLine(line: readonly Vec[], meters: number): Vec[] {
  return line.map((point, i) => {
    const [dx, dy] = unit(subtract(line[i + 1] ?? point, line[i - 1] ?? point));
    return add(point, [-dy, dx], meters);
  });
}

/** Thins a line to points at least `step` meters apart; both ends stay. */
export function thinLine(line: readonly Vec[], step: number): Vec[] {
  const points: Vec[] = [itemAt(line, 0)];
  for (const point of line.slice(1, -1)) if (distance(point, lastOf(points)) >= step) points.push(point);
  const end = lastOf(line);
  if (points.length > 1 && distance(end, lastOf(points)) < step / 2) points.pop();
  return [...points, end];
}
