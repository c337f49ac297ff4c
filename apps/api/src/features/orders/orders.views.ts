import { isActive, ORDER_STATUSES, type OrderStatus } from '@errand/domain/orders';
import { and, count, eq, gte, inArray, ne, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type pg from 'pg';
import { jsonOf, prepared, type Queryable, type RowOf, type Tx } from '../../platform/db/index.ts';
import { ownerOfEmailSql } from '../auth/auth.views.ts';
import { returnFeeOfOrderSql } from '../parcel/parcel.views.ts';
import { orderEdits, orderHistory, orderLines, orders } from './orders.tables.ts';

/**
 * Reads of orders for features that orders themselves build on: stores, checkout, couriers, wallet,
 * loyalty. This module imports tables only, which avoids import cycles.
 */

/** Selects from the orders as `o`. */
export const FROM_ORDERS = 'from orders o';

/** SQL condition: an owner has placed an order in a module since a time. */
export function hasOrderedSinceSql(owner: string, moduleId: string, at: string): string {
  return `exists (select 1 from orders view_order where view_order.owner = ${owner}
    and view_order.module_id = ${moduleId} and view_order.created_at >= ${at})`;
}

export const RUNNING_STATUSES = ORDER_STATUSES.filter(isActive);
export const FINISHED_STATUSES = ORDER_STATUSES.filter((status) => !isActive(status));

/** SQL condition: the order of an alias was canceled, also if it was returned or refunded since. */
export function isCanceledSql(orderAlias: string): string {
  return `(${orderAlias}.canceled_by is not null or ${orderAlias}.status in ('canceled', 'returned'))`;
}

const EDIT_REFUND = jsonOf(orderEdits, 'view_edit', [
  'providerMinor',
  'walletMinor',
  'byHandMinor',
  'createdAt',
]);
export type EditRefundRow = RowOf<typeof EDIT_REFUND>;

/** SQL of what edits returned of an order as a JSON array of `EditRefundRow`, oldest first; empty for none. */
export function editRefundsOfOrderSql(orderId: string): string {
  return `coalesce((select json_agg(${EDIT_REFUND.sql} order by view_edit.id) from order_edits view_edit
    where view_edit.order_id = ${orderId}), '[]')`;
}

/** SQL of when the order of this id was delivered, collected, or its vehicles taken back; null if it never was. */
export function deliveredAtSql(orderId: string): string {
  return `(select min(view_history.at) from order_history view_history
    where view_history.order_id = ${orderId} and view_history.status = 'delivered')`;
}

/** SQL condition: lines of the order of this id wait for a pharmacist. */
export function isUncheckedSql(orderId: string): string {
  return `exists (select 1 from order_lines view_line where view_line.order_id = ${orderId} and view_line.prescription = 'unchecked')`;
}

/** SQL condition: the courier has a running order. */
export function hasRunningOrderSql(courierId: SQLWrapper): SQL {
  return sql`exists (select 1 from orders view_order
    where view_order.courier_id = ${courierId} and view_order.status = any(${sql.param(RUNNING_STATUSES)}::text[]))`;
}

/** SQL of the number of running orders that a courier has. */
export function countRunningOrdersSql(courierId: SQLWrapper): SQL<number> {
  return sql<number>`(select count(*)::int from orders view_order
    where view_order.courier_id = ${courierId} and view_order.status = any(${sql.param(RUNNING_STATUSES)}::text[]))`;
}

/** SQL of the number of orders of an owner. */
export function countOrdersSql(owner: string): string {
  return `(select count(*) from orders view_order where view_order.owner = ${owner})`;
}

/** The orders that a courier is carrying at present. */
export async function listCarriedOrders(q: Queryable, courierId: number): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.courierId, courierId), eq(orders.status, 'picked_up')));
  return rows.map(({ id }) => id);
}

/** Whether the owner has another paid order of at least an amount that was ever delivered. */
export async function hasOtherPaidDelivery(
  tx: Tx,
  owner: string,
  orderId: number,
  minimumMinor: number,
): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderHistory, eq(orderHistory.orderId, orders.id))
    .where(
      and(
        eq(orders.owner, owner),
        ne(orders.id, orderId),
        eq(orders.paymentStatus, 'paid'),
        gte(orders.totalMinor, minimumMinor),
        eq(orderHistory.status, 'delivered'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The store of each of an owner's orders, by order id; orders of others and parcels, which have none, are left out. */
export async function storeIdsOfOrders(
  q: Queryable,
  owner: string,
  orderIds: number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await q
    .select({ id: orders.id, storeId: orders.storeId })
    .from(orders)
    .where(and(eq(orders.owner, owner), inArray(orders.id, orderIds)));
  return new Map(rows.flatMap(({ id, storeId }) => (storeId === null ? [] : [[id, storeId]])));
}

/** The store of each order, by order id; parcels, which have none, are left out. */
export async function storeOfOrders(q: Queryable, orderIds: number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await q
    .select({ id: orders.id, storeId: orders.storeId })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  return new Map(rows.flatMap(({ id, storeId }) => (storeId === null ? [] : [[id, storeId]])));
}

/** What is ordered for each time slot of a store that begins at `from` or later, by the start of the slot. */
export async function listSlotUses(
  q: Queryable,
  storeId: number,
  from: Date,
): Promise<Map<number, { orders: number; items: number }>> {
  const pieces = sql<number>`coalesce(sum((select sum(line.quantity) from ${orderLines} line
    where line.order_id = orders.id)), 0)::int`;
  const rows = await q
    .select({ slot: orders.capacitySlot, orders: count(), items: pieces })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), gte(orders.capacitySlot, from), notInArray(orders.status, ENDED)))
    .groupBy(orders.capacitySlot);
  return new Map(rows.flatMap(({ slot, ...use }) => (slot === null ? [] : [[slot.getTime(), use]])));
}

