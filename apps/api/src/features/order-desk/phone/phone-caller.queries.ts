import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import type { OrderAddress } from '../../orders/orders.tables.ts';

const LAST_ORDERS = 30;

/** Zones whose orders may be read; null for all. */
type Zones = readonly number[] | null;

/** Delivery addresses of the last orders of a customer or phone number, each once, latest first. */
export async function listLastPlaces(
  q: Queryable,
  { owner, phone, zoneIds }: { owner: string; phone: string; zoneIds: Zones },
  most: number,
): Promise<OrderAddress[]> {
  const found = await q.execute<{ place: OrderAddress }>(sql`
    select place from (
      select distinct on (place->>'address') place, id from (
        select place, id from orders
        where (owner = ${owner} or contact->>'phone' = ${phone}) and type = 'delivery' and place is not null
          and ${isIn(zoneIds)}
        order by id desc limit ${LAST_ORDERS}) latest
      order by place->>'address', id desc) each_place
    order by id desc limit ${most}`);
  return found.rows.map(({ place }) => place);
}

/** What orders of a customer in some zones say about them. */
export type Acquaintance = {
  /** The contact of the latest order. */
  contact: { name: string; email: string | null };
  /** Whether the customer placed one of the orders, instead of the staff on the phone. */
  ordered: boolean;
};

/** How zones know a customer by their orders; null if they have none there. */
export async function findAcquaintance(
  q: Queryable,
  owner: string,
  zoneIds: readonly number[],
): Promise<Acquaintance | null> {
  const found = await q.execute<Acquaintance>(sql`
    select contact, exists (select 1 from orders join order_history on order_history.order_id = orders.id
        where owner = ${owner} and ${isIn(zoneIds)} and order_history.actor = 'customer'
          and order_history.status = 'pending') as ordered
    from orders where owner = ${owner} and ${isIn(zoneIds)} order by id desc limit 1`);
  return found.rows[0] ?? null;
}

function isIn(zoneIds: Zones): SQL {
  return zoneIds === null ? sql`true` : sql`zone_id = any(${sql.param([...zoneIds])}::int[])`;
}
