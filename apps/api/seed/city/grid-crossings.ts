import { itemAt, lastOf } from '../../src/features/city-maps/item-at.ts';
import type { GridPlan } from './grid-plans.ts';
import { boxOf, centroid, distanceToLine, isInside, toSegment, type Vec } from './plane.ts';
import type { Random } from './seeded-random.ts';

/**
 * An intersection of two grid lines. It becomes a crossing of the city if it is `kept`. It is `wet` in the creek, and
 * `bridged` when a street crosses the creek there.
 */
export type Crossing = {
  point: Vec;
  kept: boolean;
  wet: boolean;
  bridged: boolean;
  toBorder: number;
  node: number;
};

/** A crossing closer than this to a main road is dropped. */
const BORDER_METERS = 18;
const BANK_METERS = 46;

/** Rows and columns across the whole district, rotated and bent as its plan says. */
export function layCrossings(
  plan: GridPlan,
  ring: readonly Vec[],
  creek: readonly Vec[],
  random: Random,
): Crossing[][] {
  const middle = centroid(ring);
  const cos = Math.cos((plan.angle * Math.PI) / 180);
  const sin = Math.sin((plan.angle * Math.PI) / 180);
  const turned = ring.map(([x, y]): Vec => {
    const dx = x - middle[0];
    const dy = y - middle[1];
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  });
  const box = boxOf(turned);
  const columns = spread(box.minX - 150, box.maxX + 150, plan.block[0], plan.jitter, random);
  const rows = spread(box.minY - 150, box.maxY + 150, plan.block[1], plan.jitter, random);
  const reach = Math.max(box.maxX - box.minX, box.maxY - box.minY) / 2;
  return rows.map((v) =>
    columns.map((u): Crossing => {
      const x = u + plan.bow[0] * (v / reach) ** 2;
      const y = v + plan.bow[1] * (u / reach) ** 2;
      const point: Vec = [middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos];
      const inside = isInside(point, ring);
      const wet = inside && distanceToLine(point, creek) < BANK_METERS;
      const border = inside ? toBorder(point, ring) : 0;
      return { point, kept: !wet && border > BORDER_METERS, wet, bridged: false, toBorder: border, node: -1 };
    }),
  );
}

function spread(low: number, high: number, step: number, jitter: number, random: Random): number[] {
  const places: number[] = [];
  for (let place = low; place < high; place += step * (1 + random.between(-jitter, jitter)))
    places.push(place);
  return places;
}

function toBorder(point: Vec, ring: readonly Vec[]): number {
  let best = toSegment(point, lastOf(ring), itemAt(ring, 0)).distance;
  for (let i = 1; i < ring.length; i += 1)
    best = Math.min(best, toSegment(point, itemAt(ring, i - 1), itemAt(ring, i)).distance);
  return best;
}

/** A key of a pair of crossings, independent of their order. */
export function edgeKey(a: Crossing, b: Crossing): string {
  return [a.point, b.point]
    .map((point) => point.join())
    .toSorted()
    .join('|');
}
