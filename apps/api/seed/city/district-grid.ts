import { itemAt } from '../../src/features/city-maps/item-at.ts';
import type { DistrictSlug, StreetClass } from './city.types.ts';
import { type GridArea, placeAreas } from './grid-areas.ts';
import { edgeKey, layCrossings } from './grid-crossings.ts';
import { type GridStop, linesOf, traceLine } from './grid-lines.ts';
import { GRID_PLANS } from './grid-plans.ts';
import type { BorderSegment } from './main-roads.ts';
import type { Vec } from './plane.ts';
import type { Random } from './seeded-random.ts';

export type GridStreet = {
  class: StreetClass;
  drivable: boolean;
  /** The slug of the square it runs around. */
  square: string | null;
  stops: GridStop[];
};

/** The streets and parks of one district between its main roads. */
export function buildGrid(
  slug: DistrictSlug,
  border: BorderSegment[],
  creek: readonly Vec[],
  random: Random,
): { streets: GridStreet[]; areas: GridArea[] } {
  const plan = GRID_PLANS[slug];
  const ring = border.map((segment) => segment.a);
  const grid = layCrossings(plan, ring, creek, random);
  const closed = new Set<string>();
  const placed = placeAreas(plan.areas, grid, random, closed);
  const areas = placed.map((area) => ({
    slug: area.plan.slug,
    kind: area.plan.kind,
    district: slug,
    ring: area.ring,
  }));
  const streets: GridStreet[] = [];
  for (const { plan: area, around } of placed.filter((candidate) => candidate.plan.kind === 'square')) {
    const loop = [...around, itemAt(around, 0)];
    for (let i = 1; i < loop.length; i += 1) closed.add(edgeKey(itemAt(loop, i - 1), itemAt(loop, i)));
    const stops = loop.map((crossing) => ({ crossing }));
    streets.push({ class: 'street', drivable: true, square: area.slug, stops });
  }
  for (const line of linesOf(grid, plan, random)) {
    for (const stops of traceLine(line, { border, ring, creek, closed })) {
      streets.push({ class: line.wide ? 'street' : 'lane', drivable: !line.alley, square: null, stops });
    }
  }
  return { streets, areas };
}
