import { asc, eq } from 'drizzle-orm';
import { rowVersion } from '../../../console/index.ts';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { brands, items } from '../catalog.tables.ts';

const BRAND = {
  id: brands.id,
  slug: brands.slug,
  moduleId: brands.moduleId,
  name: brands.name,
  picture: brands.picture,
  version: rowVersion(brands.id),
};
export type BrandRecord = Awaited<ReturnType<typeof listBrandRecords>>[number];
type BrandInsert = typeof brands.$inferInsert;

export function listBrandRecords(q: Queryable) {
  return q.select(BRAND).from(brands).orderBy(asc(brands.name), asc(brands.id));
}

export async function findBrandRecord(q: Queryable, id: number): Promise<BrandRecord | null> {
  const [row] = await q.select(BRAND).from(brands).where(eq(brands.id, id));
  return row ?? null;
}

export async function lockBrand(tx: Tx, id: number): Promise<BrandRecord | null> {
  const [row] = await tx.select(BRAND).from(brands).where(eq(brands.id, id)).for('update');
  return row ?? null;
}

export async function insertBrand(q: Queryable, row: BrandInsert): Promise<number> {
  const [made] = await q.insert(brands).values(row).returning({ id: brands.id });
  if (!made) throw new Error('the brand was not inserted');
  return made.id;
}

export async function updateBrandRow(q: Queryable, id: number, change: Partial<BrandInsert>): Promise<void> {
  await q.update(brands).set(change).where(eq(brands.id, id));
}

export async function deleteBrandRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(brands).where(eq(brands.id, id));
}

/** The ids of the items of a brand. */
export async function listItemIdsOfBrand(q: Queryable, brandId: number): Promise<number[]> {
  const rows = await q.select({ id: items.id }).from(items).where(eq(items.brandId, brandId));
  return rows.map(({ id }) => id);
}
