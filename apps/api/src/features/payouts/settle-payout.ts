import { canSettle, type PayoutOutcome, settlePayout } from '@errand/domain/books';
import type { Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { postEntry } from '../ledger/index.ts';
import { PAYOUT_NOTICE_JOB } from './job-names.ts';
import { payeeOfRow } from './payee.ts';
import { markAccountFailed, type PayoutRow, updatePayout } from './payouts.queries.ts';

/** Where the money of a payout leaves: the bank, or the provider of the payee's account. */
export function placeOfPayout({ accountKind }: Pick<PayoutRow, 'accountKind'>) {
  return accountKind === 'stripe'
    ? ({ at: 'provider', provider: 'stripe' } as const)
    : ({ at: 'bank' } as const);
}

/** `at` is the time of the posting, `on` when it happened, which can be in a month that is closed. */
type Outcome = {
  row: PayoutRow;
  outcome: PayoutOutcome;
  reason: string | null;
  at: Date;
  on?: Date;
};

/**
 * Records what became of a locked payout and posts it. Returned money is in the balance again, the payee is told, and the account
 * is not paid again before it is changed. Returns false for an outcome that its state does not allow.
 */
export async function recordOutcome(
  { jobs }: { jobs: Pick<Jobs, 'send'> },
  tx: Tx,
  { row, outcome, reason, at, on = at }: Outcome,
): Promise<boolean> {
  if (!canSettle(row.status, outcome)) return false;
  const entry = settlePayout(
    {
      payee: payeeOfRow(row),
      amountMinor: row.amountMinor,
      state: row.status,
      by: placeOfPayout(row),
    },
    outcome,
  );
  if (entry) await postEntry(tx, entry, { at });
  await updatePayout(tx, row.id, { status: outcome, reason, settledAt: on });
  if (outcome !== 'paid') {
    await markAccountFailed(tx, row, at);
    await jobs.send(tx, PAYOUT_NOTICE_JOB, { kind: 'returned', payoutId: row.id });
  }
  return true;
}
