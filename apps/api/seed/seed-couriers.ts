import { couriers } from '../src/features/couriers/couriers.tables.ts';
import { randomFor } from './city/seeded-random.ts';
import type { AddressBook } from './rows/city-places.ts';
import { courierSeeds } from './rows/courier-seeds.ts';
import { idOf, pictureKey, SEED_NUMBER, type Seed } from './seed.types.ts';

/** The couriers, each waiting at an address of their district. */
export async function seedCouriers(seed: Seed, addresses: AddressBook): Promise<void> {
  const rows = courierSeeds.map((courier, index) => {
    const { position, zone } = addresses(`courier ${courier.firstName.en}`, courier.district);
    return {
      firstName: courier.firstName,
      lastName: courier.lastName,
      phone: `+97155000${1101 + index}`,
      vehicle: courier.vehicle,
      picture: pictureKey(seed, courier.picture),
      zoneId: idOf(seed.zones, zone),
      ratingAverage: courier.rating[0],
      ratingCount: courier.rating[1],
      latitude: position[1],
      longitude: position[0],
      heading: randomFor(SEED_NUMBER, `heading of ${courier.firstName.en}`).below(360),
      locatedAt: seed.now,
    };
  });
  const made = await seed.tx
    .insert(couriers)
    .values(rows)
    .returning({ id: couriers.id, firstName: couriers.firstName });
  for (const { id, firstName } of made) seed.couriers.set(firstName.en.toLowerCase(), id);
}
