import { ORDER_JOBS } from '../orders/events/index.ts';
import { readMovements } from './movements/read-movements.ts';
import { MOVEMENTS_JOB, RECONCILE_JOB, REFUND_JOB } from './payment-events.ts';
import type { PaymentDeps } from './providers.ts';
import { reconcile } from './reconcile.ts';
import { executeRefund, refundOrder } from './refunds.ts';

export function registerPaymentJobs(deps: PaymentDeps): void {
  deps.jobs.work(ORDER_JOBS.refund, ({ orderId, atMostMinor }) => refundOrder(deps, orderId, atMostMinor));
  deps.jobs.work(REFUND_JOB, ({ refundId }) => executeRefund(deps, refundId));
  // Before the books are compared.
  deps.jobs.every(MOVEMENTS_JOB, '17 1 * * *', () => readMovements(deps));
  deps.jobs.every(RECONCILE_JOB, '* * * * *', () => reconcile(deps));
}
