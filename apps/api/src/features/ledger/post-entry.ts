import { type JournalEntry, ledgerOwner } from '@errand/domain/books';
import type { LedgerType } from '@errand/domain/ledger';
import type { Tx } from '../../platform/db/index.ts';
import { postTransfer } from './post-transfer.ts';

/**
 * Posts an entry of the books in a transaction; without postings nothing happens. `type` is the name of the transfer in the
 * history of a wallet, where the entry moves one. Throws what `postTransfer` throws.
 */
export async function postEntry(
  tx: Tx,
  { type, subject, postings }: JournalEntry,
  { at, as = type }: { at: Date; as?: LedgerType },
): Promise<void> {
  if (postings.length === 0) return;
  const entries = postings.map(({ account, owner, part, amountMinor }) => ({
    owner: ledgerOwner({ account, owner }),
    unit: 'money' as const,
    amount: amountMinor,
    part,
  }));
  await postTransfer(tx, { type: as, reference: subject, entries, at });
}
