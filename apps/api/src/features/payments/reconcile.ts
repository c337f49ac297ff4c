import type { PaymentStatus } from '@errand/domain/payments';
import { awaitsPayment, orderChanges, storedOrders } from '../orders/index.ts';
import {
  findUnsettled,
  listOverdueAttempts,
  listPendingRefunds,
  listUnsettled,
  type Payment,
} from './payments.queries.ts';
import { type PaymentDeps, requireProvider } from './providers.ts';
import { executeRefund } from './refunds.ts';
import { settle } from './settle.ts';

/** How long to wait for a webhook before the provider is queried. */
const QUERY_AFTER_MS = 2 * 60_000;
const NOTHING_MINOR = 0;

/** Reads a payment's state from the provider and settles it. */
export async function settleFromProvider(deps: PaymentDeps, payment: Payment): Promise<PaymentStatus> {
  if (!payment.reference) return payment.status;
  return settle(deps, payment.id, await requireProvider(deps, payment.provider).find(payment.reference));
}

/**
 * Closes an attempt: first the provider's page, so that it can no longer be paid, then settles the provider's outcome. A
 * last-moment payment is accepted or refunded by the rules.
 */
export async function closePayment(deps: PaymentDeps, payment: Payment): Promise<PaymentStatus> {
  if (!payment.reference) {
    return settle(deps, payment.id, { state: 'canceled', amountMinor: NOTHING_MINOR });
  }
  const provider = requireProvider(deps, payment.provider);
  await provider.cancel(payment.reference);
  const found = await provider.find(payment.reference);
  const outcome = found.state === 'open' ? { state: 'canceled' as const, amountMinor: NOTHING_MINOR } : found;
  return settle(deps, payment.id, outcome);
}

/**
 * Runs every minute: settles payments without a webhook, cancels orders that were not paid in time, and retries lost
 * refunds. A failure does not stop the others.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const before = new Date(deps.now() - QUERY_AFTER_MS);
  for (const payment of await listUnsettled(deps.db, before))
    await attempt(deps, () => settleFromProvider(deps, payment));
  for (const orderId of await storedOrders.listOverdue(deps.db, new Date(deps.now())))
    await attempt(deps, () => expire(deps, orderId));
  for (const payment of await listOverdueAttempts(deps.db, new Date(deps.now())))
    await attempt(deps, () => closePayment(deps, payment));
  for (const refund of await listPendingRefunds(deps.db, before))
    await attempt(deps, () => executeRefund(deps, refund.id));
}

async function attempt(deps: PaymentDeps, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log.warn({ err: error }, 'reconciling a payment failed');
  }
}

/** Cancels an unpaid order. While its provider is unavailable the order stays, because it may have been paid. */
async function expire(deps: PaymentDeps, orderId: number): Promise<void> {
  const open = await findUnsettled(deps.db, orderId);
  if (open) await closePayment(deps, open);
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    if (!order || !awaitsPayment(order) || (await findUnsettled(tx, orderId))) return;
    await orderChanges.transition(deps, tx, orderId, 'canceled', {
      actor: 'system',
      cancelReason: 'payment_overdue',
    });
  });
}
