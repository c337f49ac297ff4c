import type * as contract from '@errand/contract/console/finance/runs';
import { maskedAccount } from '@errand/domain/banking';
import type { ConsoleContext } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { payeeOfRow } from '../payee.ts';
import { listPayouts, type PayoutRow, type RunRow, sumRuns } from '../payouts.queries.ts';
import { runReference } from '../run-reference.ts';
import { namesOfPayees, toPayee } from './payee-names.ts';
import { findProblems, type PayoutProblem } from './run-problems.ts';

export async function toRuns(ctx: ConsoleContext, rows: readonly RunRow[]): Promise<contract.PayoutRun[]> {
  const sums = await sumRuns(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const staff = await listStaffNames(
    ctx.db,
    rows.flatMap(({ createdBy, decidedBy }) => [createdBy, decidedBy]),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    reference: runReference(row),
    count: sums.get(row.id)?.count ?? 0,
    total_minor: sums.get(row.id)?.totalMinor ?? 0,
    open: sums.get(row.id)?.open ?? 0,
    created_by: staff.get(row.createdBy) ?? null,
    created_at: row.createdAt.toISOString(),
    decided_by: staff.get(row.decidedBy ?? 0) ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    exported_at: row.exportedAt?.toISOString() ?? null,
  }));
}

/** A run with its payouts, and what has changed since they were planned. */
export async function toRunDetail(ctx: ConsoleContext, run: RunRow): Promise<contract.PayoutRunDetail> {
  const [row] = await toRuns(ctx, [run]);
  if (!row) throw new Error('The run has no row.');
  const lines = await listPayouts(ctx.db, run.id);
  const names = await namesOfPayees(ctx, lines.map(payeeOfRow));
  const problems = run.status === 'draft' ? await findProblems(ctx.db, run, lines) : new Map();
  return {
    ...row,
    minimum_minor: run.minimumMinor,
    earned_until: run.earnedUntil.toISOString(),
    note: run.note,
    lines: lines.map((line) => toLine(line, names, problems.get(line.id) ?? null)),
    confirmable: run.status === 'draft' && run.createdBy !== ctx.member.id,
  };
}

function toLine(
  row: PayoutRow,
  names: ReadonlyMap<string, string>,
  problem: PayoutProblem | null,
): contract.PayoutLine {
  return {
    id: row.id,
    payee: toPayee(payeeOfRow(row), names),
    status: row.status,
    left_out: row.leftOut,
    problem,
    amount_minor: row.amountMinor,
    set_off_minor: row.setOffMinor,
    account_kind: row.accountKind,
    holder: row.holder,
    account: row.tail === null ? null : maskedAccount(row.tail),
    reference: row.reference,
    reason: row.reason,
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}
