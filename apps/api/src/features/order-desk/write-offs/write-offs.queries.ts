import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/write-offs';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import { type Bind, countRows, runStatement, statement } from '../../../platform/db/index.ts';
import { receivableOfOrderSql } from '../../ledger/ledger.views.ts';
import { joinZone } from '../../location/location.views.ts';
import { deliveredAtSql } from '../../orders/orders.views.ts';
import { TRIPS_BEYOND_DEPOSIT } from '../../rental/rental.views.ts';
import { leftJoinStore } from '../../stores/stores.views.ts';
import { isOrderListedSql, ORDER_OF_ROW, type OrderOfRow } from '../orders-in-zones.ts';

type UnpaidQuery = ParsedInput<typeof contract.listUnpaidOrders>['query'];
type WriteOffQuery = ParsedInput<typeof contract.listWriteOffs>['query'];

export type UnpaidRow = OrderOfRow & { total_minor: number; open_minor: number; delivered_at: Date };

const JOINED = `${leftJoinStore('o.store_id')} ${joinZone('o.zone_id')}`;

/**
 * The delivered orders that may owe something: those that are not paid, which the index `orders_owing` has, and the trips
 * whose charges exceed the deposit.
 */
const OWING = `(select id from orders where status = 'delivered' and payment_status <> 'paid'
  union select order_id from ${TRIPS_BEYOND_DEPOSIT} trip)`;

/** The delivered orders of a scope for which something is due, the oldest first. */
export function unpaidOrdersIn(pool: pg.Pool, scope: Scope, query: UnpaidQuery) {
  const matching = (bind: Bind) =>
    `from orders o ${JOINED} cross join lateral (select ${receivableOfOrderSql('o.id')} as open_minor) due
      where o.id in ${OWING} and o.status = 'delivered' and due.open_minor < 0
        and ${isOrderListedSql(bind, scope, query)}`;
  return {
    rows: (limit: number, offset: number): Promise<UnpaidRow[]> =>
      runStatement<UnpaidRow>(
        pool,
        statement(
          (bind) => `select ${ORDER_OF_ROW}, o.total_minor, due.open_minor,
              coalesce(${deliveredAtSql('o.id')}, o.updated_at) as delivered_at
            ${matching(bind)} order by o.id ${query.direction === 'desc' ? 'desc' : 'asc'}
            limit ${bind(limit)} offset ${bind(offset)}`,
        ),
      ),
    count: (most: number) => countRows(pool, most, matching),
  };
}

export type WriteOffRow = OrderOfRow & {
  id: number;
  amount_minor: number;
  reason: string;
  written_off_by: number;
  written_off_at: Date;
  taken_back_by: number | null;
  taken_back_at: Date | null;
  taken_back_reason: string | null;
};

/** The write-offs of a scope, the latest first, or the one of an id. */
export function writeOffsIn(pool: pg.Pool, scope: Scope, query: Partial<WriteOffQuery> & { id?: number }) {
  const matching = (bind: Bind) =>
    `from order_write_offs w join orders o on o.id = w.order_id ${JOINED}
      where ${isOrderListedSql(bind, scope, query)} ${query.id ? `and w.id = ${bind(query.id)}` : ''}`;
  return {
    rows: (limit: number, offset: number): Promise<WriteOffRow[]> =>
      runStatement<WriteOffRow>(
        pool,
        statement(
          (
            bind,
          ) => `select ${ORDER_OF_ROW}, w.id, w.amount_minor, w.reason, w.written_off_by, w.written_off_at,
              w.taken_back_by, w.taken_back_at, w.taken_back_reason
            ${matching(bind)} order by w.id ${query.direction === 'asc' ? 'asc' : 'desc'}
            limit ${bind(limit)} offset ${bind(offset)}`,
        ),
      ),
    count: (most: number) => countRows(pool, most, matching),
  };
}
