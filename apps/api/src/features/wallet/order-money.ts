import { isOn } from '@errand/contract/flag';
import { type MoneyPlace, orderOwner, receivePayment, repay } from '@errand/domain/books';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { customerIdOf, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { lockBalances, orderTransfers, postEntry } from '../ledger/index.ts';

/** The viewer's wallet balance in minor units; null for guests and if wallets are disabled. */
export async function walletOf(
  ctx: RequestContext,
  q: Queryable,
  settings: Settings,
): Promise<number | null> {
  if (ctx.viewer.kind !== 'customer' || !isOn(settings.customer_wallet_status)) return null;
  return orderTransfers.moneyOf(q, ownerOf(ctx.viewer) as string);
}

/** Locks the wallet until the transaction ends, so that the agreed amount stays available. Returns the balance. */
export async function lockWallet(tx: Tx, owner: string): Promise<number> {
  return (await lockBalances(tx, owner)).money;
}

type Part = { owner: string; orderId: number; amountMinor: number; isWhole: boolean; at: Date };

/** Pays for an order from its customer's wallet, as part of a transaction. Throws `balance_low`. */
export async function payFromWallet(tx: Tx, { owner, orderId, amountMinor, isWhole, at }: Part) {
  if (amountMinor <= 0) return;
  await postEntry(tx, receivePayment(orderOwner(orderId), walletPlace(owner), amountMinor), {
    at,
    as: isWhole ? 'order_place' : 'partial_payment',
    reference: String(orderId),
  });
}

type Return = { owner: string; orderId: number; atMostMinor?: number | undefined; at: Date };

/**
 * Refunds the wallet's part of an order, up to a limit. The part is read from the ledger, so it is refunded once. Lock
 * the order first.
 */
export async function returnToWallet(
  tx: Tx,
  { owner, orderId, atMostMinor = Number.POSITIVE_INFINITY, at }: Return,
): Promise<void> {
  await lockWallet(tx, owner);
  const amount = Math.min(atMostMinor, await orderTransfers.inOrder(tx, owner, orderId));
  if (amount <= 0) return;
  await creditOrder(tx, { owner, orderId, amountMinor: amount, at });
}

type Credit = { owner: string; orderId: number; amountMinor: number; at: Date };

/** Credits money of an order to its customer's wallet. Lock order and wallet first. */
export async function creditOrder(tx: Tx, { owner, orderId, amountMinor, at }: Credit): Promise<void> {
  await postEntry(tx, repay(orderOwner(orderId), walletPlace(owner), amountMinor), {
    at,
    as: 'order_refund',
    reference: String(orderId),
  });
}

/** The wallet of an owner. Throws for a guest, who has none. */
function walletPlace(owner: string): MoneyPlace {
  const customerId = customerIdOf(owner);
  if (customerId === null) throw new Error(`${owner} has no wallet.`);
  return { at: 'wallet', customerId };
}
