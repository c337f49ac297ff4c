import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/till';
import { depositTill, reverseEntry } from '@errand/domain/books';
import { type ConsoleContext, listPage } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { isId } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { postEntry } from '../post-entry.ts';
import {
  countDeposits,
  findDeposit,
  insertDeposit,
  listDepositRows,
  lockTill,
  readTillMinor,
  type TillDepositRow,
  updateDeposit,
} from './till.queries.ts';

export async function readTill(ctx: ConsoleContext) {
  return { till_minor: await readTillMinor(ctx.db) };
}

export function listDeposits(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listTillDeposits>['query'],
) {
  const page = {
    rows: (limit: number, offset: number) => listDepositRows(ctx.db, { limit, offset }),
    count: () => countDeposits(ctx.db),
  };
  return listPage(query, page, (rows) => toDeposits(ctx, rows));
}

/**
 * Records cash that was paid in at the bank. Throws `changed_meanwhile` if the till has another amount than the member saw, and
 * `till_low` for more than it has.
 */
export async function deposit(ctx: ConsoleContext, body: ParsedInput<typeof contract.depositTill>['body']) {
  const row = await ctx.db.transaction(async (tx) => {
    await lockTill(tx);
    const tillMinor = await readTillMinor(tx);
    if (tillMinor !== body.till_minor) throw new AppError('changed_meanwhile');
    if (body.amount_minor > tillMinor) throw new AppError('till_low', {}, 'amount_minor');
    const at = new Date(ctx.now());
    await postEntry(tx, depositTill(body.amount_minor), { at });
    return insertDeposit(tx, {
      amountMinor: body.amount_minor,
      slip: body.slip,
      depositedBy: ctx.member.id,
      depositedAt: at,
    });
  });
  ctx.setTarget(row.id);
  return toDeposit(ctx, row);
}

/** Takes a wrong deposit back by a second entry: the cash is in the till again. Throws `till_deposit_taken_back`. */
export async function takeDepositBack(ctx: ConsoleContext, id: number, reason: string) {
  const row = await ctx.db.transaction(async (tx) => {
    await lockTill(tx);
    const { amountMinor, takenBackAt } = requireFound(isId(id) ? await findDeposit(tx, id) : null);
    if (takenBackAt !== null) throw new AppError('till_deposit_taken_back');
    const at = new Date(ctx.now());
    await postEntry(tx, reverseEntry(depositTill(amountMinor)), { at });
    return updateDeposit(tx, id, {
      takenBackBy: ctx.member.id,
      takenBackAt: at,
      takenBackReason: reason,
    });
  });
  return toDeposit(ctx, row);
}

async function toDeposit(ctx: ConsoleContext, row: TillDepositRow): Promise<contract.TillDeposit> {
  const [deposited] = await toDeposits(ctx, [row]);
  return requireFound(deposited);
}

async function toDeposits(
  { db }: ConsoleContext,
  rows: readonly TillDepositRow[],
): Promise<contract.TillDeposit[]> {
  const staff = await listStaffNames(
    db,
    rows.flatMap(({ depositedBy, takenBackBy }) => [depositedBy, takenBackBy]),
  );
  return rows.map((row) => ({
    id: row.id,
    amount_minor: row.amountMinor,
    slip: row.slip,
    deposited_by: staff.get(row.depositedBy) ?? null,
    deposited_at: row.depositedAt.toISOString(),
    taken_back_by: staff.get(row.takenBackBy ?? 0) ?? null,
    taken_back_at: row.takenBackAt?.toISOString() ?? null,
    taken_back_reason: row.takenBackReason,
  }));
}
