import type { Category } from '@errand/contract/catalog-categories';

/** A predicate of rows: whether they belong to one of the categories or to a part of it. */
export type IsOfInterest = (categoryIds: number[]) => boolean;

/** Null without interests. Categories have one level of parts. */
export function isOfInterest(categories: Category[], interests: number[]): IsOfInterest | null {
  const wanted = new Set(interests);
  for (const { id, parent_id: parent } of categories) if (interests.includes(parent)) wanted.add(id);
  return wanted.size === 0 ? null : (ids) => ids.some((id) => wanted.has(id));
}

/** Rows of interest first, otherwise in their order, cut to the number shown. */
export function ofInterestFirst<Row>(rows: Row[], of: (row: Row) => boolean, shown: number): Row[] {
  return [...rows.filter(of), ...rows.filter((row) => !of(row))].slice(0, shown);
}
