import type { ParsedInput } from '@errand/contract';
import type { listOrders } from '@errand/contract/console/orders';
import { DUE_WITHOUT_WINDOW, type OrderStatus } from '@errand/domain/orders';
import type pg from 'pg';
import type { RowPosition, Scope } from '../../console/index.ts';
import {
  type Bind,
  columnsOf,
  countRows,
  prepared,
  type RowOf,
  runStatement,
  statement,
  type Translations,
} from '../../platform/db/index.ts';
import { containsWordsSql, hasTrigram } from '../../platform/search/index.ts';
import { type CourierRow, courierSql } from '../couriers/couriers.views.ts';
import { absentSinceSql } from '../deliveries/deliveries.views.ts';
import { joinZone } from '../location/location.views.ts';
import { joinModule } from '../modules/modules.views.ts';
import { MONEY_PARTS, type MoneyRow } from '../order-pages/index.ts';
import { orders } from '../orders/orders.tables.ts';
import {
  FINISHED_STATUSES,
  isCanceledSql,
  isUncheckedSql,
  RUNNING_STATUSES,
} from '../orders/orders.views.ts';
import { leftJoinStore } from '../stores/stores.views.ts';

export type OrderFilter = Partial<Omit<ParsedInput<typeof listOrders>['query'], 'limit' | 'cursor'>>;

const ORDER = columnsOf(orders, 'o', [
  'id',
  'owner',
  'type',
  'status',
  'paymentStatus',
  'paymentMethod',
  'chargePayer',
  'contact',
  'storeId',
  'zoneId',
  'moduleId',
  'totalMinor',
  'walletMinor',
  'canceledBy',
  'cancellationFeeMinor',
  'note',
  'prescription',
  'prescriptionOffer',
  'answerBy',
  'scheduledFor',
  'createdAt',
]);

/** An order as lists of the console show it. */
export type ListedOrder = RowOf<typeof ORDER> &
  MoneyRow & {
    store_name: Translations | null;
    zone_name: Translations;
    module_name: Translations;
    courier: CourierRow | null;
    pieces: number;
    status_since: Date;
    absent_at: Date | null;
    is_unchecked: boolean;
    due_at: Date | null;
    /** The same in whole milliseconds since 1970, by which late orders are sorted. */
    due_ms: number | null;
  };

const RUNNING = `array['${RUNNING_STATUSES.join("','")}']`;
const FINISHED = `array['${FINISHED_STATUSES.join("','")}']`;

/**
 * When an order becomes late: after its promised window, else some minutes after it was placed. Null for one that has
 * ended, awaits a payment in advance or the customer's answer to an offer, or is a trip that its provider has confirmed
 * without a window, or handed over.
 */
const DUE_AT = `case
    when o.pay_by is not null or o.transfer_by is not null or o.answer_by is not null or o.status <> all(${RUNNING}) or (o.type = 'trip' and o.status = 'picked_up') then null
    when coalesce(o.expected_to, o.scheduled_for) is not null then coalesce(o.expected_to, o.scheduled_for)
    when o.status = 'pending' then o.created_at + interval '${DUE_WITHOUT_WINDOW.pending} minutes'
    when o.type = 'trip' then null
    else o.created_at + interval '${DUE_WITHOUT_WINDOW.confirmed} minutes' end`;

/** SQL condition: the running order `o` is late at an instant. */
export function isLateSql(now: string): string {
  return `(o.status = any(${RUNNING}) and ${DUE_AT} < ${now})`;
}

/** An order that is late. */
export type LateOrder = Pick<RowOf<typeof ORDER>, 'id' | 'status'> & {
  store_id: number | null;
  zone_id: number;
};
const LATE = 'select o.id, o.status, o.store_id, o.zone_id from orders o where';

/** The orders that became late within a time and still are. */
export function listNewlyLate(
  pool: pg.Pool,
  { since, now }: { since: Date; now: Date },
): Promise<LateOrder[]> {
  return runStatement<LateOrder>(
    pool,
    statement(
      (bind) =>
        `${LATE} ${isLateSql(`${bind(now)}::timestamptz`)} and ${DUE_AT} >= ${bind(since)}::timestamptz order by o.id`,
    ),
  );
}

/** An order if it is late; null otherwise. */
export async function findLateOrder(pool: pg.Pool, id: number, now: Date): Promise<LateOrder | null> {
  const [row] = await runStatement<LateOrder>(
    pool,
    statement((bind) => `${LATE} ${isLateSql(`${bind(now)}::timestamptz`)} and o.id = ${bind(id)}::int8`),
  );
  return row ?? null;
}

const DUE_MS = `floor(extract(epoch from ${DUE_AT}) * 1000)::bigint`;

const SELECT = `
  select ${ORDER.sql}, s.name as store_name, z.name as zone_name, m.name as module_name,
    ${courierSql('o.courier_id')} as courier, ${MONEY_PARTS},
    (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as pieces,
    coalesce((select max(h.at) from order_history h where h.order_id = o.id and h.status = o.status), o.created_at)
      as status_since,
    ${absentSinceSql('o')} as absent_at, ${isUncheckedSql('o.id')} as is_unchecked,
    ${DUE_AT} as due_at, ${DUE_MS} as due_ms
  from orders o ${leftJoinStore('o.store_id')} ${joinZone('o.zone_id')} ${joinModule('o.module_id')}`;

