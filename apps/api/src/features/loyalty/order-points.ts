import { isOn } from '@errand/contract/flag';
import { creditReferral, orderOwner } from '@errand/domain/books';
import { type PointTerms, pointsEarned } from '@errand/domain/loyalty';
import { toMinor } from '@errand/domain/money';
import { cashbackShare } from '@errand/domain/wallet';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { customerAccounts, findFormerUses } from '../auth/accounts/index.ts';
import { lockBalances, orderTransfers, postEntry, postPoints } from '../ledger/index.ts';
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
  const subject = orderOwner(order.id);
  if (isOn(settings.loyalty_point_status)) {
    const terms = pointTermsOf(settings);
    const points = pointsEarned(order.totalMinor, settings.loyalty_point_item_purchase_point, terms);
    const move = { customerId, subject, points, as: 'order_place' as const, reference: String(order.id), at };
    if (points > 0) await postPoints(tx, move, terms);
  }
  const reward = toMinor(settings.ref_earning_exchange_rate, digits);
  if (!isOn(settings.ref_earning_status) || !isOn(settings.customer_wallet_status) || reward <= 0) return;
  const minimumMinor = toMinor(settings.ref_earning_min_order, digits);
  if (referrer === null || order.totalMinor < minimumMinor) return;
  if (await hasOtherPaidDelivery(tx, order.owner, order.id, minimumMinor)) return;
  // A person whom a referrer was rewarded for before, and who deleted that account, is not new.
  const contact = await customerAccounts.findContact(tx, customerId);
  if ((await findFormerUses(deps, tx, contact)).hadDelivery) return;
  const entry = creditReferral({ subject, customerId: referrer, amountMinor: reward });
  await postEntry(tx, entry, { at, as: 'referrer', reference: null });
}

/** The operator's terms of points, without a minimum of what is converted. */
export function pointTermsOf({
  loyalty_point_exchange_rate: pointsPerUnit,
  digit_after_decimal_point: digits,
}: Settings): PointTerms {
  return { pointsPerUnit, digits, minimum: 0 };
}

/**
 * Revokes the points that a refunded order earned, at most the customer's balance. A partial refund revokes the points
 * of the refunded part.
 */
export async function revokePoints(
  tx: Tx,
  order: { id: number; owner: string },
  at: Date,
  settings: Settings,
  refund: { beforeMinor: number; refundedMinor: number; ofMinor: number },
): Promise<void> {
  const earned = await orderTransfers.points(tx, order.owner, order.id);
  if (earned <= 0) return;
  const { points } = await lockBalances(tx, order.owner);
  const revoked = Math.min(cashbackShare(earned, refund), points);
  if (revoked <= 0) return;
  const customerId = customerIdOf(order.owner);
  if (customerId === null) throw new Error(`${order.owner} has no points.`);
  const reference = String(order.id);
  const subject = orderOwner(order.id);
  const move = { customerId, subject, points: -revoked, as: 'order_refund' as const, reference, at };
  await postPoints(tx, move, pointTermsOf(settings));
}
