import { describe, expect, test } from 'vitest';
import {
  availableStock,
  checkAddOns,
  checkLine,
  checkQuantity,
  checkSelection,
  groupBounds,
  NO_SELECTION,
  type Selection,
} from './index.ts';
import { food, goods, group, pick } from './items.fixture.ts';

describe('checkSelection of food', () => {
  const bounded = { type: 'multi', min: 2, max: 3 } as const;

  // Requirements: ITEM-76.
  test('a required group needs a selection', () => {
    const rejected = { ok: false, code: 'variation_required', name: 'Group' };
    expect(checkSelection(food(group({ required: true })), pick())).toEqual(rejected);
    expect(checkSelection(food(group({ ...bounded, required: true })), pick())).toEqual(rejected);
    expect(checkSelection(food(group({ required: true })), pick('A'))).toEqual({ ok: true });
  });

  // Requirements: ITEM-77.
  test('a required multi group accepts between min and max values', () => {
    const item = food(group({ ...bounded, required: true }));
    const rejected = { ok: false, code: 'variation_count', name: 'Group', min: 2, max: 3 };
    expect(checkSelection(item, pick('A'))).toEqual(rejected);
    expect(checkSelection(item, pick('A', 'B'))).toEqual({ ok: true });
    expect(checkSelection(item, pick('A', 'B', 'C'))).toEqual({ ok: true });
    expect(checkSelection(item, pick('A', 'B', 'C', 'D'))).toEqual(rejected);
  });

  // Requirements: ITEM-79.
  test('an optional multi group with a selection must be within min and max', () => {
    const rejected = { ok: false, code: 'variation_count', name: 'Group', min: 2, max: 3 };
    expect(checkSelection(food(group(bounded)), pick('A'))).toEqual(rejected);
    expect(checkSelection(food(group(bounded)), pick('A', 'B', 'C', 'D'))).toEqual(rejected);
    expect(checkSelection(food(group(bounded)), pick('A', 'B'))).toEqual({ ok: true });
    expect(checkSelection(food(group(bounded)), pick('A', 'B', 'C'))).toEqual({ ok: true });
  });

  // Requirements: ITEM-80.
  test('an optional multi group without a selection is valid', () => {
    expect(checkSelection(food(group(bounded)), pick())).toEqual({ ok: true });
  });

  test('a single group accepts one value', () => {
    expect(checkSelection(food(group({})), pick('A', 'B'))).toEqual({
      ok: false,
      code: 'variation_count',
      name: 'Group',
      min: 0,
      max: 1,
    });
    expect(groupBounds(group({ required: true, min: 2, max: 4 }))).toEqual({ min: 1, max: 1 });
    expect(groupBounds(group({ min: 2, max: 4 }))).toEqual({ min: 0, max: 1 });
  });

  test('a multi group without bounds accepts any number, from 1 when it is required', () => {
    expect(checkSelection(food(group({ type: 'multi' })), pick('A', 'B', 'C', 'D'))).toEqual({ ok: true });
    expect(groupBounds(group({ type: 'multi' }))).toEqual({ min: 0, max: 4 });
    expect(groupBounds(group({ type: 'multi', required: true }))).toEqual({ min: 1, max: 4 });
    expect(groupBounds(group({ type: 'multi', min: 1, max: 1 }))).toEqual({ min: 1, max: 1 });
  });

  test('an unknown or repeated label or group is rejected, also beside a known one', () => {
    const item = food(group({ type: 'multi' }), group({ name: 'Other', type: 'multi' }));
    const unknown = { ok: false, code: 'variation_unknown', name: 'Group' };
    expect(checkSelection(item, pick('Z'))).toEqual(unknown);
    expect(checkSelection(item, pick('A', 'Z'))).toEqual(unknown);
    expect(checkSelection(item, pick('A', 'A'))).toEqual(unknown);
    expect(checkSelection(food(group({ name: 'Other' })), pick('A'))).toEqual(unknown);
    const twice = [...pick('A').groups, { name: 'Other', labels: ['B'] }, ...pick('B').groups];
    expect(checkSelection(item, { groups: twice, variation: null })).toEqual(unknown);
    expect(checkSelection(item, { groups: twice.slice(0, 2), variation: null })).toEqual({ ok: true });
    expect(
      checkSelection(food(group({})), { groups: [{ name: 'Other', labels: [] }], variation: null }),
    ).toEqual({
      ...unknown,
      name: 'Other',
    });
    expect(checkSelection(item, { groups: [], variation: 'A' })).toEqual({ ...unknown, name: 'A' });
  });

  test('every group is checked by its own selection', () => {
    const item = food(group({ name: 'First' }), group({ name: 'Second', required: true }));
    const first = { name: 'First', labels: ['A'] };
    const required = { ok: false, code: 'variation_required', name: 'Second' };
    expect(checkSelection(item, { groups: [first], variation: null })).toEqual(required);
    expect(checkSelection(item, { groups: [{ name: 'Second', labels: ['A'] }], variation: null })).toEqual({
      ok: true,
    });
  });

  test('the first problem in the order of the item\u2019s groups is reported', () => {
    const item = food(group({ name: 'First', required: true }), group({ name: 'Second', required: true }));
    expect(checkSelection(item, NO_SELECTION)).toMatchObject({ name: 'First' });
  });
});

