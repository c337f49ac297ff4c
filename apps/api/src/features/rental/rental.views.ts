/** Joins the vehicle `v` of a row by the row's column with its id. */
export function joinVehicle(id: string): string {
  return `join vehicles v on v.id = ${id}`;
}

/** Selects from the vehicles as `v`. */
export const FROM_VEHICLES = 'from vehicles v';
