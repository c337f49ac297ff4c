/** Whether a number can be the id of a row at all; PostgreSQL refuses to compare others with its column. */
export function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}
