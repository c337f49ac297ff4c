import type { StoreRates, Surcharge, ZoneRates } from '@errand/domain/delivery';
import type { ModuleType } from '@errand/domain/modules';
import type { Translations } from '../../platform/db/index.ts';
import type { CoverArt } from './stores.tables.ts';

/** A store with everything that its shape, its hours and its delivery charge need: one row of one statement. */
export type StoreRow = {
  id: number;
  slug: string;
  module_id: number;
  module_type: ModuleType;
  zone_id: number;
  time_zone: string;
  name: Translations;
  kind: Translations;
  address: Translations;
  announcement: Translations | null;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  logo: string | null;
  cover: string | null;
  cover_art: CoverArt | null;
  active: boolean;
  featured: boolean;
  always_open: boolean;
  delivery: boolean;
  take_away: boolean;
  schedule_order: boolean;
  veg: boolean;
  non_veg: boolean;
  cutlery: boolean;
  prescription_order: boolean;
  reviews_on: boolean;
  free_delivery: boolean;
  self_delivery: boolean;
  per_km_minor: number;
  minimum_charge_minor: number;
  maximum_charge_minor: number | null;
  minimum_order_minor: number;
  packaging_minor: number;
  tax_rate: number;
  delivery_minutes_from: number;
  delivery_minutes_to: number;
  rating_sum: number;
  rating_count: number;
  ratings: number[];
  review_count: number;
  item_count: number;
  category_ids: number[];
  schedules: { id: number; day: number; opens: number; closes: number }[];
  discount: DiscountRow | null;
  zone_rates: ZoneRates | null;
  surcharge: Surcharge;
};

export type DiscountRow = {
  id: number;
  percent: number;
  min_purchase_minor: number;
  max_discount_minor: number;
  starts_at_ms: number;
  ends_at_ms: number;
  daily_from: number;
  daily_to: number;
};

/** The columns of a StoreRow, from `stores s` with what STORE_JOINS adds. */
export const STORE_COLUMNS = `
  s.id, s.slug, s.module_id, m.type as module_type, s.zone_id, z.time_zone, s.name, s.kind, s.address, s.announcement,
  s.phone, s.email, s.latitude, s.longitude, s.logo, s.cover, s.cover_art, s.active, s.featured, s.always_open,
  s.delivery, s.take_away, s.schedule_order, s.veg, s.non_veg, s.cutlery, s.prescription_order, s.reviews_on,
  s.free_delivery, s.self_delivery, s.per_km_minor, s.minimum_charge_minor, s.maximum_charge_minor,
  s.minimum_order_minor, s.packaging_minor, s.tax_rate,
  s.delivery_minutes_from, s.delivery_minutes_to, s.rating_sum, s.rating_count, s.ratings, s.item_count,
  (select count(*) from reviews r where r.store_id = s.id) as review_count,
  array(select distinct i.category_id from items i where i.store_id = s.id and i.active order by 1) as category_ids,
  coalesce((select json_agg(json_build_object('id', h.id, 'day', h.day, 'opens', h.opens, 'closes', h.closes)
      order by h.day, h.opens) from store_schedules h where h.store_id = s.id), '[]') as schedules,
  (select json_build_object('id', d.id, 'percent', d.percent, 'min_purchase_minor', d.min_purchase_minor,
      'max_discount_minor', d.max_discount_minor, 'starts_at_ms', extract(epoch from d.starts_at) * 1000,
      'ends_at_ms', extract(epoch from d.ends_at) * 1000, 'daily_from', d.daily_from, 'daily_to', d.daily_to)
    from store_discounts d where d.store_id = s.id) as discount,
  (select json_build_object('chargeType', zm.charge_type, 'fixedMinor', zm.fixed_minor, 'perKmMinor', zm.per_km_minor,
      'minimumMinor', zm.minimum_minor, 'maximumMinor', zm.maximum_minor)
    from zone_modules zm where zm.zone_id = s.zone_id and zm.module_id = s.module_id) as zone_rates,
  json_build_object('status', z.surcharge_active, 'value', z.surcharge_value, 'type', z.surcharge_type) as surcharge`;

export const STORE_JOINS = 'join modules m on m.id = s.module_id join zones z on z.id = s.zone_id';

/** The store's own rates when it brings its orders itself. */
export function selfDeliveryRates(store: StoreRow): StoreRates | null {
  if (!store.self_delivery) return null;
  return {
    perKmMinor: store.per_km_minor,
    minimumMinor: store.minimum_charge_minor,
    maximumMinor: store.maximum_charge_minor,
  };
}
