/** Joins the vehicle `v` of a row by the row's column with its id. */
export function joinVehicle(id: string): string {
  return `join vehicles v on v.id = ${id}`;
}

/** Selects from the vehicles as `v`. */
export const FROM_VEHICLES = 'from vehicles v';

/** The reviews of vehicles with the vehicle's name and its provider as store, for `from`. */
export const VEHICLE_REVIEWS = `(select vr.id, vr.rating, vr.comment, vr.customer_name, v.provider_id as store_id, vr.vehicle_id,
  v.name as vehicle_name, vr.order_id, vr.reply, vr.hidden_at, vr.hide_reason, vr.created_at, vr.xmin
  from vehicle_reviews vr join vehicles v on v.id = vr.vehicle_id)`;
