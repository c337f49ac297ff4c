import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../../platform/db/index.ts';
import { orderLines } from '../../orders/orders.tables.ts';
import { FINISHED_STATUSES, RUNNING_STATUSES } from '../../orders/orders.views.ts';
import { type OrderRow, SELECT_ORDERS } from './order-row.ts';

export async function findOrderRow(pool: pg.Pool, id: number): Promise<OrderRow | null> {
  const rows = await prepared<OrderRow>(pool, 'order', `${SELECT_ORDERS} where o.id = $1`, [id]);
  return rows[0] ?? null;
}

/** A page of an owner's orders, or of the trips among them, newest first, and their total count. */
export async function listOrderRows(
  pool: pg.Pool,
  owner: string,
  which: 'running' | 'finished',
  { limit, offset: page }: { limit: number; offset: number },
  isTrip = false,
): Promise<{ rows: OrderRow[]; total: number }> {
  const statuses = which === 'running' ? RUNNING_STATUSES : FINISHED_STATUSES;
  const [rows, counted] = await Promise.all([
    prepared<OrderRow>(pool, 'orders-page', PAGE, [owner, statuses, limit, (page - 1) * limit, isTrip]),
    prepared<{ total: number }>(
      pool,
      'orders-count',
      "select count(*) as total from orders where owner = $1 and status = any($2::text[]) and (type = 'trip') = $3",
      [owner, statuses, isTrip],
    ),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

const PAGE = `${SELECT_ORDERS}
  where o.owner = $1 and o.status = any($2::text[]) and (o.type = 'trip') = $5
  order by o.id desc limit $3 offset $4`;

export type OrderLineRow = typeof orderLines.$inferSelect;

export function listOrderLineRows(q: Queryable, orderId: number): Promise<OrderLineRow[]> {
  return q.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id);
}

/** The newest event id of an order, for a stream that may have missed one; null for no such order. */
export async function findEventId(pool: pg.Pool, orderId: number): Promise<number | null> {
  const rows = await prepared<{ id: number | null }>(
    pool,
    'order-event-id',
    'select max(id) as id from order_history where order_id = $1',
    [orderId],
  );
  return rows[0]?.id ?? null;
}
