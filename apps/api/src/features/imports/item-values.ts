import { type ItemToWrite, itemLabel, searchText } from '../catalog/index.ts';
import type { Catalog, ImportCategory } from './catalog.ts';
import type { Pending } from './pending-products.ts';
import type { ImportedProduct } from './product.ts';

/** The values of a product's item in the catalog. */
export function itemValues(
  { product, category, position }: Pending,
  more: {
    slug: string;
    stock: number | null;
    pictures: Record<string, string>;
    catalog: Catalog;
    at: Date;
  },
): ItemToWrite {
  const { store, brand, condition } = product;
  const shelves = [
    brand ? more.catalog.brand(store.module_id, brand) : null,
    condition ? more.catalog.condition(store.module_id, condition) : null,
  ] as const;
  return {
    store_id: store.id,
    external_id: product.externalId,
    slug: more.slug,
    position,
    module_id: store.module_id,
    category_id: category.id,
    name: product.name,
    description: product.description,
    pictures: product.pictures.flatMap((source) => more.pictures[source] ?? []),
    price_minor: product.priceMinor,
    discount: product.discount,
    discount_type: product.discountType,
    food_groups: product.foodGroups,
    choices: product.choices,
    stock: more.stock,
    unit: product.unit,
    maximum_cart_quantity: product.maximumCartQuantity,
    active: product.active,
    veg: product.veg,
    halal: product.halal,
    organic: product.organic,
    recommended: product.recommended,
    prescription: product.prescription,
    basic: product.basic,
    schedule_order: product.scheduleOrder,
    available_from: product.availableFrom,
    available_to: product.availableTo,
    brand_id: shelves[0]?.id ?? null,
    condition_id: shelves[1]?.id ?? null,
    nutrition: product.nutrition,
    allergies: product.allergies,
    generic_names: product.genericNames,
    tags: product.tags,
    search_text: searchText(product, ...otherWords(product, category, more.catalog, shelves)),
    updated_at: more.at,
  };
}

/** Further search terms of an item: its Arabic labels, categories, brand and condition. */
function otherWords(
  { tags, genericNames }: ImportedProduct,
  category: ImportCategory,
  catalog: Catalog,
  shelves: readonly ({ name: { en: string; ar?: string } } | null)[],
): string[] {
  const arabic = [...tags, ...genericNames].map((word) => itemLabel(word, 'ar'));
  const named = [category, catalog.parentOf(category), ...shelves];
  return [...arabic, ...named.flatMap((row) => (row ? [row.name.en, row.name.ar ?? ''] : []))];
}
