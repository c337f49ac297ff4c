import { itemFieldsOf } from '@errand/domain/catalog';
import type { ConsoleContext } from '../../../console/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { toDaypartValues } from './dayparts/daypart-values.ts';
import { itemChoicesOf } from './item-choices.service.ts';
import type { FormItem } from './item-form.queries.ts';
import { itemTaxOf } from './taxes/item-tax.ts';

/** An item as its form edits it. */
export async function toItemDetail(ctx: ConsoleContext, item: FormItem) {
  return {
    id: item.id,
    slug: item.slug,
    name: item.name,
    description: item.description,
    meta_title: item.metaTitle,
    meta_description: item.metaDescription,
    category_id: item.categoryId,
    price_minor: item.priceMinor,
    discount: { kind: item.discountType, value: item.discount },
    stock: item.stock,
    maximum_cart_quantity: item.maximumCartQuantity,
    available_from: item.availableFrom,
    available_to: item.availableTo,
    dayparts: item.dayparts.map(toDaypartValues),
    ...itemFieldsOf(item),
    active: item.active,
    brand_id: item.brandId,
    condition_id: item.conditionId,
    ...optionsOf(item),
    add_on_ids: item.addOnIds,
    tax: await itemTaxOf(ctx, item.id),
    choices: await itemChoicesOf(ctx, item.storeId, item.moduleId),
    pictures: item.pictures.flatMap((key) => {
      const url = mediaUrl(ctx.publicUrl, key);
      return url ? [{ key, url, alt: item.pictureTexts[key] ?? null }] : [];
    }),
    pictures_version: item.picturesVersion,
    archived: item.archivedAt !== null,
    shop_url: `${ctx.publicUrl}/product/${item.slug}`,
    updated_at: item.updatedAt.toISOString(),
    version: item.version,
  };
}

function optionsOf(item: FormItem) {
  return {
    food_groups: item.foodGroups.map(({ values, ...group }) => ({
      ...group,
      values: values.map(({ label, optionMajor }) => ({ label, price_major: optionMajor })),
    })),
    combinations: {
      attributes: item.choices,
      variations: item.variations.map(({ type, priceMinor, stock }) => ({
        type,
        price_minor: priceMinor,
        stock,
      })),
    },
    stock_read: {
      own: item.stock,
      variations: Object.fromEntries(item.variations.map(({ type, stock }) => [type, stock])),
    },
  };
}
