import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/rental';
import { toMinor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { listStoreResponses } from '../stores/index.ts';
import { toVehicleResponse } from './vehicle.serializer.ts';
import {
  findProvider,
  findVehicleRow,
  listBrandRows,
  listCategoryRows,
  listVehicleRows,
  listVehicleRowsById,
  type VehicleScope,
} from './vehicles.queries.ts';

type VehiclesContext = RequestContext<'db' | 'events' | 'log' | 'now' | 'pool'>;

type Query = ParsedInput<typeof contract.searchVehicles>['query'];
type Paging = { limit: number; offset: number };

/** Lists a page of matching vehicles, in the visitor's zones if these are known. */
export async function searchVehicles(ctx: VehiclesContext, query: Query, providerId?: number) {
  const { digits } = await moneyStyle(ctx);
  const minor = (major: number | undefined) => (major === undefined ? undefined : toMinor(major, digits));
  const { air_condition: with_, no_air_condition: without } = query;
  return pageOf(ctx, digits, {
    // Vehicles of a provider are shown in every zone.
    zoneIds: providerId === undefined ? ctx.zoneIds : [],
    providerId,
    name: query.name,
    type: query.trip_type,
    minMinor: minor(query.min_price),
    maxMinor: minor(query.max_price),
    brandIds: query.brand_ids,
    categoryIds: query.category_ids,
    seats: query.seating_capacity,
    minSeats: query.min_seats,
    transmission: query.transmission_type,
    airCondition: Boolean(with_) === Boolean(without) ? undefined : Boolean(with_),
    order: query.sort,
    limit: query.limit,
    page: query.offset,
  });
}

export async function listTopVehicles(ctx: VehiclesContext, { limit, offset }: Paging) {
  const { digits } = await moneyStyle(ctx);
  return pageOf(ctx, digits, { zoneIds: ctx.zoneIds, order: 'rating', limit, page: offset });
}

async function pageOf(ctx: RequestContext<'pool'>, digits: number, scope: VehicleScope) {
  const { rows, total } = await listVehicleRows(ctx.pool, scope);
  const vehicles: contract.Vehicle[] = rows.map((row) => toVehicleResponse(row, ctx, digits));
  return { total_size: total, limit: scope.limit, offset: scope.page, vehicles };
}

export async function getVehicle(ctx: VehiclesContext, idOrSlug: string): Promise<contract.Vehicle> {
  const [row, { digits }] = await Promise.all([findVehicleRow(ctx.pool, idOrSlug), moneyStyle(ctx)]);
  if (!row) throw new AppError('not_found');
  return toVehicleResponse(row, ctx, digits);
}

/** Serializes vehicles in the order of the ids; vehicles that cannot be rented are omitted. */
export async function listVehicleResponses(ctx: VehiclesContext, ids: number[]): Promise<contract.Vehicle[]> {
  if (ids.length === 0) return [];
  const [rows, { digits }] = await Promise.all([listVehicleRowsById(ctx.pool, ids), moneyStyle(ctx)]);
  return rows.map((row) => toVehicleResponse(row, ctx, digits));
}

export async function listVehicleCategories(ctx: RequestContext<'pool'>, paging: Paging) {
  const rows = await listCategoryRows(ctx.pool, ctx.zoneIds, paging);
  const vehicles = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: translated(row.name, ctx.language),
    image: row.picture,
    image_full_url: mediaUrl(ctx.publicUrl, row.picture),
    art: row.tint === null ? null : { tint: row.tint },
    vehicle_count: row.vehicle_count,
  }));
  return { total_size: rows[0]?.total ?? 0, ...paging, vehicles };
}

export async function listVehicleBrands(ctx: RequestContext<'pool'>, paging: Paging) {
  const rows = await listBrandRows(ctx.pool, paging);
  const brands = rows.map((row) => ({
    id: row.id,
    name: translated(row.name, ctx.language),
    image: row.picture,
    image_full_url: mediaUrl(ctx.publicUrl, row.picture),
  }));
  return { total_size: rows[0]?.total ?? 0, ...paging, brands };
}

/** Returns a rental provider by id or slug; throws `not_found` for stores of other modules. */
export async function getProvider(ctx: VehiclesContext, idOrSlug: string): Promise<contract.Provider> {
  const counts = await findProvider(ctx.pool, idOrSlug);
  const [store] = counts ? await listStoreResponses(ctx, [counts.id]) : [];
  if (!counts || !store) throw new AppError('not_found');
  return { ...store, total_vehicles: counts.vehicles, total_trip: counts.trips };
}
