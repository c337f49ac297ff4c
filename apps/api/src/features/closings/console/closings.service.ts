import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/periods';
import { nextToClose } from '@errand/domain/books';
import { BY_ID, type ConsoleContext, listPageAfter } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { databaseError, isId, type Queryable, type Tx } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { ledgerMonths } from '../../ledger/index.ts';
import { listUnbooked } from '../../orders/books/index.ts';
import { findShopDay } from '../../settings/index.ts';
import { checkMonth } from '../check-month.ts';
import { verifyFile } from '../closing-file.ts';
import { closingKey } from '../closing-key.ts';
import { CHECK_CLOSING_JOB, WRITE_CLOSINGS_JOB } from '../closings.jobs.ts';
import {
  boundsOfMonth,
  type ClosingRow,
  closingsAfter,
  countClosings,
  dayOf,
  deleteClosing,
  findClosing,
  findFile,
  insertClosing,
  latestClosing,
  lockClosing,
  monthOf,
  updateClosing,
} from '../closings.queries.ts';

/** How long a closing waits for transactions that post; further ones wait for it meanwhile. */
const WAIT_MS = 5000;
const LOCK_NOT_AVAILABLE = '55P03';

export function listClosings(ctx: ConsoleContext, query: ParsedInput<typeof contract.listClosings>['query']) {
  const rows = (limit: number, after: number | null) => closingsAfter(ctx.db, limit, after);
  const count = () => countClosings(ctx.db);
  return listPageAfter(query, { rows, count, ...BY_ID }, (page) => toClosings(ctx, page));
}

export async function readPeriods(ctx: ConsoleContext) {
  const { publicKey } = await closingKey(ctx.pool);
  return {
    first_open_day: await ledgerMonths.firstOpenDay(ctx.db),
    next_month: await nextMonth(ctx.db, ctx.now()),
    public_key: publicKey,
  };
}

export async function readClosing(ctx: ConsoleContext, id: number): Promise<contract.ClosingDetail> {
  return toDetail(ctx, requireFound(isId(id) ? await findClosing(ctx.db, id) : null));
}

/** The month that can be closed next; null while one is about to be, or none has ended. */
async function nextMonth(q: Queryable, nowMs: number): Promise<string | null> {
  const latest = await latestClosing(q);
  if (latest && latest.status !== 'closed') return null;
  return nextToClose({
    lastClosed: latest && monthOf(latest),
    firstWithEntries: await ledgerMonths.first(q),
    today: await findShopDay(q, nowMs),
  });
}

/** Begins the closing of a month. Throws `closing_order` for any but the next one, and for one that is about to be closed. */
export async function requestClosing(ctx: ConsoleContext, month: string) {
  return ctx.db.transaction(async (tx) => {
    if ((await nextMonth(tx, ctx.now())) !== month) throw new AppError('closing_order');
    const row = await insertClosing(tx, {
      month: dayOf(month),
      status: 'checking',
      requestedBy: ctx.member.id,
      requestedAt: new Date(ctx.now()),
    });
    if (!row) throw new AppError('closing_order');
    ctx.setTarget(row.id);
    await ctx.jobs.send(tx, CHECK_CLOSING_JOB, { closingId: row.id });
    return toDetail(ctx, row);
  });
}

/** Compares a month again that is not closed. Throws `closing_state`. */
export async function checkAgain(ctx: ConsoleContext, id: number) {
  return ctx.db.transaction(async (tx) => {
    const row = await requireOpen(tx, id);
    const change = { status: 'checking', problems: [], problemCount: 0, checkedAt: null } as const;
    await updateClosing(tx, id, { ...change, problems: [] });
    await ctx.jobs.send(tx, CHECK_CLOSING_JOB, { closingId: id });
    return toDetail(ctx, { ...row, ...change, problems: [] });
  });
}

export async function cancelClosing(ctx: ConsoleContext, id: number): Promise<{ done: true }> {
  await ctx.db.transaction(async (tx) => {
    await requireOpen(tx, id);
    await deleteClosing(tx, id);
  });
  return { done: true };
}

