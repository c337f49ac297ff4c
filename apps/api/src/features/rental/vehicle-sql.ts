/** Joins the vehicle `v` of a row by the row's column with its id, for statements of other features. */
export function joinVehicle(id: string): string {
  return `join vehicles v on v.id = ${id}`;
}

/** Selects from the vehicles as `v`, for statements of other features. */
export const FROM_VEHICLES = 'from vehicles v';
