import type { Category } from '@errand/contract/catalog-categories';

/** Whether a row with these categories belongs to one of the interests or to a subcategory of one. */
export type IsOfInterest = (categoryIds: number[]) => boolean;

/** Null without interests. Categories have one level of subcategories. */
export function isOfInterest(categories: Category[], interests: readonly number[]): IsOfInterest | null {
  const wanted = new Set(interests);
  for (const { id, parent_id: parent } of categories) if (interests.includes(parent)) wanted.add(id);
  return wanted.size === 0 ? null : (ids) => ids.some((id) => wanted.has(id));
}

/** Rows of interest first, otherwise in their order, cut to the number shown. */
export function ofInterestFirst<Row>(rows: Row[], of: (row: Row) => boolean, shown: number): Row[] {
  return [...rows.filter(of), ...rows.filter((row) => !of(row))].slice(0, shown);
}
