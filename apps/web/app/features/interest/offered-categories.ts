import type { Category } from '@errand/contract/catalog-categories';

/** The main categories with items at the visitor's place. Choosing an empty one would not change any order. */
export function offeredCategories<Offered extends Pick<Category, 'parent_id' | 'products_count'>>(
  categories: Offered[],
): Offered[] {
  return categories.filter(({ parent_id, products_count }) => parent_id === 0 && products_count > 0);
}
