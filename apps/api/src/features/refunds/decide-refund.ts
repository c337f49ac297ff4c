import { OPERATOR_ACCOUNT } from '@errand/domain/ledger';
import { splitRefund } from '@errand/domain/orders';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { lockBalances, postTransfer } from '../ledger/index.ts';
import { revokePoints } from '../loyalty/index.ts';
import { lockOrder, type StoredOrder, transitionOrder } from '../orders/index.ts';
import { type PaymentDeps, refundAtProvider } from '../payments/index.ts';
import { REFUND_APPROVED } from './refund-events.ts';
import { findRequest, updateRequest } from './refunds.queries.ts';

type Decision = { approved: boolean; note: string | null };

/**
 * Decides a refund request in one transaction with the money: a job returns the provider's part, the rest is credited to
 * the customer's wallet, or handed to a guest. The order's points are revoked. Deciding twice has no effect but
 * `onDecided`. Throws `not_found`.
 */
export async function decideRefund(
  deps: PaymentDeps,
  orderId: number,
  { approved, note }: Decision,
  onDecided: () => void = () => {},
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const request = order && (await findRequest(tx, orderId));
    if (!order || !request) throw new AppError('not_found');
    if (request.status !== 'requested') return onDecided();
    const decided = { adminNote: note, decidedAt: new Date(deps.now()) };
    if (!approved) {
      await updateRequest(tx, request.id, { ...decided, status: 'refused' });
      await transitionOrder(deps, tx, orderId, 'refund_request_canceled', { actor: 'system' });
      return;
    }
    const parts = await refundParts(deps, tx, order, request.amountMinor);
    await updateRequest(tx, request.id, { ...decided, ...parts, status: 'approved' });
    // With a provider's part the order is refunded once the provider confirms.
    if (parts.providerMinor === 0) await transitionOrder(deps, tx, orderId, 'refunded', { actor: 'system' });
    else await deps.jobs.publish(tx, REFUND_APPROVED, { orderId });
  });
}

async function refundParts(deps: PaymentDeps, tx: Tx, order: StoredOrder, amountMinor: number) {
  const at = new Date(deps.now());
  const taken = await refundAtProvider(deps, tx, order.id);
  const isCustomer = order.owner.startsWith('customer:');
  const parts = splitRefund(amountMinor, taken, isCustomer);
  // Locks money and points together, as an exchange of points does; one after the other could deadlock with it.
  if (isCustomer) await lockBalances(tx, order.owner);
  if (parts.walletMinor > 0) {
    await postTransfer(tx, {
      type: 'order_refund',
      reference: String(order.id),
      at,
      entries: [
        { owner: OPERATOR_ACCOUNT.orders, unit: 'money', amount: -parts.walletMinor },
        { owner: order.owner, unit: 'money', amount: parts.walletMinor },
      ],
    });
  }
  if (isCustomer) await revokePoints(tx, order, at);
  return parts;
}
