import { jsonOf, type RowOf } from '../../platform/db/index.ts';
import { trips, tripVehicles } from './trips.tables.ts';

const TRIP_MONEY = jsonOf(trips, 'view_trip', [
  'extraDueMinor',
  'cancellationFeeMinor',
  'refundedMinor',
  'depositHeldMinor',
]);
/** `charges_minor`: the charges of the return, as they stand. */
export type TripMoneyRow = RowOf<typeof TRIP_MONEY> & { charges_minor: number };

/** SQL of what a trip adds to the money of its order as JSON (`TripMoneyRow`), null for other orders. */
export function tripMoneyOfOrderSql(orderId: string): string {
  return `(select (${TRIP_MONEY.sql})::jsonb || jsonb_build_object('charges_minor', coalesce((
      select sum(coalesce(view_charge.settled_minor, view_charge.amount_minor)) from trip_charges view_charge
      where view_charge.order_id = view_trip.order_id), 0))
    from trips view_trip where view_trip.order_id = ${orderId})`;
}

/** SQL of the charges of a trip's return before the office lowered any; 0 for other orders. */
export function tripChargedOfOrderSql(orderId: string): string {
  return `coalesce((select sum(view_charge.amount_minor) from trip_charges view_charge
    where view_charge.order_id = ${orderId}), 0)::float8`;
}

/** The orders of trips whose charges, as they stand, exceed its deposit, for `from`. */
export const TRIPS_BEYOND_DEPOSIT = `(select view_charge.order_id from trip_charges view_charge
  join trips view_trip on view_trip.order_id = view_charge.order_id
  group by view_charge.order_id, view_trip.deposit_held_minor
  having sum(coalesce(view_charge.settled_minor, view_charge.amount_minor)) > view_trip.deposit_held_minor)`;

/** SQL of the fee that a canceled trip has cost; 0 for other orders. */
export function tripFeeOfOrderSql(orderId: string): string {
  return `coalesce((select view_trip.cancellation_fee_minor from trips view_trip
    where view_trip.order_id = ${orderId}), 0)`;
}

const TRIP_LINE = jsonOf(tripVehicles, 'view_line', ['name', 'quantity', 'totalMinor', 'originalMinor']);
export type TripLineRow = RowOf<typeof TRIP_LINE>;

/** SQL of the rented vehicles of an order as a JSON array of `TripLineRow`; empty for other orders. */
export function tripLinesOfOrderSql(orderId: string): string {
  return `coalesce((select json_agg(${TRIP_LINE.sql} order by view_line.id)
    from trip_vehicles view_line join trips view_trip on view_trip.id = view_line.trip_id
    where view_trip.order_id = ${orderId}), '[]')`;
}

/** The disputes about charges of trips that the office has to settle, for `from`. */
export const OPEN_DISPUTES = `(select id, order_id, dispute as text, disputed_at from trip_charges
  where disputed_at is not null and settled_at is null)`;

/** Joins the vehicle `v` of a row by the row's column with its id. */
export function joinVehicle(id: string): string {
  return `join vehicles v on v.id = ${id}`;
}

/** Selects the lowest prices of the vehicles that can be rented, as one row. A price of 0 is none. */
export const LEAST_VEHICLE_PRICES = `select min(nullif(per_km_minor, 0))::float8 as per_km,
  min(nullif(hourly_minor, 0))::float8 as hourly, min(nullif(daily_minor, 0))::float8 as daily
  from vehicles where active`;

/** Selects from the vehicles as `v`. */
export const FROM_VEHICLES = 'from vehicles v';

/** The reviews of vehicles with the vehicle's name and its provider as store, for `from`. */
export const VEHICLE_REVIEWS = `(select vr.id, vr.rating, vr.comment, vr.customer_name, v.provider_id as store_id, vr.vehicle_id,
  v.name as vehicle_name, vr.order_id, vr.reply, vr.hidden_at, vr.hide_reason, vr.created_at, vr.xmin
  from vehicle_reviews vr join vehicles v on v.id = vr.vehicle_id)`;
