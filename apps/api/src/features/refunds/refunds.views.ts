import { jsonOf, type RowOf } from '../../platform/db/index.ts';
import { orderRefunds } from './refunds.tables.ts';

const REFUND = jsonOf(orderRefunds, 'view_refund', [
  'id',
  'orderId',
  'reason',
  'note',
  'pictures',
  'amountMinor',
  'owed',
  'lines',
  'parts',
  'spared',
  'status',
  'providerMinor',
  'walletMinor',
  'byHandMinor',
  'adminNote',
  'decidedAt',
  'createdAt',
]);
export type RefundRow = RowOf<typeof REFUND>;

/** SQL of the refunds and requests of an order as a JSON array of `RefundRow`, oldest first; empty for none. */
export function refundsOfOrderSql(orderId: string): string {
  return `coalesce((select json_agg(${REFUND.sql} order by view_refund.id)
    from order_refunds view_refund where view_refund.order_id = ${orderId}), '[]')`;
}

/** The sum of the approved ones among an order's refunds. */
export function approvedMinor(refunds: readonly Pick<RefundRow, 'status' | 'amount_minor'>[]): number {
  return refunds.reduce(
    (sum, { status, amount_minor }) => (status === 'approved' ? sum + amount_minor : sum),
    0,
  );
}

/** SQL of the sum of a delivered order's approved refunds in minor units; null for none. */
export function approvedRefundSql(orderId: string): string {
  return `(select sum(r.amount_minor) from order_refunds r where r.order_id = ${orderId} and r.status = 'approved'
    and not r.owed)`;
}

/** The refund requests that await a decision, for `from`. */
export const OPEN_REFUNDS = `(select id, order_id, reason, note, created_at from order_refunds where status = 'requested')`;

/**
 * Joins as `refunded` what refunds have returned of lines of an order, by their ids as JSON, and what they have returned without
 * naming lines; in minor units.
 */
export function joinRefundedLines(orderId: string): string {
  return `cross join lateral (select
      coalesce(sum(view_refund.amount_minor) filter (where view_refund.lines is null), 0) as whole_minor,
      coalesce(jsonb_agg(view_refund.lines) filter (where view_refund.lines is not null), '[]') as lines
    from order_refunds view_refund
    where view_refund.order_id = ${orderId} and view_refund.status = 'approved' and not view_refund.owed) refunded`;
}

/** SQL of what such lines returned of one of them. */
export function refundedOfLineSql(lineId: string): string {
  return `coalesce((select sum((view_line->>'amountMinor')::int8) from jsonb_array_elements(refunded.lines) view_list,
    jsonb_array_elements(view_list) view_line where (view_line->>'lineId')::int8 = ${lineId}), 0)`;
}
