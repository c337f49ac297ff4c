import type { Deps } from '../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { OrderDeps } from '../events/order-events.ts';
import type { OrderKinds } from '../kinds/order-kind.ts';
import { listUnaccepted, lockOrder } from '../orders.queries.ts';

export const ACCEPTANCE_JOB = jobName<NoPayload>('order.acceptance');

export function registerAcceptanceJobs(deps: OrderDeps & Pick<Deps, 'log'>, kinds: OrderKinds): void {
  deps.jobs.every(ACCEPTANCE_JOB, '* * * * *', () => rejectUnaccepted(deps, kinds));
}

/** Cancels the orders that were not accepted in time. A failure does not stop the others. */
async function rejectUnaccepted(deps: OrderDeps & Pick<Deps, 'log'>, kinds: OrderKinds): Promise<void> {
  const settings = await deps.settings();
  if (settings.order_accept_minutes === 0) return;
  for (const orderId of await listUnaccepted(deps.db, new Date(deps.now()))) {
    try {
      await rejectOne(deps, kinds, orderId, settings);
    } catch (error) {
      deps.log.warn({ err: error }, 'rejecting an order failed');
    }
  }
}

/** Cancels an order under its lock, so that an order that was accepted meanwhile stays accepted. */
async function rejectOne(
  deps: OrderDeps,
  kinds: OrderKinds,
  orderId: number,
  settings: Settings,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.acceptBy || order.acceptBy.getTime() > deps.now()) return;
    const cancellation = { actor: 'system' as const, reasons: ['not_accepted'], settings };
    await kinds[order.type].cancel(deps, tx, order, cancellation);
  });
}
