import type { StoredRates, StoreRates, Surcharge, VehicleExtra } from '@errand/domain/delivery';
import type { ModuleType } from '@errand/domain/modules';
import { columnsExcept, jsonOf, polygonJsonSql, type RowOf } from '../../platform/db/index.ts';
import { categoryIdsOfStoreSql } from '../catalog/catalog.views.ts';
import { joinZone, zoneRatesSql } from '../location/location.views.ts';
import { joinModule } from '../modules/modules.views.ts';
import { VEHICLE_EXTRAS_SQL } from '../registration/registration.views.ts';
import { reviewCountOfStoreSql } from '../reviews/reviews.views.ts';
import { storeDiscounts, storeSchedules, stores } from './stores.tables.ts';

const STORE = columnsExcept(stores, 's', [
  'closedFrom',
  'createdAt',
  'deliveryArea',
  'globe',
  'halal',
  'metaDescription',
  'metaTitle',
  'openWeek',
  'openedAt',
  'orderCount',
  'pausedUntil',
  'search',
  'searchText',
  'updatedAt',
]);
const SCHEDULE = jsonOf(storeSchedules, 'h', ['id', 'day', 'opens', 'closes']);
const DISCOUNT = jsonOf(storeDiscounts, 'd', [
  'id',
  'percent',
  'minPurchaseMinor',
  'maxDiscountMinor',
  'startsAt',
  'endsAt',
  'dailyFrom',
  'dailyTo',
]);
export type DiscountRow = RowOf<typeof DISCOUNT>;

/** A store with everything that its response, its hours and its delivery charge need: one row of one statement. */
export type StoreRow = RowOf<typeof STORE> & {
  module_type: ModuleType;
  time_zone: string;
  paused_until_ms: number | null;
  closed_from_ms: number | null;
  /** Corners as longitude and latitude; null for the whole zone. */
  delivery_area: [number, number][] | null;
  review_count: number;
  category_ids: number[];
  schedules: RowOf<typeof SCHEDULE>[];
  discount: DiscountRow | null;
  zone_rates: StoredRates | null;
  surcharge: Surcharge;
  vehicle_extras: VehicleExtra[];
};

/** The discount of a store `s` as a `DiscountRow`, null without one. */
export const DISCOUNT_SQL = `(select ${DISCOUNT.sql} from store_discounts d where d.store_id = s.id)`;

/** The columns of a StoreRow, selected from `stores s` with STORE_JOINS. */
export const STORE_COLUMNS = `
  ${STORE.sql}, m.type as module_type, z.time_zone,
  (extract(epoch from s.paused_until) * 1000)::float8 as paused_until_ms,
  (extract(epoch from s.closed_from) * 1000)::float8 as closed_from_ms,
  ${polygonJsonSql('s.delivery_area')} as delivery_area,
  ${reviewCountOfStoreSql('s.id')} as review_count,
  ${categoryIdsOfStoreSql('s.id')} as category_ids,
  coalesce((select json_agg(${SCHEDULE.sql}
      order by h.day, h.opens) from store_schedules h where h.store_id = s.id), '[]') as schedules,
  ${DISCOUNT_SQL} as discount,
  ${zoneRatesSql('s.zone_id', 's.module_id')} as zone_rates,
  json_build_object('status', z.surcharge_active, 'value', z.surcharge_value, 'type', z.surcharge_type) as surcharge,
  ${VEHICLE_EXTRAS_SQL} as vehicle_extras`;

export const STORE_JOINS = `${joinModule('s.module_id')} ${joinZone('s.zone_id')}`;

/** The store's own delivery rates if it delivers itself. */
export function selfDeliveryRates(store: StoreRow): StoreRates | null {
  if (!store.self_delivery) return null;
  return {
    perKmMinor: store.per_km_minor,
    minimumMinor: store.minimum_charge_minor,
    maximumMinor: store.maximum_charge_minor,
  };
}
