import { customers } from '../../src/features/auth/auth.tables.ts';
import { addresses } from '../../src/features/customer/customer.tables.ts';
import type { AddressBook } from '../rows/city-places.ts';
import { NEIGHBOR_DOMAIN } from '../rows/demo-customer.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { dayFrom } from '../rows/seed-times.ts';
import type { Buyer } from '../rows/store-orders.ts';
import { idOf, type Seed } from '../seed.types.ts';
import { dayPeople, type PersonKey } from './day-people.ts';

export type Neighbor = Buyer & { id: number; zoneId: number; language: 'en' | 'ar' };
export type Neighbors = Record<PersonKey, Neighbor>;

/** The other customers of the demo, each with a home. They sign in by a code to their phone. */
export async function seedPeople(seed: Seed, book: AddressBook): Promise<Neighbors> {
  const people = Object.entries(dayPeople).map(([key, person], index) => {
    const [first, last] = person.name;
    const home = book(`customer ${key}`, person.district);
    const phone = `+97155000${2201 + index}`;
    return { key, person, home, phone, email: `${key}@${NEIGHBOR_DOMAIN}`, first, last, index };
  });
  const made = await seed.tx
    .insert(customers)
    .values(
      people.map(({ key, first, last, phone, email, index }) => ({
        firstName: first,
        lastName: last,
        email,
        phone,
        phoneVerified: true,
        refCode: key.toUpperCase(),
        loginMedium: 'otp' as const,
        createdAt: dayFrom(seed.now, -90 + index * 4),
      })),
    )
    .returning({ id: customers.id, phone: customers.phone });
  const neighbors = people.map(({ key, person, home, phone, email, first, last }) => {
    const id = made.find((row) => row.phone === phone)?.id;
    if (id === undefined) throw new Error(`The customer ${key} was not stored.`);
    const [longitude, latitude] = home.position;
    const { language } = person;
    const place = {
      contactName: `${first} ${last}`,
      contactPhone: phone,
      contactEmail: email,
      address: home.address[language],
      addressType: 'home',
      latitude,
      longitude,
      road: null,
      house: null,
      floor: null,
    };
    return [
      key,
      { id, owner: `customer:${id}`, place, zoneId: idOf(seed.zones, home.zone), language },
    ] as const;
  });
  await insertRows(
    seed.tx,
    addresses,
    neighbors.map(([, { id, place }]) => ({ ...place, type: 'home', customerId: id })),
  );
  return Object.fromEntries(neighbors) as Neighbors;
}
