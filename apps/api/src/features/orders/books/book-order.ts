import { type JournalType, missingEntries } from '@errand/domain/books';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { postEntries } from '../../ledger/index.ts';
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
  const now = new Date(deps.now());
  await postEntries(
    tx,
    missingEntries(facts, posted).map((entry) => ({ entry, at: former ? timeOf(entry.type, former) : now })),
  );
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
