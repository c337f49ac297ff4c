import { type Owner, orderOwner } from './accounts.ts';
import {
  type JournalEntry,
  type JournalType,
  journalEntry,
  type Posting,
  type PostingPart,
} from './journal.ts';
import { accountOfLedger } from './ledger-owner.ts';
import type { BookedOrder } from './order-amounts.ts';
import { replayOrder } from './order-events.ts';
import { eventsOf, type OrderFacts } from './order-facts.ts';

/** The types of the entries that follow from an order's facts. Only `missingEntries` posts them. */
export const REPLAYED_TYPES = [
  'payment',
  'earning',
  'return_fee',
  'trip_charge',
  'deposit',
  'cancellation_fee',
  'refund',
  'repayment',
] as const satisfies readonly JournalType[];
export type ReplayedType = (typeof REPLAYED_TYPES)[number];

/** The sum of an order's stored postings of a type, an account (named by `ledgerOwner`) and a part. */
export type PostedSum = { type: ReplayedType; owner: string; part: PostingPart; amountMinor: number };

/**
 * The difference between the entries that follow from an order's facts and those of the ledger, as one entry for each type.
 * Posting it is idempotent, and does not depend on the sequence or the time of events. Where the ledger has more than the
 * facts, the entry takes it back. Throws what `eventsOf` and `replayOrder` throw.
 */
export function missingEntries(facts: OrderFacts, posted: readonly PostedSum[]): JournalEntry[] {
  const { order } = facts;
  const expected = replayOrder(order, eventsOf(facts));
  return REPLAYED_TYPES.flatMap((type) => {
    const wanted = expected.filter((entry) => entry.type === type).flatMap(({ postings }) => postings);
    const had = posted.filter((sum) => sum.type === type).map((sum) => takenBack(order, sum));
    const entry = journalEntry(type, orderOwner(order.orderId), [...wanted, ...had]);
    return entry.postings.length > 0 ? [entry] : [];
  });
}

/** The posting that reverses a stored sum. */
function takenBack(
  { orderId }: Pick<BookedOrder, 'orderId'>,
  { owner: text, part, amountMinor }: PostedSum,
): Posting {
  const found = accountOfLedger(text);
  if (!found) throw new RangeError(`The ${orderOwner(orderId)} has entries of ${text}, which is no account.`);
  const owner: Owner = found.owner ?? orderOwner(orderId);
  return { account: found.account, owner, part, amountMinor: 0 - amountMinor };
}
