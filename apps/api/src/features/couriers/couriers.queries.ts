import type { Point } from '@errand/domain/location';
import { and, asc, eq, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import { inDefaultLanguage, type Queryable, type Tx } from '../../platform/db/index.ts';
import { hasRunningOrderSql } from '../orders/orders.views.ts';
import { couriers } from './couriers.tables.ts';

/** Serializes assignments in all processes: two concurrent orders must not find the same courier. */
export async function lockAssignment(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('courier assignment', 0))`);
}

/**
 * The nearest active courier of the zone without a running order; null when all are busy. Couriers with an account are
 * excluded, because they get an offer instead.
 */
export async function findNearestFree(q: Queryable, zoneId: number, { latitude, longitude }: Point) {
  const distance = sql`power(${couriers.latitude} - ${latitude}::float8, 2)
    + power((${couriers.longitude} - ${longitude}::float8) * cos(radians(${latitude}::float8)), 2) nulls last`;
  const [row] = await q
    .select({ id: couriers.id })
    .from(couriers)
    .where(
      and(
        couriers.active,
        isNull(couriers.staffId),
        or(isNull(couriers.zoneId), eq(couriers.zoneId, zoneId)),
        not(hasRunningOrderSql(couriers.id)),
      ),
    )
    .orderBy(distance, asc(couriers.id))
    .limit(1);
  return row?.id ?? null;
}

/** Active couriers without an account and a running order whose location is older than an instant. */
export async function listIdleCouriers(q: Queryable, before: Date): Promise<number[]> {
  const rows = await q
    .select({ id: couriers.id })
    .from(couriers)
    .where(
      and(
        couriers.active,
        isLocatedBefore(before),
        isNull(couriers.staffId),
        not(hasRunningOrderSql(couriers.id)),
      ),
    )
    .orderBy(asc(couriers.id));
  return rows.map(({ id }) => id);
}

/** Couriers without an account whose location is older than an instant, or unknown. */
export async function listLocatedBefore(q: Queryable, before: Date): Promise<number[]> {
  const rows = await q
    .select({ id: couriers.id })
    .from(couriers)
    .where(and(isLocatedBefore(before), isNull(couriers.staffId)));
  return rows.map(({ id }) => id);
}

function isLocatedBefore(before: Date) {
  return or(isNull(couriers.locatedAt), lte(couriers.locatedAt, before));
}

export async function updateLocation(
  q: Queryable,
  id: number,
  { latitude, longitude }: Point,
  heading: number | null,
  at: Date,
): Promise<void> {
  await q.update(couriers).set({ latitude, longitude, heading, locatedAt: at }).where(eq(couriers.id, id));
}

export type CourierAccount = typeof couriers.$inferSelect;

/** The courier whose account a member uses; null for a member without one. */
export async function findCourierOf(q: Queryable, staffId: number): Promise<CourierAccount | null> {
  const [row] = await q.select().from(couriers).where(eq(couriers.staffId, staffId));
  return row ?? null;
}

export async function findCourier(q: Queryable, id: number): Promise<CourierAccount | null> {
  const [row] = await q.select().from(couriers).where(eq(couriers.id, id));
  return row ?? null;
}

/** Connects a courier, initially offline, with the account of a member; false if the courier has an account. */
export async function connectAccount(tx: Tx, id: number, staffId: number): Promise<boolean> {
  const rows = await tx
    .update(couriers)
    .set({ staffId, online: false })
    .where(and(eq(couriers.id, id), isNull(couriers.staffId)))
    .returning({ id: couriers.id });
  return rows.length > 0;
}

/** Active couriers without an account, by name. */
export function listWithoutAccount(q: Queryable, limit: number) {
  return q
    .select({ id: couriers.id, firstName: couriers.firstName, lastName: couriers.lastName })
    .from(couriers)
    .where(and(couriers.active, isNull(couriers.staffId)))
    .orderBy(asc(inDefaultLanguage(couriers.firstName)), asc(couriers.id))
    .limit(limit);
}

export async function disconnectAccount(tx: Tx, staffId: number): Promise<void> {
  await tx.update(couriers).set({ staffId: null, online: true }).where(eq(couriers.staffId, staffId));
}

export async function updateOnline(q: Queryable, id: number, online: boolean): Promise<void> {
  await q.update(couriers).set({ online }).where(eq(couriers.id, id));
}

/** Creates a courier of all zones for a member's account, unless the account has one. */
export async function ensureCourierOf(
  q: Queryable,
  staffId: number,
  courier: Pick<typeof couriers.$inferInsert, 'firstName' | 'lastName' | 'phone' | 'vehicle'>,
): Promise<void> {
  await q
    .insert(couriers)
    .values({ ...courier, staffId, online: false })
    .onConflictDoNothing({ target: couriers.staffId });
}

/** Adds an active courier and returns the id. */
export async function addCourier(
  q: Queryable,
  row: Pick<typeof couriers.$inferInsert, 'firstName' | 'lastName' | 'phone' | 'vehicle' | 'zoneId'>,
): Promise<number> {
  const [made] = await q.insert(couriers).values(row).returning({ id: couriers.id });
  if (!made) throw new Error('no courier was inserted');
  return made.id;
}

/** The zones of active couriers; null for couriers of all zones. */
export async function listCourierZones(q: Queryable): Promise<(number | null)[]> {
  const rows = await q
    .selectDistinct({ zoneId: couriers.zoneId })
    .from(couriers)
    .where(eq(couriers.active, true));
  return rows.map(({ zoneId }) => zoneId);
}

/** Whether a courier has a phone number. */
export async function isCourierPhone(q: Queryable, phone: string): Promise<boolean> {
  const rows = await q.select({ id: couriers.id }).from(couriers).where(eq(couriers.phone, phone)).limit(1);
  return rows.length > 0;
}

/** The average of a courier without ratings. */
const UNRATED = 5;

/**
 * Adds a rating of 1 to 5 stars to a courier, or replaces `before`, an earlier rating of the same order. Null removes
 * `before`.
 */
export async function addCourierRating(
  tx: Tx,
  courierId: number,
  { rating, before }: { rating: number | null; before: number | null },
): Promise<void> {
  const count = sql`${couriers.ratingCount} + ${(rating === null ? 0 : 1) - (before === null ? 0 : 1)}`;
  const sum = sql`${couriers.ratingAverage} * ${couriers.ratingCount} + ${(rating ?? 0) - (before ?? 0)}`;
  await tx
    .update(couriers)
    .set({
      ratingAverage: sql`case when ${count} > 0 then (${sum}) / (${count}) else ${UNRATED} end`,
      ratingCount: count,
    })
    .where(eq(couriers.id, courierId));
}

/** The couriers of a scope with their names. Those of every zone belong to the whole shop. */
export function listCouriersIn(
  q: Queryable,
  scope: { all: true } | { all: false; zoneIds: readonly number[] },
) {
  return q
    .select({ id: couriers.id, firstName: couriers.firstName, lastName: couriers.lastName })
    .from(couriers)
    .where(scope.all ? undefined : inArray(couriers.zoneId, [...scope.zoneIds]));
}

/** The names of couriers by id. */
export function listCourierNames(q: Queryable, ids: readonly number[]) {
  return q
    .select({ id: couriers.id, firstName: couriers.firstName, lastName: couriers.lastName })
    .from(couriers)
    .where(inArray(couriers.id, [...ids]));
}

/** The zone of a courier as a place; one of every zone belongs to the whole shop. Null if there is no such courier. */
export async function findCourierPlace(
  q: Queryable,
  id: number,
): Promise<{ zoneIds: number[]; storeId: null } | null> {
  const [row] = await q.select({ zoneId: couriers.zoneId }).from(couriers).where(eq(couriers.id, id));
  return row ? { zoneIds: row.zoneId === null ? [] : [row.zoneId], storeId: null } : null;
}

/** The staff account of a courier; null without one. */
export async function findCourierMember(q: Queryable, id: number): Promise<number | null> {
  const [row] = await q.select({ staffId: couriers.staffId }).from(couriers).where(eq(couriers.id, id));
  return row?.staffId ?? null;
}
