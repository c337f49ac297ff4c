import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import type { OrderPlace } from '../orders.tables.ts';

const LAST_ORDERS = 30;

/** Delivery addresses of the last orders of a customer or phone number, each once, latest first. */
export async function listLastPlaces(
  q: Queryable,
  owner: string | null,
  phone: string,
  most: number,
): Promise<OrderPlace[]> {
  const found = await q.execute<{ place: OrderPlace }>(sql`
    select place from (
      select distinct on (place->>'address') place, id from (
        select place, id from orders
        where (owner = ${owner} or contact->>'phone' = ${phone}) and type = 'delivery' and place is not null
        order by id desc limit ${LAST_ORDERS}) latest
      order by place->>'address', id desc) each_place
    order by id desc limit ${most}`);
  return found.rows.map(({ place }) => place);
}
