import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { isRentedOutSql } from '../orders/orders.views.ts';
import { vehicleBookings } from './fleet.tables.ts';

/** A time range in which vehicles are booked; the end is exclusive. */
export type TimeRange = { from: Date; to: Date };

/** An active booking of an individual vehicle. */
export type VehicleBooking = Pick<
  typeof vehicleBookings.$inferSelect,
  'vehicleId' | 'plate' | 'fromAt' | 'toAt'
>;

/** The active bookings that overlap a time range, except those of the order `except`. */
export function listBookings(
  q: Queryable,
  vehicleIds: number[],
  { from, to }: TimeRange,
  except = 0,
): Promise<VehicleBooking[]> {
  const { vehicleId, plate, fromAt, toAt, active, orderId } = vehicleBookings;
  if (vehicleIds.length === 0 || from >= to) return Promise.resolve([]);
  return q
    .select({ vehicleId, plate, fromAt, toAt })
    .from(vehicleBookings)
    .where(
      and(
        inArray(vehicleId, vehicleIds),
        active,
        sql`${orderId} is distinct from ${except}`,
        sql`tstzrange(${fromAt}, ${toAt}) && tstzrange(${from.toISOString()}, ${to.toISOString()})`,
      ),
    );
}

/** The active bookings of a class that end after an instant, the next one first. Those without an order are closures. */
export function listUpcomingBookings(q: Queryable, id: number, at: Date) {
  const { vehicleId, plate, orderId, fromAt, toAt, active, reason } = vehicleBookings;
  return q
    .select({ id: vehicleBookings.id, plate, orderId, fromAt, toAt, reason })
    .from(vehicleBookings)
    .where(and(eq(vehicleId, id), active, gt(toAt, at)))
    .orderBy(asc(fromAt), asc(vehicleBookings.id));
}

/** The active bookings and closures of classes that overlap a time range, in their order. */
export function listCalendarBookings(q: Queryable, vehicleIds: number[], { from, to }: TimeRange) {
  const { id, vehicleId, plate, orderId, fromAt, toAt, active, reason } = vehicleBookings;
  if (vehicleIds.length === 0) return Promise.resolve([]);
  return q
    .select({ id, vehicleId, plate, orderId, fromAt, toAt, reason })
    .from(vehicleBookings)
    .where(and(inArray(vehicleId, vehicleIds), active, lt(fromAt, to), gt(toAt, from)))
    .orderBy(asc(fromAt), asc(id));
}

/** The individual vehicles of an order. */
export function listBookedPlates(q: Queryable, orderId: number) {
  const { vehicleId, plate, active } = vehicleBookings;
  return q
    .select({ vehicleId, plate, active })
    .from(vehicleBookings)
    .where(eq(vehicleBookings.orderId, orderId))
    .orderBy(asc(vehicleBookings.id));
}

/** Books individual vehicles for an order. Lock their classes and choose free plates first. */
export async function bookVehicles(
  tx: Tx,
  orderId: number,
  plates: { vehicleId: number; plate: string }[],
  { from, to }: TimeRange,
): Promise<void> {
  await tx.insert(vehicleBookings).values(plates.map((one) => ({ ...one, orderId, fromAt: from, toAt: to })));
}

/** Replaces the individual vehicles and the time of an order. Lock their classes and choose free plates first. */
export async function replacePlates(
  tx: Tx,
  orderId: number,
  plates: { vehicleId: number; plate: string }[],
  range: TimeRange,
): Promise<void> {
  await tx.delete(vehicleBookings).where(eq(vehicleBookings.orderId, orderId));
  await bookVehicles(tx, orderId, plates, range);
}

/** Frees the vehicles of a canceled order at once. Idempotent. */
export async function releaseVehicles(tx: Tx, orderId: number): Promise<void> {
  await tx.update(vehicleBookings).set({ active: false }).where(eq(vehicleBookings.orderId, orderId));
}

/** Lets the booking of an order begin at an instant if it begins later. Look for other bookings of that time first. */
export async function beginBookings(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .update(vehicleBookings)
    .set({ fromAt: sql`least(${vehicleBookings.fromAt}, ${at.toISOString()})` })
    .where(eq(vehicleBookings.orderId, orderId));
}

/** Lets the booking of an order begin at its pickup again, after a hand-over that was undone. */
export async function resetBookings(tx: Tx, orderId: number, pickupAt: Date): Promise<void> {
  await tx.update(vehicleBookings).set({ fromAt: pickupAt }).where(eq(vehicleBookings.orderId, orderId));
}

/** The orders that have an individual vehicle now, because they have not returned it. */
export async function listHolders(q: Queryable, vehicle: number, of: string): Promise<number[]> {
  const { vehicleId, plate, orderId } = vehicleBookings;
  const rows = await q
    .select({ orderId })
    .from(vehicleBookings)
    .where(and(eq(vehicleId, vehicle), eq(plate, of), isRentedOutSql(orderId)));
  return rows.flatMap(({ orderId: id }) => id ?? []);
}

/** Frees vehicles that came back before the end of their booking. */
export async function endBookings(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .update(vehicleBookings)
    .set({
      toAt: sql`greatest(${vehicleBookings.fromAt}, least(${vehicleBookings.toAt}, ${at.toISOString()}))`,
    })
    .where(eq(vehicleBookings.orderId, orderId));
}

/** Closes an individual vehicle for a time. Lock its class and look for bookings of that time first. */
export async function insertClosure(
  tx: Tx,
  { from, to }: TimeRange,
  closure: { vehicleId: number; plate: string; reason: string },
): Promise<void> {
  await tx.insert(vehicleBookings).values({ ...closure, fromAt: from, toAt: to });
}

/** Changes a closure of a class. Lock its class and look for bookings of that time first. Returns whether it exists. */
export async function updateClosure(
  tx: Tx,
  { from, to }: TimeRange,
  closure: { id: number; vehicleId: number; plate: string; reason: string },
): Promise<boolean> {
  const { id, vehicleId, plate, reason } = closure;
  const rows = await tx
    .update(vehicleBookings)
    .set({ plate, reason, fromAt: from, toAt: to })
    .where(
      and(
        eq(vehicleBookings.id, id),
        eq(vehicleBookings.vehicleId, vehicleId),
        isNull(vehicleBookings.orderId),
      ),
    )
    .returning({ id: vehicleBookings.id });
  return rows.length > 0;
}

/** Ends closures of a class: the one of an id, those of a plate, or all. Returns how many there were. */
export async function deleteClosures(
  tx: Tx,
  vehicleId: number,
  of: { id?: number; plate?: string } = {},
): Promise<number> {
  const rows = await tx
    .delete(vehicleBookings)
    .where(
      and(
        eq(vehicleBookings.vehicleId, vehicleId),
        isNull(vehicleBookings.orderId),
        of.id === undefined ? undefined : eq(vehicleBookings.id, of.id),
        of.plate === undefined ? undefined : eq(vehicleBookings.plate, of.plate),
      ),
    )
    .returning({ id: vehicleBookings.id });
  return rows.length;
}
