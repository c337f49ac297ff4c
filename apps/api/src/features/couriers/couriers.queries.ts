import type { Point } from '@errand/domain/location';
import { isRunning, ORDER_STATUSES } from '@errand/domain/orders';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';

const RUNNING = ORDER_STATUSES.filter(isRunning);

/** One choice at a time, in all processes: two orders that look for a courier at once must not find the same one. */
export async function lockAssignment(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('courier assignment', 0))`);
}

/** The active courier of the zone who has no running order and is nearest to a point; null when all are busy. */
export async function findNearestFree(q: Queryable, zoneId: number, { latitude, longitude }: Point) {
  const found = await q.execute<{ id: number }>(sql`
    select c.id from couriers c
    where c.active and (c.zone_id is null or c.zone_id = ${zoneId})
      and not exists (select 1 from orders o where o.courier_id = c.id and o.status = any(${sql.param(RUNNING)}::text[]))
    order by power(c.latitude - ${latitude}::float8, 2)
      + power((c.longitude - ${longitude}::float8) * cos(radians(${latitude}::float8)), 2) nulls last, c.id
    limit 1`);
  return found.rows[0]?.id ?? null;
}

export async function writeLocation(
  q: Queryable,
  id: number,
  { latitude, longitude }: Point,
  heading: number | null,
  at: Date,
): Promise<void> {
  await q.execute(sql`
    update couriers set latitude = ${latitude}, longitude = ${longitude}, heading = ${heading}, located_at = ${at}
    where id = ${id}`);
}

/** The orders that a courier is bringing at this moment. */
export async function listCarriedOrders(q: Queryable, id: number): Promise<number[]> {
  const found = await q.execute<{ id: number }>(
    sql`select id from orders where courier_id = ${id} and status = 'picked_up'`,
  );
  return found.rows.map((row) => row.id);
}
