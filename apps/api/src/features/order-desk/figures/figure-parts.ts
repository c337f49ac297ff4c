import type { FIGURE_GROUPS, Metric } from '@errand/contract/console/analytics';
import { commissionOfOrderSql } from '../../ledger/ledger.views.ts';
import { isCanceledSql } from '../../orders/orders.views.ts';
import { isReturnedParcelSql, returnFeeOfOrderSql } from '../../parcel/parcel.views.ts';
import { creditedCashbackSql } from '../../promotions/promotions.views.ts';
import { approvedRefundSql } from '../../refunds/refunds.views.ts';
import { tripFeeOfOrderSql } from '../../rental/rental.views.ts';

export type FigureGroup = (typeof FIGURE_GROUPS)[number];

/** SQL of whether an order `o` was ever delivered, by its history: a refund changes its status. */
export const JOIN_SOLD = `cross join lateral (select exists (
    select 1 from order_history h where h.order_id = o.id and h.status = 'delivered') as is_sold) sold`;

/** An amount of a delivered order. */
const sold = (amount: string) => `case when sold.is_sold then ${amount} else 0 end`;

/**
 * What a canceled order `o` was paid for all the same, as `keptMinor` of the domain computes it: the fee that was kept,
 * and the delivery and return of a parcel that was canceled after its pickup.
 */
const KEPT = `o.cancellation_fee_minor + ${tripFeeOfOrderSql('o.id')} + ${returnFeeOfOrderSql('o.id')}
  + case when not ${isReturnedParcelSql('o.id')} then 0 when o.payment_status = 'paid' then o.total_minor
      when o.payment_status = 'partially_paid' then o.wallet_minor else 0 end`;

/**
 * SQL of what an order `o` adds to each figure. A figure is the sum of its part over orders, and the orders of a figure are
 * those whose part is not 0. The commission is that of the ledger, by the terms of each order and less what refunds gave back.
 */
export const FIGURE_PARTS: Record<Metric, string> = {
  orders: '1',
  canceled: `(${isCanceledSql('o')})::int`,
  delivered: 'sold.is_sold::int',
  sales_minor: sold('o.total_minor'),
  tax_minor: sold('o.tax_minor'),
  delivery_minor: sold('o.delivery_minor + o.surcharge_minor'),
  tips_minor: sold('o.tip_minor'),
  discount_minor: sold('o.discount_minor + o.coupon_discount_minor'),
  wallet_minor: sold('o.wallet_minor'),
  commission_minor: commissionOfOrderSql('o.id'),
  cashback_minor: `coalesce(${creditedCashbackSql('o.id')}, 0)`,
  refunded_minor: `coalesce(${approvedRefundSql('o.id')}, 0)`,
  kept_minor: `case when ${isCanceledSql('o')} then ${KEPT} else 0 end`,
};
export const FIGURE_METRICS = Object.keys(FIGURE_PARTS) as Metric[];

/** The day of an order in the time of its zone. */
export const ORDER_DAY = `(o.created_at at time zone z.time_zone)::date`;

/** SQL of the key of the group of an order of a day. */
export function groupKeySql(by: FigureGroup, day: string): string {
  switch (by) {
    case 'day':
      return `to_char(${day}, 'YYYY-MM-DD')`;
    case 'week':
    case 'month':
      return `to_char(date_trunc('${by}', ${day}::timestamp), 'YYYY-MM-DD')`;
    case 'zone':
      return 'o.zone_id::text';
    case 'store':
      return `coalesce(o.store_id::text, '')`;
    case 'courier':
      return `coalesce(o.courier_id::text, '')`;
    case 'module':
      return 'o.module_id::text';
  }
}
