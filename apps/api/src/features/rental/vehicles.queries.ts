import type { RentalType, VehicleSort } from '@errand/domain/rental';
import { inArray } from 'drizzle-orm';
import type pg from 'pg';
import {
  type Bind,
  columnsExcept,
  columnsOf,
  defaultTextSql,
  prepared,
  type Queryable,
  type RowOf,
  runStatement,
  statement,
} from '../../platform/db/index.ts';
import { translationContainsSql } from '../../platform/search/index.ts';
import { freeVehiclesSql } from '../fleet/fleet.views.ts';
import { joinModule } from '../modules/modules.views.ts';
import { FROM_STORES, joinStore, servesZonesSql } from '../stores/stores.views.ts';
import { vehicleBrands, vehicleCategories, vehicles } from './rental.tables.ts';
import type { RequestedTrip } from './requested-trip.ts';
import { NO_TERMS } from './terms.ts';
import {
  endSql,
  hoursSql,
  joinOfferSql,
  tripPriceSql,
  UNIT_PRICES,
  unitPriceSql,
  unitsSql,
} from './vehicle-price-sql.ts';
import { VEHICLE_COLUMNS, VEHICLE_JOINS, type VehicleRow } from './vehicle-row.ts';

export type VehicleScope = {
  /** Empty means everywhere. */
  zoneIds: number[];
  providerId?: number | undefined;
  name?: string | undefined;
  type?: RentalType | undefined;
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  brandIds?: number[] | undefined;
  categoryIds?: number[] | undefined;
  seats?: number[] | undefined;
  minSeats?: number | undefined;
  transmission?: string | undefined;
  /** Null filters nothing. */
  airCondition?: boolean | undefined;
  /** Lists only vehicles with enough free ones for the trip, whose provider accepts its length. */
  trip?: RequestedTrip | null | undefined;
  order: VehicleSort;
  limit: number;
  /** 1-based. */
  page: number;
};

/** Only requested filters become conditions. */
function conditionsOf(scope: VehicleScope, bind: Bind): string {
  const all = ['v.active'];
  if (scope.zoneIds.length > 0) all.push(servesZonesSql(bind(scope.zoneIds)));
  if (scope.providerId !== undefined) all.push(`v.provider_id = ${bind(scope.providerId)}`);
  if (scope.type) all.push(`${UNIT_PRICES[scope.type]} is not null`);
  if (scope.minMinor !== undefined) all.push(`${pricesOf(scope, bind).unit} >= ${bind(scope.minMinor)}`);
  if (scope.maxMinor !== undefined) all.push(`${pricesOf(scope, bind).unit} <= ${bind(scope.maxMinor)}`);
  if (scope.brandIds?.length) all.push(`v.brand_id = any(${bind(scope.brandIds)}::int[])`);
  if (scope.categoryIds?.length) all.push(`v.category_id = any(${bind(scope.categoryIds)}::int[])`);
  if (scope.seats?.length) all.push(`v.seats = any(${bind(scope.seats)}::int[])`);
  if (scope.minSeats !== undefined) all.push(`v.seats >= ${bind(scope.minSeats)}`);
  if (scope.transmission) all.push(`v.transmission = ${bind(scope.transmission)}`);
  if (scope.trip) {
    const { from, end } = rangeSql(scope.trip, bind);
    all.push(`${freeVehiclesSql(from, end)} >= ${bind(scope.trip.quantity)}`);
    all.push(`${hoursSql(scope.trip, from, end)} between coalesce(rt.minimum_hours, ${NO_TERMS.minimumHours})
      and coalesce(rt.maximum_hours, 'infinity')`);
  }
  if (scope.airCondition !== undefined) all.push(`v.air_condition = ${bind(scope.airCondition)}`);
  if (scope.name) {
    const named = ['v.name', 's.name', 'b.name'].map((name) =>
      translationContainsSql(name, scope.name ?? '', bind),
    );
    all.push(`(${named.join(' or ')})`);
  }
  return all.join(' and ');
}

/** The trip's start and end in SQL. */
function rangeSql(trip: RequestedTrip, bind: Bind): { from: string; end: string } {
  const from = `to_timestamp(${bind(trip.pickupMs / 1000)}::float8)`;
  return { from, end: endSql(trip, from, bind) };
}

/** The SQL prices for filters and sorting, as cards show them: of a unit, and of the trip if there is one. */
function pricesOf({ type, trip }: VehicleScope, bind: Bind): { unit: string; total: string } {
  const promised = unitPriceSql(type);
  if (!trip) return { unit: promised, total: promised };
  const { from, end } = rangeSql(trip, bind);
  const units = unitsSql(trip, from, end, bind);
  const total = tripPriceSql(trip, units);
  return { unit: `(${total}) / ${units}`, total };
}

function sortOf(scope: VehicleScope, bind: Bind): string {
  const { order } = scope;
  if (order === 'popular') return 'v.trip_count desc, v.id';
  if (order === 'rating')
    return 'v.rating_sum::float8 / greatest(v.rating_count, 1) desc, v.rating_count desc, v.id';
  return `${pricesOf(scope, bind).total} ${order === 'price_low' ? 'asc' : 'desc'} nulls last, v.id`;
}

