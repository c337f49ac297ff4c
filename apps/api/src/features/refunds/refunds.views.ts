import { jsonOf, type RowOf } from '../../platform/db/index.ts';
import { orderRefunds } from './refunds.tables.ts';

const REFUND = jsonOf(orderRefunds, 'view_refund', [
  'id',
  'orderId',
  'reason',
  'note',
  'pictures',
  'amountMinor',
  'lines',
  'status',
  'providerMinor',
  'walletMinor',
  'byHandMinor',
  'adminNote',
  'decidedAt',
  'createdAt',
]);
export type RefundRow = RowOf<typeof REFUND>;

/** SQL of the refund request of an order as JSON (`RefundRow`), null for none. */
export function refundOfOrderSql(orderId: string): string {
  return `(select ${REFUND.sql} from order_refunds view_refund where view_refund.order_id = ${orderId})`;
}

/** SQL of the approved refund of an order in minor units; null for none. */
export function approvedRefundSql(orderId: string): string {
  return `(select r.amount_minor from order_refunds r where r.order_id = ${orderId} and r.status = 'approved')`;
}
