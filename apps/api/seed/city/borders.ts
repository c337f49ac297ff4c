import { itemAt, lastOf } from '../../src/features/city-maps/item-at.ts';
import type { Name, ZoneSlug } from './city.types.ts';
import { thinLine } from './curve.ts';
import { borderOf, type Link } from './main-roads.ts';
import type { DistrictPlan } from './plan/districts.ts';
import { fromPlan } from './plan/paper.ts';
import { JUNCTIONS, type Junction } from './plan/roads.ts';
import { distance, type Vec } from './plane.ts';

const BORDER_STEP = 60;
/** Distance of the widest zone's boundary from the outermost house, in meters. */
const GREATER_SCALE = 1.07;

type ZonePlan = { slug: ZoneSlug; name: Name; inland: Junction[]; scale: number };

/** Junctions over land from one coast junction to another; the coast closes the ring. */
const ZONES: ZonePlan[] = [
  {
    slug: 'central',
    name: { en: 'Marsa Central', ar: 'وسط مرسى' },
    inland: [
      'coastSilk',
      'bridgeSilk',
      'bridgeUniversity',
      'ringBridge',
      'ringAirport',
      'airportUniversity',
      'airportSilk',
      'gardenSilk',
      'gardenLighthouse',
      'coastLighthouse',
    ],
    scale: 1,
  },
  {
    slug: 'coast',
    name: { en: 'Marsa Coast', ar: 'ساحل مرسى' },
    inland: [
      'coastSouth',
      'ringSouth',
      'bridgeUniversity',
      'bridgeSilk',
      'airportSilk',
      'coastHarbour',
      'coastLighthouse',
      'gardenLighthouse',
      'ringLighthouse',
      'coastNorth',
    ],
    scale: 1,
  },
  {
    slug: 'greater',
    name: { en: 'Greater Marsa', ar: 'مرسى الكبرى' },
    inland: [
      'coastSouth',
      'ringSouth',
      'ringBridge',
      'ringAirport',
      'ringUniversity',
      'ringSilk',
      'ringLighthouse',
      'coastNorth',
    ],
    scale: GREATER_SCALE,
  },
];

/** The district's ring: its main roads, and the water's edge where it has one. */
export function districtRing(plan: DistrictPlan, links: readonly Link[], coast: readonly Vec[]): Vec[] {
  if (!plan.coast) return thin(inland(links, plan.around, false));
  const [north, south] = plan.coast;
  const backwards = plan.around.toReversed();
  const start = backwards.indexOf(south);
  const turned = [...backwards.slice(start), ...backwards.slice(0, start)];
  const border = turned.includes(north) ? walkTo(turned, north) : [...walkTo(turned, 'coastHarbour'), north];
  return thin([...inland(links, border, true), ...coastBetween(coast, north, south)]);
}

/** Delivery zones; every district is in at least one, and many streets in two or three. */
export function zoneRings(
  links: readonly Link[],
  coast: readonly Vec[],
): { slug: ZoneSlug; name: Name; ring: Vec[] }[] {
  return ZONES.map(({ slug, name, inland: border, scale }) => {
    const south = itemAt(border, 0);
    const north = lastOf(border);
    const ring = thin([...inland(links, border, true), ...coastBetween(coast, north, south)]);
    return { slug, name, ring: ring.map(([x, y]): Vec => [x * scale, y * scale]) };
  });
}

function walkTo(around: readonly Junction[], end: Junction): Junction[] {
  return around.slice(0, around.indexOf(end) + 1);
}

function inland(links: readonly Link[], border: readonly Junction[], open: boolean): Vec[] {
  return borderOf(links, border, open).map((segment) => segment.a);
}

function coastBetween(coast: readonly Vec[], north: Junction, south: Junction): Vec[] {
  return coast.slice(nearestIndex(coast, north), nearestIndex(coast, south) + 1);
}

function nearestIndex(coast: readonly Vec[], junction: Junction): number {
  const place = fromPlan(JUNCTIONS[junction]);
  return coast.reduce(
    (best, point, i) => (distance(point, place) < distance(itemAt(coast, best), place) ? i : best),
    0,
  );
}

function thin(ring: Vec[]): Vec[] {
  return thinLine([...ring, itemAt(ring, 0)], BORDER_STEP).slice(0, -1);
}
