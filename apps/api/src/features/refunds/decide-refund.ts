import type { SparedParty } from '@errand/domain/books';
import {
  type LineQuantity,
  lineRefund,
  partMinor,
  type RefundDestination,
  type RefundPart,
  refundableMinor,
  refundableParts,
  refundedQuantities,
  splitRefund,
} from '@errand/domain/orders';
import { addedTaxMinor } from '@errand/domain/taxes';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { lockBalances } from '../ledger/index.ts';
import { revokePoints } from '../loyalty/index.ts';
import { orderRows } from '../order-pages/index.ts';
import { bookOrder } from '../orders/books/index.ts';
import { orderChanged, orderChanges, type StoredOrder, storedOrders } from '../orders/index.ts';
import { type PaymentDeps, refundAtProvider } from '../payments/index.ts';
import { heldByProvider } from '../payments/payments.views.ts';
import { cashback } from '../promotions/index.ts';
import { creditOrder } from '../wallet/index.ts';
import { REFUND_APPROVED } from './refund-events.ts';
import { listRefundsOf, type RefundRequest, updateRequest } from './refunds.queries.ts';

/** Pieces of lines, and parts besides them. */
export type ChosenParts = { lines: readonly LineQuantity[]; parts: readonly RefundPart[] };

export type Decision = {
  approved: boolean;
  note: string | null;
  /** The refunded pieces and parts; null for all that is left of the order, absent for what was requested. */
  chosen?: ChosenParts | null | undefined;
  destination?: RefundDestination | undefined;
  /** Parties that keep their earnings. By default the refund takes back a proportional part of each. */
  spared?: readonly SparedParty[] | undefined;
};

/**
 * Decides a refund request in one transaction with the money. A job refunds the provider's part; the rest is credited to
 * the customer's wallet, or handed to a guest. The order's points and cashback are revoked. A second decision only calls
 * `onDecided`; `only` names the request that the caller read. Throws `not_found`, `validation` for lines that the order
 * does not have, and `refund_owed` if an owed refund is rejected.
 */
export async function decideRefund(
  deps: PaymentDeps,
  orderId: number,
  { only, ...decision }: Decision & { only?: number },
  onDecided: () => void = () => {},
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    const all = order ? await listRefundsOf(tx, orderId) : [];
    if (!order || all.length === 0) throw new AppError('not_found');
    const request = all.find(({ id, status }) => status === 'requested' && (only ?? id) === id);
    if (!request) return onDecided();
    await decideLocked(deps, tx, order, request, decision);
  });
}

/** Decides the open request of a locked order, as `decideRefund` does. */
export async function decideLocked(
  deps: PaymentDeps,
  tx: Tx,
  order: StoredOrder,
  request: RefundRequest,
  { approved, note, chosen: given, destination, spared = [] }: Decision,
): Promise<void> {
  const decided = { adminNote: note, decidedAt: new Date(deps.now()) };
  if (!approved) {
    if (request.owed) throw new AppError('refund_owed');
    await updateRequest(tx, request.id, { ...decided, status: 'refused' });
    await orderChanges.transition(deps, tx, order.id, 'refund_request_canceled', { actor: 'system' });
    return;
  }
  const left = await leftOf(tx, order);
  const asked = request.lines && { lines: request.lines, parts: request.parts };
  const wanted = given === undefined ? asked : given;
  const chosen = wanted && (await quoteParts(tx, order, wanted));
  const amountMinor = chosen?.amountMinor ?? Math.min(request.amountMinor, left.totalMinor);
  if (amountMinor > left.totalMinor) throw new AppError('validation', undefined, 'lines');
  const beforeMinor = order.totalMinor - left.totalMinor;
  const parts = await refundParts(deps, tx, order, { amountMinor, beforeMinor, destination });
  await updateRequest(tx, request.id, {
    ...decided,
    ...parts,
    amountMinor,
    lines: chosen?.lines ?? null,
    parts: chosen?.parts ?? [],
    spared: [...new Set(spared)],
    status: 'approved',
  });
  await bookOrder(deps, tx, order.id);
  // With a provider's part the order is refunded once the provider has confirmed this refund and all earlier ones.
  const isAwaited = parts.providerMinor > 0 || left.isOnItsWay;
  if (order.status !== 'refunded' && !isAwaited) {
    await orderChanges.transition(deps, tx, order.id, 'refunded', { actor: 'system' });
    return;
  }
  await orderChanged(deps, tx, order.id);
  await deps.jobs.publish(tx, REFUND_APPROVED, { orderId: order.id, refundId: request.id });
}

