import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { vehicles } from '../rental.tables.ts';
import { trips, tripVehicles } from '../trips.tables.ts';

export type StoredTrip = typeof trips.$inferSelect;
export type StoredTripVehicle = typeof tripVehicles.$inferSelect;

export async function insertTrip(
  tx: Tx,
  orderId: number,
  trip: Omit<typeof trips.$inferInsert, 'orderId'>,
  rows: Omit<typeof tripVehicles.$inferInsert, 'tripId'>[],
): Promise<void> {
  const [row] = await tx
    .insert(trips)
    .values({ ...trip, orderId })
    .returning({ id: trips.id });
  if (!row) throw new Error('The trip was not stored');
  await tx.insert(tripVehicles).values(rows.map((vehicle) => ({ ...vehicle, tripId: row.id })));
}

/** The trip of an order. Lock the order first to change it. */
export async function findTrip(q: Queryable, orderId: number): Promise<StoredTrip | null> {
  const [row] = await q.select().from(trips).where(eq(trips.orderId, orderId));
  return row ?? null;
}

export function listTripVehicles(q: Queryable, tripId: number): Promise<StoredTripVehicle[]> {
  return q.select().from(tripVehicles).where(eq(tripVehicles.tripId, tripId)).orderBy(asc(tripVehicles.id));
}

/** The classes of vehicles that an order has booked. */
export async function listVehicleIds(q: Queryable, orderId: number): Promise<number[]> {
  const rows = await q
    .select({ id: tripVehicles.vehicleId })
    .from(tripVehicles)
    .innerJoin(trips, eq(trips.id, tripVehicles.tripId))
    .where(eq(trips.orderId, orderId));
  return rows.map(({ id }) => id);
}

export async function updateTrip(tx: Tx, orderId: number, change: Partial<StoredTrip>): Promise<void> {
  await tx.update(trips).set(change).where(eq(trips.orderId, orderId));
}

export async function updateTripVehicle(
  tx: Tx,
  id: number,
  change: Pick<StoredTripVehicle, 'totalMinor' | 'originalMinor'>,
): Promise<void> {
  await tx.update(tripVehicles).set(change).where(eq(tripVehicles.id, id));
}

/**
 * Locks classes of vehicles until the transaction ends, in the order of their ids: bookings of one class are serialized,
 * and each sees those before it.
 */
export async function lockVehicles(tx: Tx, vehicleIds: number[]): Promise<void> {
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.id, vehicleIds))
    .orderBy(asc(vehicles.id))
    .for('no key update');
}

/** Counts a trip for each class of vehicle, in the order of their ids, in which they are locked. */
export async function countTrips(tx: Tx, rows: { id: number; quantity: number }[]): Promise<void> {
  for (const { id, quantity } of rows.toSorted((a, b) => a.id - b.id))
    await tx
      .update(vehicles)
      .set({ tripCount: sql`${vehicles.tripCount} + ${quantity}` })
      .where(eq(vehicles.id, id));
}
