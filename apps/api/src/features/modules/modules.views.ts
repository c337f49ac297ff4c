/** Selects from the modules as `m`. */
export const FROM_MODULES = 'from modules m';

/** Joins the module `m` of a row by the row's column with its id. */
export function joinModule(id: string): string {
  return `join modules m on m.id = ${id}`;
}
