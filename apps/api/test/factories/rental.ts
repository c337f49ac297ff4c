import {
  trips,
  tripVehicles,
  vehicleBrands,
  vehicleCategories,
  vehicles,
} from '../../src/features/rental/rental.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';
import { CENTER, makeModule } from './places.ts';
import { next } from './sequence.ts';
import { makeStore } from './stores.ts';

export async function makeVehicleCategory(q: Queryable) {
  const n = next();
  const [category] = await q
    .insert(vehicleCategories)
    .values({ slug: `kind-${n}`, name: { en: `Kind ${n}`, ar: `نوع ${n}` }, position: n })
    .returning();
  return category!;
}

/** A rental provider: a store of a rental module. */
export async function makeProvider(q: Queryable, overrides: Parameters<typeof makeStore>[1] = {}) {
  const moduleId = overrides.moduleId ?? (await makeModule(q, { type: 'rental' })).id;
  if (overrides.zoneId) return makeStore(q, { ...overrides, moduleId });
  const place = await makeStore(q);
  return makeStore(q, { zoneId: place.zoneId, ...overrides, moduleId });
}

/** A car for 42.00 a day and 6.00 an hour, without a rate per kilometer. Creates a provider unless one is given. */
export async function makeRentalVehicle(q: Queryable, overrides: Partial<typeof vehicles.$inferInsert> = {}) {
  const n = next();
  const [brand] = await q
    .insert(vehicleBrands)
    .values({ slug: `brand-${n}`, name: { en: `Brand ${n}`, ar: `علامة ${n}` } })
    .returning();
  const row = {
    slug: `vehicle-${n}`,
    providerId: overrides.providerId ?? (await makeProvider(q)).id,
    categoryId: overrides.categoryId ?? (await makeVehicleCategory(q)).id,
    brandId: brand!.id,
    name: { en: `Car ${n}`, ar: `سيارة ${n}` },
    description: { en: 'Runs.', ar: 'تسير.' },
    seats: 4,
    fuel: 'petrol',
    transmission: 'automatic',
    hourlyMinor: 600,
    dailyMinor: 4200,
    plates: ['MRS 00001'],
    ...overrides,
  };
  const [vehicle] = await q.insert(vehicles).values(row).returning();
  return vehicle!;
}

/** A trip of two hours with one vehicle. Creates the vehicle and its provider. */
export async function makeTrip(
  q: Queryable,
  owner: string,
  overrides: Partial<typeof trips.$inferInsert> = {},
) {
  const provider = await makeProvider(q);
  const vehicle = await makeRentalVehicle(q, { providerId: provider.id });
  const place = { ...CENTER, name: { en: 'Harbour Square', ar: 'ساحة الميناء' } };
  const row = {
    owner,
    providerId: provider.id,
    zoneId: provider.zoneId,
    type: 'hourly' as const,
    pickup: place,
    pickupAt: new Date('2026-03-05T08:00:00Z'),
    estimatedHours: 2,
    vehiclesMinor: 1200,
    discountMinor: 0,
    taxMinor: 60,
    totalMinor: 1260,
    paymentMethod: 'cash_on_delivery',
    ...overrides,
  };
  const [trip] = await q.insert(trips).values(row).returning();
  await q
    .insert(tripVehicles)
    .values({ tripId: trip!.id, vehicleId: vehicle.id, name: vehicle.name, quantity: 1, totalMinor: 1200 });
  return { ...trip!, vehicle };
}
