import type { PAYOUT_PROBLEMS } from '@errand/contract/console/finance/runs';
import { payoutOf } from '@errand/domain/books';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { payeeKey, payeeOfRow } from '../payee.ts';
import { lockBalances, readBalances } from '../payee-balances.ts';
import { findAccounts, type PayoutRow, type RunRow } from '../payouts.queries.ts';

export type PayoutProblem = (typeof PAYOUT_PROBLEMS)[number];

/** What keeps planned payouts from being confirmed, by their ids. */
export function findProblems(
  q: Queryable,
  run: RunRow,
  rows: readonly PayoutRow[],
): Promise<Map<number, PayoutProblem>> {
  return problemsOf(q, run, { rows, read: (payees) => readBalances(q, payees, run.earnedUntil) });
}

/** The same, with the balances locked until the transaction ends. */
export function lockAndFindProblems(
  tx: Tx,
  run: RunRow,
  rows: readonly PayoutRow[],
): Promise<Map<number, PayoutProblem>> {
  return problemsOf(tx, run, { rows, read: (payees) => lockBalances(tx, payees, run.earnedUntil) });
}

async function problemsOf(
  q: Queryable,
  run: RunRow,
  {
    rows,
    read,
  }: {
    rows: readonly PayoutRow[];
    read: (payees: ReturnType<typeof payeeOfRow>[]) => ReturnType<typeof readBalances>;
  },
): Promise<Map<number, PayoutProblem>> {
  const planned = rows.filter(({ status }) => status === 'planned');
  const payees = planned.map(payeeOfRow);
  const balances = await read(payees);
  const accounts = await findAccounts(q, payees);
  const problems = new Map<number, PayoutProblem>();
  for (const row of planned) {
    const key = payeeKey(payeeOfRow(row));
    const balance = balances.get(key);
    const account = accounts.get(key);
    const isOther = account?.changedAt.getTime() !== row.accountChangedAt?.getTime();
    const hasFailed = account !== undefined && account.failedAt !== null;
    if ((isOther || hasFailed) && row.amountMinor > 0) problems.set(row.id, 'account');
    // An advance is paid before it is earned.
    else if (run.kind !== 'advance' && !(balance && covers(balance, row))) problems.set(row.id, 'balance');
  }
  return problems;
}

function covers(
  balance: Parameters<typeof payoutOf>[0],
  { amountMinor, setOffMinor }: Pick<PayoutRow, 'amountMinor' | 'setOffMinor'>,
): boolean {
  const payable = payoutOf(balance, 0);
  return payable.amountMinor >= amountMinor && payable.setOffMinor >= setOffMinor;
}
