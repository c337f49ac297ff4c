import type { Item } from '@errand/contract/catalog';
import { expect, test } from 'vitest';
import { menuSections, ofDiet, searchMenu } from './menu-sections.ts';

function dish(name: string, category: string, recommended = 0): Item {
  return {
    name,
    description: `${name} of the house`,
    recommended,
    category_id: 1,
    category_ids: [{ id: category.length, position: 1, name: category }],
  } as unknown as Item;
}

const menu = [
  dish('Falafel pocket', 'Wraps', 1),
  dish('Mixed grill', 'Grills', 1),
  dish('Chicken wrap', 'Wraps'),
];

test('the menu keeps the order of the store, one section a category, the recommended ones first', () => {
  expect(menuSections(menu, 'Popular').map(({ name, items }) => [name, items.length])).toEqual([
    ['Popular', 2],
    ['Wraps', 2],
    ['Grills', 1],
  ]);
});

test('a search finds items that hold every word, letter case aside', () => {
  expect(searchMenu(menu, ' CHICKEN house ').map((item) => item.name)).toEqual(['Chicken wrap']);
  expect(searchMenu(menu, 'pizza')).toEqual([]);
});

test('a search inside a store knows no accents and no difference between Arabic letters of one sound', () => {
  const arabic = [dish('قَهْوة بالهيل', 'مشروبات'), dish('Crème brûlée', 'Desserts')];
  expect(searchMenu(arabic, 'قهوه').map((item) => item.name)).toEqual(['قَهْوة بالهيل']);
  expect(searchMenu(arabic, 'creme').map((item) => item.name)).toEqual(['Crème brûlée']);
});

test('the veg filter keeps one kind; every item is of exactly one', () => {
  const items = menu.map((item, index) => ({ ...item, veg: index === 0 ? (1 as const) : (0 as const) }));
  expect(ofDiet(items, 'veg').map(({ name }) => name)).toEqual(['Falafel pocket']);
  expect(ofDiet(items, 'non_veg')).toHaveLength(2);
  expect(ofDiet(items, 'all')).toEqual(items);
});
