import { asc, eq } from 'drizzle-orm';
import { type VersionedRow, versionedRows } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { brands, items } from '../catalog.tables.ts';

export const brandRows = versionedRows(brands);
export type BrandRecord = VersionedRow<typeof brandRows>;

export function listBrandRecords(q: Queryable) {
  return brandRows.list(q, { order: [asc(brands.name), asc(brands.id)] });
}

/** The ids of the items of a brand. */
export async function listItemIdsOfBrand(q: Queryable, brandId: number): Promise<number[]> {
  const rows = await q.select({ id: items.id }).from(items).where(eq(items.brandId, brandId));
  return rows.map(({ id }) => id);
}
