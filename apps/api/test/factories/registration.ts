import { randomBytes } from 'node:crypto';
import {
  courierApplications,
  courierVehicles,
  storeApplications,
  storePlans,
} from '../../src/features/registration/registration.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';
import { CENTER, makeModule, makeZone } from './places.ts';
import { next } from './sequence.ts';

/** A monthly plan for 29.00. */
export async function makePlan(q: Queryable, overrides: Partial<typeof storePlans.$inferInsert> = {}) {
  const row = {
    name: { en: 'Stall', ar: 'كشك' },
    description: { en: '' },
    priceMinor: 2900,
    validityDays: 30,
    ...overrides,
  };
  const [plan] = await q.insert(storePlans).values(row).returning();
  return plan!;
}

/** A pending application of a store that pays a commission. */
export async function makeStoreApplication(
  q: Queryable,
  overrides: Partial<typeof storeApplications.$inferInsert> = {},
) {
  const n = next();
  const row = {
    firstName: 'Nadia',
    lastName: 'Karam',
    email: `applicant${n}@errand.test`,
    phone: `+97156${String(1_000_000 + n)}`,
    passwordHash: '',
    language: 'en' as const,
    key: randomBytes(16).toString('hex'),
    name: { en: `Blue Gate ${n}` },
    address: { en: '3 Anchor Street' },
    ...CENTER,
    leastTime: 20,
    mostTime: 40,
    timeUnit: 'min' as const,
    taxPercent: 0,
    logo: '',
    plan: 'commission' as const,
    ...overrides,
    zoneId: overrides.zoneId ?? (await makeZone(q)).id,
    moduleId: overrides.moduleId ?? (await makeModule(q)).id,
  };
  const [application] = await q.insert(storeApplications).values(row).returning();
  return application!;
}

/** A pending application of a courier with a scooter. Its papers are keys without files. */
export async function makeCourierApplication(
  q: Queryable,
  overrides: Partial<typeof courierApplications.$inferInsert> = {},
) {
  const n = next();
  const [vehicle] = await q
    .insert(courierVehicles)
    .values({ name: { en: 'Scooter', ar: 'دراجة' } })
    .returning();
  const row = {
    firstName: 'Karim',
    lastName: 'Nasser',
    email: `courier${n}@errand.test`,
    phone: `+97154${String(1_000_000 + n)}`,
    passwordHash: '',
    language: 'en' as const,
    identityType: 'passport' as const,
    identityNumber: 'P1',
    identityPictures: [],
    picture: '',
    freelance: true,
    vehicleId: vehicle?.id ?? 0,
    ...overrides,
    zoneId: overrides.zoneId ?? (await makeZone(q)).id,
  };
  const [application] = await q.insert(courierApplications).values(row).returning();
  return application!;
}
