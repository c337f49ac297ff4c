import {
  checkTransition,
  isCashPaidAt,
  isHeldByTransfer,
  keepsPaymentWhenCanceled,
  type OrderActor,
  type OrderStatus,
} from '@errand/domain/orders';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { vehicleBookings } from '../../fleet/index.ts';
import { rewardDelivery } from '../../loyalty/index.ts';
import { cashback } from '../../promotions/index.ts';
import { wallets } from '../../wallet/index.ts';
import { limitAcceptance } from '../accept/acceptance.ts';
import { bookOrder } from '../books/book-order.ts';
import {
  ORDER_REFUND_JOB,
  ORDER_STATUS_CHANGED,
  type OrderDeps,
  OWED_REFUND_JOB,
  publishOrderChanged,
} from '../events/order-events.ts';
import { appendHistory, lockOrder, type StoredOrder, updateOrder } from '../orders.queries.ts';
import { requireChecked, requirePriced } from '../prescription/prescription-state.ts';
import { returnOrderStock } from '../stock/order-stock.ts';

/**
 * Options of a transition. `window` replaces the delivery window of the domain rule. `refund` limits what a canceled
 * order refunds; without it everything is refunded.
 */
export type TransitionDetails = {
  actor: OrderActor;
  window?: { fromMs: number; toMs: number };
  refund?: { walletMinor: number; providerMinor: number };
} & Partial<
  Pick<
    StoredOrder,
    | 'courierId'
    | 'route'
    | 'departedAt'
    | 'travelSeconds'
    | 'processingMinutes'
    | 'cancelReason'
    | 'cancelNote'
    | 'cancellationFeeMinor'
  >
>;

/**
 * The only function that changes an order's status, except `revertPickup`. Locks the row, checks the allowed transitions,
 * appends to the history, returns stock, vehicles and payment of a canceled order once, settles its cashback, books what
 * it earns or returns, and publishes the change.
 * Throws `not_found`, `order_state`, and for a preparation `transfer_missing` before the bank transfer has arrived and
 * `prescription_unchecked` before a pharmacist has checked the prescription.
 */
export async function transitionOrder(
  deps: OrderDeps,
  tx: Tx,
  orderId: number,
  to: OrderStatus,
  { actor, window, refund, ...details }: TransitionDetails,
): Promise<StoredOrder> {
  const order = requireFound(await lockOrder(tx, orderId));
  const from = order.status;
  if (!checkTransition(from, to, order.type).ok) throw new AppError('order_state', { from, to });
  requirePriced(order, to);
  if (isHeldByTransfer(order, to)) throw new AppError('transfer_missing');
  await requireChecked(tx, order, to);

  const at = new Date(deps.now());
  await appendHistory(tx, { orderId, status: to, actor, at });
  const isRefunded = to === 'canceled' && !keepsPaymentWhenCanceled(from, order.type);
  if (from === 'failed' && to === 'pending') await cashback.restore(deps, tx, order, at);
  if (to === 'failed' || to === 'canceled') await cashback.drop(tx, orderId);
  if (isRefunded) {
    // The wallet is locked before stock, as in placing an order.
    if (order.walletMinor > 0)
      await wallets.returnOf(tx, { owner: order.owner, orderId, atMostMinor: refund?.walletMinor, at });
    await returnOrderStock(deps, tx, orderId);
    await vehicleBookings.release(tx, orderId);
  }
  if (to === 'delivered' && order.type === 'trip') await vehicleBookings.end(tx, orderId, at);
  const updated = await updateOrder(tx, orderId, {
    ...details,
    ...(window && { expectedFrom: new Date(window.fromMs), expectedTo: new Date(window.toMs) }),
    ...(to === 'canceled' && { canceledBy: actor, payBy: null, transferBy: null }),
    ...(isCashPaidAt(to, order) && isDueInCash(order) && { paymentStatus: 'paid' as const }),
    acceptBy: null,
    answerBy: null,
    status: to,
    updatedAt: at,
  });
  // From now on it is the store that has to accept it.
  if (to === 'accepted') await limitAcceptance(deps, tx, orderId);
  const isPaid =
    order.paymentStatus === 'paid' || (order.type === 'trip' && order.paymentStatus !== 'unpaid');
  if (isRefunded && isPaid) await returnPayment(deps, tx, order, refund?.providerMinor);
  // An unpaid delivery earns its rewards when the payment arrives (`receivePayment`).
  if (to === 'delivered' && updated.paymentStatus === 'paid')
    await rewardDelivery(deps, tx, updated, await deps.settings());
  await publishOrderChanged(deps, tx, updated);
  await deps.jobs.publish(tx, ORDER_STATUS_CHANGED, {
    orderId,
    from,
    to,
    awaitedPayment: awaitsPayment(order),
  });
  // Last, because it locks the balances of store and courier, for which their other orders wait until the commit.
  if (movesMoney(to, order.type)) await bookOrder(deps, tx, orderId);
  return updated;
}

/**
 * Queues the refund of what was not paid from the wallet, up to a limit. The provider refunds what it holds; staff return
 * a bank transfer.
 */
async function returnPayment(
  deps: OrderDeps,
  tx: Tx,
  { id: orderId, paymentMethod, totalMinor, walletMinor }: StoredOrder,
  atMostMinor: number | undefined,
): Promise<void> {
  if (atMostMinor === 0) return;
  if (paymentMethod !== 'offline_payment') {
    await deps.jobs.send(tx, ORDER_REFUND_JOB, { orderId, atMostMinor });
    return;
  }
  const amountMinor = atMostMinor ?? totalMinor - walletMinor;
  if (amountMinor > 0) await deps.jobs.send(tx, OWED_REFUND_JOB, { orderId, amountMinor });
}

/**
 * Whether a status earns, takes or keeps money. At its pickup a parcel may be paid in cash, and a trip's deposit is taken.
 * `refunded` follows a refund, which is booked when it is decided and when the provider has executed it.
 */
function movesMoney(to: OrderStatus, type: StoredOrder['type']): boolean {
  if (to === 'picked_up') return type === 'parcel' || type === 'trip';
  return to === 'delivered' || to === 'returned' || to === 'canceled';
}

/** Whether the rest of the total is due in cash. That includes the extension of a trip that was paid at a provider. */
function isDueInCash({ type, paymentMethod, paymentStatus }: StoredOrder): boolean {
  if (paymentMethod === 'cash_on_delivery') return true;
  return type === 'trip' && paymentStatus === 'partially_paid' && paymentMethod !== 'offline_payment';
}

/** Sets another delivery window without a transition. */
export async function setDeliveryWindow(
  deps: OrderDeps,
  tx: Tx,
  orderId: number,
  window: { fromMs: number; toMs: number },
): Promise<void> {
  const order = await updateOrder(tx, orderId, {
    expectedFrom: new Date(window.fromMs),
    expectedTo: new Date(window.toMs),
    updatedAt: new Date(deps.now()),
  });
  await publishOrderChanged(deps, tx, order);
}

/** Whether an order still awaits an online payment. Until then it is not announced to store and customer. */
export function awaitsPayment(order: StoredOrder): boolean {
  return (
    order.payBy !== null &&
    order.paymentStatus !== 'paid' &&
    (order.status === 'pending' || order.status === 'failed')
  );
}
