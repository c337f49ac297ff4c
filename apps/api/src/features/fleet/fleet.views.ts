/** SQL of the number of vehicles of the class `v` that are free between two instants, given as SQL. */
export function freeVehiclesSql(from: string, to: string): string {
  return `(jsonb_array_length(v.plates) - (select count(distinct b.plate) from vehicle_bookings b
    where b.vehicle_id = v.id and b.active and v.plates @> to_jsonb(b.plate)
      and tstzrange(b.from_at, b.to_at) && tstzrange(${from}, ${to})))`;
}

/** SQL of the plates that an order has booked of the class with the id, active or not, as JSON. */
export function platesOfOrderSql(orderId: string, vehicleId: string): string {
  return `coalesce((select json_agg(b.plate order by b.id) from vehicle_bookings b
    where b.order_id = ${orderId} and b.vehicle_id = ${vehicleId}), '[]')`;
}
