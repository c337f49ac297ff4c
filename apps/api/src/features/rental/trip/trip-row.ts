import type pg from 'pg';
import { columnsOf, jsonOf, prepared, type RowOf } from '../../../platform/db/index.ts';
import { platesOfOrderSql } from '../../fleet/fleet.views.ts';
import { tripCharges, tripInspections, tripPictures } from '../counter.tables.ts';
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
  'seenLicense',
  'depositHeldMinor',
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
  'prices',
]);
const CLASS = jsonOf(vehicles, 'v', ['slug', 'seats', 'fuel']);
const INSPECTION = jsonOf(tripInspections, 'ti', [
  'stage',
  'plate',
  'odometerKm',
  'fuelEighths',
  'condition',
  'createdAt',
]);
const PICTURE = jsonOf(tripPictures, 'tp', ['id', 'stage', 'plate', 'key']);
const CHARGE = jsonOf(tripCharges, 'tc', [
  'id',
  'kind',
  'plate',
  'unit',
  'units',
  'amountMinor',
  'settledMinor',
  'text',
  'dispute',
  'disputedAt',
  'answer',
  'settledAt',
]);
const REVIEW = jsonOf(vehicleReviews, 'r', ['rating', 'comment', 'reply']);

export type BookedVehicleRow = {
  booked: RowOf<typeof BOOKED>;
  class: RowOf<typeof CLASS>;
  plates: string[];
  review: RowOf<typeof REVIEW> | null;
};

/** The data of a trip in addition to its order. */
export type TripRow = RowOf<typeof TRIP> & {
  vehicles: BookedVehicleRow[];
  /** What its provider recorded at the counter, the oldest first. */
  inspections: RowOf<typeof INSPECTION>[];
  pictures: RowOf<typeof PICTURE>[];
  charges: RowOf<typeof CHARGE>[];
};

/** SQL of the rows of a table, with its alias, that belong to the trip `t`, as a JSON array. */
function listOf({ sql: row }: { sql: string }, table: string): string {
  const alias = table.split(' ').at(-1);
  return `coalesce((select json_agg(${row} order by ${alias}.id) from ${table} where ${alias}.order_id = t.order_id), '[]')`;
}

const TRIPS = `
  select ${TRIP.sql}, (select json_agg(json_build_object('booked', ${BOOKED.sql}, 'class', ${CLASS.sql},
      'plates', ${platesOfOrderSql('t.order_id', 'tv.vehicle_id')},
      'review', (select ${REVIEW.sql} from vehicle_reviews r
        where r.order_id = t.order_id and r.vehicle_id = tv.vehicle_id)) order by tv.id)
    from trip_vehicles tv join vehicles v on v.id = tv.vehicle_id where tv.trip_id = t.id) as vehicles,
    ${listOf(INSPECTION, 'trip_inspections ti')} as inspections, ${listOf(PICTURE, 'trip_pictures tp')} as pictures,
    ${listOf(CHARGE, 'trip_charges tc')} as charges
  from trips t where t.order_id = any($1::int8[])`;

/** The trips of orders, by order id. */
export async function findTripRows(pool: pg.Pool, orderIds: number[]): Promise<Map<number, TripRow>> {
  const rows = await prepared<TripRow>(pool, 'trips', TRIPS, [orderIds]);
  return new Map(rows.map((row) => [row.order_id, row]));
}
