import type { Daypart } from '@errand/domain/time';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Translations, Tx } from '../../../platform/db/index.ts';
import { addOns, itemAddOns, itemPauses, items, itemVariations } from '../catalog.tables.ts';
import { listItemDayparts } from '../dayparts/dayparts.queries.ts';

export type ExportedItem = typeof items.$inferSelect & {
  variations: { type: string; priceMinor: number; stock: number }[];
  addOns: { name: Translations; priceMinor: number }[];
  /** Its own, without those of its category. */
  dayparts: Daypart[];
};

/**
 * Items with all that a file of products has of them, in the order of `ids`. A pause of the kitchen does not count,
 * because it ends. Campaign items are left out.
 */
export async function listExportedItems(q: Queryable, ids: number[]): Promise<ExportedItem[]> {
  if (ids.length === 0) return [];
  const rows = await q
    .select({ item: items, isPaused: sql<boolean>`${itemPauses.itemId} is not null` })
    .from(items)
    .leftJoin(itemPauses, eq(itemPauses.itemId, items.id))
    .where(and(inArray(items.id, ids), sql`${items.campaignStarts} is null`));
  const variations = await q
    .select()
    .from(itemVariations)
    .where(inArray(itemVariations.itemId, ids))
    .orderBy(asc(itemVariations.itemId), asc(itemVariations.position));
  const offered = await q
    .select({ itemId: itemAddOns.itemId, name: addOns.name, priceMinor: addOns.priceMinor })
    .from(itemAddOns)
    .innerJoin(addOns, eq(addOns.id, itemAddOns.addOnId))
    .where(inArray(itemAddOns.itemId, ids))
    .orderBy(asc(addOns.id));
  const daypartsOf = await listItemDayparts(q, ids);
  const variationsOf = Map.groupBy(variations, ({ itemId }) => itemId);
  const addOnsOf = Map.groupBy(offered, ({ itemId }) => itemId);
  const found = new Map(
    rows.map(({ item: row, isPaused }) => [
      row.id,
      {
        ...row,
        active: row.active || isPaused,
        variations: (variationsOf.get(row.id) ?? []).map(({ type, priceMinor, stock }) => ({
          type,
          priceMinor,
          stock,
        })),
        addOns: (addOnsOf.get(row.id) ?? []).map(({ name, priceMinor }) => ({ name, priceMinor })),
        dayparts: daypartsOf.get(row.id) ?? [],
      },
    ]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Gives items that no import has made the ids by which a file names them. */
export async function adoptItems(tx: Tx, adopted: { id: number; externalId: string }[]): Promise<void> {
  if (adopted.length === 0) return;
  await tx.execute(sql`
    update items set external_id = r."externalId"
    from jsonb_to_recordset(${JSON.stringify(adopted)}::jsonb) as r(id int, "externalId" text)
    where items.id = r.id and items.external_id is null`);
}
