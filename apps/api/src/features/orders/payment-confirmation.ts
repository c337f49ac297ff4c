import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type StoredOrder, updateOrder } from './order-transitions.queries.ts';
import { orderTopic, transitionOrder } from './order-transitions.ts';

/** The job by which the stores of the demo hear of an order: `{ orderId }`. */
export const ORDER_PLACED_JOB = 'order.placed';

/** The job that writes to who ordered: `{ orderId }`. */
export const ORDER_MAIL_JOB = 'order.mail';

/** How long an order keeps its stock while it waits to be paid at a provider. */
export const PAY_WITHIN_MINUTES = 30;

/** Whether an order still waits to be paid at a provider. */
export function awaitsPayment(order: StoredOrder): boolean {
  return (
    order.payBy !== null &&
    order.paymentStatus !== 'paid' &&
    (order.status === 'pending' || order.status === 'failed')
  );
}

/** The store hears of an order once nothing stands between them, and who ordered gets it in writing. */
export async function notifyOrderConfirmed(
  deps: Deps,
  tx: Tx,
  { id: orderId, contact }: Pick<StoredOrder, 'id' | 'contact'>,
): Promise<void> {
  if (deps.demo) await deps.jobs.send(tx, ORDER_PLACED_JOB, { orderId });
  if (contact.email) await deps.jobs.send(tx, ORDER_MAIL_JOB, { orderId });
}

type Ending =
  | { paymentStatus: 'paid' }
  | { paymentStatus: 'paid'; paymentMethod: 'wallet'; walletMinor: number }
  | { paymentMethod: 'cash_on_delivery' };

/** A locked order that waited is paid, or is to be paid in cash: it goes to the store. */
export async function confirmPayment(deps: Deps, tx: Tx, order: StoredOrder, change: Ending): Promise<void> {
  await updateOrder(tx, order.id, { ...change, payBy: null, updatedAt: new Date(deps.now()) });
  if (order.status === 'failed') await transitionOrder(deps, tx, order.id, 'pending', { actor: 'system' });
  else await deps.events.publish(tx, orderTopic(order.id), {});
  await notifyOrderConfirmed(deps, tx, order);
}
