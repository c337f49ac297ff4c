import type { City, DistrictSlug, Position, Street } from './city.types.ts';
import { haversineMeters, isInRing, nearestOnSegment } from './distance.ts';
import { itemAt, lastOf } from './item-at.ts';

/** Length of street per pair of houses: odd numbers on the left, even ones on the right. */
const FRONT_METERS = 18;
/** Distance from the middle of the street to the door. */
const DOOR_METERS = { arterial: 16, street: 12, lane: 9 } as const;
const METERS_PER_DEGREE = 111_195.08;

export type Address = { street: number; number: number; position: Position; district: DistrictSlug };

/** Distances in meters from the street's first node to each of its nodes. */
export function streetMeters(city: City, street: Street): number[] {
  const along: number[] = [];
  let before: Position | null = null;
  for (const node of street.nodes) {
    const here = itemAt(city.graph.nodes, node);
    along.push(before ? lastOf(along) + haversineMeters(before, here) : 0);
    before = here;
  }
  return along;
}

/** The highest house number of a street of this length; numbers start at 1. */
export function lastHouse(meters: number): number {
  return 2 * Math.max(1, Math.floor(meters / FRONT_METERS));
}

/** Position of a house; null when the street has no such number. */
export function housePosition(
  city: City,
  street: Street,
  number: number,
  along: readonly number[] = streetMeters(city, street),
): Position | null {
  const total = lastOf(along);
  if (!Number.isInteger(number) || number < 1 || number > lastHouse(total)) return null;
  const meters = Math.min(total, FRONT_METERS * (Math.ceil(number / 2) - 0.5));
  const i = Math.max(
    1,
    along.findIndex((place) => place >= meters),
  );
  const a = itemAt(city.graph.nodes, itemAt(street.nodes, i - 1));
  const b = itemAt(city.graph.nodes, itemAt(street.nodes, i));
  const share = (meters - itemAt(along, i - 1)) / (itemAt(along, i) - itemAt(along, i - 1));
  const shrink = Math.cos((a[1] * Math.PI) / 180);
  const east = (b[0] - a[0]) * shrink;
  const north = b[1] - a[1];
  const side = number % 2 === 1 ? 1 : -1;
  const door = (side * DOOR_METERS[street.class]) / METERS_PER_DEGREE / Math.hypot(east, north);
  return [
    round(a[0] + (b[0] - a[0]) * share - (north * door) / shrink),
    round(a[1] + (b[1] - a[1]) * share + east * door),
  ];
}

/** The house number nearest to a position `meters` along the street; `side` is positive on the left. */
export function houseNear(total: number, meters: number, side: number): number {
  const pair = Math.min(lastHouse(total) / 2, Math.floor(meters / FRONT_METERS) + 1);
  return side > 0 ? pair * 2 - 1 : pair * 2;
}

/** The district of a position; outside of all districts, the nearest one. */
export function districtAt(city: City, position: Position): DistrictSlug {
  let best = { slug: itemAt(city.districts, 0).slug, meters: Number.POSITIVE_INFINITY };
  for (const { slug, ring } of city.districts) {
    if (isInRing(position, ring)) return slug;
    let before = lastOf(ring);
    for (const point of ring) {
      const { meters } = nearestOnSegment(position, before, point);
      if (meters < best.meters) best = { slug, meters };
      before = point;
    }
  }
  return best.slug;
}

/**
 * Lists every `step`-th address on the streets of a district, except over the creek and in parks. Used to
 * place stores and homes of a demo world.
 */
export function addressesIn(city: City, district: DistrictSlug, step = 1): Address[] {
  const areas = city.areas.filter((area) => area.district === district);
  const taken = [city.water.creek, ...areas.map((area) => area.ring)];
  return city.streets
    .filter((street) => street.district === district && street.drivable)
    .flatMap((street) => {
      const found: Address[] = [];
      const along = streetMeters(city, street);
      for (let number = 1; number <= lastHouse(lastOf(along)); number += step) {
        const position = housePosition(city, street, number, along);
        if (!position || taken.some((ring) => isInRing(position, ring))) continue;
        found.push({ street: street.id, number, position, district });
      }
      return found;
    });
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
