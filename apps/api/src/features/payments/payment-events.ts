import type { PaymentStatus } from '@errand/domain/payments';
import { eventName, jobName, type NoPayload } from '../../platform/jobs/index.ts';

/** A provider's outcome was recorded: the payment is paid, failed, canceled or expired. */
export const PAYMENT_SETTLED = eventName<{ paymentId: string; status: PaymentStatus }>('payment.settled');

/** A provider returned the money of a payment. */
export const PAYMENT_REFUNDED = eventName<{ paymentId: string }>('payment.refunded');

/** Returns the money of a payment at its provider. */
export const REFUND_JOB = jobName<{ refundId: string }>('payment.refund');

export const RECONCILE_JOB = jobName<NoPayload>('payments.reconcile');

/** Reads what has moved the balances at providers. */
export const MOVEMENTS_JOB = jobName<NoPayload>('payments.movements');
