import { OPERATOR_ACCOUNT } from '@errand/domain/ledger';
import type { Tx } from '../../platform/db/index.ts';
import { lockBalances, pointsOfOrder, postTransfer } from '../ledger/index.ts';

/**
 * Revokes the points that a refunded order earned, at most the customer's balance. A partial refund revokes the points
 * of the refunded part.
 */
export async function revokePoints(
  tx: Tx,
  order: { id: number; owner: string },
  at: Date,
  { refundedMinor, ofMinor }: { refundedMinor: number; ofMinor: number },
): Promise<void> {
  const earned = await pointsOfOrder(tx, order.owner, order.id);
  if (earned <= 0) return;
  const { points } = await lockBalances(tx, order.owner);
  const share = refundedMinor < ofMinor ? Math.floor((earned * refundedMinor) / ofMinor) : earned;
  const revoked = Math.min(share, points);
  if (revoked <= 0) return;
  await postTransfer(tx, {
    type: 'order_refund',
    reference: String(order.id),
    at,
    entries: [
      { owner: order.owner, unit: 'points', amount: -revoked },
      { owner: OPERATOR_ACCOUNT.orders, unit: 'points', amount: revoked },
    ],
  });
}
