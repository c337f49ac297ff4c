import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/index.ts';
import { lockOrder, type StoredOrder, transitionOrder } from '../orders/index.ts';
import { PAYMENT_REFUNDED, REFUND_JOB } from './payment-events.ts';
import {
  findPaid,
  findPayment,
  findRefund,
  finishRefund,
  hasUnreturnedPayment,
  insertRefund,
  type Payment,
  updatePayment,
} from './payments.queries.ts';
import type { PaymentDeps } from './payments.types.ts';
import { requireProvider } from './providers.ts';

/** Records the refund of a payment, or of a part of it, at most once, and queues its execution in the same transaction. */
export async function createRefund(
  deps: PaymentDeps,
  tx: Tx,
  payment: Pick<Payment, 'id' | 'takenMinor'>,
  amountMinor = payment.takenMinor,
): Promise<void> {
  const row = {
    id: randomBytes(16).toString('base64url'),
    paymentId: payment.id,
    amountMinor,
  };
  const refund = await insertRefund(tx, { ...row, createdAt: new Date(deps.now()) });
  if (refund) await deps.jobs.send(tx, REFUND_JOB, { refundId: refund.id });
}

/**
 * Refunds what a provider took for a canceled order, at most a given amount. What a shortened trip gave back to the
 * wallet is no longer part of the order's total.
 */
export async function refundOrder(
  deps: PaymentDeps,
  orderId: number,
  atMostMinor = Number.POSITIVE_INFINITY,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await findPaid(tx, orderId);
    if (payment && order) {
      const paidMinor = order.totalMinor - order.walletMinor;
      await createRefund(deps, tx, payment, Math.min(payment.takenMinor, paidMinor, atMostMinor));
    }
    // The wallet's part was returned when the order was canceled.
    const isReturned = order?.status === 'canceled' && order.walletMinor === order.totalMinor;
    if (!payment && isReturned) await transitionOrder(deps, tx, orderId, 'refunded', { actor: 'system' });
  });
}

/** Refunds at most what a provider took for an order, as part of an approved refund. */
export async function refundAtProvider(
  deps: PaymentDeps,
  tx: Tx,
  orderId: number,
  amountMinor: number,
): Promise<void> {
  const payment = amountMinor > 0 ? await findPaid(tx, orderId) : null;
  if (payment) await createRefund(deps, tx, payment, Math.min(amountMinor, payment.takenMinor));
}

/** Executes a refund at the provider. The job is retried; the refund's id makes the call idempotent. */
export async function executeRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (refund?.status !== 'pending') return;
  const payment = await findPayment(deps.db, refund.paymentId);
  if (!payment?.reference) throw new Error(`The refund ${refundId} has no provider payment.`);
  const done = await requireProvider(deps, payment.provider).refund({
    reference: payment.reference,
    refundId,
    amountMinor: refund.amountMinor,
  });
  await deps.db.transaction(async (tx) => {
    const order = payment.orderId === null ? null : await lockOrder(tx, payment.orderId);
    await finishRefund(tx, refundId, done.reference, new Date(deps.now()));
    await updatePayment(tx, payment.id, { status: 'refunded', updatedAt: new Date(deps.now()) });
    await deps.jobs.publish(tx, PAYMENT_REFUNDED, { paymentId: payment.id });
    if (order && waitsForProvider(order) && !(await hasUnreturnedPayment(tx, order.id)))
      await transitionOrder(deps, tx, order.id, 'refunded', { actor: 'system' });
  });
}

/** Whether the order awaits only the provider's refund; not if wallet or cash paid it after all. */
function waitsForProvider({ paymentMethod, paymentStatus, status }: StoredOrder): boolean {
  const isEnded = status === 'canceled' || status === 'refund_requested';
  return isEnded && paymentStatus === 'paid' && paymentMethod === 'digital_payment';
}
