import type { Imported } from '@errand/contract/console/imports';
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Scope } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { isStoreInSql } from '../../stores/stores.views.ts';
import { importRuns } from '../imports.tables.ts';
import { isImportedSql } from './imported.ts';

export type ImportRun = typeof importRuns.$inferSelect;

export type RunFilter = { storeId: number | undefined; of: Imported };

function matching(scope: Scope, { storeId, of }: RunFilter) {
  return and(
    scope.all ? undefined : isStoreInSql(importRuns.storeId, scope),
    storeId === undefined ? undefined : eq(importRuns.storeId, storeId),
    isImportedSql(importRuns.storeId, of),
  );
}

export function listRuns(
  q: Queryable,
  scope: Scope,
  filter: RunFilter,
  page: { limit: number; offset: number },
): Promise<ImportRun[]> {
  return q
    .select()
    .from(importRuns)
    .where(matching(scope, filter))
    .orderBy(desc(importRuns.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countRuns(q: Queryable, scope: Scope, filter: RunFilter): Promise<number> {
  const [row] = await q.select({ total: count() }).from(importRuns).where(matching(scope, filter));
  return row?.total ?? 0;
}

export async function findRun(q: Queryable, id: number): Promise<ImportRun | null> {
  const [row] = await q.select().from(importRuns).where(eq(importRuns.id, id));
  return row ?? null;
}

export async function lockRun(q: Queryable, id: number): Promise<ImportRun | null> {
  const [row] = await q.select().from(importRuns).where(eq(importRuns.id, id)).for('update');
  return row ?? null;
}

export async function insertRun(q: Queryable, row: typeof importRuns.$inferInsert): Promise<number> {
  const [made] = await q.insert(importRuns).values(row).returning({ id: importRuns.id });
  if (!made) throw new Error('no import was inserted');
  return made.id;
}

export async function updateRun(q: Queryable, id: number, change: Partial<ImportRun>): Promise<void> {
  await q.update(importRuns).set(change).where(eq(importRuns.id, id));
}

/** Returns those of the private keys to which an import refers. */
export async function listImportFileKeys(q: Queryable, keys: string[]): Promise<string[]> {
  const rows = await q
    .select({ key: importRuns.fileKey })
    .from(importRuns)
    .where(inArray(importRuns.fileKey, keys));
  return rows.map(({ key }) => key);
}

const KEPT_DAYS = 30;

/** Deletes imports after thirty days; their files are orphaned then. */
export async function deleteExpiredImports(q: Queryable, nowMs: number): Promise<void> {
  await q.delete(importRuns).where(lt(importRuns.createdAt, new Date(nowMs - KEPT_DAYS * 86_400_000)));
}