type Page = {
  limit: number;
  after: RowPosition | null;
  ascending: boolean;
  by: 'id' | 'total_minor' | 'due_at';
};
/** Orders are numbered as they are placed. */
const SORTS = { id: null, total_minor: 'o.total_minor', due_at: DUE_MS };

/** A page of the orders of a scope, by keyset: the last page is as fast as the first. */
export function listOrderPage(
  pool: pg.Pool,
  scope: Scope,
  filter: OrderFilter,
  nowMs: number,
  { limit, after, ascending, by }: Page,
): Promise<ListedOrder[]> {
  const column = SORTS[by];
  const direction = ascending ? 'asc' : 'desc';
  return runStatement<ListedOrder>(
    pool,
    statement(
      (bind) => `${SELECT} where ${conditions(bind, scope, filter, nowMs)}
        ${after ? `and ${isAfter(bind, after, column, ascending)}` : ''}
        order by ${column ? `${column} ${direction},` : ''} o.id ${direction} limit ${bind(limit)}`,
    ),
  );
}

function isAfter(bind: Bind, { value, id }: RowPosition, column: string | null, ascending: boolean): string {
  const compare = ascending ? '>' : '<';
  return column
    ? `(${column}, o.id) ${compare} (${bind(value)}::bigint, ${bind(id)}::int8)`
    : `o.id ${compare} ${bind(id)}::int8`;
}

/** Counts matching orders, up to `most`. */
export function countOrderRows(
  pool: pg.Pool,
  scope: Scope,
  filter: OrderFilter,
  nowMs: number,
  most: number,
): Promise<number> {
  return countRows(pool, most, (bind) => `from orders o where ${conditions(bind, scope, filter, nowMs)}`);
}

export async function findListedOrder(pool: pg.Pool, id: number): Promise<ListedOrder | null> {
  const rows = await prepared<ListedOrder>(pool, 'console-order', `${SELECT} where o.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Orders of these ids, in no order. */
export function listOrdersById(pool: pg.Pool, ids: number[]): Promise<ListedOrder[]> {
  return prepared<ListedOrder>(pool, 'console-orders', `${SELECT} where o.id = any($1::int8[])`, [ids]);
}

function conditions(bind: Bind, scope: Scope, filter: OrderFilter, nowMs: number): string {
  const { phase, status, type, payment_status, store_id, zone_id, module_id, courier_id, customer_id } =
    filter;
  const now = bind(new Date(nowMs));
  const late = isLateSql(now);
  return [
    // The cast gives the parameter a type even if no other condition uses it.
    `${now}::timestamptz is not null`,
    !scope.all &&
      `(o.zone_id = any(${bind([...scope.zoneIds])}::int[]) or o.store_id = any(${bind([...scope.storeIds])}::int[]))`,
    phase && `o.status = any(${phase === 'running' ? RUNNING : FINISHED})`,
    status && statusSql(bind, status),
    type && `o.type = ${bind(type)}`,
    payment_status && `o.payment_status = ${bind(payment_status)}`,
    store_id && `o.store_id = ${bind(store_id)}`,
    zone_id && `o.zone_id = ${bind(zone_id)}`,
    module_id && `o.module_id = ${bind(module_id)}`,
    courier_id && `o.courier_id = ${bind(courier_id)}`,
    customer_id && `o.owner = ${bind(`customer:${customer_id}`)}`,
    filter.late !== undefined && (filter.late ? late : `${late} is not true`),
    filter.from && `o.created_at >= ${bind(new Date(filter.from))}`,
    filter.to && `o.created_at < ${bind(new Date(filter.to))}`,
    filter.search && searchSql(bind, filter.search),
  ]
    .filter(Boolean)
    .join(' and ');
}

/** An order whose payment was returned after its cancellation is still a canceled one. */
function statusSql(bind: Bind, status: OrderStatus): string {
  if (status === 'canceled')
    return `o.status = any(${bind(['canceled', 'refunded'])}::text[]) and ${isCanceledSql('o')}`;
  const is = `o.status = ${bind(status)}`;
  return status === 'refunded' ? `${is} and not ${isCanceledSql('o')}` : is;
}

/** Two characters make no trigram, so only this many of the newest orders are searched for them. */
const SEARCHED = 20_000;

/** Matches an order number, the end of a phone number, or a part of the name. */
export function searchSql(bind: Bind, search: string): string {
  const digits = search.replace(/\D/g, '');
  const isNumeric = digits !== '' && /^[#+()\d\s-]+$/.test(search);
  if (!isNumeric) {
    const named = containsWordsSql("o.contact->>'name'", search, bind);
    return hasTrigram(search) ? named : `(${named} and o.id > (select max(id) from orders) - ${SEARCHED})`;
  }
  const id = digits.length < 16 ? bind(Number(digits)) : null;
  // A local number begins with 0, the stored one with the country code.
  const end = digits.replace(/^0+/, '');
  const phone = end.length >= 4 ? `o.contact->>'phone' like ${bind(`%${end}`)}` : null;
  return `(${[id && `o.id = ${id}::int8`, phone].filter(Boolean).join(' or ') || 'false'})`;
}
