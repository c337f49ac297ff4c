import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../../platform/db/index.ts';
import { joinZone } from '../../location/location.views.ts';
import { orderLines, orders } from '../../orders/orders.tables.ts';
import { RUNNING_STATUSES } from '../../orders/orders.views.ts';
import { approvedRefundSql } from '../../refunds/refunds.views.ts';
import { tripExtraOfOrderSql } from '../../rental/rental.views.ts';
import { joinStore } from '../../stores/stores.views.ts';
import { commissionSql, GOODS } from '../figures/commission-sql.ts';

/** The most orders on a board. */
const MOST_ORDERS = 200;

/** The ids of a store's running orders without those that wait for an online payment, the oldest first. */
export async function listKitchenIds(q: Queryable, storeId: number): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        inArray(orders.status, RUNNING_STATUSES),
        ne(orders.status, 'failed'),
        isNull(orders.payBy),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MOST_ORDERS);
  return rows.map(({ id }) => id);
}

export function listStoredOrders(q: Queryable, ids: number[]) {
  return q.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id));
}

export function listLinesOf(q: Queryable, orderIds: number[]) {
  return q.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(asc(orderLines.id));
}

export type StatementDay = {
  /** YYYY-MM-DD in the time of the order's zone. */
  day: string;
  orders: number;
  sold: number;
  commission: number;
  refunded: number;
  cash: number;
};

/** SQL condition: the store takes the cash, because it delivers by itself or the order is not delivered. */
const HANDS_OVER = "(s.self_delivery or o.type = 'take_away' or o.type = 'trip')";

/** The delivered orders of a store in a month by day, the latest first. Coupons are the operator's. */
export function listStatementDays(
  pool: pg.Pool,
  { storeId, month, percent }: { storeId: number; month: string; percent: number },
): Promise<StatementDay[]> {
  return prepared<StatementDay>(
    pool,
    'store-statement',
    `select to_char(h.at at time zone z.time_zone, 'YYYY-MM-DD') as day, count(*)::int as orders,
      sum(${GOODS} + o.packaging_minor + case when o.tax_included then 0 else o.tax_minor end
        + case when s.self_delivery then o.delivery_minor + o.surcharge_minor + o.tip_minor else 0 end)::float8 as sold,
      sum(${commissionSql('$3')})::float8 as commission,
      coalesce(sum(${approvedRefundSql('o.id')}), 0)::float8 as refunded,
      coalesce(sum(case when o.payment_status <> 'paid' then 0
          when o.payment_method in ('cash_on_delivery', 'wallet') then o.total_minor - o.wallet_minor
          when o.payment_method = 'digital_payment' then ${tripExtraOfOrderSql('o.id')} else 0 end)
        filter (where ${HANDS_OVER}), 0)::float8 as cash
    from orders o ${joinZone('o.zone_id')} ${joinStore('o.store_id')}
      join order_history h on h.order_id = o.id and h.status = 'delivered'
    where o.store_id = $1 and to_char(h.at at time zone z.time_zone, 'YYYY-MM') = $2
    group by 1 order by 1 desc`,
    [storeId, month, percent],
  );
}
