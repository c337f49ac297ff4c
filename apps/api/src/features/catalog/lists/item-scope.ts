import type { Diet } from '@errand/domain/catalog';
import type { Bind } from '../../../platform/db/index.ts';
import { joinZone } from '../../location/location.views.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { storeSql } from '../../stores/index.ts';
import { FROM_STORES, joinStore, servesZonesSql } from '../../stores/stores.views.ts';
import { isInDaypartsSql } from '../dayparts/dayparts-sql.ts';

/** The item lists, each with its order and some with a condition. */
export type ItemList =
  | 'latest'
  | 'menu'
  | 'popular'
  | 'discounted'
  | 'most-reviewed'
  | 'recommended'
  | 'basic'
  | 'condition'
  | 'set-menu'
  | 'search';
/** The orders of lists and those that visitors choose. */
export type ItemOrder = ItemList | 'distance' | 'rating' | 'price-low' | 'price-high' | 'fastest';

/**
 * The filters of a list. Amounts in minor units; null, false and empty lists do not filter, except
 * `zoneIds`.
 */
export type ItemScope = {
  /** Empty only with a store, whose menu is shown in every zone. */
  zoneIds: number[];
  moduleId: number | null;
  storeId: number | null;
  /** Categories with their children. */
  categoryIds: number[];
  brandIds: number[];
  conditionId: number | null;
  type: Diet;
  halal: boolean;
  organic: boolean;
  discounted: boolean;
  availableNow: boolean;
  openNow: boolean;
  freeDelivery: boolean;
  minimumRating: number | null;
  fromMinor: number | null;
  toMinor: number | null;
  /** A tsquery of the platform's search; null without search. */
  search: string | null;
  /** The same for names only: name matches are listed first. */
  searchNames: string | null;
  /** The same in the typed spelling, listed before other spellings; null when there are none. */
  searchTyped: string | null;
  point: { latitude: number; longitude: number } | null;
  nowMs: number;
  limit: number;
  /** 1-based. */
  page: number;
};

/** A scope without filters. */
export const EVERYTHING = {
  storeId: null,
  categoryIds: [],
  brandIds: [],
  conditionId: null,
  type: 'all',
  halal: false,
  organic: false,
  discounted: false,
  availableNow: false,
  openNow: false,
  freeDelivery: false,
  minimumRating: null,
  fromMinor: null,
  toMinor: null,
  searchTyped: null,
  point: null,
} satisfies Partial<ItemScope>;

/** Average rating with one decimal, as on cards. */
export const AVERAGE = 'round(i.rating_sum::numeric / greatest(i.rating_count, 1), 1)';

/**
 * The conditions of a list without its search condition. Only requested filters become conditions:
 * PostgreSQL plans a statement with "parameter is null or …" for a single row, with nested loops that are
 * ten times slower.
 */
export function conditionsOf(list: ItemList, scope: ItemScope, bind: Bind): string[] {
  const conditions = ['i.active', 's.active', 'm.active', 'c.active', 'i.campaign_starts is null'];
  const add = (wanted: boolean, condition: () => string) => wanted && conditions.push(condition());
  if (scope.storeId === null) {
    conditions.push(servesZonesSql(bind(scope.zoneIds)));
  } else conditions.push(`i.store_id = ${bind(scope.storeId)}`);
  // A search uses the module as a filter only; otherwise PostgreSQL reads the whole index of the module to combine it with the index of words.
  const isModule = () =>
    `(i.module_id = ${bind(scope.moduleId)})${scope.search === null ? '' : ' is not false'}`;
  add(scope.moduleId !== null, isModule);
  add(scope.categoryIds.length > 0, () => `i.category_id = any(${bind(scope.categoryIds)}::int[])`);
  add(scope.brandIds.length > 0, () => `i.brand_id = any(${bind(scope.brandIds)}::int[])`);
  add(scope.conditionId !== null, () => `i.condition_id = ${bind(scope.conditionId)}`);
  add(scope.type === 'veg', () => 'i.veg');
  add(scope.type === 'non_veg', () => 'not i.veg');
  add(scope.halal, () => 'i.halal');
  add(scope.organic, () => 'i.organic');
  add(scope.freeDelivery, () => 's.free_delivery');
  add(
    scope.minimumRating !== null && scope.minimumRating !== 0,
    () => `i.rating_count > 0 and ${AVERAGE} >= ${bind(scope.minimumRating)}::float8`,
  );
  add(list === 'most-reviewed', () => 'i.rating_count > 0');
  add(list === 'recommended', () => 'i.recommended');
  add(list === 'basic', () => 'i.basic');
  add(list === 'set-menu', () => `i.tags ?| array['Set menu', 'Family', 'family']`);
  add(list === 'condition', () => 'i.condition_id is not null');
  add(scope.availableNow, () => isSoldSql(scope.nowMs, bind));
  add(scope.openNow, () => 's.id in (select id from open_stores)');
  add(list === 'discounted' || scope.discounted, () => IS_REDUCED);
  add(scope.fromMinor !== null, () => `i.price_minor >= ${bind(scope.fromMinor)}`);
  add(scope.toMinor !== null, () => `i.price_minor <= ${bind(scope.toMinor)}`);
  return conditions;
}

