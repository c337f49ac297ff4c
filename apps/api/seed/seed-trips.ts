import { percentOf } from '@errand/domain/money';
import { usagePrice } from '@errand/domain/rental';
import { and, eq, sql } from 'drizzle-orm';
import { trips, tripVehicles, vehicles } from '../src/features/rental/rental.tables.ts';
import { requireStore } from '../src/features/stores/index.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { type TripSeed, tripSeeds } from './rows/trip-seeds.ts';
import { idOf, type Seed } from './seed.types.ts';
import type { DemoCustomer } from './seed-customer.ts';

/** The demo customer's trips, priced by the domain rules. */
export async function seedTrips(seed: Seed, { id }: DemoCustomer): Promise<void> {
  for (const trip of tripSeeds) await seedTrip(seed, `customer:${id}`, trip);
}

async function seedTrip(seed: Seed, owner: string, trip: TripSeed): Promise<void> {
  const { tx } = seed;
  const provider = await requireStore(tx, idOf(seed.stores, trip.provider));
  const [vehicle] = await tx
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.providerId, provider.id), eq(sql`${vehicles.name}->>'en'`, trip.vehicle)));
  if (!vehicle) throw new Error(`${trip.provider} has no ${trip.vehicle}.`);
  const use = { type: trip.type, hours: trip.hours, kilometers: 0, quantity: 1 };
  const price = usagePrice(vehicle, use);
  if (!price) throw new Error(`${trip.vehicle} has no such price.`);
  const taxMinor = percentOf(price.priceMinor, provider.tax_rate);
  const booked = daysAgoAt(seed.now, trip.bookedDaysBefore - trip.days, '18:00');
  const { latitude, longitude } = provider;
  const [row] = await tx
    .insert(trips)
    .values({
      owner,
      providerId: provider.id,
      zoneId: provider.zone_id,
      status: trip.status,
      type: trip.type,
      pickup: { latitude, longitude, name: trip.pickup },
      destination: trip.destination && { latitude, longitude, name: trip.destination },
      pickupAt: daysAgoAt(seed.now, -trip.days, trip.clock),
      estimatedHours: trip.hours,
      vehiclesMinor: price.originalMinor,
      discountMinor: price.originalMinor - price.priceMinor,
      taxMinor,
      totalMinor: price.priceMinor + taxMinor,
      paymentMethod: 'cash_on_delivery',
      paymentStatus: trip.status === 'completed' ? 'paid' : 'unpaid',
      createdAt: booked,
      updatedAt: booked,
    })
    .returning({ id: trips.id });
  if (!row) throw new Error('The trip was not stored.');
  const [picture = null] = vehicle.pictures;
  await tx.insert(tripVehicles).values({
    tripId: row.id,
    vehicleId: vehicle.id,
    name: vehicle.name,
    picture,
    tint: vehicle.tint,
    quantity: 1,
    totalMinor: price.priceMinor,
  });
}
