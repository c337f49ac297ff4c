import type { Item } from '@errand/contract/catalog';
import { expect, test } from 'vitest';
import { menuSections, ofDiet } from './components/menu.tsx';
import { searchMenu } from './search-menu.ts';

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
  expect(searchMenu(menu, ' CHICKEN house ').items.map((item) => item.name)).toEqual(['Chicken wrap']);
  expect(searchMenu(menu, 'pizza').items).toEqual([]);
});

test('a search inside a store ignores accents and Arabic letter variants', () => {
  const arabic = [dish('قَهْوة بالهيل', 'مشروبات'), dish('Crème brûlée', 'Desserts')];
  expect(searchMenu(arabic, 'قهوه').items.map((item) => item.name)).toEqual(['قَهْوة بالهيل']);
  expect(searchMenu(arabic, 'creme').items.map((item) => item.name)).toEqual(['Crème brûlée']);
});

test('a search inside a store finds the other spellings of foreign sounds', () => {
  const arabic = [dish('برجر لحم', 'شطائر'), dish('سلطة', 'مقبلات')];
  for (const written of ['برجر', 'برغر', 'برگر'])
    expect(searchMenu(arabic, written).items.map((item) => item.name)).toEqual(['برجر لحم']);
});

test('a search inside a store drops measures, corrects letters and leaves out words that the menu does not have', () => {
  const shelf = [dish('Full cream milk', 'Dairy'), dish('Red potatoes', 'Vegetables')];
  const found = (text: string) => {
    const { items, corrected } = searchMenu(shelf, text);
    return [...items.map(({ name }) => name), corrected];
  };
  expect(found('milk')).toEqual(['Full cream milk', null]);
  expect(found('1 ltr milk')).toEqual(['Full cream milk', 'milk']);
  expect(found('potatos 2kg')).toEqual(['Red potatoes', 'potatoes']);
  expect(found('milk zzqqxx')).toEqual(['Full cream milk', 'milk']);
  expect(found('zzqqxx')).toEqual([null]);
  expect(found('2 kg')).toEqual([null]);
});

test('every item matches exactly one of veg and non-veg', () => {
  const items = menu.map((item, index) => ({ ...item, veg: index === 0 ? (1 as const) : (0 as const) }));
  expect(ofDiet(items, 'veg').map(({ name }) => name)).toEqual(['Falafel pocket']);
  expect(ofDiet(items, 'non_veg')).toHaveLength(2);
  expect(ofDiet(items, 'all')).toEqual(items);
});
