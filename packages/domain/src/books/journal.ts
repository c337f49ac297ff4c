import { sumMinor } from '../orders/index.ts';
import { type AccountKey, type AccountName, canOwn, OPERATOR, type Owner } from './accounts.ts';

/** Why an entry was made. */
export const JOURNAL_TYPES = [
  'earning',
  'payment',
  'repayment',
  'refund',
  'refund_paid',
  'cancellation_fee',
  'return_fee',
  'trip_charge',
  'deposit',
  'top_up',
  'cashback',
  'referral',
  'funding',
  'points',
  'account_merge',
  'account_closed',
  'plan',
  'advertisement',
  'handover',
  'till_deposit',
  'provider_fee',
  'provider_payout',
  'chargeback',
  'payout',
  'payout_booked',
  'payout_returned',
  'advance',
  'hold',
  'release',
  'receipt',
  'write_off',
  'correction',
  'reversal',
] as const;
export type JournalType = (typeof JOURNAL_TYPES)[number];

/** What an amount is for. Statements have a line for each part. */
export const POSTING_PARTS = [
  'total',
  'items',
  'discount',
  'coupon',
  'tax',
  'packaging',
  'delivery',
  'free_delivery',
  'service_fee',
  'tip',
  'rounding',
  'commission',
  'commission_tax',
  'cancellation_fee',
  'return_fee',
  'charge',
  'deposit',
  'payment',
  'cash',
  'refund',
  'bonus',
  'cashback',
  'referral',
  'funding',
  'points',
  'balance',
  'plan',
  'advertisement',
  'provider_fee',
  'payout',
  'set_off',
  'hold',
  'correction',
] as const;
export type PostingPart = (typeof POSTING_PARTS)[number];

/** One side of a journal entry, in minor units. A positive amount is received by the owner of the account. */
export type Posting = AccountKey & { part: PostingPart; amountMinor: number };

/** Postings that add up to 0 and are stored together. An entry without postings is not stored. */
export type JournalEntry = {
  type: JournalType;
  /** What it is about, such as `order:77`. */
  subject: string;
  postings: readonly Posting[];
};

export function posting(account: AccountName, owner: Owner, part: PostingPart, amountMinor: number): Posting {
  return { account, owner, part, amountMinor };
}

/** A posting to an account of the operator. */
export function ownPosting(account: AccountName, part: PostingPart, amountMinor: number): Posting {
  return posting(account, OPERATOR, part, amountMinor);
}

/**
 * Makes an entry, with one posting for each account and part and none of 0. Throws RangeError for postings that do not add up
 * to 0, an unsafe amount, and an account that the owner cannot have. These are faults of the rules, never of input.
 */
export function journalEntry(type: JournalType, subject: string, all: readonly Posting[]): JournalEntry {
  const postings = mergePostings(all);
  if (!isBalanced(postings)) throw new RangeError(`The entry ${type} of ${subject} is not balanced.`);
  const stranger = postings.find((one) => !canOwn(one));
  if (stranger) throw new RangeError(`${stranger.owner} has no account ${stranger.account}.`);
  return { type, subject, postings };
}

/** Whether postings are whole amounts that add up to 0. */
export function isBalanced(postings: readonly Pick<Posting, 'amountMinor'>[]): boolean {
  const isWhole = postings.every(({ amountMinor }) => Number.isSafeInteger(amountMinor));
  return isWhole && sumMinor(postings) === 0;
}

/** One posting for each account and part, in the order of the first ones, without those of 0. */
function mergePostings(postings: readonly Posting[]): Posting[] {
  const merged = new Map<string, Posting>();
  for (const one of postings) {
    const key = `${one.account} ${one.owner} ${one.part}`;
    const amountMinor = (merged.get(key)?.amountMinor ?? 0) + one.amountMinor;
    merged.set(key, { ...one, amountMinor });
  }
  return [...merged.values()].filter(({ amountMinor }) => amountMinor !== 0);
}

/** The entry that undoes another one. Both stay in the ledger. */
export function reverseEntry(entry: JournalEntry): JournalEntry {
  const postings = entry.postings.map((one) => ({ ...one, amountMinor: -one.amountMinor }));
  return journalEntry('reversal', entry.subject, postings);
}