async function requireOpen(tx: Tx, id: number): Promise<ClosingRow> {
  const row = requireFound(isId(id) ? await lockClosing(tx, id) : null);
  if (row.status === 'closed') throw new AppError('closing_state');
  return row;
}

type LastCheck = { since: Date; problems: readonly string[] };

/**
 * The differences of a month since it was compared, outside of the transaction that closes it; null for one that is not ready
 * to be closed.
 */
export async function checkBeforeClosing(ctx: ConsoleContext, id: number): Promise<LastCheck | null> {
  const row = isId(id) ? await findClosing(ctx.db, id) : null;
  if (row?.status !== 'ready' || row.checkedAt === null) return null;
  return { since: row.checkedAt, problems: await checkMonth(ctx, monthOf(row), row.checkedAt) };
}

/**
 * Closes a month: waits for transactions that post and rejects later ones. Throws `closing_own`, `closing_state`, also if it was
 * compared again since the last check, `closing_differs`, and `closing_busy` if a transaction posts for too long.
 */
export async function closeMonth(ctx: ConsoleContext, id: number, check: LastCheck | null) {
  return ctx.db.transaction(async (tx) => {
    const row = requireFound(isId(id) ? await lockClosing(tx, id) : null);
    if (row.status !== 'ready' || row.checkedAt?.getTime() !== check?.since.getTime())
      throw new AppError('closing_state');
    if (row.requestedBy === ctx.member.id) throw new AppError('closing_own');
    await lockLedger(tx);
    const { until } = await boundsOfMonth(tx, monthOf(row));
    if (!check || check.problems.length > 0 || (await listUnbooked(tx, until)).length > 0)
      throw new AppError('closing_differs');
    const change = { status: 'closed', closedBy: ctx.member.id, closedAt: new Date(ctx.now()) } as const;
    await updateClosing(tx, id, change);
    await ctx.jobs.send(tx, WRITE_CLOSINGS_JOB, { closingId: id });
    return toDetail(ctx, { ...row, ...change });
  });
}

async function lockLedger(tx: Tx): Promise<void> {
  try {
    await ledgerMonths.lockPostings(tx, WAIT_MS);
  } catch (error) {
    if (databaseError(error as Error).code === LOCK_NOT_AVAILABLE) throw new AppError('closing_busy');
    throw error;
  }
}

/** The signed file as it was written. Throws `closing_file` until then. */
export async function readFile(ctx: ConsoleContext, id: number) {
  const row = requireFound(isId(id) ? await findClosing(ctx.db, id) : null);
  const content = await findFile(ctx.db, id);
  if (content === null) throw new AppError('closing_file');
  return { file_name: `closing-${monthOf(row)}.json`, content };
}

export function verifyClosing(ctx: ConsoleContext, content: string) {
  return verifyFile(ctx, content, { recount: false });
}

async function toClosings(ctx: ConsoleContext, rows: readonly ClosingRow[]): Promise<contract.Closing[]> {
  const staff = await listStaffNames(
    ctx.db,
    rows.flatMap(({ requestedBy, closedBy }) => [requestedBy, closedBy]),
  );
  return rows.map((row) => ({
    id: row.id,
    month: monthOf(row),
    status: row.status,
    requested_by: staff.get(row.requestedBy) ?? null,
    requested_at: row.requestedAt.toISOString(),
    checked_at: row.checkedAt?.toISOString() ?? null,
    closed_by: staff.get(row.closedBy ?? 0) ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    entries: row.entries,
    hash: row.hash,
  }));
}

async function toDetail(ctx: ConsoleContext, row: ClosingRow): Promise<contract.ClosingDetail> {
  const [closing] = await toClosings(ctx, [row]);
  if (!closing) throw new Error('The closing has no row.');
  return {
    ...closing,
    problems: row.problems,
    problem_count: row.problemCount,
    closable: row.status === 'ready' && row.requestedBy !== ctx.member.id,
  };
}
