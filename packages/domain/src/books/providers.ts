import { type Owner, providerOwner } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, posting } from './journal.ts';

/** The fee that a payment provider takes of its captures, as its balance transactions say. */
export function providerFee(provider: string, subject: Owner, feeMinor: number): JournalEntry {
  return journalEntry('provider_fee', subject, [
    posting('clearing', providerOwner(provider), 'provider_fee', feeMinor),
    ownPosting('provider_fees', 'provider_fee', 0 - feeMinor),
  ]);
}

/** A provider pays what it has captured, less refunds and fees, to the operator's bank. */
export function providerPayout(provider: string, amountMinor: number): JournalEntry {
  const owner = providerOwner(provider);
  return journalEntry('provider_payout', owner, [
    posting('clearing', owner, 'payout', amountMinor),
    ownPosting('bank', 'payout', 0 - amountMinor),
  ]);
}
