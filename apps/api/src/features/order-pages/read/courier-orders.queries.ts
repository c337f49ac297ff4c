import type { OrderStatus } from '@errand/domain/orders';
import { and, asc, eq, inArray, isNull, lte, ne, not, or } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../../platform/db/index.ts';
import { isOfferedOrDeclinedSql, isToBringBackSql } from '../../deliveries/deliveries.views.ts';
import { joinZone } from '../../location/location.views.ts';
import type { StoredOrder } from '../../orders/index.ts';
import { orderLines, orders } from '../../orders/orders.tables.ts';
import { courierChargesSql, RUNNING_STATUSES } from '../../orders/orders.views.ts';
import { deliversItselfSql } from '../../stores/stores.views.ts';

type OfferableFilter = {
  statuses: readonly OrderStatus[];
  /** Null for all zones. */
  zoneId: number | null;
  /** The courier to ask. Orders that this courier has declined are left out. */
  courierId: number;
  /** Confirmed orders that are scheduled for later are left out. */
  scheduledUntil: Date;
};

/** Lists orders that can be offered to a courier, oldest first. */
export async function listOfferable(
  q: Queryable,
  { statuses, zoneId, courierId, scheduledUntil }: OfferableFilter,
  limit: number,
): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...statuses]),
        inArray(orders.type, ['delivery', 'parcel']),
        isNull(orders.courierId),
        // A new order that awaits its payment has not reached anybody yet.
        or(ne(orders.status, 'pending'), isNull(orders.payBy)),
        zoneId === null ? undefined : eq(orders.zoneId, zoneId),
        or(
          ne(orders.status, 'confirmed'),
          isNull(orders.scheduledFor),
          lte(orders.scheduledFor, scheduledUntil),
        ),
        not(deliversItselfSql(orders.storeId)),
        not(isOfferedOrDeclinedSql(orders.id, courierId)),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Lists a courier's running orders, and canceled ones that may have to be brought back. */
export function listCourierOrders(q: Queryable, courierId: number): Promise<StoredOrder[]> {
  return q
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.courierId, courierId),
        or(
          inArray(orders.status, RUNNING_STATUSES),
          and(eq(orders.type, 'parcel'), eq(orders.status, 'canceled')),
          and(eq(orders.status, 'canceled'), isToBringBackSql(orders.id, courierId)),
        ),
      ),
    )
    .orderBy(asc(orders.id));
}

export function listCarriedLines(q: Queryable, orderIds: number[]) {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q
    .select({ orderId: orderLines.orderId, name: orderLines.name, quantity: orderLines.quantity })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.id));
}

export type CourierDay = {
  /** YYYY-MM-DD in the time of the order's zone. */
  day: string;
  is_today: boolean;
  delivered: number;
  earning: number;
  tips: number;
  cash: number;
};

/** A courier's deliveries by day in the days before an instant, latest day first. */
export function listCourierDays(
  pool: pg.Pool,
  courierId: number,
  now: Date,
  days: number,
): Promise<CourierDay[]> {
  return prepared<CourierDay>(
    pool,
    'courier-days',
    `select to_char(h.at at time zone z.time_zone, 'YYYY-MM-DD') as day,
      bool_or((h.at at time zone z.time_zone)::date = ($2::timestamptz at time zone z.time_zone)::date) as is_today,
      count(*)::int as delivered,
      sum(${courierChargesSql('o')} + o.tip_minor)::float8 as earning,
      sum(o.tip_minor)::float8 as tips,
      coalesce(sum(o.total_minor - o.wallet_minor) filter (where o.payment_method = 'cash_on_delivery'), 0)::float8 as cash
    from orders o ${joinZone('o.zone_id')}
      join order_history h on h.order_id = o.id and h.status = 'delivered'
    where o.courier_id = $1 and h.at > $2::timestamptz - make_interval(days => $3)
    group by 1 order by 1 desc`,
    [courierId, now, days],
  );
}
