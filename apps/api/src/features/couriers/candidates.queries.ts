import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { countRunningOrdersSql } from '../orders/orders.views.ts';
import { couriers } from './couriers.tables.ts';

const CANDIDATE = {
  id: couriers.id,
  firstName: couriers.firstName,
  lastName: couriers.lastName,
  phone: couriers.phone,
  vehicle: couriers.vehicle,
  active: couriers.active,
  staffId: couriers.staffId,
  online: couriers.online,
  zoneId: couriers.zoneId,
  latitude: couriers.latitude,
  longitude: couriers.longitude,
  locatedAt: couriers.locatedAt,
  // Drizzle omits the table of columns in the fields of a select, where `id` would then refer to the order.
  load: countRunningOrdersSql(sql`${couriers}.id`),
};

export type Candidate = Omit<
  typeof couriers.$inferSelect,
  'picture' | 'ratingAverage' | 'ratingCount' | 'heading'
> & {
  load: number;
};

/** Active couriers of the zones (null for all zones) or without a zone, and the couriers with these ids. */
export function listCandidates(
  q: Queryable,
  zoneIds: readonly number[] | null,
  ids: readonly number[] = [],
): Promise<Candidate[]> {
  const isNear =
    zoneIds === null ? sql`true` : or(isNull(couriers.zoneId), inArray(couriers.zoneId, [...zoneIds]));
  return q
    .select(CANDIDATE)
    .from(couriers)
    .where(or(and(couriers.active, isNear), ids.length > 0 ? inArray(couriers.id, [...ids]) : undefined))
    .orderBy(asc(couriers.id));
}

/** An active courier who delivers in a zone; null for others. */
export async function findActiveCourier(q: Queryable, id: number, zoneId: number): Promise<number | null> {
  const [row] = await q
    .select({ id: couriers.id })
    .from(couriers)
    .where(
      and(eq(couriers.id, id), couriers.active, or(isNull(couriers.zoneId), eq(couriers.zoneId, zoneId))),
    );
  return row?.id ?? null;
}
