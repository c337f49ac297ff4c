import { expect, test } from 'vitest';
import { findInCart, lineKey } from './index.ts';
import { dish, goods, line, size } from './lines.fixture.ts';

test('the order of options and add-ons does not change the key, nor does an empty group', () => {
  const groups = [
    { name: 'Size', labels: ['Large'] },
    { name: 'Sauce', labels: ['Hot', 'Mild', 'Aioli'] },
    { name: 'Bread', labels: ['Rye'] },
  ];
  const reordered = [
    { name: 'Sauce', labels: ['Mild', 'Aioli', 'Hot'] },
    { name: 'Bread', labels: ['Rye'] },
    { name: 'Empty', labels: [] },
    { name: 'Size', labels: ['Large'] },
  ];
  const addOns = [
    { id: 7, quantity: 1 },
    { id: 8, quantity: 2 },
    { id: 9, quantity: 1 },
  ];
  const keyOf = (order: number[], chosen = groups) =>
    lineKey({
      item: dish(1),
      selection: { groups: chosen, variation: null },
      addOns: order.flatMap((at) => addOns[at] ?? []),
    });
  expect(keyOf([1, 2, 0])).toBe(keyOf([0, 1, 2]));
  expect(keyOf([2, 1, 0], reordered)).toBe(keyOf([0, 1, 2]));
  expect(keyOf([0, 1, 2], groups.toReversed())).toBe(keyOf([0, 1, 2]));
});

test('the key does not sort the selection itself', () => {
  const labels = ['Mild', 'Hot'];
  const addOns = [
    { id: 8, quantity: 1 },
    { id: 7, quantity: 1 },
  ];
  lineKey({ item: dish(1), selection: { groups: [{ name: 'Sauce', labels }], variation: null }, addOns });
  expect(labels).toEqual(['Mild', 'Hot']);
  expect(addOns.map(({ id }) => id)).toEqual([8, 7]);
});

test('another item, option, add-on or add-on quantity is another line', () => {
  const keys = [
    line('a', dish(1)),
    line('b', dish(2)),
    line('c', dish(1), { selection: size('Large') }),
    line('d', dish(1), { selection: { groups: [{ name: 'Extras', labels: ['Large'] }], variation: null } }),
    line('e', dish(1), { addOns: [{ id: 7, quantity: 1 }] }),
    line('f', dish(1), { addOns: [{ id: 8, quantity: 1 }] }),
    line('g', dish(1), { addOns: [{ id: 7, quantity: 2 }] }),
  ].map(lineKey);
  expect(new Set(keys).size).toBe(keys.length);
});

// Requirements: CART-36.
test('food is in the cart when its id matches', () => {
  const lines = [line('a', dish(1), { selection: size('Small') }), line('b', dish(2))];
  expect(findInCart(lines, line('x', dish(1), { selection: size('Large') }))?.id).toBe('a');
  expect(findInCart(lines, line('x', dish(2)))?.id).toBe('b');
  expect(findInCart(lines, line('x', dish(3)))).toBeNull();
});

test('of several lines of one dish the line with the same selection is found', () => {
  const lines = [line('a', dish(1)), line('b', dish(1), { selection: size('Large') })];
  expect(findInCart(lines, line('x', dish(1), { selection: size('Large') }))?.id).toBe('b');
});

// Requirements: CART-37.
test('non-food is in the cart when id and variation match', () => {
  const item = goods(1, { variations: ['S', 'M'].map((type) => ({ type, priceMinor: 100, stock: 3 })) });
  const small = { groups: [], variation: 'S' };
  const lines = [line('z', goods(2)), line('a', item, { selection: small })];
  expect(findInCart(lines, line('x', item, { selection: small }))?.id).toBe('a');
  expect(findInCart(lines, line('x', item, { selection: { groups: [], variation: 'M' } }))).toBeNull();
});
