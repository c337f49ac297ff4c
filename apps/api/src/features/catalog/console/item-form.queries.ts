import type { Combinations, ItemFields, OptionGroup } from '@errand/contract/console/item-fields';
import { itemColumnsOf } from '@errand/domain/catalog';
import { withoutEmpty } from '@errand/domain/language';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Queryable, type Translations, type Tx, toMetaColumns } from '../../../platform/db/index.ts';
import {
  addOns,
  type ChoiceRow,
  type FoodGroupRow,
  itemAddOns,
  items,
  itemVariations,
} from '../catalog.tables.ts';
import { listItemDayparts } from '../dayparts/dayparts.queries.ts';
import { ITEM_VERSION, NEXT_EDIT } from '../writes/item-version.ts';

/** The version of an item's pictures, which forms do not edit. */
const PICTURES_VERSION = sql<string>`md5(${items.pictures}::text || ${items.pictureTexts}::text)`;

/** An item with the fields of its form; null for campaign items, which belong to their campaigns. */
export async function findFormItem(q: Queryable, id: number) {
  const [item] = await q
    .select({ item: items, version: ITEM_VERSION, picturesVersion: PICTURES_VERSION })
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
    picturesVersion: item.picturesVersion,
    variations,
    addOnIds: offered.map((row) => row.id).toSorted((a, b) => a - b),
    dayparts: (await listItemDayparts(q, [id])).get(id) ?? [],
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

/** Writes the fields of an item's form. The caller decides the stock. */
export async function updateFormItem(
  tx: Tx,
  id: number,
  body: ItemFields,
  stock: number | null,
): Promise<void> {
  await tx
    .update(items)
    .set({ ...columnsOf(body), stock, updatedAt: NEXT_EDIT })
    .where(eq(items.id, id));
}

/** Inserts an item as the last one of its store and returns its id. */
export async function insertFormItem(
  tx: Tx,
  own: { storeId: number; moduleId: number; slug: string; stock: number | null },
  body: ItemFields,
): Promise<number> {
  const row = { ...columnsOf(body), ...own, position: lastPosition(own.storeId) };
  const [item] = await tx.insert(items).values(row).returning({ id: items.id });
  if (!item) throw new Error('the item was not inserted');
  return item.id;
}

/** Inserts a hidden copy of an item, without its import id and its figures of orders, ratings and wishes. */
export async function insertCopy(
  tx: Tx,
  item: FormItem,
  own: { name: Translations; slug: string },
): Promise<number> {
  const { id: _, search: _search, variations: _variations, addOnIds: _addOns, ...more } = item;
  const { dayparts: _dayparts, version: _version, picturesVersion: _pictures, ...rest } = more;
  const { createdAt: _at, updatedAt: _edited, ...row } = rest;
  const [copy] = await tx
    .insert(items)
    .values({
      ...row,
      ...own,
      active: false,
      archivedAt: null,
      externalId: null,
      ratingSum: 0,
      ratingCount: 0,
      orderCount: 0,
      wishlistCount: 0,
      position: lastPosition(item.storeId),
    })
    .returning({ id: items.id });
  if (!copy) throw new Error('the copy was not inserted');
  return copy.id;
}

function lastPosition(storeId: number) {
  return sql`(select coalesce(max(position), -1) + 1 from items where store_id = ${storeId})`;
}

/** Locks an item for a change that leaves its stock as it is. */
export async function lockItemRow(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: items.id }).from(items).where(eq(items.id, id)).for('no key update');
}

/** Writes pictures. The version of the form is unchanged, because the form does not contain them. */
export async function updatePictures(
  tx: Tx,
  id: number,
  pictures: Pick<FormItem, 'pictures' | 'pictureTexts' | 'tint'>,
): Promise<void> {
  await tx.update(items).set(pictures).where(eq(items.id, id));
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

function columnsOf(body: ItemFields) {
  return {
    name: withoutEmpty(body.name),
    description: withoutEmpty(body.description),
    ...toMetaColumns(body),
    categoryId: body.category_id,
    priceMinor: body.price_minor,
    discount: body.discount.value,
    discountType: body.discount.kind,
    maximumCartQuantity: body.maximum_cart_quantity ?? null,
    availableFrom: body.available_from ?? null,
    availableTo: body.available_to ?? null,
    ...itemColumnsOf(body),
    active: body.active,
    foodGroups: body.food_groups.map(storedGroup),
    choices: body.combinations.attributes.map(storedChoice),
    brandId: body.brand_id ?? null,
    conditionId: body.condition_id ?? null,
  };
}

function storedGroup({ name, values, ...group }: OptionGroup): FoodGroupRow {
  const options = values.map(({ label, price_major }) => ({
    label: withoutEmpty(label),
    optionMajor: price_major,
  }));
  return { ...group, name: withoutEmpty(name), values: options };
}

function storedChoice({ title, options }: Combinations['attributes'][number]): ChoiceRow {
  return { title: withoutEmpty(title), options: options.map(withoutEmpty) };
}
