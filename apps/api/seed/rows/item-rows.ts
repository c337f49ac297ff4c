import { textsOf } from '@errand/domain/language';
import { toMinor } from '@errand/domain/money';
import type { FoodGroupRow, items, itemVariations } from '../../src/features/catalog/catalog.tables.ts';
import { translatedLabels } from '../../src/features/catalog/index.ts';
import { searchText } from '../../src/features/catalog/writes/index.ts';
import { DIGITS, idOf, pictureKey, type Seed } from '../seed.types.ts';
import type { CategorySeed, FoodGroupSeed, ItemSeed, StoreSeed } from '../world/types.ts';
import { brands, categorySeeds, commonConditions } from '../world-data.ts';
import { itemOrders, ratingSum } from './popularity.ts';
import { dailyWindow, daysAgoAt } from './seed-times.ts';

export type ItemRow = typeof items.$inferInsert;
export type VariationRow = Omit<typeof itemVariations.$inferInsert, 'itemId'>;

/** An item of a store as a row; `slug` is unique in the catalog, `position` is its place in the menu. */
export function itemRow(
  seed: Seed,
  store: StoreSeed,
  category: CategorySeed,
  item: ItemSeed,
  slug: string,
  position: number,
): ItemRow {
  const { moduleIds, created } = placing(seed, store);
  const discount = item.discount ?? { type: 'percent', value: 0 };
  const names = { tags: item.tags ?? [], genericNames: item.genericName ?? [] };
  return {
    slug,
    ...moduleIds,
    categoryId: idOf(seed.categories, `${category.module}/${category.slug}`),
    name: item.name,
    description: item.description,
    pictures: [item.picture, ...(item.gallery ?? [])].map((name) => pictureKey(seed, name)),
    tint: item.tint ?? store.tint,
    priceMinor: toMinor(item.price, DIGITS),
    discount: discount.type === 'percent' ? discount.value : toMinor(discount.value, DIGITS),
    discountType: discount.type,
    foodGroups: (item.groups ?? []).map(foodGroup),
    choices: item.choices ?? [],
    stock: stockOf(item, store),
    unit: item.unit ?? null,
    maximumCartQuantity: item.maxQuantity ?? null,
    veg: item.veg ?? false,
    halal: item.halal ?? false,
    organic: item.organic ?? false,
    recommended: item.recommended ?? false,
    prescription: item.prescription ?? false,
    basic: item.basic ?? false,
    scheduleOrder: item.scheduleOrder ?? false,
    ...dailyWindow(item.available),
    brandId: item.brand ? idOf(seed.brands, item.brand) : null,
    conditionId: item.condition ? idOf(seed.conditions, item.condition) : null,
    nutrition: item.nutrition ?? [],
    allergies: (item.allergies ?? []).map(allergyName),
    ...names,
    ratingSum: item.rating ? ratingSum(item.rating) : 0,
    ratingCount: item.rating?.[1] ?? 0,
    orderCount: itemOrders(slug, item.rating?.[1] ?? 0),
    position,
    searchText: searchText({ name: item.name, ...names }, ...otherWords(category, item)),
    createdAt: created,
    updatedAt: seed.now,
  };
}

function placing(seed: Seed, store: StoreSeed) {
  const moduleIds = { storeId: idOf(seed.stores, store.slug), moduleId: idOf(seed.modules, store.module) };
  return { moduleIds, created: daysAgoAt(seed.now, store.openedDaysAgo, '09:00') };
}

function foodGroup({ name, type, required, min, max, values }: FoodGroupSeed): FoodGroupRow {
  const options = values.map(({ label, price }) => ({ label, optionMajor: price }));
  return { name, type, required, min: min ?? 0, max: max ?? 0, values: options };
}

/** Combinations in the order of the seed. */
export function variationRows(item: ItemSeed): VariationRow[] {
  return (item.variations ?? []).map(({ type, price, stock }, position) => ({
    type,
    priceMinor: toMinor(price, DIGITS),
    stock,
    position,
  }));
}

/** Food has no stock; with variations the item's stock is their sum. */
function stockOf(item: ItemSeed, store: StoreSeed): number | null {
  if (store.module === 'food') return null;
  return item.variations?.reduce((sum, { stock }) => sum + stock, 0) ?? item.stock ?? 0;
}

const PLURALS: Record<string, string> = { egg: 'eggs', peanut: 'peanuts', gluten: 'wheat' };

/** Stores spell allergens differently ("egg", "Eggs"); the shop has one name for each. */
function allergyName(written: string): string {
  const word = PLURALS[written.toLowerCase()] ?? written.toLowerCase();
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** Additional search terms of an item: Arabic texts, its categories, brand and condition. */
function otherWords(category: CategorySeed, item: ItemSeed): string[] {
  const parent = categorySeeds.find(
    ({ module, slug }) => module === category.module && slug === category.parent,
  );
  const brand = brands.find(({ slug }) => slug === item.brand);
  const condition = commonConditions.find(({ slug }) => slug === item.condition);
  const labels = translatedLabels([...(item.tags ?? []), ...(item.genericName ?? [])]);
  return [
    ...labels,
    ...[category, parent, brand, condition].flatMap((row) => (row ? textsOf(row.name) : [])),
  ];
}
