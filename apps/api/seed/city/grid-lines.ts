import { itemAt } from '../../src/features/city-maps/item-at.ts';
import { type Crossing, edgeKey } from './grid-crossings.ts';
import type { GridPlan } from './grid-plans.ts';
import { type Anchor, addAnchor, type BorderSegment } from './main-roads.ts';
import {
  cross,
  crossesLine,
  distance,
  isInside,
  meet,
  mix,
  subtract,
  toSegment,
  unit,
  type Vec,
} from './plane.ts';
import type { Random } from './seeded-random.ts';

/** A crossing of two lines of the grid, or the end of a line on a main road. */
export type GridStop = { crossing: Crossing } | { anchor: Anchor };
export type Line = { crossings: Crossing[]; wide: boolean; alley: boolean; from: number; to: number };

/** Minimum distance of a street that runs parallel to a main road, in meters. */
const PARALLEL_METERS = 42;

/** Obstacles of the grid lines: the district's main roads, the creek, and blocks that are parks. */
export type Ground = {
  border: readonly BorderSegment[];
  ring: readonly Vec[];
  creek: readonly Vec[];
  closed: ReadonlySet<string>;
};

/** All rows and columns; some of the narrow ones end half way, but never two adjacent ones. */
export function linesOf(grid: Crossing[][], plan: GridPlan, random: Random): Line[] {
  const turned = itemAt(grid, 0).map((_, column) => grid.map((row) => itemAt(row, column)));
  return [grid, turned].flatMap((lines) => {
    const shift = random.below(plan.wideEvery);
    let cutBefore = false;
    return lines.map((crossings, i): Line => {
      const wide = i % plan.wideEvery === shift;
      const alley = !wide && random.chance(plan.alleys);
      const inside = crossings.flatMap((crossing, k) => (crossing.kept ? [k] : []));
      const line = { crossings, wide, alley, from: 0, to: crossings.length - 1 };
      cutBefore = !wide && !cutBefore && inside.length >= 5 && random.chance(plan.cut);
      if (!cutBefore) return line;
      const stop = itemAt(inside, Math.floor(inside.length * random.between(0.35, 0.75)));
      return random.chance(0.5) ? { ...line, from: stop } : { ...line, to: stop };
    });
  });
}

/** Splits one line through the district into uninterrupted streets. */
export function traceLine(line: Line, ground: Ground): GridStop[][] {
  const { crossings } = line;
  const streets: GridStop[][] = [];
  let stops: GridStop[] = [];
  for (let k = line.from; k <= line.to; k += 1) {
    const here = itemAt(crossings, k);
    if (!here.kept) continue;
    if (stops.length === 0 && k > line.from && !itemAt(crossings, k - 1).kept) {
      const anchor = reachBorder(here, itemAt(crossings, k - 1), ground);
      if (anchor) stops.push({ anchor });
    }
    stops.push({ crossing: here });
    if (continuesAfter(line, k, ground)) continue;
    if (k < line.to && !itemAt(crossings, k + 1).kept) {
      const anchor = reachBorder(here, itemAt(crossings, k + 1), ground);
      if (anchor) stops.push({ anchor });
    }
    if (stops.length > 1) streets.push(stops);
    stops = [];
  }
  return streets;
}

/** Whether the street continues after the k-th crossing; only wide lines cross the creek. */
function continuesAfter({ crossings, wide, to }: Line, k: number, ground: Ground): boolean {
  const here = itemAt(crossings, k);
  const next = crossings.findIndex((crossing, i) => i > k && i <= to && crossing.kept);
  if (next < 0 || next > k + 3) return false;
  const crossesCreek = crossesLine(here.point, itemAt(crossings, next).point, ground.creek);
  if (next === k + 1 && !crossesCreek) return isOpen(here, itemAt(crossings, next), ground);
  const between = crossings.slice(k + 1, next);
  if (!wide || !crossesCreek || !between.every((crossing) => crossing.wet && !crossing.bridged)) return false;
  // Two bridges at the same spot would cross.
  for (const crossing of between) crossing.bridged = true;
  return true;
}

/** Open unless it crosses a park or runs parallel to a near main road. */
function isOpen(a: Crossing, b: Crossing, { ring, closed }: Ground): boolean {
  if (closed.has(edgeKey(a, b))) return false;
  if (a.toBorder - distance(a.point, b.point) / 2 > PARALLEL_METERS) return true;
  const middle = mix(a.point, b.point, 0.5);
  if (!isInside(middle, ring)) return false;
  const direction = unit(subtract(b.point, a.point));
  for (const [i, p] of ring.entries()) {
    const q = itemAt(ring, (i + 1) % ring.length);
    const near = toSegment(middle, p, q).distance;
    if (near > PARALLEL_METERS) continue;
    if (near < 14 || Math.abs(cross(direction, unit(subtract(q, p)))) < 0.6) return false;
  }
  return true;
}

/** Extends a line from its last crossing to the main road, unless that is far or nearly parallel. */
function reachBorder(from: Crossing, toward: Crossing, { border, creek }: Ground): Anchor | null {
  if (toward.wet) return null;
  const end = mix(from.point, toward.point, 1.3);
  const direction = unit(subtract(toward.point, from.point));
  let best: { share: number; segment: BorderSegment; place: number } | null = null;
  for (const segment of border) {
    const hit = meet(from.point, end, segment.a, segment.b);
    if (hit && (!best || hit.first < best.share)) best = { share: hit.first, segment, place: hit.second };
  }
  if (!best) return null;
  const { a, b, link, aMeters, bMeters } = best.segment;
  if (Math.abs(cross(direction, unit(subtract(b, a)))) < 0.5) return null;
  if (crossesLine(from.point, mix(a, b, best.place), creek)) return null;
  return addAnchor(link, aMeters + (bMeters - aMeters) * best.place);
}
