import type { Deps } from '../../platform/deps.ts';
import { ORDER_JOBS } from '../orders/events/index.ts';
import { registerPaymentMailJobs } from './offline/payment-mail.ts';
import { RECONCILE_JOB, REFUND_JOB } from './payment-events.ts';
import type { PaymentDeps } from './providers.ts';
import { reconcile } from './reconcile.ts';
import { executeRefund, refundOrder } from './refunds.ts';

export function registerPaymentJobs(deps: PaymentDeps & Pick<Deps, 'messages' | 'pool' | 'publicUrl'>): void {
  registerPaymentMailJobs(deps);
  deps.jobs.work(ORDER_JOBS.refund, ({ orderId, atMostMinor }) => refundOrder(deps, orderId, atMostMinor));
  deps.jobs.work(REFUND_JOB, ({ refundId }) => executeRefund(deps, refundId));
  deps.jobs.every(RECONCILE_JOB, '* * * * *', () => reconcile(deps));
}
