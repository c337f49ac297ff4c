import type { Category } from '@errand/contract/catalog-categories';

/** The main categories with items at the visitor's place; an empty one would put nothing first. */
export function offeredCategories<Offered extends Pick<Category, 'parent_id' | 'products_count'>>(
  categories: Offered[],
): Offered[] {
  return categories.filter(({ parent_id, products_count }) => parent_id === 0 && products_count > 0);
}
