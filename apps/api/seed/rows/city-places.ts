import { addressesIn } from '../../src/features/city-maps/addresses.ts';
import { haversineMeters, isInRing } from '../../src/features/city-maps/distance.ts';
import type { City, DistrictSlug, Position, ZoneSlug } from '../city/index.ts';
import { randomFor } from '../city/seeded-random.ts';
import type { Text } from '../world/types.ts';
import { ZONE_ORDER } from './zone-seeds.ts';

type CityAddress = { position: Position; address: Text; zone: ZoneSlug };

/** Minimum distance of two addresses, so that their map pins do not overlap. */
const APART_METERS = 70;
/** Uses every seventh house: sufficient, and a fraction of the work. */
const HOUSE_STEP = 7;

/** Assigns real addresses of the city, each at most once. */
export type AddressBook = (owner: string, district: DistrictSlug) => CityAddress;

export function openAddressBook(city: City): AddressBook {
  const free = new Map<DistrictSlug, ReturnType<typeof addressesIn>>();
  const taken: Position[] = [];
  return (owner, district) => {
    const houses = free.get(district) ?? addressesIn(city, district, HOUSE_STEP);
    free.set(district, houses);
    const random = randomFor(city.seed, `address of ${owner}`);
    for (let attempt = 0; attempt < 500; attempt += 1) {
      const house = houses[random.below(houses.length)];
      const zone = house && zoneOf(city, house.position);
      if (!house || !zone || taken.some((other) => haversineMeters(other, house.position) < APART_METERS))
        continue;
      taken.push(house.position);
      return {
        position: house.position,
        address: addressText(city, house.street, house.number, district),
        zone,
      };
    }
    throw new Error(`${district} has no address left for ${owner}.`);
  };
}

/** The most central zone that contains the position; null outside the city. */
export function zoneOf(city: City, position: Position): ZoneSlug | null {
  const holds = (slug: ZoneSlug) =>
    city.zones.some((zone) => zone.slug === slug && isInRing(position, zone.ring));
  return ZONE_ORDER.find(holds) ?? null;
}

/** "12 Lantern Street, Old Town" in both languages. */
function addressText(city: City, streetId: number, number: number, district: DistrictSlug): Text {
  const street = city.streets[streetId]?.name;
  const area = city.districts.find(({ slug }) => slug === district)?.name;
  if (!street || !area) throw new Error(`The city has no street ${streetId} in ${district}.`);
  return { en: `${number} ${street.en}, ${area.en}`, ar: `${number} ${street.ar}، ${area.ar}` };
}
