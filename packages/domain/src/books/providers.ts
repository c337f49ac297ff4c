import { type Owner, providerOwner } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, posting } from './journal.ts';
import type { PaidSubject } from './payment.ts';

/** The fee that a payment provider deducts from its balance. */
export function providerFee(provider: string, subject: Owner, feeMinor: number): JournalEntry {
  return journalEntry('provider_fee', subject, [
    posting('clearing', providerOwner(provider), 'provider_fee', feeMinor),
    ownPosting('provider_fees', 'provider_fee', 0 - feeMinor),
  ]);
}

/** A provider pays out its balance to the operator's bank. */
export function providerPayout(provider: string, amountMinor: number): JournalEntry {
  const owner = providerOwner(provider);
  return journalEntry('provider_payout', owner, [
    posting('clearing', owner, 'payout', amountMinor),
    ownPosting('bank', 'payout', 0 - amountMinor),
  ]);
}

/**
 * A chargeback: the customer's bank takes a payment back, and the amount is due again. A negative amount is a chargeback that
 * was won.
 */
export function chargeBack(provider: string, subject: PaidSubject, amountMinor: number): JournalEntry {
  return journalEntry('chargeback', subject, [
    posting('receivable', subject, 'payment', 0 - amountMinor),
    posting('clearing', providerOwner(provider), 'payment', amountMinor),
  ]);
}
