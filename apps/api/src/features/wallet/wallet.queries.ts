import type pg from 'pg';
import { prepared, type Translations } from '../../platform/db/index.ts';

/** The stores of somebody's orders, by order id; what is not theirs is left out. */
export async function storesOfOrders(
  pool: pg.Pool,
  owner: string,
  orderIds: number[],
): Promise<Map<number, Translations>> {
  if (orderIds.length === 0) return new Map();
  const rows = await prepared<{ id: number; name: Translations }>(pool, 'wallet-stores', STORES, [
    owner,
    orderIds,
  ]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const STORES = `
  select o.id, s.name from orders o join stores s on s.id = o.store_id
  where o.owner = $1 and o.id = any($2::int[])`;
