import { itemAt, lastOf } from '../../src/features/city-maps/item-at.ts';
import type { DistrictSlug } from './city.types.ts';
import { besideLine, lengthsAlong, pointAlong } from './curve.ts';
import type { GridArea } from './grid-areas.ts';
import type { Link } from './main-roads.ts';
import { fromPlan } from './plan/paper.ts';
import { add, distance, mix, subtract, unit, type Vec } from './plane.ts';
import type { Shore } from './shore.ts';

type SeaPark = { slug: string; district: DistrictSlug; from: Vec; to: Vec };

/** Lawns between Corniche Road and the promenade. */
const SEA_PARKS: SeaPark[] = [
  { slug: 'corniche-park', district: 'corniche', from: [930, 780], to: [786, 818] },
  { slug: 'marina-gardens', district: 'marina', from: [716, 852], to: [664, 896] },
  { slug: 'sunrise-lawn', district: 'east-bay', from: [1586, 196], to: [1500, 272] },
  { slug: 'lighthouse-lawn', district: 'lighthouse', from: [1400, 362], to: [1310, 420] },
];
const BEACHES: SeaPark[] = [
  { slug: 'corniche-beach', district: 'corniche', from: [984, 730], to: [850, 800] },
  { slug: 'sunrise-beach', district: 'east-bay', from: [1620, 168], to: [1462, 314] },
];
/** Beaches in front of the promenade. */
const BEACH_WIDTH = 48;
/** It starts behind the waterline, so that the waterline does not cross it. */
const BEACH_INLAND = 17;
const AIRFIELD: Vec[] = [
  [-560, 120],
  [-300, 215],
  [-335, 316],
  [-595, 221],
];
const RUNWAY: Vec[] = [
  [-545, 168],
  [-335, 245],
  [-342, 264],
  [-552, 187],
];

/** Open spaces outside of the grids: lawns by the sea, beaches, the airfield. */
export function buildOpenSpaces(links: readonly Link[], shore: Shore, promenade: readonly Vec[]): GridArea[] {
  const road = links.filter((link) => link.road === 0).flatMap((link) => link.line);
  const lawns = SEA_PARKS.map(({ slug, district, from, to }): GridArea => {
    const edge = stretch(promenade, from, to);
    const inner = edge.map((point) => {
      const side = nearest(road, point);
      return add(point, unit(subtract(side, point)), Math.min(distance(side, point) - 22, 190));
    });
    const outer = edge.map((point, i) => add(point, unit(subtract(itemAt(inner, i), point)), 9));
    return { slug, kind: 'park', district, ring: [...outer, ...inner.toReversed()] };
  });
  const beaches = BEACHES.map(({ slug, district, from, to }): GridArea => {
    const water = stretch(shore.coast, from, to);
    const seaward = besideLine(water, 1);
    const sand = water.map((point, i) => {
      const swell = Math.sqrt(Math.sin((i / (water.length - 1)) * Math.PI));
      return add(point, subtract(itemAt(seaward, i), point), BEACH_WIDTH * swell);
    });
    return {
      slug,
      kind: 'beach',
      district,
      ring: [...besideLine(water, -BEACH_INLAND), ...sand.toReversed()],
    };
  });
  const airfield = [AIRFIELD, RUNWAY].map((ring, i): GridArea => {
    const slug = i === 0 ? 'airfield' : 'runway';
    return { slug, kind: 'airfield', district: 'airport-road', ring: ring.map(fromPlan) };
  });
  return [...lawns, ...beaches, ...airfield];
}

/** The middle of the beach or lawn, on land. */
export function middleOf(ring: readonly Vec[]): Vec {
  const along = lengthsAlong(ring.slice(0, ring.length / 2));
  const half = lastOf(along) / 2;
  return mix(pointAlong(ring, along, half), itemAt(ring, Math.round(ring.length * 0.75)), 0.5);
}

/** The part of a line between the points nearest to two drawn places. */
function stretch(line: readonly Vec[], from: Vec, to: Vec): Vec[] {
  const start = line.indexOf(nearest(line, fromPlan(from)));
  const end = line.indexOf(nearest(line, fromPlan(to)));
  return line.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function nearest(line: readonly Vec[], point: Vec): Vec {
  return line.reduce((best, place) => (distance(place, point) < distance(best, point) ? place : best));
}
