import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { inDefaultLanguage, type Queryable, type Tx } from '../../../platform/db/index.ts';
import { foldedWords, searchQuery } from '../../../platform/search/index.ts';
import { categories, itemPauses, items, itemVariations } from '../catalog.tables.ts';

/** Items on sale in a store and paused ones, by name; with words, those that the storefront's search finds. */
export function listKitchenItemRows(
  q: Queryable,
  storeId: number,
  search: string | undefined,
  limit: number,
) {
  const words = search ? searchQuery(foldedWords(search)) : null;
  const found =
    words === null ? (search ? sql`false` : undefined) : sql`${items.search} @@ ${words}::tsquery`;
  return q
    .select({
      id: items.id,
      name: items.name,
      category: categories.name,
      picture: sql<string | null>`${items.pictures}->>0`,
      priceMinor: items.priceMinor,
      stock: items.stock,
      hasVariations: sql<boolean>`exists (select 1 from ${itemVariations} where ${itemVariations.itemId} = ${items.id})`,
      pausedItem: itemPauses.itemId,
      until: itemPauses.until,
    })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(itemPauses, eq(itemPauses.itemId, items.id))
    .where(
      and(
        eq(items.storeId, storeId),
        isNull(items.campaignStarts),
        or(items.active, sql`${itemPauses.itemId} is not null`),
        found,
      ),
    )
    .orderBy(sql`${itemPauses.itemId} is null`, asc(inDefaultLanguage(items.name)), asc(items.id))
    .limit(limit);
}

/** A pause with its end; null for an item that is not paused. */
export async function findPause(q: Queryable, itemId: number) {
  const [row] = await q.select().from(itemPauses).where(eq(itemPauses.itemId, itemId));
  return row ?? null;
}

export async function upsertPause(tx: Tx, itemId: number, until: Date | null): Promise<void> {
  await tx
    .insert(itemPauses)
    .values({ itemId, until })
    .onConflictDoUpdate({ target: itemPauses.itemId, set: { until } });
}
