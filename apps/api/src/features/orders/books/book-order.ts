import {
  type JournalEntry,
  type JournalType,
  ledgerOwner,
  missingEntries,
  orderOwner,
  type PostedSum,
} from '@errand/domain/books';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { postEntries } from '../../ledger/index.ts';
import { setOwedByHand } from '../hand-refunds/hand-refunds.queries.ts';
import { lockOrder } from '../orders.queries.ts';
import { orders } from '../orders.tables.ts';
import { type BookedFacts, readFacts } from './order-facts.queries.ts';

/**
 * Posts what the ledger lacks of an order's money, as the last act of a transaction that changes it and has locked the
 * order. Idempotent; the wallet's part is posted where the wallet moves. An order without stored terms gets those of today,
 * and its entries the time at which it was delivered or changed.
 */
export async function bookOrder(
  deps: Pick<Deps, 'now' | 'settings'>,
  tx: Tx,
  orderId: number,
): Promise<void> {
  const [found] = await readFacts(tx, [orderId], await deps.settings());
  if (!found) throw new Error(`There is no order ${orderId}.`);
  const { facts, posted, former } = found;
  if (former) await tx.update(orders).set({ terms: facts.order.terms }).where(eq(orders.id, orderId));
  const at = (type: JournalType) => (former ? timeOf(type, former) : new Date(deps.now()));
  const entries = missingEntries(facts, posted);
  await postEntries(
    tx,
    entries.map((entry) => ({ entry, at: at(entry.type) })),
  );
  const addedMinor = addedByHand(entries);
  if (addedMinor !== 0) {
    const owedMinor = owedByHand(orderId, posted) + addedMinor;
    await setOwedByHand(tx, { orderId, owedMinor, at: at('repayment') });
  }
}

/** The refunds by hand that entries add, in minor units. */
function addedByHand(entries: readonly JournalEntry[]): number {
  const added = entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === 'refunds_by_hand');
  return added.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** The sum of all refunds by hand of an order in the ledger. */
function owedByHand(orderId: number, posted: readonly PostedSum[]): number {
  const text = ledgerOwner({ account: 'refunds_by_hand', owner: orderOwner(orderId) });
  return posted.filter(({ owner }) => owner === text).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Entries that end an order have the time of its last change. */
const LATER: readonly JournalType[] = ['refund', 'repayment', 'cancellation_fee'];

function timeOf(type: JournalType, { deliveredAt, updatedAt }: NonNullable<BookedFacts['former']>): Date {
  return LATER.includes(type) ? updatedAt : deliveredAt;
}

/** Books an order in a transaction of its own, for one that was changed without being booked. */
export async function bookChangedOrder(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  orderId: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await bookOrder(deps, tx, orderId);
  });
}
