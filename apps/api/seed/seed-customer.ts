import { passwords } from '../src/features/auth/accounts/index.ts';
import { customers } from '../src/features/auth/auth.tables.ts';
import { housePosition } from '../src/features/city-maps/addresses.ts';
import { addresses } from '../src/features/customer/customer.tables.ts';
import type { City, Position } from './city/index.ts';
import { DEMO_CUSTOMER, DEMO_CUSTOMER_FACE, DEMO_CUSTOMER_NAME } from './rows/demo-customer.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { pictureKey, type Seed } from './seed.types.ts';

const NAME = `${DEMO_CUSTOMER_NAME.first} ${DEMO_CUSTOMER_NAME.last}`;

/** The demo customer's id and home address. */
export type DemoCustomer = { id: number; home: typeof addresses.$inferInsert };

/** Layla with her two addresses. */
export async function seedCustomer(seed: Seed): Promise<DemoCustomer> {
  const { tx, city, now } = seed;
  const joined = daysAgoAt(now, 120, '19:00');
  const [customer] = await tx
    .insert(customers)
    .values({
      firstName: DEMO_CUSTOMER_NAME.first,
      lastName: DEMO_CUSTOMER_NAME.last,
      email: DEMO_CUSTOMER.email,
      phone: DEMO_CUSTOMER.phone,
      emailVerified: true,
      phoneVerified: true,
      passwordHash: await passwords.hash(DEMO_CUSTOMER.password),
      picture: pictureKey(seed, DEMO_CUSTOMER_FACE),
      refCode: 'LAYLA26',
      loginMedium: 'manual',
      createdAt: joined,
      updatedAt: joined,
    })
    .returning({ id: customers.id });
  if (!customer) throw new Error('The customer was not stored.');
  const home = {
    ...addressOf(customer.id, city.defaultAddress.position, joined),
    type: 'home',
    address: '12 Lantern Street, Old Town',
    road: 'Lantern Street',
    house: '12',
    floor: '3',
  };
  const office = {
    ...addressOf(customer.id, positionOn(city, 'Harbour Square', 4), joined),
    type: 'office',
    address: 'Pier Building, Harbour Square',
    road: 'Harbour Square',
    house: '4',
    note: 'Ask for Layla at the desk.',
  };
  await tx.insert(addresses).values([office, home]);
  return { id: customer.id, home };
}

function addressOf(customerId: number, [longitude, latitude]: Position, createdAt: Date) {
  return {
    customerId,
    contactName: NAME,
    contactPhone: DEMO_CUSTOMER.phone,
    contactEmail: DEMO_CUSTOMER.email,
    latitude,
    longitude,
    createdAt,
    updatedAt: createdAt,
  };
}

function positionOn(city: City, name: string, number: number): Position {
  const street = city.streets.find((candidate) => candidate.name.en === name);
  const position = street && housePosition(city, street, number);
  if (!position) throw new Error(`${name} has no number ${number}.`);
  return position;
}
