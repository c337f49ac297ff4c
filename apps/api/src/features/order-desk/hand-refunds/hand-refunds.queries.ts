import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/hand-refunds';
import type { HandPlace } from '@errand/domain/books';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import { type Bind, countRows, runStatement, statement } from '../../../platform/db/index.ts';
import { type CourierRow, courierSql } from '../../couriers/couriers.views.ts';
import { joinZone } from '../../location/location.views.ts';
import { leftJoinStore } from '../../stores/stores.views.ts';
import { isOrderListedSql, ORDER_OF_ROW, type OrderOfRow } from '../orders-in-zones.ts';

type RefundQuery = ParsedInput<typeof contract.listHandRefunds>['query'];
type PaymentQuery = ParsedInput<typeof contract.listHandPayments>['query'];

export type OpenRefund = OrderOfRow & {
  courier: CourierRow | null;
  owed_minor: number;
  paid_minor: number;
  owed_at: Date;
};

const ORDERS = `join orders o on o.id = r.order_id ${leftJoinStore('o.store_id')} ${joinZone('o.zone_id')}`;

/** The orders of a scope with an open refund by hand. */
export function openRefundsIn(pool: pg.Pool, scope: Scope, query: RefundQuery) {
  const { sort = 'owed_at', direction = 'asc' } = query;
  const by = sort === 'owed_at' ? 'r.owed_at' : 'r.owed_minor - r.paid_minor';
  const matching = (bind: Bind) =>
    `from hand_refunds r ${ORDERS} where r.owed_minor > r.paid_minor and ${isOrderListedSql(bind, scope, query)}`;
  return {
    rows: (limit: number, offset: number): Promise<OpenRefund[]> =>
      runStatement<OpenRefund>(
        pool,
        statement(
          (
            bind,
          ) => `select ${ORDER_OF_ROW}, ${courierSql('o.courier_id')} as courier, r.owed_minor, r.paid_minor, r.owed_at
            ${matching(bind)} order by ${by} ${direction}, r.order_id limit ${bind(limit)} offset ${bind(offset)}`,
        ),
      ),
    count: (most: number) => countRows(pool, most, matching),
  };
}

export type PaymentRow = OrderOfRow & {
  id: number;
  amount_minor: number;
  place: HandPlace;
  courier: CourierRow | null;
  paid_by: number;
  paid_at: Date;
  taken_back_by: number | null;
  taken_back_at: Date | null;
  taken_back_reason: string | null;
};

/** The payments by hand of a scope, the latest first, or the one of an id. */
export function handPaymentsIn(pool: pg.Pool, scope: Scope, query: Partial<PaymentQuery> & { id?: number }) {
  const matching = (bind: Bind) =>
    `from hand_refund_payments r ${ORDERS} where ${isOrderListedSql(bind, scope, query)}
      ${query.place ? `and r.place = ${bind(query.place)}` : ''}
      ${query.id ? `and r.id = ${bind(query.id)}` : ''}`;
  return {
    rows: (limit: number, offset: number): Promise<PaymentRow[]> =>
      runStatement<PaymentRow>(
        pool,
        statement(
          (
            bind,
          ) => `select ${ORDER_OF_ROW}, r.id, r.amount_minor, r.place, ${courierSql('r.courier_id')} as courier,
              r.paid_by, r.paid_at, r.taken_back_by, r.taken_back_at, r.taken_back_reason
            ${matching(bind)} order by r.id ${query.direction === 'asc' ? 'asc' : 'desc'}
            limit ${bind(limit)} offset ${bind(offset)}`,
        ),
      ),
    count: (most: number) => countRows(pool, most, matching),
  };
}