/** Counts the orders and trips of a store since a time, without canceled and failed ones. */
export function countLiveOrders(q: Queryable, storeId: number, since: Date): Promise<number> {
  return q.$count(
    orders,
    and(eq(orders.storeId, storeId), gte(orders.createdAt, since), notInArray(orders.status, ENDED)),
  );
}

/** Orders that the kitchen does not prepare. */
const ENDED: OrderStatus[] = ['canceled', 'failed'];

/** Lists which of an owner's orders are trips. */
export async function listTripIds(q: Queryable, owner: string, orderIds: number[]): Promise<number[]> {
  if (orderIds.length === 0) return [];
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.owner, owner), inArray(orders.id, orderIds), eq(orders.type, 'trip')));
  return rows.map(({ id }) => id);
}

/** Number of newest orders that are searched for tips. */
const LATEST = 2000;

/** Lists the three most frequent tips in minor units, the most frequent first. */
export async function listUsedTips(pool: pg.Pool): Promise<number[]> {
  const rows = await prepared<{ tip_minor: number }>(
    pool,
    'most-tips',
    `select tip_minor from (select tip_minor, id from orders order by id desc limit ${LATEST}) o
      where tip_minor > 0 group by tip_minor order by count(*) desc, tip_minor limit 3`,
    [],
  );
  return rows.map((row) => row.tip_minor);
}

/** SQL condition: the order of this id belongs to one of the zones or stores. */
export function isOrderInSql(
  orderId: SQLWrapper,
  { zoneIds, storeIds }: { zoneIds: readonly number[]; storeIds: readonly number[] },
): SQL {
  return sql`exists (select 1 from orders view_order where view_order.id = ${orderId}
    and (view_order.zone_id = any(${sql.param([...zoneIds])}::int[]) or view_order.store_id = any(${sql.param([...storeIds])}::int[])))`;
}

/** SQL condition: the order of this id is a trip whose vehicles were handed over and did not come back. */
export function isRentedOutSql(orderId: SQLWrapper): SQL {
  return sql`exists (select 1 from orders view_order where view_order.id = ${orderId}
    and view_order.type = 'trip' and view_order.status = 'picked_up')`;
}

/**
 * SQL of the orders of an email address as a table of `module_id`, `zone_id` and `created_at`: those of its account, and those
 * of guests who gave it. Canceled and failed ones are left out.
 */
export function ordersOfEmailSql(email: string): string {
  return `(select view_order.module_id, view_order.zone_id, view_order.created_at from orders view_order
    where (view_order.owner = ${ownerOfEmailSql(email)} or lower(view_order.contact->>'email') = ${email})
      and view_order.status <> 'failed' and not ${isCanceledSql('view_order')})`;
}

/** Selects the stores of which an owner has ordered since a time; null for parcels. Canceled and failed orders are left out. */
export function storesOrderedFromSql(owner: string, since: string): string {
  return `select view_order.store_id from orders view_order
    where view_order.owner = ${owner} and view_order.created_at >= ${since}
      and view_order.status <> 'failed' and not ${isCanceledSql('view_order')}`;
}

/** SQL of the first name of an order's customer, as reviews show it; empty once it is erased. */
export function contactFirstNameSql(orderId: string): string {
  return `(select split_part(view_order.contact->>'name', ' ', 1) from orders view_order where view_order.id = ${orderId})`;
}

/** The zone and the store of an order; null if there is no such order. */
export async function findOrderPlace(
  q: Queryable,
  orderId: number,
): Promise<{ zoneIds: number[]; storeId: number | null } | null> {
  const [row] = await q
    .select({ zoneId: orders.zoneId, storeId: orders.storeId })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row ? { zoneIds: row.zoneId === null ? [] : [row.zoneId], storeId: row.storeId } : null;
}

/** The owner of an order (`customer:12`, `guest:…`); null if there is none. */
export async function findOrderOwner(q: Queryable, orderId: number): Promise<string | null> {
  const [row] = await q.select({ owner: orders.owner }).from(orders).where(eq(orders.id, orderId));
  return row?.owner ?? null;
}

