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
  markSent,
  type PayoutRow,
  type PayoutStatement,
  type RunRow,
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
    await markSent(tx, await statementsOf(tx, rows), at);
    await queueJobs(ctx, tx, rows);
    const change = { status: 'confirmed', decidedBy: ctx.member.id, decidedAt: at } as const;
    await updateRun(tx, id, change);
    return toRunDetail(ctx, { ...run, ...change });
  });
}

/** Queues the mails, and the transfers by a provider, of payouts that are more than cash in hand that is set off. */
async function queueJobs({ jobs }: ConsoleContext, tx: Tx, rows: readonly PayoutRow[]): Promise<void> {
  const transferred = rows.filter(({ amountMinor }) => amountMinor > 0);
  const notices = transferred.map(({ id }) => ({ kind: 'payout' as const, payoutId: id }));
  await jobs.sendAll(tx, PAYOUT_NOTICE_JOB, notices);
  const byProvider = transferred.filter(({ accountKind }) => accountKind === 'stripe');
  await jobs.sendAll(
    tx,
    PAYOUT_TRANSFER_JOB,
    byProvider.map(({ id }) => ({ payoutId: id })),
  );
}

function entryOf({ kind }: RunRow, row: PayoutRow): JournalEntry {
  const { amountMinor, setOffMinor } = row;
  const payout = { payee: payeeOfRow(row), amountMinor, setOffMinor, by: placeOfPayout(row) };
  return kind === 'advance' ? payAdvance(payout) : payOut(payout);
}

/** The statement of each payout: what has moved its balance since the payout before. */
async function statementsOf(tx: Tx, rows: readonly PayoutRow[]): Promise<PayoutStatement[]> {
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
  return rows.map((row) => {
    const { own } = accountsOfPayee(payeeOfRow(row));
    const moved = movements.get(own);
    return {
      id: row.id,
      statement: moved?.parts ?? {},
      throughEntry: moved?.lastEntry ?? null,
      balanceAfterMinor: balances.get(own) ?? 0,
    };
  });
}
