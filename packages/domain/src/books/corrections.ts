import { type AccountKey, customerOwner } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, posting } from './journal.ts';
import { type Payee, payeeOwner } from './payouts.ts';

/** Whose balance is corrected. */
export type CorrectedParty = Payee | { account: 'wallet'; id: number };

/**
 * Corrects a balance by hand. The party receives a positive amount and loses a negative one; the operator bears it as
 * goodwill. `subject` names the correction.
 */
export function correctBalance(subject: string, party: CorrectedParty, amountMinor: number): JournalEntry {
  const { account, owner } = accountOf(party);
  return journalEntry('correction', subject, [
    posting(account, owner, 'correction', amountMinor),
    ownPosting('goodwill', 'correction', 0 - amountMinor),
  ]);
}

function accountOf(party: CorrectedParty): AccountKey {
  if (party.account === 'wallet') return { account: 'wallet', owner: customerOwner(party.id) };
  return { account: party.account, owner: payeeOwner(party) };
}
