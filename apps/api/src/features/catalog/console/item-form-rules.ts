import type { ItemFields } from '@errand/contract/console/item-fields';
import { attributesFault, groupsFault, ITEM_LIMITS, priceFault } from '@errand/domain/catalog';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { listBrandOrConditionNames } from '../writes/bulk-writes.queries.ts';
import { areAddOnsOf } from './item-form.queries.ts';
import { listCategories } from './items.queries.ts';

const GROUP_CODES = { names_repeat: 'option_names_repeat', bounds: 'option_bounds' } as const;
const ATTRIBUTE_CODES = {
  names_repeat: 'option_names_repeat',
  too_many: 'attributes_many',
  variations_differ: 'variations_differ',
} as const;

/** The item's store and module, and the types of its variations. */
type Owner = { storeId: number; moduleId: number; types: string[] };

/**
 * Rejects what an item cannot have: a category, brand or condition of another module, an add-on of another store, options
 * that customers could not choose or tell apart.
 */
export async function checkItemForm(q: Queryable, owner: Owner, body: ItemFields): Promise<void> {
  checkOptions(owner.types, body);
  checkPrices(body);
  const { storeId, moduleId } = owner;
  const categories = await listCategories(q, moduleId);
  if (!categories.some(({ id }) => id === body.category_id))
    throw new AppError('category_elsewhere', {}, 'category_id');
  if (!(await isInModule(q, 'brands', moduleId, body.brand_id)))
    throw new AppError('brand_elsewhere', {}, 'brand_id');
  if (!(await isInModule(q, 'common_conditions', moduleId, body.condition_id)))
    throw new AppError('condition_elsewhere', {}, 'condition_id');
  if (!(await areAddOnsOf(q, storeId, body.add_on_ids)))
    throw new AppError('add_on_elsewhere', {}, 'add_on_ids');
}

function checkOptions(known: string[], { food_groups, combinations }: ItemFields): void {
  const groups = food_groups.map(({ name, values, ...group }) => ({
    ...group,
    name: name.en,
    values: values.map(({ label }) => label.en),
  }));
  const groupFault = groupsFault(groups);
  if (groupFault) throw new AppError(GROUP_CODES[groupFault], {}, 'food_groups');
  const types = combinations.variations.map(({ type }) => type);
  // Variations without attributes come from imports. They can be kept or removed, but none can be added.
  if (combinations.attributes.length === 0 && isSubset(types, known)) return;
  const attributes = combinations.attributes.map(({ title, options }) => ({
    title: title.en,
    options: options.map(({ en }) => en),
  }));
  const fault = attributesFault(attributes, types);
  if (fault) throw new AppError(ATTRIBUTE_CODES[fault], {}, 'combinations');
}

const PRICE_FIELDS = {
  price_free: 'price_minor',
  price_high: 'price_minor',
  discount_high: 'discount',
} as const;

function checkPrices({ price_minor, discount, food_groups, combinations }: ItemFields): void {
  const { variations } = combinations;
  const fault = priceFault({
    priceMinor: price_minor,
    discount: discount.value,
    discountType: discount.kind,
    hasPricedOption: food_groups.some(({ values }) => values.some((value) => value.price_major > 0)),
    variations: variations.map((one) => ({ priceMinor: one.price_minor })),
  });
  const field =
    fault === 'price_free' && variations.length > 0 ? 'combinations' : fault && PRICE_FIELDS[fault];
  if (fault && field) throw new AppError(fault, {}, field);
  const pieces = variations.reduce((sum, { stock }) => sum + stock, 0);
  if (pieces > ITEM_LIMITS.stock)
    throw new AppError('stock_high', { most: ITEM_LIMITS.stock }, 'combinations');
}

function isSubset(types: string[], known: string[]): boolean {
  return new Set(types).size === types.length && types.every((type) => known.includes(type));
}

async function isInModule(
  q: Queryable,
  table: 'brands' | 'common_conditions',
  moduleId: number,
  id: number | null | undefined,
): Promise<boolean> {
  if (id === null || id === undefined) return true;
  const rows = await listBrandOrConditionNames(q, table);
  return rows.some((row) => row.id === id && row.module_id === moduleId);
}
