import type { SparedParty } from '@errand/domain/books';
import { canStaffRefund, type RefundDestination } from '@errand/domain/orders';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { deliveredAt, orderChanges, type StoredOrder } from '../orders/index.ts';
import type { PaymentDeps } from '../payments/index.ts';
import { type ChosenParts, decideLocked, leftOf, quoteParts } from './decide-refund.ts';
import { insertRequest, listRefundsOf } from './refunds.queries.ts';

type StaffRefund = {
  /** Null for all that is left of the order. */
  chosen: ChosenParts | null;
  destination: RefundDestination;
  spared?: readonly SparedParty[];
  reason: string;
  /** The amount that the member agreed to. */
  amountMinor: number;
};

/**
 * Refunds a locked, delivered and paid order, or a further part of it, or approves its customer's open request with these
 * amounts. Returns whether the amount is still the agreed one; if not, nothing changes. Throws `order_state`,
 * `refund_decided` if nothing is left or the request was rejected, and `validation`.
 */
export async function refundByStaff(
  deps: PaymentDeps,
  tx: Tx,
  order: StoredOrder,
  { chosen, destination, spared, reason, amountMinor }: StaffRefund,
): Promise<boolean> {
  const all = await listRefundsOf(tx, order.id);
  const asked = all.find(({ status }) => status === 'requested');
  const left = await leftOf(tx, order);
  const wasDelivered = (await deliveredAt(tx, order.id)) !== null;
  const isPaid = order.paymentStatus !== 'unpaid';
  if (!canStaffRefund({ status: order.status, wasDelivered, isPaid }, left.totalMinor)) {
    if (all.length > 0) throw new AppError('refund_decided');
    throw new AppError('order_state', { from: order.status, to: 'refunded' });
  }
  const quoted = chosen ? (await quoteParts(tx, order, chosen)).amountMinor : left.totalMinor;
  if (quoted !== amountMinor) return false;
  if (quoted === 0) throw new AppError('validation', undefined, 'lines');
  const createdAt = new Date(deps.now());
  const request =
    asked ?? (await insertRequest(tx, { orderId: order.id, reason, amountMinor: quoted, createdAt }));
  const current =
    order.status === 'delivered'
      ? await orderChanges.transition(deps, tx, order.id, 'refund_requested', { actor: 'staff' })
      : order;
  await decideLocked(deps, tx, current, request, {
    approved: true,
    note: reason,
    chosen,
    destination,
    spared,
  });
  return true;
}
