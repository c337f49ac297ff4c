import { type JournalEntry, payAdvance, payOut } from '@errand/domain/books';
import type { ConsoleContext } from '../../../console/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { partyAccounts, postEntries } from '../../ledger/index.ts';
import { PAYOUT_NOTICE_JOB, PAYOUT_TRANSFER_JOB } from '../job-names.ts';
import { accountsOfPayee, payeeKey, payeeOfRow } from '../payee.ts';
import {
  findLastEntries,
  listPayouts,
  type PayoutRow,
  type RunRow,
  updatePayout,
  updateRun,
} from '../payouts.queries.ts';
import { placeOfPayout } from '../settle-payout.ts';
import { lockAndFindProblems } from './run-problems.ts';
import { toRunDetail } from './runs.serializer.ts';
import { requireDraft } from './runs.service.ts';

/**
 * Posts the planned payouts of a run by a second member. The balances are locked from the check to the commit, so a refund or a
 * hold comes before all of it, or after. Throws `payout_own`, `payout_run_decided`, `payout_stale` and `payout_nothing`.
 */
export async function confirmRun(ctx: ConsoleContext, id: number) {
  return ctx.db.transaction(async (tx) => {
    const run = await requireDraft(tx, id);
    if (run.createdBy === ctx.member.id) throw new AppError('payout_own');
    const rows = (await listPayouts(tx, id)).filter(({ status }) => status === 'planned');
    if (rows.length === 0) throw new AppError('payout_nothing');
    if ((await lockAndFindProblems(tx, run, rows)).size > 0) throw new AppError('payout_stale');
    const at = new Date(ctx.now());
    await postEntries(
      tx,
      rows.map((row) => ({ entry: entryOf(run, row), at })),
    );
    await storeStatements(tx, rows, at);
    for (const row of rows.filter(isTransferred)) {
      await ctx.jobs.send(tx, PAYOUT_NOTICE_JOB, { kind: 'payout', payoutId: row.id });
      if (row.accountKind === 'stripe') await ctx.jobs.send(tx, PAYOUT_TRANSFER_JOB, { payoutId: row.id });
    }
    const change = { status: 'confirmed', decidedBy: ctx.member.id, decidedAt: at } as const;
    await updateRun(tx, id, change);
    return toRunDetail(ctx, { ...run, ...change });
  });
}

/** Whether money leaves the shop. Otherwise cash in hand is set off alone, which nobody has to carry out. */
function isTransferred({ amountMinor }: PayoutRow): boolean {
  return amountMinor > 0;
}

function entryOf({ kind }: RunRow, row: PayoutRow): JournalEntry {
  const { amountMinor, setOffMinor } = row;
  const payout = { payee: payeeOfRow(row), amountMinor, setOffMinor, by: placeOfPayout(row) };
  return kind === 'advance' ? payAdvance(payout) : payOut(payout);
}

/** Stores with each payout what has moved its balance since the payout before, and that it is sent. */
async function storeStatements(tx: Tx, rows: readonly PayoutRow[], sentAt: Date): Promise<void> {
  const payees = rows.map(payeeOfRow);
  const owners = payees.map((payee) => accountsOfPayee(payee).own);
  const last = await findLastEntries(tx, payees);
  const balances = await partyAccounts.balances(tx, owners);
  const movements = await partyAccounts.movements(
    tx,
    payees.map((payee) => ({
      owner: accountsOfPayee(payee).own,
      afterEntry: last.get(payeeKey(payee)) ?? 0,
    })),
  );
  for (const row of rows) {
    const { own } = accountsOfPayee(payeeOfRow(row));
    await updatePayout(tx, row.id, {
      ...(isTransferred(row) ? { status: 'sent' } : { status: 'paid', settledAt: sentAt }),
      sentAt,
      statement: movements.get(own)?.parts ?? {},
      throughEntry: movements.get(own)?.lastEntry ?? null,
      balanceAfterMinor: balances.get(own) ?? 0,
    });
  }
}
