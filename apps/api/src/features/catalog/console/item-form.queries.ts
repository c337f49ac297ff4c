import type { ItemBody, OptionGroup } from '@errand/contract/console/item-fields';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Translations, Tx } from '../../../platform/db/index.ts';
import { addOns, type FoodGroupRow, itemAddOns, items, itemVariations } from '../catalog.tables.ts';
import { ITEM_VERSION, NEXT_EDIT } from './items.console-queries.ts';

/** An item with what its form edits; null for campaign items, which belong to their campaigns. */
export async function findFormItem(q: Queryable, id: number) {
  const [item] = await q
    .select({ item: items, version: ITEM_VERSION })
    .from(items)
    .where(and(eq(items.id, id), isNull(items.campaignStarts)));
  if (!item) return null;
  const variations = await q
    .select({ type: itemVariations.type, priceMinor: itemVariations.priceMinor, stock: itemVariations.stock })
    .from(itemVariations)
    .where(eq(itemVariations.itemId, id))
    .orderBy(asc(itemVariations.position));
  const offered = await q
    .select({ id: itemAddOns.addOnId })
    .from(itemAddOns)
    .where(eq(itemAddOns.itemId, id));
  return {
    ...item.item,
    version: item.version,
    variations,
    addOnIds: offered.map((row) => row.id).toSorted((a, b) => a - b),
  };
}
export type FormItem = NonNullable<Awaited<ReturnType<typeof findFormItem>>>;

/** The add-ons of a store that customers can choose. */
export function listStoreAddOns(q: Queryable, storeId: number) {
  return q
    .select({ id: addOns.id, name: addOns.name, priceMinor: addOns.priceMinor })
    .from(addOns)
    .where(and(eq(addOns.storeId, storeId), addOns.active))
    .orderBy(asc(addOns.id));
}

/** Whether all of these add-ons belong to a store. */
export async function areAddOnsOf(q: Queryable, storeId: number, ids: number[]): Promise<boolean> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return true;
  const found = await q
    .select({ id: addOns.id })
    .from(addOns)
    .where(and(eq(addOns.storeId, storeId), inArray(addOns.id, [...wanted])));
  return found.length === wanted.size;
}

/** Writes an item as its form has it; stock is decided by the caller. */
export async function writeFormItem(
  tx: Tx,
  id: number,
  body: ItemBody,
  stock: { own: number | null; variations: { type: string; priceMinor: number; stock: number }[] },
): Promise<void> {
  await tx
    .update(items)
    .set({
      name: stored(body.name),
      description: stored(body.description),
      categoryId: body.category_id,
      priceMinor: body.price_minor,
      discount: body.discount.value,
      discountType: body.discount.kind,
      stock: stock.own,
      unit: body.unit || null,
      maximumCartQuantity: body.maximum_cart_quantity ?? null,
      availableFrom: body.available_from ?? null,
      availableTo: body.available_to ?? null,
      tags: body.tags,
      veg: body.veg,
      halal: body.halal,
      organic: body.organic,
      recommended: body.recommended,
      active: body.active,
      foodGroups: body.food_groups.map(storedGroup),
      updatedAt: NEXT_EDIT,
    })
    .where(eq(items.id, id));
  for (const { type, priceMinor, stock: pieces } of stock.variations)
    await tx
      .update(itemVariations)
      .set({ priceMinor, stock: pieces })
      .where(and(eq(itemVariations.itemId, id), eq(itemVariations.type, type)));
}

/** Sets which add-ons are offered with an item. */
export async function setItemAddOns(tx: Tx, itemId: number, ids: number[]): Promise<void> {
  const wanted = sql`${sql.param(ids)}::int[]`;
  await tx.execute(
    sql`delete from item_add_ons where item_id = ${itemId} and not (add_on_id = any(${wanted}))`,
  );
  await tx.execute(sql`insert into item_add_ons (item_id, add_on_id)
    select ${itemId}, one from unnest(${wanted}) one on conflict do nothing`);
}

/** A text without an empty Arabic one, which falls back to English. */
function stored({ en, ar }: { en: string; ar?: string | undefined }): Translations {
  return ar ? { en, ar } : { en };
}

function storedGroup({ name, values, ...group }: OptionGroup): FoodGroupRow {
  const options = values.map(({ label, price_major }) => ({
    label: stored(label),
    optionMajor: price_major,
  }));
  return { ...group, name: stored(name), values: options };
}