/** What can still be refunded of a locked order, and whether a provider is returning an earlier part. */
export async function leftOf(
  tx: Tx,
  order: StoredOrder,
): Promise<{ totalMinor: number; isOnItsWay: boolean }> {
  const approved = (await listRefundsOf(tx, order.id)).filter(({ status }) => status === 'approved');
  const amounts = approved.map(({ amountMinor }) => amountMinor);
  const isOnItsWay =
    order.status === 'refund_requested' && approved.some(({ providerMinor }) => providerMinor > 0);
  return { totalMinor: refundableMinor(order.totalMinor, amounts), isOnItsWay };
}

/**
 * The price of pieces of an order's lines and of parts besides them. Throws `validation` for more pieces than are left, and
 * for a part that is returned already.
 */
export async function quoteParts(tx: Tx, order: StoredOrder, chosen: ChosenParts) {
  const approved = (await listRefundsOf(tx, order.id)).filter(({ status }) => status === 'approved');
  const charges = { ...order, deliveryTaxMinor: addedTaxMinor(order, 'delivery') };
  const possible = refundableParts(charges, approved);
  const parts = [...new Set(chosen.parts)];
  if (!parts.every((part) => possible.includes(part))) throw new AppError('validation', undefined, 'parts');
  const ofParts = parts.reduce((sum, part) => sum + partMinor(charges, part), 0);
  const pieces = refundedQuantities(approved);
  const lines = await orderRows.listLines(tx, order.id);
  try {
    const left = lines.map((line) => ({ ...line, refundedQuantity: pieces.get(line.id) ?? 0 }));
    const quoted = lineRefund({ ...order, lines: left }, chosen.lines);
    return { ...quoted, parts, amountMinor: quoted.amountMinor + ofParts };
  } catch (error) {
    if (error instanceof RangeError) throw new AppError('validation', undefined, 'lines');
    throw error;
  }
}

async function refundParts(
  deps: PaymentDeps,
  tx: Tx,
  order: StoredOrder,
  {
    amountMinor,
    beforeMinor,
    destination,
  }: { amountMinor: number; beforeMinor: number; destination: RefundDestination | undefined },
) {
  const at = new Date(deps.now());
  // The wallet of a deleted account is closed: its money is returned by hand, as a guest's.
  const isCustomer = await customerAccounts.exists(tx, order.owner);
  const parts = splitRefund(amountMinor, await heldByProvider(tx, order.id), isCustomer, destination);
  await refundAtProvider(deps, tx, order.id, { amountMinor: parts.providerMinor, endsOrder: true });
  // Locks money and points together, as an exchange of points does; one after the other could deadlock with it.
  if (isCustomer) await lockBalances(tx, order.owner);
  if (parts.walletMinor > 0) {
    const credit = { owner: order.owner, orderId: order.id, amountMinor: parts.walletMinor, at };
    await creditOrder(tx, credit);
  }
  if (isCustomer) {
    await revokePoints(tx, order, at, await deps.settings(), {
      beforeMinor,
      refundedMinor: amountMinor,
      ofMinor: order.totalMinor,
    });
    await cashback.revoke(tx, order, at, { beforeMinor, refundedMinor: amountMinor });
  }
  return parts;
}
