import type { ModuleType } from '@errand/domain/modules';
import type { Translations } from '../../platform/db/index.ts';
import type { DiscountRow } from '../stores/index.ts';
import type { ChoiceRow, FoodGroupRow } from './catalog.tables.ts';

/** An item with everything that its shape and its price need: one row of one statement. */
export type ItemRow = {
  id: number;
  slug: string;
  name: Translations;
  description: Translations;
  pictures: string[];
  tint: string | null;
  price_minor: number;
  discount: number;
  discount_type: 'percent' | 'amount';
  food_groups: FoodGroupRow[];
  choices: ChoiceRow[];
  stock: number | null;
  unit: string | null;
  maximum_cart_quantity: number | null;
  veg: boolean;
  halal: boolean;
  organic: boolean;
  recommended: boolean;
  prescription: boolean;
  schedule_order: boolean;
  available_from: number | null;
  available_to: number | null;
  campaign_starts_ms: number | null;
  campaign_ends_ms: number | null;
  nutrition: string[];
  allergies: string[];
  generic_names: string[];
  tags: string[];
  rating_sum: number;
  rating_count: number;
  order_count: number;
  wishlist_count: number;
  active: boolean;
  category_id: number;
  category_name: Translations;
  parent_category: { id: number; name: Translations } | null;
  store_id: number;
  store_slug: string;
  store_name: Translations;
  store_active: boolean;
  store_tax_rate: number;
  store_discount: DiscountRow | null;
  /** The flash sales the item is in; at most one of them runs. */
  flash_sales: FlashSaleRow[];
  zone_id: number;
  time_zone: string;
  module_id: number;
  module_type: ModuleType;
  variations: { type: string; price_minor: number; stock: number }[];
  add_ons: { id: number; name: Translations; price_minor: number }[];
};

export type FlashSaleRow = {
  id: number;
  percent: number;
  starts_at_ms: number;
  ends_at_ms: number;
  left: number;
};

/** The columns of an ItemRow, from `items i` with what ITEM_JOINS adds. */
export const ITEM_COLUMNS = `
  i.id, i.slug, i.name, i.description, i.pictures, i.tint, i.price_minor, i.discount, i.discount_type,
  i.food_groups, i.choices, i.stock, i.unit, i.maximum_cart_quantity, i.veg, i.halal, i.organic, i.recommended,
  i.prescription, i.schedule_order, i.available_from, i.available_to,
  (extract(epoch from i.campaign_starts) * 1000)::float8 as campaign_starts_ms,
  (extract(epoch from i.campaign_ends) * 1000)::float8 as campaign_ends_ms,
  i.nutrition, i.allergies, i.generic_names, i.tags, i.rating_sum, i.rating_count, i.order_count, i.wishlist_count,
  i.active, i.category_id, c.name as category_name,
  (select json_build_object('id', p.id, 'name', p.name) from categories p where p.id = c.parent_id) as parent_category,
  i.store_id, s.slug as store_slug, s.name as store_name, s.active as store_active,
  s.tax_rate as store_tax_rate, s.zone_id, z.time_zone,
  (select json_build_object('id', d.id, 'percent', d.percent, 'min_purchase_minor', d.min_purchase_minor,
      'max_discount_minor', d.max_discount_minor, 'starts_at_ms', extract(epoch from d.starts_at) * 1000,
      'ends_at_ms', extract(epoch from d.ends_at) * 1000, 'daily_from', d.daily_from, 'daily_to', d.daily_to)
    from store_discounts d where d.store_id = s.id) as store_discount,
  coalesce((select json_agg(json_build_object('id', f.id, 'percent', f.percent, 'starts_at_ms', extract(epoch from f.starts_at) * 1000,
      'ends_at_ms', extract(epoch from f.ends_at) * 1000, 'left', fi.stock - fi.sold) order by f.id)
    from flash_sale_items fi join flash_sales f on f.id = fi.flash_sale_id and f.active
    where fi.item_id = i.id), '[]') as flash_sales,
  i.module_id, m.type as module_type,
  coalesce((select json_agg(json_build_object('type', v.type, 'price_minor', v.price_minor, 'stock', v.stock)
      order by v.position, v.type) from item_variations v where v.item_id = i.id), '[]') as variations,
  coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'price_minor', a.price_minor) order by a.id)
    from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active where ia.item_id = i.id), '[]') as add_ons`;

export const ITEM_JOINS = `join stores s on s.id = i.store_id join modules m on m.id = i.module_id
  join zones z on z.id = s.zone_id join categories c on c.id = i.category_id`;
