import type { ParsedInput } from '@errand/contract';
import { type AuditRow, type listAudit } from '@errand/contract/console/audit';
import { AppError } from '../../platform/http/index.ts';
import type { ConsoleContext } from '../console.types.ts';
import { listAllStaff, listStaffNames } from '../staff/staff.queries.ts';
import {
  type AuditEntry,
  type AuditFilter,
  countEntries,
  findEntry,
  listChanges,
  listEntries,
} from './audit.queries.ts';

const COUNT_BOUND = 10_000;

/** A page of the log. Its cursor is the last id of the page before. */
export async function readAudit(ctx: ConsoleContext, query: ParsedInput<typeof listAudit>['query']) {
  const filter: AuditFilter = { ...query, staffId: query.staff_id };
  const entries = await listEntries(ctx.db, filter, {
    beforeId: Number(query.cursor) || null,
    limit: query.limit + 1,
    oldestFirst: query.direction === 'asc',
  });
  const page = entries.slice(0, query.limit);
  const total = await countEntries(ctx.db, filter, COUNT_BOUND);
  return {
    rows: await toAuditRows(ctx, page),
    total,
    total_is_bound: total === COUNT_BOUND,
    next: entries.length > page.length ? String(page.at(-1)?.id) : null,
  };
}

export async function readEntry(ctx: ConsoleContext, id: number): Promise<AuditRow> {
  const entry = await findEntry(ctx.db, id);
  const [row] = entry ? await toAuditRows(ctx, [entry]) : [];
  if (!row) throw new AppError('not_found');
  return row;
}

export async function readFilters(ctx: ConsoleContext, endpoints: readonly string[]) {
  return { endpoints: endpoints.toSorted(), staff: await listAllStaff(ctx.db) };
}

async function toAuditRows(ctx: ConsoleContext, entries: AuditEntry[]): Promise<AuditRow[]> {
  const changes = await listChanges(
    ctx.db,
    entries.map(({ id }) => id),
  );
  const names = await listStaffNames(
    ctx.db,
    entries.map(({ staffId }) => staffId),
  );
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    staff: names.get(entry.staffId ?? 0) ?? null,
    endpoint: entry.endpoint,
    permission: entry.permission,
    outcome: entry.outcome,
    code: entry.code,
    target: entry.target,
    input: entry.input,
    reason: entry.reason,
    address: entry.address,
    user_agent: entry.userAgent,
    request_id: entry.requestId,
    changes: changes
      .filter(({ auditId }) => auditId === entry.id)
      .map(({ tableName, rowId, before, after }) => ({ table: tableName, row_id: rowId, before, after })),
  }));
}
