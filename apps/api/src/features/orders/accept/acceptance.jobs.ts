import { awaitsTransfer } from '@errand/domain/orders';
import type { Deps } from '../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import type { OrderDeps } from '../events/order-events.ts';
import type { OrderKinds } from '../kinds/order-kind.ts';
import { listUnaccepted, listUntransferred, lockOrder, type StoredOrder } from '../orders.queries.ts';

export const ACCEPTANCE_JOB = jobName<NoPayload>('order.acceptance');

export function registerAcceptanceJobs(deps: OrderDeps & Pick<Deps, 'log'>, kinds: OrderKinds): void {
  deps.jobs.every(ACCEPTANCE_JOB, '* * * * *', async () => {
    await rejectUnaccepted(deps, kinds);
    await cancelUntransferred(deps, kinds);
  });
}

type JobDeps = OrderDeps & Pick<Deps, 'log'>;

/** Cancels the orders that were not accepted in time. */
async function rejectUnaccepted(deps: JobDeps, kinds: OrderKinds): Promise<void> {
  if ((await deps.settings()).order_accept_minutes === 0) return;
  const isOverdue = ({ acceptBy }: StoredOrder) => acceptBy !== null && acceptBy.getTime() <= deps.now();
  for (const orderId of await listUnaccepted(deps.db, new Date(deps.now())))
    await cancelOverdue(deps, kinds, orderId, { isOverdue, reason: 'not_accepted' });
}

/** Cancels the orders whose bank transfers did not arrive in time. A later transfer becomes a refund. */
async function cancelUntransferred(deps: JobDeps, kinds: OrderKinds): Promise<void> {
  const isOverdue = (order: StoredOrder) =>
    awaitsTransfer(order) && order.transferBy !== null && order.transferBy.getTime() <= deps.now();
  for (const orderId of await listUntransferred(deps.db, new Date(deps.now())))
    await cancelOverdue(deps, kinds, orderId, { isOverdue, reason: 'transfer_overdue' });
}

type Deadline = { isOverdue: (order: StoredOrder) => boolean; reason: string };

/**
 * Cancels an order under its lock, so that one that was accepted or paid meanwhile stays. A failure does not stop the
 * others.
 */
async function cancelOverdue(
  deps: JobDeps,
  kinds: OrderKinds,
  orderId: number,
  { isOverdue, reason }: Deadline,
): Promise<void> {
  try {
    const settings = await deps.settings();
    await deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || !isOverdue(order)) return;
      await kinds[order.type].cancel(deps, tx, order, { actor: 'system', reasons: [reason], settings });
    });
  } catch (error) {
    deps.log.warn({ err: error }, 'canceling an overdue order failed');
  }
}
