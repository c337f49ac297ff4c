import { receiveFromPayee, receivePayment } from '@errand/domain/books';
import {
  decideSettlement,
  type PaymentStatus,
  type ProviderOutcome,
  type Settlement,
} from '@errand/domain/payments';
import type { Tx } from '../../platform/db/index.ts';
import { CONSOLE_CHANGED } from '../../platform/events/index.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { paymentsSettled } from '../../platform/metrics/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { postEntry } from '../ledger/index.ts';
import { bookOrder } from '../orders/books/index.ts';
import { awaitsPayment, orderChanges, type StoredOrder, storedOrders } from '../orders/index.ts';
import { applications, markPlanPaid, planTerms } from '../registration/index.ts';
import { wallets } from '../wallet/index.ts';
import { PAYMENT_SETTLED } from './payment-events.ts';
import { subjectOf } from './payment-subject.ts';
import { findPayment, lockPayment, type Payment, updatePayment } from './payments.queries.ts';
import type { PaymentDeps } from './providers.ts';
import { createRefund } from './refunds.ts';

/**
 * Applies a provider's outcome to a payment and returns the resulting status. Webhook, browser return and reconcile job
 * may call it concurrently and repeatedly: order (or application) and payment are locked, so exactly one call has an
 * effect.
 */
export async function settle(
  deps: PaymentDeps,
  paymentId: string,
  outcome: ProviderOutcome,
): Promise<PaymentStatus> {
  const known = await findPayment(deps.db, paymentId);
  if (!known) throw new Error(`There is no payment ${paymentId}.`);
  let isSettled = false;
  const settled = await deps.db.transaction(async (tx) => {
    const order = known.orderId === null ? null : await storedOrders.lock(tx, known.orderId);
    const application =
      known.applicationId === null ? null : await applications.lock(tx, known.applicationId);
    const payment = await lockPayment(tx, paymentId);
    if (!payment) throw new Error(`There is no payment ${paymentId}.`);
    const { status } = payment;
    const isAwaited = order
      ? awaitsPayment(order)
      : application
        ? applications.awaitsPlanPayment(application)
        : // What a store owes is accepted however late, and a top-up as long as its customer exists.
          payment.storeId !== null || (await customerAccounts.exists(tx, payment.owner));
    const settlement = decideSettlement(status, payment.amountMinor, outcome, isAwaited);
    if (!settlement) return status;
    isSettled = true;
    await updatePayment(tx, paymentId, {
      status: settlement.to,
      takenMinor: outcome.amountMinor,
      updatedAt: new Date(deps.now()),
    });
    await deps.jobs.publish(tx, PAYMENT_SETTLED, { paymentId, status: settlement.to });
    if (settlement.effect === 'refund') {
      deps.log.warn(
        { paymentId, orderId: known.orderId, outcome },
        'payment was not awaited and is refunded',
      );
      await createRefund(deps, tx, payment.id, { endsOrder: false });
    }
    if (order) {
      await settleOrder(deps, tx, order, settlement.effect);
      if (outcome.amountMinor > 0) await bookOrder(deps, tx, order.id);
    } else
      await settleOther(deps, tx, payment, { effect: settlement.effect, takenMinor: outcome.amountMinor });
    return settlement.to;
  });
  if (isSettled) paymentsSettled.inc({ provider: known.provider, status: settled });
  return settled;
}

async function settleOrder(deps: PaymentDeps, tx: Tx, order: StoredOrder, effect: Settlement['effect']) {
  if (effect === 'confirm') await orderChanges.confirmPayment(deps, tx, order, { paymentStatus: 'paid' });
  if (effect === 'fail' && order.status === 'pending')
    await orderChanges.transition(deps, tx, order.id, 'failed', { actor: 'system' });
}

/** Settles a payment without an order. Unexpected money is booked until its refund. */
async function settleOther(
  deps: PaymentDeps,
  tx: Tx,
  payment: Payment,
  { effect, takenMinor }: { effect: Settlement['effect']; takenMinor: number },
): Promise<void> {
  const { applicationId, storeId, provider } = payment;
  if (effect === 'confirm' && storeId !== null)
    return settleOfStore(deps, tx, payment, { storeId, takenMinor });
  if (effect === 'confirm' && applicationId === null) return settleTopUp(deps, tx, payment);
  if (effect === 'confirm') await settlePlan(deps, tx, payment);
  const received = receivePayment(subjectOf(payment), { at: 'provider', provider }, takenMinor);
  await postEntry(tx, received, { at: new Date(deps.now()) });
}

async function settlePlan(deps: PaymentDeps, tx: Tx, { applicationId, planId }: Payment): Promise<void> {
  if (applicationId === null || planId === null) throw new Error('A plan payment without its plan');
  await markPlanPaid(tx, applicationId, planId, new Date(deps.now()));
}

/** Adds what a store has paid to its balance. A plan that it paid was taken from there when it was chosen. */
async function settleOfStore(
  deps: PaymentDeps,
  tx: Tx,
  { provider, planTermId }: Payment,
  { storeId, takenMinor }: { storeId: number; takenMinor: number },
): Promise<void> {
  const at = new Date(deps.now());
  if (planTermId !== null) await planTerms.update(tx, planTermId, { paidAt: at });
  const payee = { account: 'store', id: storeId } as const;
  await postEntry(tx, receiveFromPayee(payee, { at: 'provider', provider }, takenMinor), { at });
  await deps.events.publish(tx, CONSOLE_CHANGED, {
    resource: 'stores',
    id: String(storeId),
    place: { zoneIds: [], storeId },
  });
}

function settleTopUp(
  deps: PaymentDeps,
  tx: Tx,
  { id, owner, provider, amountMinor, bonusMinor }: Payment,
): Promise<void> {
  const customerId = customerIdOf(owner);
  if (customerId === null) throw new Error(`The top-up ${id} is of no customer.`);
  const paid = { paymentId: id, customerId, provider, amountMinor, bonusMinor };
  return wallets.creditTopUp(tx, paid, new Date(deps.now()));
}
