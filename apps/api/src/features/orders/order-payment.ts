import type { Tx } from '../../platform/db/index.ts';
import { limitAcceptance } from './accept/acceptance.ts';
import { ORDER_MAIL_JOB, ORDER_PLACED, publishOrderChanged } from './order-events.ts';
import type { OrderDeps } from './orders.types.ts';
import { type StoredOrder, updateOrder } from './transition/order-transitions.queries.ts';
import { transitionOrder } from './transition/order-transitions.ts';

/** How long an order reserves its stock while it awaits an online payment. */
export const PAY_WITHIN_MINUTES = 30;

/** Announces an order that its store can accept, sets the deadline for that, and queues the confirmation mail. */
export async function notifyOrderConfirmed(
  deps: OrderDeps,
  tx: Tx,
  { id: orderId, contact }: Pick<StoredOrder, 'id' | 'contact'>,
): Promise<void> {
  await limitAcceptance(deps, tx, orderId);
  await deps.jobs.publish(tx, ORDER_PLACED, { orderId });
  if (contact.email) await deps.jobs.send(tx, ORDER_MAIL_JOB, { orderId });
}

type Ending =
  | { paymentStatus: 'paid' }
  | { paymentStatus: 'paid'; paymentMethod: 'wallet'; walletMinor: number }
  | { paymentMethod: 'cash_on_delivery' };

/** Confirms a locked order that awaited payment: it was paid, or will be paid in cash. */
export async function confirmPayment(
  deps: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  change: Ending,
): Promise<void> {
  await updateOrder(tx, order.id, { ...change, payBy: null, updatedAt: new Date(deps.now()) });
  if (order.status === 'failed') await transitionOrder(deps, tx, order.id, 'pending', { actor: 'system' });
  else await publishOrderChanged(deps, tx, order);
  await notifyOrderConfirmed(deps, tx, order);
}
