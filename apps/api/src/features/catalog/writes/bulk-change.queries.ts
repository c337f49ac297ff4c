import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Translations, Tx } from '../../../platform/db/index.ts';
import { categories, itemPauses, items, itemVariations } from '../catalog.tables.ts';
import { taxClasses } from '../tax-classes.tables.ts';
import type { BulkItem } from './bulk-change.ts';
import { ITEM_VERSION, NEXT_EDIT } from './item-version.ts';

export type ReadBulkItem = BulkItem & {
  storeId: number;
  name: Translations;
  category: Translations;
  taxClass: Translations | null;
  version: string;
};

/** Items with what bulk changes need, by id. */
export async function readBulkItems(q: Queryable, ids: number[]): Promise<Map<number, ReadBulkItem>> {
  const rows = await q
    .select({
      id: items.id,
      storeId: items.storeId,
      moduleId: items.moduleId,
      categoryId: items.categoryId,
      category: categories.name,
      taxClassId: items.taxClassId,
      taxClass: taxClasses.name,
      name: items.name,
      priceMinor: items.priceMinor,
      discount: items.discount,
      discountType: items.discountType,
      hasPricedOption: sql<boolean>`jsonb_path_exists(${items.foodGroups}, '$[*].values[*].optionMajor ? (@ > 0)')`,
      stock: items.stock,
      active: items.active,
      archived: sql<boolean>`${items.archivedAt} is not null`,
      paused: sql<boolean>`${itemPauses.itemId} is not null`,
      version: ITEM_VERSION,
    })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(itemPauses, eq(itemPauses.itemId, items.id))
    .leftJoin(taxClasses, eq(taxClasses.id, items.taxClassId))
    .where(inArray(items.id, ids));
  const found = new Map<number, ReadBulkItem>(rows.map((row) => [row.id, { ...row, variations: [] }]));
  const variations = await q
    .select()
    .from(itemVariations)
    .where(inArray(itemVariations.itemId, ids))
    .orderBy(asc(itemVariations.itemId), asc(itemVariations.position));
  for (const { itemId, type, priceMinor, stock } of variations)
    found.get(itemId)?.variations.push({ type, priceMinor, stock });
  return found;
}

/** Writes locked items and their variations, and ends the pauses of those that are not paused any more. */
export async function writeBulkItems(tx: Tx, changed: BulkItem[]): Promise<void> {
  const json = JSON.stringify(changed);
  await tx.execute(sql`
    update items set price_minor = r."priceMinor", stock = r.stock, active = r.active,
      category_id = r."categoryId", tax_class_id = r."taxClassId", updated_at = ${NEXT_EDIT}
    from jsonb_to_recordset(${json}::jsonb)
      as r(id int, "priceMinor" bigint, stock int, active boolean, "categoryId" int, "taxClassId" int)
    where items.id = r.id`);
  await endPauses(
    tx,
    changed.filter(({ paused }) => !paused).map(({ id }) => id),
  );
  const variations = changed.flatMap(({ id, variations: all }) => all.map((one) => ({ itemId: id, ...one })));
  if (variations.length === 0) return;
  await tx.execute(sql`
    update item_variations v set price_minor = r."priceMinor", stock = r.stock
    from jsonb_to_recordset(${JSON.stringify(variations)}::jsonb)
      as r("itemId" int, type text, "priceMinor" bigint, stock int)
    where v.item_id = r."itemId" and v.type = r.type
      and (v.price_minor, v.stock) is distinct from (r."priceMinor", r.stock)`);
}

/**
 * Ends the pauses of items whose visibility was set. Otherwise an item that was hidden for good would be sold again at
 * the end of its pause, and the kitchen would show an item on sale as sold out.
 */
export async function endPauses(tx: Tx, itemIds: number[]): Promise<void> {
  if (itemIds.length > 0) await tx.delete(itemPauses).where(inArray(itemPauses.itemId, itemIds));
}

/** Pauses items again; one that was paused since keeps its end. */
export async function restorePauses(tx: Tx, rows: (typeof itemPauses.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(itemPauses).values(rows).onConflictDoNothing();
}

export async function findCategory(q: Queryable, id: number) {
  const [row] = await q
    .select({ id: categories.id, moduleId: categories.moduleId, name: categories.name })
    .from(categories)
    .where(eq(categories.id, id));
  return row ?? null;
}
