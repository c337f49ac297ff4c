import { arrivalWindow, awaitsTransfer, keepsPaymentWhenCanceled } from '@errand/domain/orders';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, requireFound } from '../../platform/http/index.ts';
import { rewardDelivery } from '../loyalty/index.ts';
import { requireStore } from '../stores/index.ts';
import { limitAcceptance } from './accept/acceptance.ts';
import { limitTransfer } from './accept/transfer.ts';
import { bookOrder } from './books/book-order.ts';
import {
  OFFLINE_PAYMENT_DECIDED,
  ORDER_PLACED,
  type OrderDeps,
  OWED_REFUND_JOB,
  publishOrderChanged,
  TRANSFER_RECEIVED,
} from './events/order-events.ts';
import { lockOrder, type StoredOrder, updateOrder } from './orders.queries.ts';
import { orderHistory } from './orders.tables.ts';
import { transitionOrder } from './transition/order-transitions.ts';

/** How long an order reserves its stock while it awaits an online payment. */
export const PAY_WITHIN_MINUTES = 30;

/** Announces an order that its store can accept, and sets the deadline for that. */
export async function notifyOrderConfirmed(
  deps: OrderDeps,
  tx: Tx,
  { id: orderId }: Pick<StoredOrder, 'id'>,
): Promise<void> {
  await limitAcceptance(deps, tx, orderId);
  await limitTransfer(deps, tx, orderId);
  await deps.jobs.publish(tx, ORDER_PLACED, { orderId });
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

/**
 * Records that the operator has received the money of an order with offline payment. Idempotent. An order that was
 * already delivered earns its rewards now. The money of a canceled order becomes an owed refund. Throws `not_found`, and
 * `order_not_payable` for other payment methods and a failed order.
 */
export async function receivePayment(deps: OrderDeps, tx: Tx, orderId: number): Promise<StoredOrder> {
  const order = requireFound(await lockOrder(tx, orderId));
  if (order.paymentMethod !== 'offline_payment' || order.status === 'failed')
    throw new AppError('order_not_payable');
  if (order.paymentStatus === 'paid') return order;
  const at = new Date(deps.now());
  const paid = await updateOrder(tx, orderId, {
    paymentStatus: 'paid',
    transferBy: null,
    ...(awaitsTransfer(order) && (await windowFrom(tx, order, deps.now()))),
    updatedAt: at,
  });
  if (paid.status === 'delivered') await rewardDelivery(deps, tx, paid, await deps.settings());
  const isLate = paid.status === 'canceled' && !(await isOnItsWayBack(tx, paid));
  const amountMinor = paid.totalMinor - paid.walletMinor;
  if (isLate && amountMinor > 0) await deps.jobs.send(tx, OWED_REFUND_JOB, { orderId, amountMinor });
  await bookOrder(deps, tx, orderId);
  await publishOrderChanged(deps, tx, paid);
  await deps.jobs.publish(tx, TRANSFER_RECEIVED, { orderId });
  const outcome = isLate ? 'late' : 'confirmed';
  await deps.jobs.publish(tx, OFFLINE_PAYMENT_DECIDED, { orderId, outcome, at: deps.now() });
  return paid;
}

/** The delivery window of an accepted order whose preparation begins now; empty for one that is not accepted, or scheduled. */
async function windowFrom(tx: Tx, order: StoredOrder, nowMs: number) {
  const { type, status, storeId, scheduledFor, travelSeconds, processingMinutes } = order;
  if (status !== 'confirmed' || type === 'trip' || scheduledFor !== null || storeId === null) return {};
  const window = arrivalWindow({
    placedAtMs: nowMs,
    status,
    nowMs,
    preparationMinutes: processingMinutes ?? (await requireStore(tx, storeId)).delivery_minutes_from,
    travelMinutes: type === 'take_away' ? 0 : (travelSeconds ?? 0) / 60,
  });
  return window && { expectedFrom: new Date(window.fromMs), expectedTo: new Date(window.toMs) };
}

/** Whether a canceled order still has to be paid: a parcel that the courier had picked up. */
async function isOnItsWayBack(tx: Tx, { id, type }: StoredOrder): Promise<boolean> {
  if (!keepsPaymentWhenCanceled('picked_up', type)) return false;
  const rows = await tx
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, id), eq(orderHistory.status, 'picked_up')));
  return rows.length > 0;
}
