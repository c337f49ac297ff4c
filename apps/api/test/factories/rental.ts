import type { OrderStatus } from '@errand/domain/orders';
import { vehicleBookings } from '../../src/features/fleet/fleet.tables.ts';
import { orderHistory, type orders } from '../../src/features/orders/orders.tables.ts';
import {
  rentalTerms,
  vehicleBrands,
  vehicleCategories,
  vehicles,
} from '../../src/features/rental/rental.tables.ts';
import { trips, tripVehicles } from '../../src/features/rental/trips.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';
import { makeOrder } from './orders.ts';
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

/** What a provider asks of trips. */
export async function makeTerms(
  q: Queryable,
  providerId: number,
  terms: Partial<typeof rentalTerms.$inferInsert>,
) {
  await q.insert(rentalTerms).values({ providerId, ...terms });
}

/** A car for 42.00 a day and 6.00 an hour, without a rate per kilometer. Creates a provider unless one is given. */
export async function makeRentalVehicle(q: Queryable, overrides: Partial<typeof vehicles.$inferInsert> = {}) {
  const n = next();
  const [brand] = await q
    .insert(vehicleBrands)
    .values({ slug: `brand-${n}`, name: { en: `Brand ${n}`, ar: `علامة ${n}` } })
    .returning();
  const row: typeof vehicles.$inferInsert = {
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

type TripOverrides = {
  status?: OrderStatus;
  canceledBy?: 'customer';
  order?: Partial<typeof orders.$inferInsert>;
  trip?: Partial<typeof trips.$inferInsert>;
  vehicle?: Partial<typeof vehicles.$inferInsert>;
};

/** A trip of two hours with one vehicle, paid in cash: an order, its trip and the booked vehicle. */
export async function makeTrip(q: Queryable, owner: string, overrides: TripOverrides = {}) {
  const provider = await makeProvider(q);
  const vehicle = await makeRentalVehicle(q, { providerId: provider.id, ...overrides.vehicle });
  const pickupAt = overrides.trip?.pickupAt ?? new Date('2026-03-05T08:00:00Z');
  const returnAt = overrides.trip?.returnAt ?? new Date(pickupAt.getTime() + 2 * 3_600_000);
  const order = await makeOrder(q, owner, {
    type: 'trip',
    storeId: provider.id,
    moduleId: provider.moduleId,
    zoneId: provider.zoneId,
    status: overrides.status ?? 'pending',
    canceledBy: overrides.status === 'canceled' ? 'customer' : null,
    itemsMinor: 1200,
    taxMinor: 60,
    taxRate: 5,
    totalMinor: 1260,
    ...overrides.order,
  });
  await q
    .insert(orderHistory)
    .values({ orderId: order.id, status: order.status, actor: 'store', at: order.updatedAt });
  const place = { ...CENTER, name: { en: 'Harbour Square', ar: 'ساحة الميناء' } };
  const [trip] = await q
    .insert(trips)
    .values({
      orderId: order.id,
      type: 'hourly',
      pickup: place,
      pickupAt,
      returnAt,
      estimatedHours: 2,
      ...overrides.trip,
    })
    .returning();
  await q.insert(tripVehicles).values({
    tripId: trip!.id,
    vehicleId: vehicle.id,
    name: vehicle.name,
    quantity: 1,
    totalMinor: 1200,
  });
  await q.insert(vehicleBookings).values({
    orderId: order.id,
    vehicleId: vehicle.id,
    plate: vehicle.plates[0] ?? '',
    fromAt: pickupAt,
    toAt: returnAt,
    active: order.status !== 'canceled',
  });
  return { ...order, trip: trip!, vehicle, provider };
}
