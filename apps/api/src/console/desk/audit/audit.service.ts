import type { ParsedInput } from '@errand/contract';
import type { AuditRow, listAudit } from '@errand/contract/console/audit';
import { requireFound, toWire } from '../../../platform/http/index.ts';
import {
  type AuditEntry,
  type AuditFilter,
  entriesBy,
  findEntry,
  listChanges,
  listEndpoints,
} from '../../audit/audit.queries.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { BY_ID, listPageAfter } from '../../list-page.ts';
import { listAllStaff, listStaffNames } from '../../staff/staff.queries.ts';

/** A page of the log. Its cursor is the last id of the page before. */
export function readAudit(ctx: ConsoleContext, query: ParsedInput<typeof listAudit>['query']) {
  const filter: AuditFilter = { ...query, staffId: query.staff_id };
  const found = entriesBy(ctx.db, filter, query.direction === 'asc');
  return listPageAfter(query, { ...found, ...BY_ID }, (entries) => toAuditRows(ctx, entries));
}

export async function readEntry(ctx: ConsoleContext, id: number): Promise<AuditRow> {
  const entry = await findEntry(ctx.db, id);
  const [row] = entry ? await toAuditRows(ctx, [entry]) : [];
  return requireFound(row);
}

/** The options of the log's filters: every call or event with an entry, and all members. */
export async function readFilters({ db }: ConsoleContext) {
  return { endpoints: await listEndpoints(db), staff: await listAllStaff(db) };
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
  return entries.map(({ staffId, ...entry }) => ({
    ...toWire(entry),
    staff: names.get(staffId ?? 0) ?? null,
    changes: changes
      .filter(({ auditId }) => auditId === entry.id)
      .map(({ tableName, rowId, before, after }) => ({ table: tableName, row_id: rowId, before, after })),
  }));
}
