import { and, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { containsWords } from '../../platform/search/index.ts';
import { countUpTo } from '../versioned-rows.ts';
import { auditChanges, auditLog } from './audit.tables.ts';

export type AuditEntry = typeof auditLog.$inferSelect;
export type AuditChange = typeof auditChanges.$inferSelect;

/** Reserves an entry's id and sets it for the triggers of the transaction. */
export async function reserveEntry(tx: Tx): Promise<number> {
  const result = await tx.$client.query<{ id: string }>(
    `select set_config('errand.audit_id', nextval('audit_log_id_seq')::text, true) as id`,
  );
  return Number(result.rows[0]?.id);
}

/** The number of the entry that a running change writes. */
export async function currentAuditId(tx: Tx): Promise<number> {
  const result = await tx.$client.query<{ id: string }>("select current_setting('errand.audit_id') as id");
  return Number(result.rows[0]?.id);
}

export async function insertEntry(q: Queryable, row: typeof auditLog.$inferInsert): Promise<void> {
  await q.insert(auditLog).values(row);
}

export type AuditFilter = {
  search?: string | undefined;
  staffId?: number | undefined;
  endpoint?: string | undefined;
  outcome?: AuditEntry['outcome'] | undefined;
  target?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

function matching({ search, staffId, endpoint, outcome, target, from, to }: AuditFilter): SQL | undefined {
  return and(
    search
      ? or(
          containsWords(auditLog.target, search),
          containsWords(auditLog.reason, search),
          containsWords(auditLog.endpoint, search),
        )
      : undefined,
    staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
    endpoint === undefined ? undefined : eq(auditLog.endpoint, endpoint),
    outcome === undefined ? undefined : eq(auditLog.outcome, outcome),
    target === undefined ? undefined : isTarget(target),
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    to === undefined ? undefined : lt(auditLog.at, new Date(to)),
  );
}

/** `order:12`, or `order` for all orders. */
function isTarget(target: string): SQL {
  if (target.includes(':')) return eq(auditLog.target, target);
  return and(gte(auditLog.target, `${target}:`), lt(auditLog.target, `${target};`)) ?? sql`true`;
}

/** Entries, the latest or the oldest first. Positions in the list are ids. */
export function entriesBy(q: Queryable, filter: AuditFilter, oldestFirst: boolean) {
  const where = matching(filter);
  return {
    rows(limit: number, id: number | null): Promise<AuditEntry[]> {
      const after = oldestFirst ? sql`${auditLog.id} > ${id}` : sql`${auditLog.id} < ${id}`;
      return q
        .select()
        .from(auditLog)
        .where(and(where, id === null ? undefined : after))
        .orderBy(oldestFirst ? auditLog.id : desc(auditLog.id))
        .limit(limit);
    },
    count: (most: number) => countUpTo(q, auditLog, where, most),
  };
}

export async function findEntry(q: Queryable, id: number): Promise<AuditEntry | null> {
  const [row] = await q.select().from(auditLog).where(eq(auditLog.id, id));
  return row ?? null;
}

/** Lists the distinct endpoint names of the entries. Each name costs one index lookup. */
export async function listEndpoints(q: Queryable): Promise<string[]> {
  const { rows } = await q.execute<{ endpoint: string }>(sql`
    with recursive named as (
      select min(endpoint) as endpoint from audit_log
      union all
      select (select min(l.endpoint) from audit_log l where l.endpoint > named.endpoint) from named where endpoint is not null
    )
    select endpoint from named where endpoint is not null`);
  return rows.map(({ endpoint }) => endpoint);
}

export function listChanges(q: Queryable, auditIds: number[]): Promise<AuditChange[]> {
  if (auditIds.length === 0) return Promise.resolve([]);
  return q
    .select()
    .from(auditChanges)
    .where(inArray(auditChanges.auditId, auditIds))
    .orderBy(auditChanges.id);
}

/** The rows that a change of an endpoint wrote; none if the entry is one of another endpoint. */
export function listEntryChanges(q: Queryable, auditId: number, endpoint: string): Promise<AuditChange[]> {
  return q
    .select(getTableColumns(auditChanges))
    .from(auditChanges)
    .innerJoin(auditLog, eq(auditLog.id, auditChanges.auditId))
    .where(and(eq(auditChanges.auditId, auditId), eq(auditLog.endpoint, endpoint)))
    .orderBy(auditChanges.id);
}

export type RowChange = Pick<AuditChange, 'rowId' | 'before' | 'after'> & {
  at: Date;
  staffId: number | null;
  /** The name of the endpoint that made the change. */
  endpoint: string;
};

/** The recorded changes of the rows of a table, or of one row, the oldest first. */
export function listRowChanges(q: Queryable, table: string, rowId?: string): Promise<RowChange[]> {
  return q
    .select({
      rowId: auditChanges.rowId,
      before: auditChanges.before,
      after: auditChanges.after,
      at: auditLog.at,
      staffId: auditLog.staffId,
      endpoint: auditLog.endpoint,
    })
    .from(auditChanges)
    .innerJoin(auditLog, eq(auditLog.id, auditChanges.auditId))
    .where(
      and(eq(auditChanges.tableName, table), rowId === undefined ? undefined : eq(auditChanges.rowId, rowId)),
    )
    .orderBy(auditChanges.id);
}

/** The members who inserted or changed rows of a table last, by row id. */
export async function listAuthors(
  q: Queryable,
  table: string,
  rowIds: readonly (number | string)[],
): Promise<Map<string, number | null>> {
  if (rowIds.length === 0) return new Map();
  const rows = await q
    .selectDistinctOn([auditChanges.rowId], { rowId: auditChanges.rowId, staffId: auditLog.staffId })
    .from(auditChanges)
    .innerJoin(auditLog, eq(auditLog.id, auditChanges.auditId))
    .where(and(eq(auditChanges.tableName, table), inArray(auditChanges.rowId, rowIds.map(String))))
    .orderBy(auditChanges.rowId, desc(auditChanges.id));
  return new Map(rows.map(({ rowId, staffId }) => [rowId, staffId]));
}
