import { asc } from 'drizzle-orm';
import { type VersionedRow, versionedRows } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { modules } from '../modules.tables.ts';

export type ModuleInsert = typeof modules.$inferInsert;

export const moduleRows = versionedRows(modules);
export type ModuleRecord = VersionedRow<typeof moduleRows>;

/** All modules, active or not, in the operator's order. */
export function listModuleRecords(q: Queryable): Promise<ModuleRecord[]> {
  return moduleRows.list(q, { order: [asc(modules.position), asc(modules.id)] });
}