/** Lists a page of the vehicles in scope with their total. */
export async function listVehicleRows(pool: pg.Pool, scope: VehicleScope, nowMs: number) {
  const from = (bind: Bind) => `from vehicles v ${VEHICLE_JOINS} ${joinOfferSql(nowMs, bind)}`;
  const [rows, [counted]] = await Promise.all([
    runStatement<VehicleRow>(
      pool,
      statement(
        (bind) => `select ${VEHICLE_COLUMNS} ${from(bind)} where ${conditionsOf(scope, bind)}
        order by ${sortOf(scope, bind)} limit ${bind(scope.limit)} offset ${bind((scope.page - 1) * scope.limit)}`,
      ),
    ),
    runStatement<{ total: number }>(
      pool,
      statement((bind) => `select count(*) as total ${from(bind)} where ${conditionsOf(scope, bind)}`),
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Finds an active vehicle by id if the text is a number, else by slug. */
export async function findVehicleRow(pool: pg.Pool, idOrSlug: string): Promise<VehicleRow | null> {
  const byId = /^\d{1,9}$/.test(idOrSlug);
  const text = `select ${VEHICLE_COLUMNS} from vehicles v ${VEHICLE_JOINS}
    where v.active and ${byId ? 'v.id = $1' : 'v.slug = $1'}`;
  const value = byId ? Number(idOrSlug) : idOrSlug;
  const rows = await prepared<VehicleRow>(pool, byId ? 'vehicle-by-id' : 'vehicle-by-slug', text, [value]);
  return rows[0] ?? null;
}

/** Lists the vehicles that can be rented, in the order of the ids; others are omitted. */
export function listVehicleRowsById(pool: pg.Pool, ids: number[]): Promise<VehicleRow[]> {
  return prepared<VehicleRow>(
    pool,
    'vehicles-by-ids',
    `select ${VEHICLE_COLUMNS} from vehicles v ${VEHICLE_JOINS} where v.active and v.id = any($1::int[])
      order by array_position($1::int[], v.id)`,
    [ids],
  );
}

/** The individual vehicles of classes, also of those that are no longer offered. */
export function listVehiclesWithPlates(q: Queryable, ids: number[]) {
  return q
    .select({ id: vehicles.id, plates: vehicles.plates })
    .from(vehicles)
    .where(inArray(vehicles.id, ids));
}

const KIND = columnsExcept(vehicleCategories, 'c', ['position', 'active']);
export type VehicleKindRow = RowOf<typeof KIND> & { vehicle_count: number; total: number };

type Page = { limit: number; offset: number };

/** Lists a page of vehicle categories, each with its number of vehicles in the zones. */
export function listCategoryRows(pool: pg.Pool, zoneIds: number[], { limit, offset }: Page) {
  return prepared<VehicleKindRow>(pool, 'vehicle-categories', CATEGORIES, [
    zoneIds,
    limit,
    (offset - 1) * limit,
  ]);
}

const CATEGORIES = `
  select ${KIND.sql}, count(*) over () as total,
    (select count(*) from vehicles v ${joinStore('v.provider_id')} and s.active
        ${joinModule('s.module_id')} and m.active
      where v.category_id = c.id and v.active
        and (cardinality($1::int[]) = 0 or ${servesZonesSql('$1')})) as vehicle_count
  from vehicle_categories c where c.active order by c.position, c.id limit $2 offset $3`;

const BRAND = columnsOf(vehicleBrands, 'b', ['id', 'name', 'picture']);
export type BrandRow = RowOf<typeof BRAND> & { total: number };

export function listBrandRows(pool: pg.Pool, { limit, offset }: Page): Promise<BrandRow[]> {
  return prepared<BrandRow>(
    pool,
    'vehicle-brands',
    `select ${BRAND.sql}, count(*) over () as total from vehicle_brands b where b.active
      order by b.position, ${defaultTextSql('b.name')}, b.id limit $1 offset $2`,
    [limit, (offset - 1) * limit],
  );
}

export type ProviderCounts = { id: number; vehicles: number; trips: number };

/** Finds a rental provider by id or slug, with its numbers of vehicles and trips. */
export async function findProvider(pool: pg.Pool, idOrSlug: string): Promise<ProviderCounts | null> {
  const byId = /^\d{1,9}$/.test(idOrSlug);
  const text = `
    select s.id, count(v.id) as vehicles, coalesce(sum(v.trip_count), 0) as trips
    ${FROM_STORES} ${joinModule('s.module_id')} and m.type = 'rental' and m.active
      left join vehicles v on v.provider_id = s.id and v.active
    where s.active and ${byId ? 's.id = $1' : 's.slug = $1'} group by s.id`;
  const value = byId ? Number(idOrSlug) : idOrSlug;
  const rows = await prepared<ProviderCounts>(pool, byId ? 'provider-by-id' : 'provider-by-slug', text, [
    value,
  ]);
  return rows[0] ?? null;
}
