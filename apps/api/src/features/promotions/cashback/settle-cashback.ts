import * as books from '@errand/domain/books';
import { cashbackShare } from '@errand/domain/wallet';
import type { Tx } from '../../../platform/db/index.ts';
import { customerIdOf } from '../../../platform/http/index.ts';
import { lockBalances, postEntry } from '../../ledger/index.ts';
import { lockOrderCashback, updateOrderCashback } from './order-cashbacks.queries.ts';

type Ordered = { id: number; owner: string };

/**
 * Credits the promised cashback of an order that is delivered and paid to its customer's wallet. Idempotent. Locks money
 * and points together, as an exchange of points does; one after the other could deadlock with it.
 */
export async function creditCashback(tx: Tx, order: Ordered, at: Date): Promise<void> {
  const cashback = await lockOrderCashback(tx, order.id);
  if (cashback?.state !== 'promised') return;
  await lockBalances(tx, order.owner);
  await transfer(tx, order, cashback.amountMinor, at);
  await updateOrderCashback(tx, order.id, { state: 'credited' });
}

/** Drops the promised cashback of an order that is canceled or whose payment failed. */
export async function dropCashback(tx: Tx, orderId: number): Promise<void> {
  const cashback = await lockOrderCashback(tx, orderId);
  if (cashback?.state === 'promised') await updateOrderCashback(tx, orderId, { state: 'dropped' });
}

type Refunded = { beforeMinor: number; refundedMinor: number };

/**
 * Revokes the cashback of a refund, as far as the wallet has it: all of it with the whole order, else in proportion.
 * Like points, what the customer has spent is not claimed later. Call it after the refund is in the wallet.
 */
export async function revokeCashback(
  tx: Tx,
  { totalMinor: ofMinor, ...order }: Ordered & { totalMinor: number },
  at: Date,
  { beforeMinor, refundedMinor }: Refunded,
): Promise<void> {
  const cashback = await lockOrderCashback(tx, order.id);
  if (cashback?.state !== 'credited') return;
  const share = cashbackShare(cashback.amountMinor, { ofMinor, beforeMinor, refundedMinor });
  const { money } = await lockBalances(tx, order.owner);
  const takenMinor = Math.min(share, money);
  if (takenMinor > 0) await transfer(tx, order, -takenMinor, at);
  await updateOrderCashback(tx, order.id, {
    takenBackMinor: cashback.takenBackMinor + takenMinor,
    ...(beforeMinor + refundedMinor >= ofMinor && { state: 'taken_back' as const }),
  });
}

/** A movement of cashback; a positive amount is a credit of the customer. */
async function transfer(tx: Tx, { id, owner }: Ordered, amountMinor: number, at: Date): Promise<void> {
  const customerId = customerIdOf(owner);
  if (customerId === null) throw new Error(`${owner} has no wallet for a cashback.`);
  const entry = books.creditCashback({ subject: books.orderOwner(id), customerId, amountMinor });
  await postEntry(tx, entry, { at, as: 'CashBack', reference: String(id) });
}
