import type { LineQuantity, RefundDestination } from '@errand/domain/orders';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { type StoredOrder, transitionOrder } from '../orders/index.ts';
import type { PaymentDeps } from '../payments/index.ts';
import { decideLocked, quoteLines } from './decide-refund.ts';
import { findRequest, insertRequest } from './refunds.queries.ts';

type StaffRefund = {
  /** Null for the whole order. */
  lines: readonly LineQuantity[] | null;
  destination: RefundDestination;
  reason: string;
  /** The amount that the member agreed to. */
  amountMinor: number;
};

/**
 * Refunds a locked, delivered and paid order, or approves its customer's open request with these amounts. Returns whether
 * the amount is still the agreed one; if not, nothing happens. Throws `order_state`, `refund_decided` and `validation`.
 */
export async function refundByStaff(
  deps: PaymentDeps,
  tx: Tx,
  order: StoredOrder,
  { lines, destination, reason, amountMinor }: StaffRefund,
): Promise<boolean> {
  const asked = await findRequest(tx, order.id);
  if (asked && asked.status !== 'requested') throw new AppError('refund_decided');
  if (!asked && (order.status !== 'delivered' || order.paymentStatus === 'unpaid'))
    throw new AppError('order_state', { from: order.status, to: 'refunded' });
  const quoted = lines ? (await quoteLines(tx, order, lines)).amountMinor : order.totalMinor;
  if (quoted !== amountMinor) return false;
  if (quoted === 0) throw new AppError('validation', undefined, 'lines');
  if (!asked) {
    const createdAt = new Date(deps.now());
    await insertRequest(tx, { orderId: order.id, reason, amountMinor: quoted, createdAt });
    await transitionOrder(deps, tx, order.id, 'refund_requested', { actor: 'staff' });
  }
  const request = await findRequest(tx, order.id);
  if (!request) throw new Error('The refund request was not stored');
  await decideLocked(deps, tx, order, request, { approved: true, note: reason, lines, destination });
  return true;
}
