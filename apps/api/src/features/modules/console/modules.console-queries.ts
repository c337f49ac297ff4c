import { asc, eq, getTableColumns } from 'drizzle-orm';
import { rowVersion } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { modules } from '../modules.tables.ts';

export type ModuleInsert = typeof modules.$inferInsert;
export type ModuleRecord = typeof modules.$inferSelect & { version: string };

const RECORD = { ...getTableColumns(modules), version: rowVersion(modules.id) };

/** All modules, active or not, in the operator's order. */
export function listModuleRecords(q: Queryable): Promise<ModuleRecord[]> {
  return q.select(RECORD).from(modules).orderBy(asc(modules.position), asc(modules.id));
}

export async function findModuleRecord(q: Queryable, id: number): Promise<ModuleRecord | null> {
  const [row] = await q.select(RECORD).from(modules).where(eq(modules.id, id));
  return row ?? null;
}

/** Locks a module until the transaction ends. */
export async function lockModule(q: Queryable, id: number): Promise<ModuleRecord | null> {
  const [row] = await q.select(RECORD).from(modules).where(eq(modules.id, id)).for('update');
  return row ?? null;
}

export async function insertModule(q: Queryable, row: ModuleInsert): Promise<number> {
  const [made] = await q.insert(modules).values(row).returning({ id: modules.id });
  if (!made) throw new Error('no module was inserted');
  return made.id;
}

export async function updateModuleRow(
  q: Queryable,
  id: number,
  change: Partial<ModuleInsert>,
): Promise<void> {
  await q.update(modules).set(change).where(eq(modules.id, id));
}
