import type { Trip } from '@errand/contract/rental-trips';
import { toMajor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { moneyStyle } from '../settings/index.ts';
import type { TripPlace } from './rental.tables.ts';
import { listTripRows, type TripRow } from './trips.queries.ts';

const HOUR = 3_600_000;

/** Lists a page of the customer's trips: upcoming and running ones, or past ones. */
export async function listTrips(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now' | 'pool'>,
  which: 'running' | 'history',
  paging: { limit: number; offset: number },
) {
  const owner = `customer:${requireCustomerId(ctx)}`;
  const [{ rows, total }, { digits }] = await Promise.all([
    listTripRows(ctx.pool, owner, which, paging),
    moneyStyle(ctx),
  ]);
  return { total_size: total, ...paging, trips: rows.map((row) => toTripResponse(row, ctx, digits)) };
}

function toTripResponse(row: TripRow, ctx: RequestContext, digits: number): Trip {
  const { language, publicUrl } = ctx;
  const place = ({ latitude, longitude, name }: TripPlace) => ({
    lat: String(latitude),
    lng: String(longitude),
    location_name: translated(name, language),
  });
  const end = new Date(row.pickup_at.getTime() + row.estimated_hours * HOUR);
  return {
    id: row.id,
    provider_id: row.provider_id,
    zone_id: row.zone_id,
    trip_amount: toMajor(row.total_minor, digits),
    trip_status: row.status,
    trip_type: row.type,
    payment_status: row.payment_status,
    payment_method: row.payment_method,
    estimated_hours: row.estimated_hours,
    distance: row.distance_km,
    pickup_location: place(row.pickup),
    destination_location: row.destination && place(row.destination),
    pickup_time: row.pickup_at.toISOString(),
    estimated_trip_end_time: end.toISOString(),
    quantity: row.vehicles.reduce((sum, { quantity }) => sum + quantity, 0),
    trip_details: row.vehicles.map((vehicle) => ({
      id: vehicle.id,
      quantity: vehicle.quantity,
      calculated_price: toMajor(vehicle.total_minor, digits),
      vehicle_details: {
        id: vehicle.vehicle_id,
        name: translated(vehicle.name, language),
        thumbnail_full_url: mediaUrl(publicUrl, vehicle.picture),
        art: vehicle.tint === null ? null : { tint: vehicle.tint },
      },
    })),
    provider: { ...row.provider, name: translated(row.provider.name, language) },
    created_at: row.created_at.toISOString(),
  };
}
