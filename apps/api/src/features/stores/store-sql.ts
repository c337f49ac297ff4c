/** Selects from the stores as `s`, for statements of other features. */
export const FROM_STORES = 'from stores s';

/** Joins the store `s` of a row by the row's column with its id, for statements of other features. */
export function joinStore(id: string): string {
  return `join stores s on s.id = ${id}`;
}
