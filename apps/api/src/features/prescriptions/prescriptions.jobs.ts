import type { Deps } from '../../platform/deps.ts';
import type { OrderDeps } from '../orders/events/index.ts';
import { isUnpriced, orderChanges, storedOrders } from '../orders/index.ts';
import { ANSWER_DEADLINE_JOB } from './prescription-events.ts';

type PrescriptionDeps = OrderDeps & Pick<Deps, 'log'>;

export function registerPrescriptionJobs(deps: PrescriptionDeps): void {
  deps.jobs.every(ANSWER_DEADLINE_JOB, '* * * * *', () => cancelUnanswered(deps));
}

/** Cancels the orders whose offers were not answered in time. A failure does not stop the others. */
async function cancelUnanswered(deps: PrescriptionDeps): Promise<void> {
  for (const orderId of await storedOrders.listUnanswered(deps.db, new Date(deps.now()))) {
    try {
      await cancelOne(deps, orderId);
    } catch (error) {
      deps.log.warn({ err: error }, 'canceling an unanswered offer failed');
    }
  }
}

/** Cancels an order under its lock, so that an offer that was answered or renewed meanwhile stays. */
async function cancelOne(deps: OrderDeps, orderId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    if (!order?.answerBy || order.answerBy.getTime() > deps.now() || !isUnpriced(order)) return;
    await orderChanges.transition(deps, tx, orderId, 'canceled', {
      actor: 'system',
      cancelReason: 'prescription_unanswered',
    });
  });
}
