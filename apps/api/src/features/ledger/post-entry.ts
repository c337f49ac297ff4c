import { type JournalEntry, ledgerOwner } from '@errand/domain/books';
import type { LedgerType } from '@errand/domain/ledger';
import type { Tx } from '../../platform/db/index.ts';
import { postTransfers, type Transfer } from './post-transfer.ts';

/** The operator's side of points that customers earn, convert or lose. */
const POINTS_ACCOUNT = 'house:loyalty';

type Posted = {
  at: Date;
  /** The name and the reference of the transfer in the history of a wallet, where the entry moves one. */
  as?: LedgerType;
  reference?: string | null;
  /** Points that move with the money, by their owner: positive ones are received. */
  points?: readonly { owner: string; amount: number }[];
};

/**
 * Posts an entry of the books in a transaction; one that moves neither money nor points is not posted. Throws what
 * `postTransfers` throws.
 */
export async function postEntry(tx: Tx, entry: JournalEntry, posted: Posted): Promise<void> {
  await postEntries(tx, [{ entry, ...posted }]);
}

/**
 * Posts several entries in one statement, which locks all of their accounts at once: entries that are posted one after the other
 * could deadlock with others that move the same balances. Throws what `postTransfers` throws.
 */
export async function postEntries(
  tx: Tx,
  entries: readonly (Posted & { entry: JournalEntry })[],
): Promise<void> {
  await postTransfers(
    tx,
    entries.map(toTransfer).filter((transfer) => transfer.entries.length > 0),
  );
}

function toTransfer({
  entry: { type, subject, postings },
  at,
  as = type,
  reference = subject,
  points = [],
}: Posted & { entry: JournalEntry }): Transfer {
  const money = postings.map(({ account, owner, part, amountMinor }) => ({
    owner: ledgerOwner({ account, owner }),
    unit: 'money' as const,
    amount: amountMinor,
    part,
  }));
  const moved = points.filter(({ amount }) => amount !== 0);
  const ofOperator = 0 - moved.reduce((sum, { amount }) => sum + amount, 0);
  const sides = ofOperator === 0 ? moved : [...moved, { owner: POINTS_ACCOUNT, amount: ofOperator }];
  return {
    type: as,
    reference,
    entries: [...money, ...sides.map((side) => ({ ...side, unit: 'points' as const }))],
    at,
  };
}
