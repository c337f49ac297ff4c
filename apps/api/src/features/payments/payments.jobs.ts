import type { Deps } from '../../platform/deps.ts';
import { approveSlowly, MESSAGE_JOB, type MessageJob, SLOW_JOB, signedMessage } from '../demo-bank/index.ts';
import { ORDER_REFUND_JOB } from '../orders/index.ts';
import { reconcile } from './reconcile.ts';
import { executeRefund, REFUND_JOB, refundOrder } from './refunds.ts';
import { handleWebhook } from './webhook.ts';

export const RECONCILE_JOB = 'payments.reconcile';

/** The background work of payments. Call it before `deps.jobs.start()`. */
export function registerPaymentJobs(deps: Deps): void {
  deps.jobs.work(ORDER_REFUND_JOB, ({ orderId }: { orderId: number }) => refundOrder(deps, orderId));
  deps.jobs.work(REFUND_JOB, ({ refundId }: { refundId: string }) => executeRefund(deps, refundId));
  deps.jobs.every(RECONCILE_JOB, '* * * * *', () => reconcile(deps));
  if (!deps.demo) return;
  deps.jobs.work(SLOW_JOB, (job: { reference: string }) => approveSlowly(deps, job));
  deps.jobs.work(MESSAGE_JOB, async (job: MessageJob) => {
    const { body, headers } = signedMessage(job);
    await handleWebhook(deps, 'demo_bank', Buffer.from(body), headers);
  });
}
