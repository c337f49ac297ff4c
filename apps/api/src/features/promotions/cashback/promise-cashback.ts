import type { Order } from '@errand/contract/orders';
import type { LanguageCode } from '@errand/domain/language';
import { bestCashback, type CashbackTerms, cashbackMinor } from '@errand/domain/wallet';
import { lockNames, type Queryable, type Tx, translated } from '../../../platform/db/index.ts';
import { customerIdOf } from '../../../platform/http/index.ts';
import { customerAccounts, findFormerUses } from '../../auth/accounts/index.ts';
import type { OrderCashbackRow } from '../promotions.views.ts';
import {
  type CashbackOfferRow,
  countUsesByOffer,
  findOffer,
  insertOrderCashback,
  listBudgetedOffers,
  listRunningOffers,
  lockOrderCashback,
  type OrderCashback,
  updateOrderCashback,
} from './order-cashbacks.queries.ts';

/** The best cashback of a purchase with the offer that gives it. */
export type CashbackQuote = OrderCashbackRow & { terms: CashbackTerms };

/** The parts of the process that recognize a person who comes back after a deletion. */
type PersonDeps = Parameters<typeof findFormerUses>[0];
type Purchase = { owner: string; totalMinor: number; at: Date };

/**
 * Serializes promises of cashback until the transaction ends: those of one customer, for the limits, and those of offers
 * with a budget. Lock it before the wallet.
 */
export async function lockCashback(tx: Tx, owner: string, at: Date): Promise<void> {
  if (customerIdOf(owner) === null) return;
  const budgeted = await listBudgetedOffers(tx, at);
  await lockNames(tx, [`cashback of ${owner}`, ...budgeted.map((id) => `cashback ${id}`)]);
}

/**
 * The best cashback that a purchase would be promised; null if none, and for guests, who have no wallet. Limits count what
 * the person had used before a deletion of the account.
 */
export async function quoteCashback(
  deps: PersonDeps,
  q: Queryable,
  { owner, totalMinor, at }: Purchase,
): Promise<CashbackQuote | null> {
  const customerId = customerIdOf(owner);
  if (customerId === null) return null;
  const offers = await listRunningOffers(q, customerId, at);
  const former = await formerUsesOf(deps, q, customerId);
  const best = bestCashback(
    offers.map((offer) => withFormer(offer, former)),
    totalMinor,
  );
  if (!best) return null;
  return {
    cashback_id: best.offer.id,
    title: best.offer.title,
    terms: termsOf(best.offer),
    amount_minor: best.amountMinor,
    taken_back_minor: 0,
    state: 'promised',
  };
}

/** Records the quoted cashback of an order that is being placed. Call `lockCashback` before the quote. */
export async function promiseCashback(
  tx: Tx,
  { id: orderId, owner }: { id: number; owner: string },
  { cashback_id: cashbackId, terms, amount_minor: amountMinor }: CashbackQuote,
): Promise<void> {
  const customerId = customerIdOf(owner);
  if (customerId === null) throw new Error('A guest has no cashback');
  await insertOrderCashback(tx, { orderId, customerId, cashbackId, terms, amountMinor });
}

/**
 * Recomputes the cashback of an edited order from its new total and the promised terms, up to what the budget has left.
 * Cashback below the offer's minimum is dropped; it is promised again when a later edit reaches the minimum. A
 * prescription order has its first total now and is promised the best offer. Lock the order first.
 */
