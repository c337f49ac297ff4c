import { quoteTrip, type TripQuote, tripEndMs } from '@errand/domain/rental';
import { and, eq, sql } from 'drizzle-orm';
import { bookVehicles } from '../src/features/fleet/index.ts';
import { orderHistory, orders } from '../src/features/orders/orders.tables.ts';
import { rentalTerms, vehicles } from '../src/features/rental/rental.tables.ts';
import { type AgreedTerms, trips, tripVehicles } from '../src/features/rental/trips.tables.ts';
import { DEFAULT_SETTINGS } from '../src/features/settings/index.ts';
import { requireStore, type StoreRow } from '../src/features/stores/index.ts';
import { randomFor } from './city/seeded-random.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { type TripSeed, tripSeeds } from './rows/trip-seeds.ts';
import { idOf, SEED_NUMBER, type Seed } from './seed.types.ts';
import type { DemoCustomer } from './seed-customer.ts';

/** The demo customer's trips, priced by the domain rules. */
export async function seedTrips(seed: Seed, customer: DemoCustomer): Promise<void> {
  for (const trip of tripSeeds) await seedTrip(seed, customer, trip);
}

type Vehicle = typeof vehicles.$inferSelect;

async function seedTrip(seed: Seed, customer: DemoCustomer, trip: TripSeed): Promise<void> {
  const { tx } = seed;
  const provider = await requireStore(tx, idOf(seed.stores, trip.provider));
  const [vehicle] = await tx
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.providerId, provider.id), eq(sql`${vehicles.name}->>'en'`, trip.vehicle)));
  if (!vehicle) throw new Error(`${trip.provider} has no ${trip.vehicle}.`);
  const [terms] = await tx.select().from(rentalTerms).where(eq(rentalTerms.providerId, provider.id));
  if (!terms) throw new Error(`${trip.provider} has no terms.`);
  const { providerId: _, ...agreed } = terms;
  const priced = quoteTrip({
    vehicles: [{ prices: vehicle, quantity: 1 }],
    length: { type: trip.type, hours: trip.hours, kilometers: trip.kilometers ?? 0 },
    minimumMinor: terms.minimumMinor,
    offer: null,
    depositMinor: terms.depositMinor,
    coupon: null,
    tax: { ratePercent: provider.tax_rate, included: DEFAULT_SETTINGS.tax_included === 1 },
    additionalChargeMinor: 0,
  });
  const booked = daysAgoAt(seed.now, trip.bookedDaysBefore - trip.days, '18:00');
  const values = orderRow(customer, trip, provider, priced, booked);
  const [row] = await tx.insert(orders).values(values).returning({ id: orders.id });
  if (!row) throw new Error('The trip was not stored.');
  const pickupAt = daysAgoAt(seed.now, -trip.days, trip.clock);
  await insertDetails(seed, row.id, trip, { provider, vehicle, priced, agreed, pickupAt });
  const history = historyOf(trip, booked, pickupAt);
  await tx.insert(orderHistory).values(history.map((step) => ({ ...step, orderId: row.id })));
}

type Details = {
  provider: StoreRow;
  vehicle: Vehicle;
  priced: TripQuote;
  agreed: AgreedTerms;
  pickupAt: Date;
};

async function insertDetails(
  { tx }: Seed,
  orderId: number,
  trip: TripSeed,
  { provider, vehicle, priced, agreed, pickupAt }: Details,
): Promise<void> {
  const { latitude, longitude, time_zone: timeZone } = provider;
  const start = { type: trip.type, pickupMs: pickupAt.getTime(), timeZone };
  const returnAt = new Date(tripEndMs(start, trip.hours));
  const [row] = await tx
    .insert(trips)
    .values({
      orderId,
      type: trip.type,
      pickup: { latitude, longitude, name: trip.pickup },
      destination: trip.destination && { latitude, longitude, name: trip.destination },
      pickupAt,
      returnAt,
      estimatedHours: trip.hours,
      distanceKm: trip.kilometers ?? null,
      terms: agreed,
      depositMinor: priced.depositMinor,
    })
    .returning({ id: trips.id });
  if (!row) throw new Error('The trip was not stored.');
  const { hourlyMinor, perKmMinor, dailyMinor, discount, discountType } = vehicle;
  await tx.insert(tripVehicles).values({
    tripId: row.id,
    vehicleId: vehicle.id,
    name: vehicle.name,
    picture: vehicle.pictures[0] ?? null,
    tint: vehicle.tint,
    quantity: 1,
    totalMinor: priced.subtotalMinor,
    originalMinor: priced.itemsMinor,
    prices: { hourlyMinor, perKmMinor, dailyMinor, discount, discountType },
  });
  const [plate] = vehicle.plates;
  if (plate && trip.status !== 'canceled')
    await bookVehicles(tx, orderId, [{ vehicleId: vehicle.id, plate }], { from: pickupAt, to: returnAt });
}

function orderRow(
  { id, home }: DemoCustomer,
  trip: TripSeed,
  provider: StoreRow,
  priced: TripQuote,
  booked: Date,
): typeof orders.$inferInsert {
  return {
    owner: `customer:${id}`,
    moduleId: provider.module_id,
    storeId: provider.id,
    zoneId: provider.zone_id,
    status: trip.status,
    type: 'trip',
    paymentMethod: 'cash_on_delivery',
    paymentStatus: trip.status === 'delivered' ? 'paid' : 'unpaid',
    itemsMinor: priced.itemsMinor,
    discountMinor: priced.discountMinor,
    storeDiscountMinor: 0,
    couponDiscountMinor: 0,
    taxMinor: priced.taxMinor,
    taxIncluded: priced.taxIncluded,
    taxRate: provider.tax_rate,
    deliveryMinor: 0,
    originalDeliveryMinor: 0,
    surchargeMinor: 0,
    additionalMinor: 0,
    packagingMinor: 0,
    tipMinor: 0,
    totalMinor: priced.totalMinor,
    contact: { name: home.contactName, phone: home.contactPhone, email: home.contactEmail ?? null },
    otp: String(randomFor(SEED_NUMBER, `code of ${trip.vehicle}`).below(10_000)).padStart(4, '0'),
    canceledBy: trip.status === 'canceled' ? 'customer' : null,
    createdAt: booked,
    updatedAt: booked,
  };
}

type HistoryStep = Pick<typeof orderHistory.$inferInsert, 'status' | 'actor' | 'at'>;

function historyOf(trip: TripSeed, booked: Date, pickupAt: Date): HistoryStep[] {
  const placed = { status: 'pending' as const, actor: 'customer' as const, at: booked };
  if (trip.status === 'canceled')
    return [placed, { status: 'canceled', actor: 'customer', at: after(booked, 20) }];
  const confirmed = { status: 'confirmed' as const, actor: 'store' as const, at: after(booked, 0.1) };
  if (trip.status === 'confirmed') return [placed, confirmed];
  return [
    placed,
    confirmed,
    { status: 'picked_up', actor: 'store', at: pickupAt },
    { status: 'delivered', actor: 'store', at: after(pickupAt, trip.hours) },
  ];
}

function after(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * 3_600_000);
}
