import { jsonOf, type RowOf } from '../../../platform/db/index.ts';
import { handRefundPayments } from './hand-refunds.tables.ts';

const PAYMENT = jsonOf(handRefundPayments, 'view_payment', ['amountMinor', 'paidAt']);
export type HandPaymentRow = RowOf<typeof PAYMENT>;

/** SQL of the payments by hand of an order as a JSON array of `HandPaymentRow`, oldest first; empty for none. */
export function handPaymentsOfOrderSql(orderId: string): string {
  return `coalesce((select json_agg(${PAYMENT.sql} order by view_payment.paid_at, view_payment.id)
    from hand_refund_payments view_payment
    where view_payment.order_id = ${orderId} and view_payment.taken_back_at is null), '[]')`;
}

/** Orders with an open refund by hand, for `from`. */
export const OPEN_HAND_REFUNDS = `(select view_refund.order_id, view_refund.owed_at
  from hand_refunds view_refund where view_refund.owed_minor > view_refund.paid_minor)`;
