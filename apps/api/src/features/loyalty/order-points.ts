import { isOn } from '@errand/contract/flag';
import { type LedgerEntry, OPERATOR_ACCOUNT, type TransferType } from '@errand/domain/ledger';
import { pointsEarned } from '@errand/domain/loyalty';
import { toMinor } from '@errand/domain/money';
import { cashbackShare } from '@errand/domain/wallet';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { customerAccounts, findFormerUses } from '../auth/accounts/index.ts';
import { lockBalances, orderTransfers, postTransfer } from '../ledger/index.ts';
import { hasOtherPaidDelivery } from '../orders/orders.views.ts';
import { cashback } from '../promotions/index.ts';

type Delivered = { id: number; owner: string; totalMinor: number };

/**
 * Rewards an order that is both delivered and paid, in the transaction that completes both: its cashback, points for
 * the customer, and the referral reward for the customer's first such order of at least the minimum. The caller has
 * locked the order and calls this once. Guests earn nothing.
 */
export async function rewardDelivery(
  deps: Pick<Deps, 'pool' | 'now'>,
  tx: Tx,
  order: Delivered,
  settings: Settings,
): Promise<void> {
  const at = new Date(deps.now());
  const customerId = customerIdOf(order.owner);
  if (customerId === null) return;
  // Two first orders delivered concurrently wait for the lock of the customer's row; the second sees the first. The row is
  // locked before the ledger, as by every change of an account.
  const referrer = await customerAccounts.lockReferrer(tx, customerId);
  await cashback.credit(tx, order, at);
  const digits = settings.digit_after_decimal_point;
  const post = (type: TransferType, from: string, { owner, unit, amount }: LedgerEntry) =>
    postTransfer(tx, {
      type,
      at,
      reference: type === 'order_place' ? String(order.id) : null,
      entries: [
        { owner, unit, amount },
        { owner: from, unit, amount: -amount },
      ],
    });
  if (isOn(settings.loyalty_point_status)) {
    const terms = { pointsPerUnit: settings.loyalty_point_exchange_rate, digits, minimum: 0 };
    const points = pointsEarned(order.totalMinor, settings.loyalty_point_item_purchase_point, terms);
    if (points > 0) {
      await post('order_place', OPERATOR_ACCOUNT.orders, {
        owner: order.owner,
        unit: 'points',
        amount: points,
      });
    }
  }
  const reward = toMinor(settings.ref_earning_exchange_rate, digits);
  if (!isOn(settings.ref_earning_status) || !isOn(settings.customer_wallet_status) || reward <= 0) return;
  const minimumMinor = toMinor(settings.ref_earning_min_order, digits);
  if (referrer === null || order.totalMinor < minimumMinor) return;
  if (await hasOtherPaidDelivery(tx, order.owner, order.id, minimumMinor)) return;
  // A person whom a referrer was rewarded for before, and who deleted that account, is not new.
  const contact = await customerAccounts.findContact(tx, customerId);
  if ((await findFormerUses(deps, tx, contact)).hadDelivery) return;
  await post('referrer', OPERATOR_ACCOUNT.referrals, {
    owner: `customer:${referrer}`,
    unit: 'money',
    amount: reward,
  });
}

/**
 * Revokes the points that a refunded order earned, at most the customer's balance. A partial refund revokes the points
 * of the refunded part.
 */
export async function revokePoints(
  tx: Tx,
  order: { id: number; owner: string },
  at: Date,
  refund: { beforeMinor: number; refundedMinor: number; ofMinor: number },
): Promise<void> {
  const earned = await orderTransfers.points(tx, order.owner, order.id);
  if (earned <= 0) return;
  const { points } = await lockBalances(tx, order.owner);
  const revoked = Math.min(cashbackShare(earned, refund), points);
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