export async function changeCashback(
  deps: PersonDeps,
  tx: Tx,
  order: { id: number; owner: string; prescription: boolean },
  totalMinor: number,
  at: Date,
): Promise<void> {
  await lockCashback(tx, order.owner, at);
  const promised = await lockOrderCashback(tx, order.id);
  if (!promised && order.prescription) {
    const quote = await quoteCashback(deps, tx, { owner: order.owner, totalMinor, at });
    if (quote) await promiseCashback(tx, order, quote);
  }
  if (promised?.state !== 'promised' && promised?.state !== 'dropped') return;
  const offer = await lockOffer(deps, tx, promised);
  const more = offer.budgetMinor > 0 ? Math.max(0, leftOf(offer)) : Number.POSITIVE_INFINITY;
  // Dropped cashback uses neither budget nor limit, so another order may have used them up.
  const isDropped = promised.state === 'dropped';
  const isAllowed = !isDropped || offer.perCustomer === 0 || offer.uses < offer.perCustomer;
  const most = isAllowed ? more + (isDropped ? 0 : promised.amountMinor) : 0;
  const amountMinor = Math.min(cashbackMinor(promised.terms, totalMinor), most);
  await updateOrderCashback(
    tx,
    order.id,
    amountMinor > 0 ? { state: 'promised', amountMinor } : { state: 'dropped' },
  );
}

/**
 * Promises the dropped cashback of an order again when its failed payment is retried, unless limit or budget were used up
 * meanwhile. Lock the order first.
 */
export async function restoreCashback(
  deps: PersonDeps,
  tx: Tx,
  order: { id: number; owner: string },
  at: Date,
): Promise<void> {
  await lockCashback(tx, order.owner, at);
  const dropped = await lockOrderCashback(tx, order.id);
  if (dropped?.state !== 'dropped') return;
  const offer = await lockOffer(deps, tx, dropped);
  const isAllowed = offer.perCustomer === 0 || offer.uses < offer.perCustomer;
  const isCovered = offer.budgetMinor === 0 || dropped.amountMinor <= leftOf(offer);
  if (isAllowed && isCovered) await updateOrderCashback(tx, order.id, { state: 'promised' });
}

/** Locks an offer and returns it with its use. `lockCashback` leaves out offers that have ended since. */
async function lockOffer(
  deps: PersonDeps,
  tx: Tx,
  { cashbackId: id, customerId }: Pick<OrderCashback, 'cashbackId' | 'customerId'>,
): Promise<CashbackOfferRow> {
  await lockNames(tx, [`cashback ${id}`]);
  const offer = await findOffer(tx, id, customerId);
  if (!offer) throw new Error(`There is no cashback ${id}.`);
  return withFormer(offer, await formerUsesOf(deps, tx, customerId));
}

/** What a customer had used of offers before a deletion of an earlier account, by the offer's id. */
async function formerUsesOf(deps: PersonDeps, q: Queryable, customerId: number) {
  return (await findFormerUses(deps, q, await customerAccounts.findContact(q, customerId))).cashbacks;
}

function withFormer(offer: CashbackOfferRow, former: Record<string, number>): CashbackOfferRow {
  return { ...offer, uses: offer.uses + (former[offer.id] ?? 0) };
}

/** The uses of each offer by an owner, by the offer's id; none by guests. */
export async function countCashbackUses(q: Queryable, owner: string): Promise<Record<string, number>> {
  const customerId = customerIdOf(owner);
  return customerId === null ? {} : countUsesByOffer(q, customerId);
}

function leftOf({ budgetMinor, spentMinor }: CashbackOfferRow): number {
  return budgetMinor - spentMinor;
}

function termsOf({ type, amount, minPurchaseMinor, maxDiscountMinor }: CashbackOfferRow): CashbackTerms {
  return { type, amount, minPurchaseMinor, maxDiscountMinor };
}

/** The cashback of an order or of its quote, as checkout, order and receipt show it; null without one. */
export function toOrderCashbackResponse(
  cashback: OrderCashbackRow | null | undefined,
  language: LanguageCode,
  major: (minor: number) => number,
): Order['cashback'] {
  if (!cashback) return null;
  return {
    title: translated(cashback.title, language),
    amount: major(cashback.amount_minor),
    taken_back_amount: major(cashback.taken_back_minor),
    status: cashback.state,
  };
}
