import type { ParsedInput } from '@errand/contract';
import type { BankState } from '@errand/contract/console/finance/payees';
import type * as contract from '@errand/contract/console/finance/runs';
import { type Payee, payoutOf } from '@errand/domain/books';
import { toMinor } from '@errand/domain/money';
import { BY_ID, type ConsoleContext, listPageAfter } from '../../../console/index.ts';
import { databaseError, inSavepoint, isId, type Tx } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { partyAccounts } from '../../ledger/index.ts';
import { accountsOfPayee, payeeColumnsOf, payeeKey } from '../payee.ts';
import { earnedUntil, readBalances } from '../payee-balances.ts';
import {
  type AccountRow,
  findAccounts,
  findPayout,
  findRun,
  findRunByIntent,
  insertPayouts,
  insertRun,
  leaveOutAll,
  lockRun,
  type PayoutRow,
  type RunRow,
  updatePayout,
  updateRun,
} from '../payouts.queries.ts';
import type { payouts } from '../payouts.tables.ts';
import { runReference } from '../run-reference.ts';
import { bankState } from './balances.service.ts';
import { payeesInScope } from './payee-names.ts';
import { runsBy } from './runs.queries.ts';
import { toRunDetail, toRuns } from './runs.serializer.ts';

/** The most payouts of one run; it locks their balances while it is confirmed. The rest is for the next run. */
const MOST_PAYOUTS = 1000;
const UNIQUE_VIOLATION = '23505';

/** Why the state of an account leaves its payee out. */
const LEFT_OUT = {
  missing: 'no_account',
  waiting: 'account_waiting',
  failed: 'account_failed',
  ready: null,
} as const satisfies Record<BankState, PayoutRow['leftOut']>;

export function listRuns(ctx: ConsoleContext, query: ParsedInput<typeof contract.listPayoutRuns>['query']) {
  return listPageAfter(query, { ...runsBy(ctx.db, query), ...BY_ID }, (rows) => toRuns(ctx, rows));
}

export async function readRun(ctx: ConsoleContext, id: number): Promise<contract.PayoutRunDetail> {
  return toRunDetail(ctx, requireFound(isId(id) ? await findRun(ctx.db, id) : null));
}

/**
 * Plans payouts to all payees whose payable balance reaches the minimum, once per intent. Those without an account that can
 * be paid are listed as left out. Throws `payout_nothing` if no payout is planned.
 */
export async function createRun(
  ctx: ConsoleContext,
  { payees: list, minimum_minor: given, intent }: ParsedInput<typeof contract.createPayoutRun>['body'],
) {
  const settings = await ctx.settings();
  const minimumMinor = given ?? toMinor(settings.payout_minimum, settings.digit_after_decimal_point);
  const until = earnedUntil(settings, ctx.now());
  return startRun(
    ctx,
    { kind: list, earnedUntil: until, minimumMinor, note: null, intent },
    async (tx, run) => {
      const rows = await planPayouts(ctx, tx, run);
      const { planned } = await insertPayouts(tx, rows);
      if (planned === 0) throw new AppError('payout_nothing');
    },
  );
}

/** Inserts a run with its payouts, or returns the known one of the same intent. */
async function startRun(
  ctx: ConsoleContext,
  values: Pick<RunRow, 'kind' | 'earnedUntil' | 'minimumMinor' | 'note' | 'intent'>,
  plan: (tx: Tx, run: RunRow) => Promise<void>,
): Promise<contract.PayoutRunDetail> {
  const run = await ctx.db.transaction(async (tx) => {
    const created = await insertRun(tx, {
      ...values,
      status: 'draft',
      createdBy: ctx.member.id,
      createdAt: new Date(ctx.now()),
    });
    if (created) await plan(tx, created);
    return created ?? requireFound(await findRunByIntent(tx, values.intent));
  });
  ctx.setTarget(run.id);
  return toRunDetail(ctx, run);
}

