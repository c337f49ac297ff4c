import type { Point } from '@errand/domain/location';
import { isRunning, ORDER_STATUSES, type OrderStatus } from '@errand/domain/orders';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';

const RUNNING = ORDER_STATUSES.filter(isRunning);

export type DemoOrder = {
  id: number;
  status: OrderStatus;
  type: 'delivery' | 'take_away';
  zone_id: number;
  courier_id: number | null;
  /** Milliseconds since 1970. */
  scheduled_ms: number | null;
  processing_minutes: number | null;
  travel_seconds: number | null;
  departed: boolean;
  place: Point | null;
  store: Point;
  promised_minutes: number;
};

export async function findDemoOrder(q: Queryable, id: number): Promise<DemoOrder | null> {
  const found = await q.execute<DemoOrder>(sql`
    select o.id, o.status, o.type, o.zone_id, o.courier_id, o.processing_minutes, o.travel_seconds,
      (extract(epoch from o.scheduled_for) * 1000)::float8 as scheduled_ms, o.departed_at is not null as departed,
      o.place, s.delivery_minutes_from as promised_minutes,
      json_build_object('latitude', s.latitude, 'longitude', s.longitude) as store
    from orders o join stores s on s.id = o.store_id where o.id = ${id}`);
  return found.rows[0] ?? null;
}

export type Underway = {
  courier_id: number;
  route: string;
  /** Milliseconds since 1970. */
  departed_ms: number;
  travel_seconds: number;
};

/** Couriers on their way whose place is older than an instant. */
export async function listUnderway(q: Queryable, before: Date): Promise<Underway[]> {
  const found = await q.execute<Underway>(sql`
    select o.courier_id, o.route, o.travel_seconds,
      (extract(epoch from o.departed_at) * 1000)::float8 as departed_ms
    from orders o join couriers c on c.id = o.courier_id
    where o.status = 'picked_up' and o.route is not null and o.departed_at is not null and o.travel_seconds is not null
      and (c.located_at is null or c.located_at <= ${before})
    order by c.id`);
  return found.rows;
}

/** Couriers without an order, whose place is older than an instant. */
export async function listIdle(q: Queryable, before: Date): Promise<number[]> {
  const found = await q.execute<{ id: number }>(sql`
    select c.id from couriers c
    where c.active and (c.located_at is null or c.located_at <= ${before})
      and not exists (select 1 from orders o where o.courier_id = c.id and o.status = any(${sql.param(RUNNING)}::text[]))
    order by c.id`);
  return found.rows.map((row) => row.id);
}

/** Any number, the same in every process. False when another process has it until its transaction ends. */
export async function tryTickerLock(tx: Tx): Promise<boolean> {
  const found = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(7312015) as locked`,
  );
  return found.rows[0]?.locked ?? false;
}
