import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { parcelCategories, parcels } from './parcel.tables.ts';

export type CategoryRow = typeof parcelCategories.$inferSelect;
export type StoredParcel = typeof parcels.$inferSelect;

/** The active categories in the operator's order, of one module or of all. */
export function listActiveCategories(q: Queryable, moduleId: number | null): Promise<CategoryRow[]> {
  const active = eq(parcelCategories.active, true);
  return q
    .select()
    .from(parcelCategories)
    .where(moduleId === null ? active : and(active, eq(parcelCategories.moduleId, moduleId)))
    .orderBy(asc(parcelCategories.position), asc(parcelCategories.id));
}

export async function findActiveCategory(q: Queryable, id: number): Promise<CategoryRow | null> {
  const [row] = await q
    .select()
    .from(parcelCategories)
    .where(and(eq(parcelCategories.id, id), eq(parcelCategories.active, true)));
  return row ?? null;
}

/** A category, even if it is no longer offered. */
export async function findCategory(q: Queryable, id: number): Promise<CategoryRow | null> {
  const [row] = await q.select().from(parcelCategories).where(eq(parcelCategories.id, id));
  return row ?? null;
}

/** The picture of the category of an order's parcel; null without one. */
export async function findCategoryPicture(q: Queryable, orderId: number): Promise<string | null> {
  const [row] = await q
    .select({ picture: parcelCategories.picture })
    .from(parcels)
    .innerJoin(parcelCategories, eq(parcelCategories.id, parcels.categoryId))
    .where(eq(parcels.orderId, orderId));
  return row?.picture ?? null;
}

export async function insertParcel(tx: Tx, row: typeof parcels.$inferInsert): Promise<void> {
  await tx.insert(parcels).values(row);
}

/** The parcel of an order. Lock the order first to change it. */
export async function findParcel(q: Queryable, orderId: number): Promise<StoredParcel | null> {
  const [row] = await q.select().from(parcels).where(eq(parcels.orderId, orderId));
  return row ?? null;
}

export async function updateParcel(tx: Tx, orderId: number, change: Partial<StoredParcel>): Promise<void> {
  await tx.update(parcels).set(change).where(eq(parcels.orderId, orderId));
}
