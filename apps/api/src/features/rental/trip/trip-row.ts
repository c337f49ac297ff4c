import type pg from 'pg';
import { columnsOf, jsonOf, prepared, type RowOf } from '../../../platform/db/index.ts';
import { platesOfOrderSql } from '../../fleet/fleet.views.ts';
import { vehicles } from '../rental.tables.ts';
import { trips, tripVehicles, vehicleReviews } from '../trips.tables.ts';

const TRIP = columnsOf(trips, 't', [
  'orderId',
  'type',
  'pickup',
  'destination',
  'pickupAt',
  'returnAt',
  'estimatedHours',
  'distanceKm',
  'terms',
  'depositMinor',
  'driver',
  'extraDueMinor',
  'cancellationFeeMinor',
  'refundedMinor',
]);
const BOOKED = jsonOf(tripVehicles, 'tv', [
  'id',
  'vehicleId',
  'name',
  'picture',
  'tint',
  'quantity',
  'totalMinor',
  'originalMinor',
]);
const CLASS = jsonOf(vehicles, 'v', ['slug', 'seats']);
const REVIEW = jsonOf(vehicleReviews, 'r', ['rating', 'comment', 'reply']);

export type BookedVehicleRow = {
  booked: RowOf<typeof BOOKED>;
  class: RowOf<typeof CLASS>;
  plates: string[];
  review: RowOf<typeof REVIEW> | null;
};

/** The data of a trip in addition to its order. */
export type TripRow = RowOf<typeof TRIP> & { vehicles: BookedVehicleRow[] };

const TRIPS = `
  select ${TRIP.sql}, (select json_agg(json_build_object('booked', ${BOOKED.sql}, 'class', ${CLASS.sql},
      'plates', ${platesOfOrderSql('t.order_id', 'tv.vehicle_id')},
      'review', (select ${REVIEW.sql} from vehicle_reviews r
        where r.order_id = t.order_id and r.vehicle_id = tv.vehicle_id)) order by tv.id)
    from trip_vehicles tv join vehicles v on v.id = tv.vehicle_id where tv.trip_id = t.id) as vehicles
  from trips t where t.order_id = any($1::int[])`;

/** The trips of orders, by order id. */
export async function findTripRows(pool: pg.Pool, orderIds: number[]): Promise<Map<number, TripRow>> {
  const rows = await prepared<TripRow>(pool, 'trips', TRIPS, [orderIds]);
  return new Map(rows.map((row) => [row.order_id, row]));
}
