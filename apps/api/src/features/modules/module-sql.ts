/** Joins the module `m` of a row by the row's column with its id, for statements of other features. */
export function joinModule(id: string): string {
  return `join modules m on m.id = ${id}`;
}
