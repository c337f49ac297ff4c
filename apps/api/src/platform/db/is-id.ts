/** Whether a number can be an id of a row; PostgreSQL rejects other numbers for its integer columns. */
export function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}