/**
 * Whether one piece costs less than its price, by the rule of `priceTag`: an offer of the store that depends on the order
 * reduces no price by itself.
 */
const IS_REDUCED = `case when o.percent is null then i.discount > 0
  when o.max_discount_minor > 0 then false
  when o.min_purchase_minor > 0 then i.discount > 0
  else true end`;

/** Whether an item is sold at this hour, by the rule of `isItemAvailable`. Used for filtering only. */
function isSoldSql(nowMs: number, bind: Bind): string {
  const wall = `(${bind(storeSql.minuteOf(nowMs))}::timestamptz at time zone z.time_zone)`;
  const minutes = `(extract(hour from ${wall}) * 60 + extract(minute from ${wall}))`;
  return `(i.available_from is null or i.available_to is null or i.available_from = i.available_to or case
    when i.available_from < i.available_to then ${minutes} >= i.available_from and ${minutes} < i.available_to
    else ${minutes} >= i.available_from or ${minutes} < i.available_to end) and ${isInDaypartsSql(wall)}`;
}

/**
 * The CTEs and joins that the conditions need in addition to `items i` and `stores s`. Open stores and
 * running offers are computed once per store, not per item.
 */
export function joinsOf(scope: ItemScope, offers: boolean, bind: Bind): { ctes: string[]; joins: string } {
  const parts: string[] = [];
  if (scope.openNow) {
    parts.push(`open_stores as materialized (select s.id ${FROM_STORES} ${joinZone('s.zone_id')}
      where s.active and ${scope.moduleId === null ? 'true' : `s.module_id = ${bind(scope.moduleId)}`}
        and ${storeSql.isOpen(scope.nowMs, bind)})`);
  }
  if (offers) {
    parts.push(`offers as materialized (${storeSql.runningOffers(scope.nowMs, bind)})`);
  }
  const joins = `${joinModule('i.module_id')} join categories c on c.id = i.category_id
    ${scope.availableNow ? joinZone('s.zone_id') : ''}
    ${offers ? 'left join offers o on o.store_id = s.id' : ''}`;
  return { ctes: parts, joins };
}

export const ITEMS_AND_STORES = `from items i ${joinStore('i.store_id')}`;

/** The most ordered items of a module with all columns, in that order. */
export function mostOrderedSql(count: number, moduleId: number | null, bind: Bind): string {
  return `(select * from items where module_id = ${bind(moduleId)} and active and campaign_starts is null
    order by order_count desc nulls last, id limit ${count})`;
}

/**
 * A tsquery that is hidden from the planner. For a frequent word the planner would scan the catalog from
 * the start, although a bounded part of the matches is read, which the index of words finds at once.
 */
export function querySql(query: string | null, bind: Bind): string {
  return `(select ${bind(query)}::tsquery)`;
}

/** How well the names of an item match: 2 in the typed spelling, 1 in another one, 0 for a match elsewhere. */
export function nameRankSql({ searchNames, searchTyped }: ItemScope, bind: Bind): string {
  const matches = (query: string) => `(i.search @@ ${querySql(query, bind)})::int`;
  if (searchNames === null) return '0';
  return searchTyped === null ? matches(searchNames) : `(${matches(searchNames)} + ${matches(searchTyped)})`;
}

/** The `with` clause of CTEs. */
export function withSql(ctes: string[]): string {
  return ctes.length > 0 ? `with ${ctes.join(', ')} ` : '';
}
