import { randomBytes } from 'node:crypto';
import { type JournalEntry, repay } from '@errand/domain/books';
import type { Tx } from '../../platform/db/index.ts';
import { postEntry } from '../ledger/index.ts';
import { bookOrder } from '../orders/books/index.ts';
import { orderChanges, type StoredOrder, storedOrders } from '../orders/index.ts';
import { PAYMENT_REFUNDED, REFUND_JOB } from './payment-events.ts';
import { subjectOf } from './payment-subject.ts';
import {
  findPaid,
  findPayment,
  findRefund,
  finishRefund,
  hasEndingRefund,
  insertRefund,
  isReturned,
  lockPayment,
  type Payment,
  type Refund,
  sumRefunds,
  updatePayment,
} from './payments.queries.ts';
import { findProvider, type PaymentDeps, requireProvider } from './providers.ts';

type Refunded = {
  /** By default everything that the provider still holds. */
  amountMinor?: number;
  /** False if the order continues: it was edited, or the money was not awaited. */
  endsOrder?: boolean;
};

/**
 * Records the refund of a payment, or of a part of it, and queues its execution in the same transaction. All refunds of a
 * payment together never exceed what was taken: the payment is locked. An amount that the provider cannot refund is rounded
 * up to one that it can; what was returned too much is kept from later ones. Throws RangeError for more than is left.
 */
export async function createRefund(
  deps: PaymentDeps,
  tx: Tx,
  paymentId: string,
  { amountMinor: wanted, endsOrder = true }: Refunded = {},
): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  const { returned, refunded } = await sumRefunds(tx, paymentId);
  const takenMinor = payment?.takenMinor ?? 0;
  const exactMinor = wanted ?? takenMinor - refunded;
  if (exactMinor > takenMinor - refunded)
    throw new RangeError(`The payment ${paymentId} has less than ${exactMinor} left.`);
  if (!payment || exactMinor <= 0) return;
  const step = findProvider(deps, payment.provider)?.stepMinor((await deps.settings()).currency_code) ?? 1;
  const amountMinor = Math.min(takenMinor - returned, Math.ceil(exactMinor / step) * step);
  const id = randomBytes(16).toString('base64url');
  const roundedUpMinor = amountMinor - exactMinor;
  const createdAt = new Date(deps.now());
  await insertRefund(tx, { id, paymentId, amountMinor, roundedUpMinor, endsOrder, createdAt });
  await deps.jobs.send(tx, REFUND_JOB, { refundId: id });
}

/**
 * Refunds what a provider holds of a canceled order, once and up to a limit. What a shortened trip refunded to the wallet
 * stays out, because it is no longer part of the order's total.
 */
export async function refundOrder(
  deps: PaymentDeps,
  orderId: number,
  atMostMinor = Number.POSITIVE_INFINITY,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    const payment = await findPaid(tx, orderId);
    if (payment && order && !(await hasEndingRefund(tx, payment.id))) {
      const paidMinor = order.totalMinor - order.walletMinor;
      await createRefund(deps, tx, payment.id, {
        amountMinor: Math.min(payment.heldMinor, paidMinor, atMostMinor),
      });
    }
    // The wallet's part was returned when the order was canceled. An order without a price returns nothing.
    const isWhollyByWallet =
      order?.status === 'canceled' && order.walletMinor > 0 && order.walletMinor === order.totalMinor;
    if (!payment && isWhollyByWallet)
      await orderChanges.transition(deps, tx, orderId, 'refunded', { actor: 'system' });
  });
}

/** Refunds a part of what a provider holds of a locked order. Throws RangeError for more than is left. */
export async function refundAtProvider(
  deps: PaymentDeps,
  tx: Tx,
  orderId: number,
  refund: { amountMinor: number; endsOrder: boolean },
): Promise<void> {
  if (refund.amountMinor === 0) return;
  const payment = await findPaid(tx, orderId);
  if (!payment) throw new RangeError(`No provider holds money of the order ${orderId}.`);
  await createRefund(deps, tx, payment.id, refund);
}

/** Executes a refund at the provider. The job is retried; the refund's id makes the call idempotent. */
export async function executeRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (refund?.status !== 'pending') return;
  const payment = await findPayment(deps.db, refund.paymentId);
  if (!payment?.reference) throw new Error(`The refund ${refundId} has no provider payment.`);
  // Earlier refunds may have returned this one's amount already.
  const done =
    refund.amountMinor === 0
      ? { reference: null }
      : await requireProvider(deps, payment.provider).refund({
          reference: payment.reference,
          refundId,
          amountMinor: refund.amountMinor,
        });
  await deps.db.transaction(async (tx) => {
    const order = payment.orderId === null ? null : await storedOrders.lock(tx, payment.orderId);
    const locked = await lockPayment(tx, payment.id);
    const at = new Date(deps.now());
    const isFirst = await finishRefund(tx, refundId, done.reference, at);
    if ((await sumRefunds(tx, payment.id)).done >= (locked?.takenMinor ?? 0))
      await updatePayment(tx, payment.id, { status: 'refunded', updatedAt: at });
    await deps.jobs.publish(tx, PAYMENT_REFUNDED, { paymentId: payment.id });
    if (order && waitsForProvider(order) && (await isReturned(tx, order.id)))
      await orderChanges.transition(deps, tx, order.id, 'refunded', { actor: 'system' });
    if (order) await bookOrder(deps, tx, order.id);
    else if (isFirst) await postEntry(tx, repaymentOf(payment, refund), { at });
  });
}

/** The entry of a refund of money that belongs to no order. */
function repaymentOf(payment: Payment, { amountMinor, roundedUpMinor }: Refund): JournalEntry {
  const place = { at: 'provider', provider: payment.provider } as const;
  return repay(subjectOf(payment), place, amountMinor - roundedUpMinor, roundedUpMinor);
}

/** Whether the order awaits only the provider's refund. False if it was paid from the wallet or in cash after all. */
function waitsForProvider({ type, paymentMethod, paymentStatus, status }: StoredOrder): boolean {
  const isEnded = status === 'canceled' || status === 'refund_requested';
  // An extended trip whose provider part is paid is partially paid.
  const isPaid = paymentStatus === 'paid' || (type === 'trip' && paymentStatus === 'partially_paid');
  return isEnded && isPaid && paymentMethod === 'digital_payment';
}
