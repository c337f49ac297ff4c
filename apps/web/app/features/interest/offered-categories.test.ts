import { expect, test } from 'vitest';
import { offeredCategories } from './offered-categories.ts';

test('the interests leave out subcategories and categories without items', () => {
  const pizza = { parent_id: 0, products_count: 3 };
  expect(
    offeredCategories([pizza, { parent_id: 0, products_count: 0 }, { parent_id: 4, products_count: 2 }]),
  ).toEqual([pizza]);
});
