import { OPERATOR_ACCOUNT } from '@errand/domain/ledger';
import type { Tx } from '../../platform/db/index.ts';
import { lockBalances, pointsOfOrder, postTransfer } from '../ledger/index.ts';

/** Revokes the points that a refunded order earned, as far as the customer still has them. */
export async function revokePoints(tx: Tx, order: { id: number; owner: string }, at: Date): Promise<void> {
  const earned = await pointsOfOrder(tx, order.owner, order.id);
  if (earned <= 0) return;
  const { points } = await lockBalances(tx, order.owner);
  const revoked = Math.min(earned, points);
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
