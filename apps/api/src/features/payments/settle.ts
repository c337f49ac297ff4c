import { type PaymentStatus, type ProviderOutcome, settlementOf } from '@errand/domain/payments';
import type { Deps } from '../../platform/deps.ts';
import { awaitsPayment, endWaiting, lockOrder, moveOrder } from '../orders/index.ts';
import { findPayment, lockPayment, updatePayment } from './payments.queries.ts';
import { oweBack } from './refunds.ts';

/**
 * Carries out what a provider says of a payment. The webhook, the browser that comes back and the reconciling job all
 * call this, at once and again: the rows of order and payment are locked, so exactly one of them has an effect. Gives
 * the status the payment has then.
 */
export async function settle(
  deps: Deps,
  paymentId: string,
  outcome: ProviderOutcome,
): Promise<PaymentStatus> {
  const known = await findPayment(deps.db, paymentId);
  if (!known) throw new Error(`There is no payment ${paymentId}`);
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, known.orderId);
    const payment = await lockPayment(tx, paymentId);
    if (!order || !payment) throw new Error(`There is no order of payment ${paymentId}`);
    const status = payment.status as PaymentStatus;
    const settlement = settlementOf(status, payment.amountMinor, outcome, awaitsPayment(order));
    if (!settlement) return status;
    await updatePayment(tx, paymentId, {
      status: settlement.to,
      takenMinor: outcome.amountMinor,
      updatedAt: new Date(deps.now()),
    });
    if (settlement.effect === 'confirm') await endWaiting(deps, tx, order, { paymentStatus: 'paid' });
    if (settlement.effect === 'refund') {
      deps.log.warn({ paymentId, orderId: order.id, outcome }, 'money came that is given back');
      await oweBack(deps, tx, { ...payment, takenMinor: outcome.amountMinor });
    }
    if (settlement.effect === 'fail' && order.status === 'pending')
      await moveOrder(deps, tx, order.id, 'failed', { actor: 'system' });
    return settlement.to;
  });
}