describe('checkSelection of non-food', () => {
  const item = goods({
    variations: [
      { type: 'S', priceMinor: 100, stock: 0 },
      { type: 'M', priceMinor: 100, stock: 2 },
    ],
  });

  // Requirements: ITEM-83.
  test('an item with variations needs one that exists and is in stock', () => {
    const check = (variation: string | null) => checkSelection(item, { groups: [], variation });
    expect(check(null)).toEqual({ ok: false, code: 'variation_required', name: '' });
    expect(check('L')).toEqual({ ok: false, code: 'variation_unknown', name: 'L' });
    expect(check('S')).toEqual({ ok: false, code: 'variation_out_of_stock', name: 'S' });
    expect(check('M')).toEqual({ ok: true });
  });

  test('food options on a non-food item are rejected', () => {
    expect(checkSelection(goods({}), pick('A'))).toEqual({
      ok: false,
      code: 'variation_unknown',
      name: 'Group',
    });
    expect(checkSelection(goods({}), NO_SELECTION)).toEqual({ ok: true });
  });

  test('the stock of the selected variation limits the quantity, not that of the item', () => {
    expect(checkQuantity(item, { groups: [], variation: 'M' }, 3)).toEqual({
      ok: false,
      code: 'out_of_stock',
      maximum: 2,
    });
    expect(availableStock(item, { groups: [], variation: 'M' })).toBe(2);
    expect(availableStock(item, NO_SELECTION)).toBe(5);
    expect(availableStock(food(), NO_SELECTION)).toBeNull();
  });
});

test('a quantity is a whole number of at least 1', () => {
  for (const bad of [0, -1, 1.5, Number.NaN]) {
    expect(checkQuantity(food(), NO_SELECTION, bad)).toEqual({ ok: false, code: 'quantity_invalid' });
  }
  expect(checkQuantity(food(), NO_SELECTION, 1)).toEqual({ ok: true });
});

test('an unknown or repeated add-on and a quantity below 1 are rejected, also beside a valid one', () => {
  expect(checkAddOns(food(), [{ id: 9, quantity: 1 }])).toEqual({
    ok: false,
    code: 'add_on_unknown',
    id: 9,
  });
  const twice = [
    { id: 7, quantity: 1 },
    { id: 7, quantity: 1 },
  ];
  const item = { ...food(), addOns: [7, 8].map((id) => ({ id, priceMinor: 150 })) };
  expect(checkAddOns(food(), twice)).toEqual({ ok: false, code: 'add_on_unknown', id: 7 });
  expect(
    checkAddOns(
      item,
      [7, 8].map((id) => ({ id, quantity: 3 })),
    ),
  ).toEqual({ ok: true });
  expect(
    checkAddOns(item, [
      { id: 7, quantity: 1 },
      { id: 9, quantity: 1 },
    ]),
  ).toMatchObject({ id: 9 });
  for (const quantity of [0, -1, 1.5]) {
    expect(checkAddOns(food(), [{ id: 7, quantity }])).toEqual({ ok: false, code: 'quantity_invalid' });
  }
});

test('a line is checked by selection, add-ons and quantity, in this order', () => {
  const item = { ...food(group({})), maximumCartQuantity: 3 };
  const codeOf = (selection: Selection, addOn: number, quantity: number, elsewhere?: number) => {
    const checked = checkLine(item, selection, [{ id: addOn, quantity: 1 }], quantity, elsewhere);
    return checked.ok ? 'ok' : checked.code;
  };
  expect(codeOf(pick('Z'), 9, 0)).toBe('variation_unknown');
  expect(codeOf(pick('A'), 9, 0)).toBe('add_on_unknown');
  expect(codeOf(pick('A'), 7, 0)).toBe('quantity_invalid');
  expect(codeOf(pick('A'), 7, 3)).toBe('ok');
  expect(codeOf(pick('A'), 7, 3, 1)).toBe('out_of_limits');
});
