/** Joins the zone `z` of a row by the row's column with its id, for statements of other features. */
export function joinZone(id: string): string {
  return `join zones z on z.id = ${id}`;
}
