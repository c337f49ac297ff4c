import { createHash, randomBytes } from 'node:crypto';
import { customers, guests, sessions } from '../../src/features/auth/auth.tables.ts';
import { couriers } from '../../src/features/couriers/couriers.tables.ts';
import { addresses } from '../../src/features/customer/customer.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';
import { CENTER } from './places.ts';
import { next } from './sequence.ts';

/** A verified customer and the token of a signed-in device. */
export async function makeCustomer(q: Queryable, overrides: Partial<typeof customers.$inferInsert> = {}) {
  const n = next();
  const row = {
    firstName: 'Layla',
    lastName: `Haddad ${n}`,
    email: `customer${n}@errand.test`,
    phone: `+97150${String(1_000_000 + n)}`,
    emailVerified: true,
    phoneVerified: true,
    refCode: `REF${n}`,
    ...overrides,
  };
  const [customer] = await q.insert(customers).values(row).returning();
  // The language of a request is the test's choice.
  const { language: _stored, ...created } = customer!;
  return { ...created, token: await makeSession(q, created.id) };
}

/** Creates a session and returns its token. */
export async function makeSession(q: Queryable, customerId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  await q.insert(sessions).values({ tokenHash, customerId, expiresAt: new Date('2040-01-01T00:00:00Z') });
  return token;
}

export async function makeGuest(q: Queryable) {
  const [guest] = await q
    .insert(guests)
    .values({ id: randomBytes(16).toString('hex') })
    .returning();
  return guest!;
}

export async function makeAddress(
  q: Queryable,
  customerId: number,
  overrides: Partial<typeof addresses.$inferInsert> = {},
) {
  const row = {
    customerId,
    type: 'home',
    address: '12 Lighthouse Road',
    contactName: 'Layla Haddad',
    contactPhone: '+971501234567',
    ...CENTER,
    ...overrides,
  };
  const [address] = await q.insert(addresses).values(row).returning();
  return address!;
}

export async function makeCourier(q: Queryable, overrides: Partial<typeof couriers.$inferInsert> = {}) {
  const row = {
    firstName: { en: 'Omar', ar: 'عمر' },
    lastName: { en: 'Said', ar: 'سعيد' },
    phone: `+97155${String(1_000_000 + next())}`,
    vehicle: { en: 'Scooter', ar: 'دراجة' },
    ...CENTER,
    ...overrides,
  };
  const [courier] = await q.insert(couriers).values(row).returning();
  return courier!;
}
