import type { Item } from '@errand/contract/catalog';
import { expect, test } from 'vitest';
import { menuSections, ofDiet, searchMenu } from './components/menu.tsx';

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

test('the menu has the store’s order, one section per category, recommended items first', () => {
  expect(menuSections(menu, 'Popular').map(({ name, items }) => [name, items.length])).toEqual([
    ['Popular', 2],
    ['Wraps', 2],
    ['Grills', 1],
  ]);
});

test('a search finds items that contain every word, ignoring case', () => {
  expect(searchMenu(menu, ' CHICKEN house ').map((item) => item.name)).toEqual(['Chicken wrap']);
  expect(searchMenu(menu, 'pizza')).toEqual([]);
});

test('a search inside a store ignores accents and Arabic letter variants', () => {
  const arabic = [dish('قَهْوة بالهيل', 'مشروبات'), dish('Crème brûlée', 'Desserts')];
  expect(searchMenu(arabic, 'قهوه').map((item) => item.name)).toEqual(['قَهْوة بالهيل']);
  expect(searchMenu(arabic, 'creme').map((item) => item.name)).toEqual(['Crème brûlée']);
});

test('a search inside a store finds the other spellings of foreign sounds', () => {
  const arabic = [dish('برجر لحم', 'شطائر'), dish('سلطة', 'مقبلات')];
  for (const written of ['برجر', 'برغر', 'برگر'])
    expect(searchMenu(arabic, written).map((item) => item.name)).toEqual(['برجر لحم']);
});

test('every item matches exactly one of veg and non-veg', () => {
  const items = menu.map((item, index) => ({ ...item, veg: index === 0 ? (1 as const) : (0 as const) }));
  expect(ofDiet(items, 'veg').map(({ name }) => name)).toEqual(['Falafel pocket']);
  expect(ofDiet(items, 'non_veg')).toHaveLength(2);
  expect(ofDiet(items, 'all')).toEqual(items);
});
