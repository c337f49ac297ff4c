import { itemAt, lastOf } from '../../src/features/city-maps/item-at.ts';
import { besideLine, smoothLine, thinLine } from './curve.ts';
import { BREAKWATER, COAST, COAST_NORTH, COAST_SOUTH, CREEK, FAR_SEA, PIERS } from './plan/coast.ts';
import { fromPlan } from './plan/paper.ts';
import { add, distance, mix, subtract, unit, type Vec } from './plane.ts';
import type { Random } from './seeded-random.ts';

export type Shore = {
  /** The coast of the city itself, north-east to south-west, the sea to its left. */
  coast: Vec[];
  /** The coast of the city with both far ends. */
  coastline: Vec[];
  sea: Vec[];
  creekLine: Vec[];
  creek: Vec[];
  breakwater: Vec[];
  lighthouse: Vec[];
  piers: Vec[][];
};

const LIGHTHOUSE_RADIUS = 62;

/** All water lines. Only the far coast is random: the city's own coast is drawn by hand. */
export function buildShore(random: Random): Shore {
  const coast = smoothLine(COAST.map(fromPlan), 28);
  const north = farCoast(COAST_NORTH, random).toReversed();
  const south = farCoast(COAST_SOUTH, random);
  const coastline = [...north.slice(0, -1), ...coast, ...south.slice(1)];
  const creekLine = smoothLine(CREEK.map(fromPlan), 36);
  const breakwater = smoothLine(BREAKWATER.map(fromPlan), 24);
  return {
    coast,
    coastline,
    sea: [...coastline, ...FAR_SEA.map(fromPlan)],
    creekLine,
    creek: creekBanks(creekLine),
    breakwater,
    lighthouse: circle(lastOf(breakwater), LIGHTHOUSE_RADIUS),
    piers: PIERS.map((pier) => pier.map(fromPlan)),
  };
}

/**
 * Varies the line between the drawn points: each half of a segment is moved sideways by up to a ninth of its length.
 */
function farCoast(points: readonly Vec[], random: Random): Vec[] {
  let line = points.map(fromPlan);
  for (let pass = 0; pass < 5; pass += 1) {
    line = line.flatMap((b, i) => {
      const a = line[i - 1];
      if (!a) return [b];
      const length = distance(a, b);
      if (length < 500) return [b];
      const [dx, dy] = unit(subtract(b, a));
      return [add(mix(a, b, random.between(0.42, 0.58)), [-dy, dx], length * random.between(-0.11, 0.11)), b];
    });
  }
  return thinLine(smoothLine(line, 220), 200);
}

/** Narrow inland, wide at the mouth. */
function creekBanks(line: readonly Vec[]): Vec[] {
  const left: Vec[] = [];
  const right: Vec[] = [];
  const beside = besideLine(line, 1);
  for (const [i, point] of line.entries()) {
    const share = i / (line.length - 1);
    const half = 17 + 16 * share + 40 * Math.max(0, share - 0.9) * 10;
    const across = subtract(itemAt(beside, i), point);
    left.push(add(point, across, half));
    right.push(add(point, across, -half));
  }
  return [...left, ...right.toReversed()];
}

function circle(center: Vec, radius: number): Vec[] {
  return Array.from({ length: 36 }, (_, i): Vec => {
    const angle = (i / 36) * 2 * Math.PI;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}
