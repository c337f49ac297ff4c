import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/rental';
import { toMinor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext, requireFound } from '../../platform/http/index.ts';
import { listBookings } from '../fleet/index.ts';
import { zonesAt } from '../location/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { listStoreResponses } from '../stores/index.ts';
import { freeOf } from './free-plates.ts';
import { type RequestedTrip, requestedTrip, timesOf, tripPriceOf } from './requested-trip.ts';
import { toVehicleResponse } from './vehicle.serializer.ts';
import type { VehicleRow } from './vehicle-row.ts';
import {
  findProvider,
  findVehicleRow,
  listBrandRows,
  listCategoryRows,
  listVehicleRows,
  listVehicleRowsById,
  type VehicleScope,
} from './vehicles.queries.ts';

type VehiclesContext = RequestContext<'db' | 'now' | 'pool' | 'settings'>;

type Query = ParsedInput<typeof contract.searchVehicles>['query'];
type TripQuery = ParsedInput<typeof contract.getVehicle>['query'];
type Paging = { limit: number; offset: number };

/** Lists a page of matching vehicles, in the visitor's zones if these are known. */
export async function searchVehicles(ctx: VehiclesContext, query: Query, providerId?: number) {
  const { digits } = await moneyStyle(ctx);
  const minor = (major: number | undefined) => (major === undefined ? undefined : toMinor(major, digits));
  const { air_condition: with_, no_air_condition: without } = query;
  return pageOf(ctx, digits, {
    // Vehicles of a provider are shown in every zone.
    zoneIds: providerId === undefined ? await pickupZones(ctx, query) : [],
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
    trip: requestedTrip(query),
    order: query.sort,
    limit: query.limit,
    page: query.offset,
  });
}

/** The zones in which vehicles are searched: those of the pickup place, else the visitor's. */
async function pickupZones(ctx: VehiclesContext, { pickup_location: place }: TripQuery): Promise<number[]> {
  if (!place) return ctx.zoneIds;
  const zones = await zonesAt(ctx.db, { latitude: place.lat, longitude: place.lng });
  // No vehicle is in the zone 0, so a place outside of all zones has none.
  return zones.length > 0 ? zones : [0];
}

export async function listTopVehicles(ctx: VehiclesContext, query: TripQuery & Paging) {
  const { digits } = await moneyStyle(ctx);
  const { limit, offset: page, trip_type: type } = query;
  const zoneIds = await pickupZones(ctx, query);
  return pageOf(ctx, digits, { zoneIds, type, trip: requestedTrip(query), order: 'rating', limit, page });
}

async function pageOf(ctx: RequestContext<'db' | 'now' | 'pool'>, digits: number, scope: VehicleScope) {
  const { rows, total } = await listVehicleRows(ctx.pool, scope, ctx.now());
  const vehicles = await toVehicleResponses(ctx, rows, scope.trip ?? null, digits);
  return { total_size: total, limit: scope.limit, offset: scope.page, vehicles };
}

/** Serializes vehicles with the number of free ones for the trip, and its price. */
async function toVehicleResponses(
  ctx: RequestContext<'db' | 'now'>,
  rows: VehicleRow[],
  trip: RequestedTrip | null,
  digits: number,
): Promise<contract.Vehicle[]> {
  if (!trip) return rows.map((row) => toVehicleResponse(row, ctx, digits));
  const ends = rows.map((row) => timesOf(trip, row.time_zone).returnMs);
  const longest = { from: new Date(trip.pickupMs), to: new Date(Math.max(trip.pickupMs, ...ends)) };
  const bookings = await listBookings(
    ctx.db,
    rows.map(({ id }) => id),
    longest,
  );
  return rows.map((row, at) =>
    toVehicleResponse(row, ctx, digits, {
      free_vehicles: freeOf(row, bookings, trip.pickupMs, ends[at] ?? trip.pickupMs).length,
      trip: tripPriceOf(row, trip, ctx.now(), digits),
    }),
  );
}

export async function getVehicle(
  ctx: VehiclesContext,
  idOrSlug: string,
  query: TripQuery = {},
): Promise<contract.Vehicle> {
  const [row, { digits }] = await Promise.all([findVehicleRow(ctx.pool, idOrSlug), moneyStyle(ctx)]);
  const [vehicle] = row ? await toVehicleResponses(ctx, [row], requestedTrip(query), digits) : [];
  return requireFound(vehicle);
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
