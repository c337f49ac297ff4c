import type { ItemBody } from '@errand/contract/console/item-fields';
import { type ConsoleContext, requireVersion } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findModuleType } from '../../modules/index.ts';
import { listStoreNames } from '../../stores/index.ts';
import { lockItems } from '../writes/bulk-writes.queries.ts';
import { afterItemChange } from './after-item-change.ts';
import {
  areAddOnsOf,
  type FormItem,
  findFormItem,
  listStoreAddOns,
  setItemAddOns,
  writeFormItem,
} from './item-form.queries.ts';
import { listCategories } from './items.console-queries.ts';

export async function readItem(ctx: ConsoleContext, id: number) {
  const item = await findFormItem(ctx.db, id);
  if (!item) throw new AppError('not_found');
  return toDetail(ctx, item);
}

/**
 * Saves an item's form. Stock that comes back as it was read stays what it is now, because orders have reduced it since.
 * Throws `changed_meanwhile` after another edit, and the errors of the contract.
 */
export async function saveItem(ctx: ConsoleContext, id: number, body: ItemBody) {
  return ctx.db.transaction(async (tx) => {
    await lockItems(tx, [id]);
    const item = await findFormItem(tx, id);
    if (!item) throw new AppError('not_found');
    requireVersion(body.version, item.version, await toDetail(ctx, item));
    const categories = await listCategories(tx, item.moduleId);
    if (!categories.some((one) => one.id === body.category_id)) throw new AppError('category_elsewhere');
    if (!(await areAddOnsOf(tx, item.storeId, body.add_on_ids))) throw new AppError('add_on_elsewhere');
    await writeFormItem(tx, id, body, stockOf(item, body));
    await setItemAddOns(tx, id, body.add_on_ids);
    await afterItemChange(ctx, tx, [item], { words: true });
    return readItem(ctx, id);
  });
}

/** The stock to write, and the prices of the variations. Throws `variations_differ`. */
function stockOf(item: FormItem, { variations, stock, stock_read }: ItemBody) {
  const given = new Map(variations.map((one) => [one.type, one]));
  if (given.size !== item.variations.length) throw new AppError('variations_differ');
  const next = item.variations.map((now) => {
    const one = given.get(now.type);
    if (!one) throw new AppError('variations_differ');
    const isEdited = one.stock !== stock_read.variations[now.type];
    return { type: now.type, priceMinor: one.price_minor, stock: isEdited ? one.stock : now.stock };
  });
  const isEdited = (stock ?? null) !== stock_read.own;
  const own = isEdited ? (stock ?? null) : item.stock;
  const sum = next.reduce((total, one) => total + one.stock, 0);
  return { own: next.length > 0 && item.stock !== null ? sum : own, variations: next };
}

async function toDetail(ctx: ConsoleContext, item: FormItem) {
  const [store] = await listStoreNames(ctx.db, [item.storeId], ctx.language);
  const categories = await listCategories(ctx.db, item.moduleId);
  const addOns = await listStoreAddOns(ctx.db, item.storeId);
  return {
    id: item.id,
    slug: item.slug,
    name: item.name,
    description: item.description,
    category_id: item.categoryId,
    price_minor: item.priceMinor,
    discount: { kind: item.discountType, value: item.discount },
    stock: item.stock,
    unit: item.unit,
    maximum_cart_quantity: item.maximumCartQuantity,
    available_from: item.availableFrom,
    available_to: item.availableTo,
    tags: item.tags,
    veg: item.veg,
    halal: item.halal,
    organic: item.organic,
    recommended: item.recommended,
    active: item.active,
    food_groups: item.foodGroups.map(({ values, ...group }) => ({
      ...group,
      values: values.map(({ label, optionMajor }) => ({ label, price_major: optionMajor })),
    })),
    variations: item.variations.map(({ type, priceMinor, stock }) => ({
      type,
      price_minor: priceMinor,
      stock,
    })),
    add_on_ids: item.addOnIds,
    store: { id: item.storeId, name: store?.name ?? '' },
    module_id: item.moduleId,
    module_type: (await findModuleType(ctx.db, item.moduleId)) ?? '',
    pictures: item.pictures.flatMap((key) => mediaUrl(ctx.publicUrl, key) ?? []),
    categories: categories.map(({ id, name }) => ({ id, name: translated(name, ctx.language) })),
    add_ons: addOns.map(({ id, name, priceMinor }) => ({ id, name, price_minor: priceMinor })),
    shop_url: `${ctx.publicUrl}/product/${item.slug}`,
    updated_at: item.updatedAt.toISOString(),
    stock_read: {
      own: item.stock,
      variations: Object.fromEntries(item.variations.map(({ type, stock }) => [type, stock])),
    },
    version: item.version,
  };
}
