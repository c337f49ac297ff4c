import type { Point } from '@errand/domain/location';
import { and, asc, eq, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { hasRunningOrderSql } from '../orders/orders.views.ts';
import { couriers } from './couriers.tables.ts';

/** Serializes assignments in all processes: two concurrent orders must not find the same courier. */
export async function lockAssignment(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('courier assignment', 0))`);
}

/** The nearest active courier of the zone without a running order; null when all are busy. */
export async function findNearestFree(q: Queryable, zoneId: number, { latitude, longitude }: Point) {
  const distance = sql`power(${couriers.latitude} - ${latitude}::float8, 2)
    + power((${couriers.longitude} - ${longitude}::float8) * cos(radians(${latitude}::float8)), 2) nulls last`;
  const [row] = await q
    .select({ id: couriers.id })
    .from(couriers)
    .where(
      and(
        couriers.active,
        or(isNull(couriers.zoneId), eq(couriers.zoneId, zoneId)),
        not(hasRunningOrderSql(couriers.id)),
      ),
    )
    .orderBy(distance, asc(couriers.id))
    .limit(1);
  return row?.id ?? null;
}

/** Active couriers without a running order whose location is older than an instant. */
export async function listIdleCouriers(q: Queryable, before: Date): Promise<number[]> {
  const rows = await q
    .select({ id: couriers.id })
    .from(couriers)
    .where(and(couriers.active, isLocatedBefore(before), not(hasRunningOrderSql(couriers.id))))
    .orderBy(asc(couriers.id));
  return rows.map(({ id }) => id);
}

/** Couriers whose location is older than an instant, or unknown. */
export async function listLocatedBefore(q: Queryable, before: Date): Promise<number[]> {
  const rows = await q.select({ id: couriers.id }).from(couriers).where(isLocatedBefore(before));
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
