import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { staffViews } from './views.tables.ts';

export type ViewRecord = typeof staffViews.$inferSelect;

export function listViewRows(q: Queryable, staffId: number, list: string): Promise<ViewRecord[]> {
  return q
    .select()
    .from(staffViews)
    .where(and(eq(staffViews.staffId, staffId), eq(staffViews.list, list)))
    .orderBy(asc(staffViews.name), asc(staffViews.id));
}

export async function insertView(q: Queryable, row: typeof staffViews.$inferInsert): Promise<ViewRecord> {
  const [made] = await q.insert(staffViews).values(row).returning();
  if (!made) throw new Error('no view was inserted');
  return made;
}

export async function deleteViewRow(q: Queryable, id: number, staffId: number): Promise<boolean> {
  const own = and(eq(staffViews.id, id), eq(staffViews.staffId, staffId));
  const rows = await q.delete(staffViews).where(own).returning({ id: staffViews.id });
  return rows.length > 0;
}