/** SQL condition: the order `view_order` was delivered, even if it was refunded afterwards. */
const WAS_DELIVERED = sql`(view_order.status in ('delivered', 'refund_requested', 'refund_request_canceled')
  or (view_order.status = 'refunded' and exists (select 1 from order_history view_history
    where view_history.order_id = view_order.id and view_history.status = 'delivered')))`;
/**
 * SQL of the cash that the courier collected for an order `view_order`: the order, if it was paid in cash, and the fee of
 * a parcel's return. A store that delivers itself collects its own.
 */
const CASH = sql`(case when view_order.terms->>'deliveredBy' = 'store' then 0 when view_order.payment_method = 'cash_on_delivery' and view_order.payment_status = 'paid'
  then view_order.total_minor - view_order.wallet_minor else 0 end + ${sql.raw(returnFeeOfOrderSql('view_order.id'))})`;

/** SQL of the cash that a courier has collected for orders without terms, which the ledger lacks; in minor units. */
export function unbookedCashSql(courierId: SQLWrapper): SQL<number> {
  return sql<number>`(select coalesce(sum(${CASH}), 0) from orders view_order
    where view_order.courier_id = ${courierId} and view_order.terms is null)`;
}

/** SQL of what a courier earns by an order besides the tip: the delivery charge before any waiver, and its surcharge. */
export function courierChargesSql(orderAlias: string): string {
  return `(${orderAlias}.original_delivery_minor + ${orderAlias}.surcharge_minor)`;
}

type Earned = { deliveries: number; charges_minor: number; tips_minor: number };

/** SQL of `Earned` as JSON, over the orders `view_order` that meet a condition. */
function earned(isCounted: SQL): SQL {
  return sql`json_build_object(
    'deliveries', count(*) filter (where ${isCounted}),
    'charges_minor', coalesce(sum(${sql.raw(courierChargesSql('view_order'))}) filter (where ${isCounted}), 0),
    'tips_minor', coalesce(sum(view_order.tip_minor) filter (where ${isCounted}), 0))`;
}

/** A courier's deliveries and earnings, since an instant and ever, and all cash collected. Amounts in minor units. */
export async function courierFigures(
  q: Queryable,
  courierId: number,
  since: Date,
): Promise<{ lastDays: Earned; ever: Earned; collectedMinor: number }> {
  const { rows } = await q.execute<{ last_days: Earned; ever: Earned; collected: number }>(sql`
    select ${earned(sql`${WAS_DELIVERED} and view_order.created_at >= ${since}`)} as last_days,
      ${earned(WAS_DELIVERED)} as ever, coalesce(sum(${CASH}), 0)::float8 as collected
    from orders view_order where view_order.courier_id = ${courierId}`);
  const none = { deliveries: 0, charges_minor: 0, tips_minor: 0 };
  const [row] = rows;
  return {
    lastDays: row?.last_days ?? none,
    ever: row?.ever ?? none,
    collectedMinor: row?.collected ?? 0,
  };
}

/** SQL of the tax that the operator adds to the commission of an order, in percent; 0 for an order without terms. */
export function commissionTaxSql(orderId: string): string {
  return `coalesce((select (view_order.terms->'commission'->>'taxPercent')::float8 from orders view_order
    where view_order.id = ${orderId}), 0)`;
}

/**
 * SQL of the taxes of the order of an alias, for a lateral join, as `orderTaxes` of the domain reads them: what each is on, its rate
 * in percent, its amount, and the net amount that it is on; in minor units.
 */
export function taxLinesSql(orderAlias: string): string {
  const o = orderAlias;
  const isStored = `coalesce((select sum((view_tax->>'amountMinor')::int8) from jsonb_array_elements(${o}.taxes) view_tax), -1) = ${o}.tax_minor`;
  const net = (base: string, amount: string) =>
    `${base} - case when ${o}.tax_included then ${amount} else 0 end`;
  const single = `case when ${o}.type = 'parcel' then ${o}.delivery_minor + ${o}.surcharge_minor
    else ${o}.items_minor - ${o}.discount_minor end - ${o}.coupon_discount_minor`;
  return `(select view_line.of as part, view_line."ratePercent" as rate, view_line."amountMinor" as amount,
      ${net('view_line."baseMinor"', 'view_line."amountMinor"')} as base
    from jsonb_to_recordset(case when ${isStored} then ${o}.taxes else '[]' end)
      view_line (of text, "ratePercent" float8, "amountMinor" int8, "baseMinor" int8)
    where view_line."amountMinor" <> 0
    union all select case when ${o}.type = 'parcel' then 'delivery' else 'goods' end, round(${o}.tax_rate::numeric, 4)::float8,
      ${o}.tax_minor, ${net(single, `${o}.tax_minor`)}
    where ${o}.tax_minor <> 0 and not (${isStored}))`;
}
