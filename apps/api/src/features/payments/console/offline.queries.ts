import type { ParsedInput } from '@errand/contract';
import type { listOfflinePayments, OFFLINE_STATES } from '@errand/contract/console/support/offline-payments';
import { type OrderStatus, searchedOrderNumber } from '@errand/domain/orders';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import {
  type Bind,
  countRows,
  phonePattern,
  prepared,
  type Queryable,
  runStatement,
  statement,
  type Translations,
} from '../../../platform/db/index.ts';
import { containsWordsSql } from '../../../platform/search/index.ts';
import { FROM_ORDERS } from '../../orders/orders.views.ts';
import type { OfflineMethod } from '../offline/offline.queries.ts';
import { offlinePayments } from '../offline/offline.tables.ts';

type Query = ParsedInput<typeof listOfflinePayments>['query'];

export type OfflineRow = {
  id: number;
  state: (typeof OFFLINE_STATES)[number];
  order_status: OrderStatus;
  contact: { name: string; phone: string; email: string | null };
  zone_id: number;
  store_id: number | null;
  total_minor: number;
  wallet_minor: number;
  created_at: Date;
  transfer_by: Date | null;
  method: Translations | null;
  fields: OfflineMethod['informations'] | null;
  details: Record<string, string> | null;
  note: string | null;
  receipt: string | null;
  sent_at: Date | null;
  rejected_at: Date | null;
  reject_reason: string | null;
  version: string;
};

const STATE = `case
    when o.payment_status = 'paid' then 'confirmed'
    when o.status in ('canceled', 'failed') then 'void'
    when f.order_id is null then 'missing'
    when f.rejected_at is not null then 'rejected'
    else 'waiting' end`;

const FROM = `${FROM_ORDERS} left join offline_payments f on f.order_id = o.id`;

const SELECT = `
  select o.id, ${STATE} as state, o.status as order_status, o.contact, o.zone_id, o.store_id, o.total_minor, o.wallet_minor,
    o.created_at, o.transfer_by, m.name as method, m.informations as fields, f.told as details, f.note, f.updated_at as sent_at,
    case when f.rejected_at is null then f.receipt end as receipt, f.rejected_at, f.reject_reason, coalesce(f.xmin::text, 'none') as version
  ${FROM} left join offline_methods m on m.id = f.method_id`;

/** Orders with offline payment of a scope. By default those to check are first, the longest waiting on top. */
export function offlinePaymentsIn(pool: pg.Pool, scope: Scope, query: Query) {
  return {
    rows: (limit: number, offset: number) =>
      runStatement<OfflineRow>(
        pool,
        statement(
          (bind) => `${SELECT} where ${conditions(bind, scope, query)}
        order by ${orderOf(query)} limit ${bind(limit)} offset ${bind(offset)}`,
        ),
      ),
    count: (most: number) =>
      countRows(pool, most, (bind) => `${FROM} where ${conditions(bind, scope, query)}`),
  };
}

/** The offline payment of an order; null if the order has another payment method. */
export async function findOfflineRow(pool: pg.Pool, orderId: number): Promise<OfflineRow | null> {
  const text = `${SELECT} where o.id = $1 and o.payment_method = 'offline_payment'`;
  const rows = await prepared<OfflineRow>(pool, 'console-offline-payment', text, [orderId]);
  return rows[0] ?? null;
}

function orderOf({ sort, direction }: Query): string {
  const way = direction === 'asc' ? 'asc' : 'desc';
  if (sort === 'due_minor') return `o.total_minor - o.wallet_minor ${way}, o.id desc`;
  if (sort === 'created_at') return `o.id ${way}`;
  if (sort === 'transfer_by') return `o.transfer_by ${way} nulls last, o.id desc`;
  return `case when ${STATE} = 'waiting' then f.updated_at end asc nulls last,
    case when ${STATE} = 'waiting' then o.id else -o.id end`;
}

function conditions(bind: Bind, scope: Scope, { search, state, from, to }: Query): string {
  return [
    "o.payment_method = 'offline_payment'",
    !scope.all && `o.zone_id = any(${bind([...scope.zoneIds])}::int[])`,
    search && searchSql(bind, search),
    state && `${STATE} = ${bind(state)}`,
    from && `o.created_at >= ${bind(new Date(from))}`,
    to && `o.created_at < ${bind(new Date(to))}`,
  ]
    .filter(Boolean)
    .join(' and ');
}

/** Matches an order number, or a part of the phone number or name. */
function searchSql(bind: Bind, search: string): string {
  const pattern = bind(phonePattern(search));
  const number = searchedOrderNumber(search);
  const isNumber = number === null ? '' : `o.id = ${bind(number)} or `;
  return `(${isNumber}${containsWordsSql("o.contact->>'name'", search, bind)} or o.contact->>'phone' like ${pattern})`;
}

/** Marks the details of an order as rejected. */
export async function rejectDetails(q: Queryable, orderId: number, reason: string, at: Date): Promise<void> {
  await q
    .update(offlinePayments)
    .set({ rejectedAt: at, rejectReason: reason })
    .where(eq(offlinePayments.orderId, orderId));
}
