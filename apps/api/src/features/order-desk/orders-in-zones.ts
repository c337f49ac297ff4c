import type { Scope } from '../../console/index.ts';
import type { Bind, Translations } from '../../platform/db/index.ts';
import type { orders } from '../orders/orders.tables.ts';
import { searchSql } from './list-orders.queries.ts';

type OrderColumns = typeof orders.$inferSelect;

/** The fields by which the lists of Finance name the order of a row. */
export type OrderOfRow = {
  order_id: number;
  order_type: OrderColumns['type'];
  contact: OrderColumns['contact'];
  payment_method: OrderColumns['paymentMethod'];
  store_id: number | null;
  store_name: Translations | null;
  zone_id: number;
  zone_name: Translations;
};

/** The columns of `OrderOfRow`, of an order `o` with its store `s` and zone `z`. */
export const ORDER_OF_ROW = `o.id as order_id, o.type as order_type, o.contact, o.payment_method, o.store_id,
  s.name as store_name, o.zone_id, z.name as zone_name`;

type Filter = {
  search?: string | undefined;
  zone_id?: number | undefined;
  store_id?: number | undefined;
};

/** SQL condition: the order `o` is in the zones of a scope and meets the filters of a list. */
export function isOrderListedSql(bind: Bind, scope: Scope, filter: Filter): string {
  return [
    scope.all ? 'true' : `o.zone_id = any(${bind([...scope.zoneIds])}::int[])`,
    filter.zone_id && `o.zone_id = ${bind(filter.zone_id)}`,
    filter.store_id && `o.store_id = ${bind(filter.store_id)}`,
    filter.search && searchSql(bind, filter.search),
  ]
    .filter(Boolean)
    .join(' and ');
}
