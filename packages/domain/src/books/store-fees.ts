import { taxMinor } from '../taxes/index.ts';
import { type Owner, rateOwner, storeOwner } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, posting } from './journal.ts';

export type StoreFee = {
  storeId: number;
  kind: 'plan' | 'advertisement';
  priceMinor: number;
  /** The operator's tax: in the price, or on top of it. A percentage of 0 is none. */
  tax: { percent: number; included: boolean };
  /** The application with which it was paid ahead; null to charge the store's balance. */
  paidBy: Extract<Owner, `application:${string}`> | null;
};

/**
 * Charges a store for a plan's term when it begins, or for an accepted advertisement. The subject is the store. The entry of a
 * trial, which costs nothing, is empty.
 */
export function chargeStore({ storeId, kind, priceMinor, tax, paidBy }: StoreFee): JournalEntry {
  const owner = storeOwner(storeId);
  const taxOf = taxMinor(priceMinor, tax.percent, tax.included);
  const chargedMinor = priceMinor + (tax.included ? 0 : taxOf);
  const account = kind === 'plan' ? 'plans' : 'advertisements';
  return journalEntry(kind, owner, [
    paidBy
      ? posting('receivable', paidBy, kind, 0 - chargedMinor)
      : posting('store', owner, kind, 0 - chargedMinor),
    ownPosting(account, kind, chargedMinor - taxOf),
    posting('tax', rateOwner(tax.percent), 'tax', taxOf),
  ]);
}
