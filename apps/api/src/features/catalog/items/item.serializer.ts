import type { Item } from '@errand/contract/catalog';
import type { LanguageCode } from '@errand/domain/language';
import { type MoneyStyle, toMajor } from '@errand/domain/money';
import { formatClock } from '@errand/domain/time';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import { average } from '../../stores/index.ts';
import { variationType } from './choice-language.ts';
import { itemLabel } from './item-labels.ts';
import type { ItemRow } from './item-row.ts';
import {
  availabilityOf,
  itemTax,
  maximumQuantity,
  ownDiscountOf,
  saleEnd,
  saleStock,
  soldState,
  storeDiscountOf,
} from './item-rules.ts';

type View = Pick<RequestContext<'now'>, 'language' | 'now' | 'publicUrl' | 'tag'>;

/** An item as the wire carries it, as of the request's clock. */
export function toItemResponse(row: ItemRow, ctx: View, { digits }: MoneyStyle): Item {
  const { language } = ctx;
  const { dateStarts, dateEnds } = availabilityOf(row);
  const own = ownDiscountOf(row, ctx.now());
  const store = storeDiscountOf(row, ctx.now());
  ctx.tag(...tagsOf(row));
  const words = (list: string[]) => list.map((word) => itemLabel(word, language));
  return {
    id: row.id,
    name: translated(row.name, language),
    slug: row.slug,
    description: translated(row.description, language),
    image_full_url: mediaUrl(ctx.publicUrl, row.pictures[0]),
    images_full_url: row.pictures.flatMap((key) => mediaUrl(ctx.publicUrl, key) ?? []),
    ...pictureTexts(row, language),
    art: row.tint ? { tint: row.tint } : null,
    category_id: row.category_id,
    category_ids: categoriesOf(row, language),
    ...choicesOf(row, language, digits),
    price: toMajor(row.price_minor, digits),
    tax: itemTax(row)?.ratePercent ?? row.store_tax_rate,
    tax_type: 'percent',
    discount: own.discountType === 'percent' ? own.discount : toMajor(own.discount, digits),
    discount_type: own.discountType,
    store_discount: store.storeDiscount,
    store_discount_terms: store.storeTerms && {
      min_purchase: toMajor(store.storeTerms.minPurchaseMinor, digits),
      max_discount: toMajor(store.storeTerms.maxDiscountMinor, digits),
    },
    restaurant_discount: 0,
    available_time_starts: clock(row.available_from),
    available_time_ends: clock(row.available_to),
    available_date_starts: dateStarts ?? null,
    available_date_ends: dateEnds ?? null,
    ...hoursOf(row, ctx.now()),
    store_id: row.store_id,
    store_name: translated(row.store_name, language),
    store_slug: row.store_slug,
    zone_id: row.zone_id,
    module_id: row.module_id,
    module_type: row.module_type,
    module: { id: row.module_id, module_type: row.module_type },
    schedule_order: row.schedule_order,
    avg_rating: average(row.rating_sum, row.rating_count),
    rating_count: row.rating_count,
    veg: flag(row.veg),
    stock: row.stock,
    quantity: 1,
    unit_type: unitOf(row, language),
    organic: flag(row.organic),
    maximum_cart_quantity: maximumQuantity(row, ctx.now()),
    flash_sale: flag(own.flash),
    flash_sale_ends_at: saleEnd(row, ctx.now()),
    flash_sale_stock: saleStock(row, ctx.now()),
    halal_tag_status: flag(row.halal),
    is_halal: flag(row.halal),
    is_prescription_required: flag(row.prescription),
    nutritions_name: words(row.nutrition),
    allergies_name: words(row.allergies),
    generic_name: words(row.generic_names),
    tags: words(row.tags).map((name, index) => ({ id: index + 1, name })),
    recommended: flag(row.recommended),
    order_count: row.order_count,
    wishlist_count: row.wishlist_count,
    whislists_count: row.wishlist_count,
  };
}

function hoursOf(row: ItemRow, atMs: number) {
  const { availableNow, soldNext: next } = soldState(row, atMs);
  return {
    available_now: availableNow,
    available_next: next && {
      time: formatClock(next.minutes, '24'),
      day: next.weekday,
      in_days: next.inDays,
    },
    dayparts: row.dayparts.map(({ days, from_minutes, to_minutes }) => ({
      days,
      starts: formatClock(from_minutes, '24'),
      ends: formatClock(to_minutes, '24'),
    })),
  };
}

function tagsOf({ id, store_id, zone_id, category_id, parent_category }: ItemRow): string[] {
  const own = [`item:${id}`, `store:${store_id}`, `zone:${zone_id}`, `category:${category_id}`];
  return parent_category ? [...own, `category:${parent_category.id}`] : own;
}

/** The alternative texts of the pictures. A picture without one gets the item's name. */
function pictureTexts({ name, pictures, picture_texts: texts }: ItemRow, language: LanguageCode) {
  if (!pictures.some((key) => texts[key])) return {};
  return { images_alt: pictures.map((key) => translated(texts[key] ?? name, language)) };
}

function choicesOf(row: ItemRow, language: LanguageCode, digits: number) {
  return {
    variations: row.variations.map(({ type, price_minor, stock }) => ({
      type: variationType(row, type, language),
      price: toMajor(price_minor, digits),
      stock,
    })),
    food_variations: row.food_groups.map((group) => ({
      name: translated(group.name, language),
      type: group.type,
      min: group.min,
      max: group.max,
      required: group.required ? ('on' as const) : ('off' as const),
      values: group.values.map((value) => ({
        label: translated(value.label, language),
        optionPrice: value.optionMajor,
        isSelected: false,
      })),
    })),
    add_ons: row.add_ons.map(({ id, name, price_minor }) => ({
      id,
      store_id: row.store_id,
      name: translated(name, language),
      price: toMajor(price_minor, digits),
      quantity: 0,
      isChecked: false,
    })),
    choice_options: row.choices.map(({ title, options }, index) => ({
      name: `choice_${index}`,
      title: translated(title, language),
      options: options.map((option) => translated(option, language)),
    })),
  };
}

/** The item's categories from the main category down; `position` counts the levels from 1. */
function categoriesOf(row: ItemRow, language: LanguageCode): Item['category_ids'] {
  const path = [row.parent_category, { id: row.category_id, name: row.category_name }];
  return path
    .filter((category) => category !== null)
    .map((category, index) => ({
      id: category.id,
      position: index + 1,
      name: translated(category.name, language),
    }));
}

function unitOf({ unit, unit_name: name }: ItemRow, language: LanguageCode): string | null {
  if (unit === null) return null;
  // A unit that the operator has not translated may be among the labels.
  return name?.[language] || itemLabel(unit, language);
}

function clock(minutes: number | null): string | null {
  return minutes === null ? null : formatClock(minutes, '24');
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
