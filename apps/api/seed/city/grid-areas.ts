import { itemAt } from '../../src/features/city-maps/item-at.ts';
import type { AreaKind, DistrictSlug } from './city.types.ts';
import { type Crossing, edgeKey } from './grid-crossings.ts';
import type { AreaPlan } from './grid-plans.ts';
import { centroid, distance, mix, type Vec } from './plane.ts';
import type { Random } from './seeded-random.ts';

export type GridArea = { slug: string; kind: AreaKind; district: DistrictSlug; ring: Vec[] };

/** A rectangle of whole blocks. */
type Spot = { row: number; column: number; high: number; wide: number };

/** The area's outline and the crossings around it, counter-clockwise. */
export type PlacedArea = { plan: AreaPlan; ring: Vec[]; around: Crossing[] };

/** Assigns free blocks to each area and closes the streets inside: their keys are added to `closed`. */
export function placeAreas(
  plans: readonly AreaPlan[],
  grid: Crossing[][],
  random: Random,
  closed: Set<string>,
): PlacedArea[] {
  const taken = new Set<string>();
  return plans.flatMap((plan) => {
    const spot = findSpot(grid, plan, taken, random);
    if (!spot) return [];
    const outline = around(grid, spot);
    closeInside(grid, spot, outline, closed);
    return [{ plan, ring: blockRing(outline, spot), around: outline }];
  });
}

/** Not touching an earlier area. */
function findSpot(
  grid: Crossing[][],
  { wide, high }: AreaPlan,
  taken: Set<string>,
  random: Random,
): Spot | null {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const row = random.below(grid.length - high);
    const column = random.below(itemAt(grid, 0).length - wide);
    const spot = { row, column, wide, high };
    const crossings = cellsOf(spot, 0);
    if (!crossings.every(([i, k]) => crossingAt(grid, i, k).kept)) continue;
    if (crossings.some(([i, k]) => taken.has(`${i},${k}`))) continue;
    for (const [i, k] of cellsOf(spot, 1)) taken.add(`${i},${k}`);
    return spot;
  }
  return null;
}

function cellsOf(spot: Spot, margin: number): [number, number][] {
  const cells: [number, number][] = [];
  for (let row = spot.row - margin; row <= spot.row + spot.high + margin; row += 1) {
    for (let column = spot.column - margin; column <= spot.column + spot.wide + margin; column += 1) {
      cells.push([row, column]);
    }
  }
  return cells;
}

function around(grid: Crossing[][], { row, column, high, wide }: Spot): Crossing[] {
  return [
    ...itemAt(grid, row).slice(column, column + wide),
    ...grid.slice(row, row + high).map((line) => itemAt(line, column + wide)),
    ...itemAt(grid, row + high)
      .slice(column + 1, column + wide + 1)
      .toReversed(),
    ...grid
      .slice(row + 1, row + high + 1)
      .map((line) => itemAt(line, column))
      .toReversed(),
  ];
}

function crossingAt(grid: Crossing[][], row: number, column: number): Crossing {
  return itemAt(itemAt(grid, row), column);
}

/** The area leaves a sidewalk's width to the streets around it. */
function blockRing(outline: readonly Crossing[], spot: Spot): Vec[] {
  const ring = outline.map((crossing) => crossing.point);
  const middle = centroid(ring);
  const corner = itemAt(ring, 0);
  const shorter = Math.min(
    distance(corner, itemAt(ring, spot.wide)),
    distance(corner, itemAt(ring, ring.length - spot.high)),
  );
  return ring.map((point) => mix(point, middle, 18 / shorter));
}

function closeInside(
  grid: Crossing[][],
  spot: Spot,
  outline: readonly Crossing[],
  closed: Set<string>,
): void {
  const onOutline = new Set(outline);
  for (const [row, column] of cellsOf(spot, 0)) {
    const here = crossingAt(grid, row, column);
    if (!onOutline.has(here)) here.kept = false;
    if (column < spot.column + spot.wide) closed.add(edgeKey(here, crossingAt(grid, row, column + 1)));
    if (row < spot.row + spot.high) closed.add(edgeKey(here, crossingAt(grid, row + 1, column)));
  }
  outline.forEach((crossing, i) =>
    closed.delete(edgeKey(crossing, itemAt(outline, (i + 1) % outline.length))),
  );
}
