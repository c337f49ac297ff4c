import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import { cancelLocked } from '../../rental/index.ts';
import { settingsOf } from '../../settings/index.ts';
import type { OrderDeps } from '../orders.types.ts';
import { lockOrder } from '../transition/order-transitions.queries.ts';
import { transitionOrder } from '../transition/order-transitions.ts';
import { listUnaccepted } from './unaccepted.queries.ts';

export const ACCEPTANCE_JOB = jobName<NoPayload>('order.acceptance');

export function registerAcceptanceJobs(deps: OrderDeps): void {
  deps.jobs.every(ACCEPTANCE_JOB, '* * * * *', () => rejectUnaccepted(deps));
}

/** Cancels the orders that were not accepted in time. A failure does not stop the others. */
async function rejectUnaccepted(deps: OrderDeps): Promise<void> {
  const { order_accept_minutes: minutes, digit_after_decimal_point: digits } = await settingsOf(deps);
  if (minutes === 0) return;
  for (const orderId of await listUnaccepted(deps.db, new Date(deps.now()))) {
    try {
      await rejectOne(deps, orderId, digits);
    } catch (error) {
      deps.log.warn({ err: error }, 'rejecting an order failed');
    }
  }
}

/** Cancels an order under its lock, so that an order that was accepted meanwhile stays accepted. */
async function rejectOne(deps: OrderDeps, orderId: number, digits: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.acceptBy || order.acceptBy.getTime() > deps.now()) return;
    const reason = 'not_accepted';
    if (order.type === 'trip') await cancelLocked(deps, tx, order, { reason, digits, actor: 'system' });
    else await transitionOrder(deps, tx, orderId, 'canceled', { actor: 'system', cancelReason: reason });
  });
}