async function planPayouts(ctx: ConsoleContext, tx: Tx, run: RunRow): Promise<PayoutValues[]> {
  const settings = await ctx.settings();
  const list = run.kind === 'couriers' ? 'couriers' : 'stores';
  const own = await partyAccounts.all(tx, list === 'stores' ? 'store:' : 'courier:');
  const payees = (await payeesInScope(ctx, list))
    .map(({ payee }) => payee)
    .filter((payee) => (own.get(accountsOfPayee(payee).own) ?? 0) > 0);
  const balances = await readBalances(tx, payees, run.earnedUntil);
  const accounts = await findAccounts(tx, payees);
  const rows = payees.flatMap((payee) => {
    const balance = balances.get(payeeKey(payee));
    if (!balance) return [];
    const payout = payoutOf(balance, run.minimumMinor);
    if (payout.amountMinor === 0 && payout.setOffMinor === 0) return [];
    const account = accounts.get(payeeKey(payee));
    // Cash that is set off alone needs no account.
    const state = payout.amountMinor === 0 ? 'ready' : bankState(account, settings, ctx.now());
    const leftOut = LEFT_OUT[state];
    return {
      ...payoutValues(run, payee, account),
      ...payout,
      status: leftOut ? 'left_out' : 'planned',
      leftOut,
    } as const;
  });
  const largest = (status: 'planned' | 'left_out') =>
    rows
      .filter((row) => row.status === status)
      .toSorted((a, b) => b.amountMinor - a.amountMinor)
      .slice(0, MOST_PAYOUTS);
  return [...largest('planned'), ...largest('left_out')];
}

type PayoutValues = typeof payouts.$inferInsert;

/** What a payout copies of its payee. */
function payoutValues(run: RunRow, payee: Payee, account: AccountRow | undefined) {
  const initial = payee.account === 'store' ? 'S' : 'C';
  return {
    runId: run.id,
    ...payeeColumnsOf(payee),
    accountKind: account?.kind ?? null,
    holder: account?.holder ?? null,
    sealedNumber: account?.sealedNumber ?? null,
    tail: account?.tail ?? null,
    bank: account?.bank ?? null,
    accountChangedAt: account?.changedAt ?? null,
    reference: `${runReference(run)}-${initial}${payee.id}`,
  };
}

/**
 * Asks for an advance, once per intent. Throws `payout_account` without an account that can be paid, and `payout_planned` if
 * the payee waits in another run.
 */
export async function requestAdvance(
  ctx: ConsoleContext,
  payee: Payee,
  { amount_minor: amountMinor, reason, intent }: { amount_minor: number; reason: string; intent: string },
): Promise<{ run_id: number }> {
  const settings = await ctx.settings();
  const values = {
    kind: 'advance',
    earnedUntil: new Date(ctx.now()),
    minimumMinor: 0,
    note: reason,
    intent,
  } as const;
  const { id } = await startRun(ctx, values, async (tx, run) => {
    const account = (await findAccounts(tx, [payee])).get(payeeKey(payee));
    if (bankState(account, settings, ctx.now()) !== 'ready') throw new AppError('payout_account');
    const row = {
      ...payoutValues(run, payee, account),
      status: 'planned',
      amountMinor,
      setOffMinor: 0,
    } as const;
    if ((await insertPayouts(tx, [row])).planned === 0) throw new AppError('payout_planned');
  });
  return { run_id: id };
}

/**
 * Leaves a payout out of a draft, or takes in one that a member left out. Throws `payout_account` for a payee without an
 * account that could be paid, and `payout_planned` if the payee waits in another run since.
 */
export async function setPlanned(ctx: ConsoleContext, payoutId: number, planned: boolean) {
  return ctx.db.transaction(async (tx) => {
    const { runId } = requireFound(isId(payoutId) ? await findPayout(tx, payoutId) : null);
    // The run is locked first, as its confirmation does.
    const run = await requireDraft(tx, runId);
    const payout = requireFound(await findPayout(tx, payoutId));
    if (planned && payout.status === 'left_out') await planAgain(tx, payout);
    if (!planned && payout.status === 'planned')
      await updatePayout(tx, payoutId, { status: 'left_out', leftOut: 'by_member' });
    return toRunDetail(ctx, run);
  });
}

async function planAgain(tx: Tx, { id, leftOut }: PayoutRow): Promise<void> {
  if (leftOut !== 'by_member') throw new AppError('payout_account');
  try {
    await inSavepoint(tx, (inner) => updatePayout(inner, id, { status: 'planned', leftOut: null }));
  } catch (error) {
    if (databaseError(error as Error).code === UNIQUE_VIOLATION) throw new AppError('payout_planned');
    throw error;
  }
}

/** Locks a draft. Throws `payout_run_decided`. */
export async function requireDraft(tx: Tx, id: number): Promise<RunRow> {
  const run = requireFound(isId(id) ? await lockRun(tx, id) : null);
  if (run.status !== 'draft') throw new AppError('payout_run_decided');
  return run;
}

/** Gives a draft up; its payees can be planned again. */
export async function cancelRun(ctx: ConsoleContext, id: number) {
  return ctx.db.transaction(async (tx) => {
    const run = await requireDraft(tx, id);
    const change = { status: 'canceled', decidedBy: ctx.member.id, decidedAt: new Date(ctx.now()) } as const;
    await updateRun(tx, id, change);
    await leaveOutAll(tx, id);
    return toRunDetail(ctx, { ...run, ...change });
  });
}
