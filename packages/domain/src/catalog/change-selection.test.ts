import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeQuantity,
  checkSelection,
  NO_SELECTION,
  stepAddOn,
  toggleAddOn,
  toggleOption,
} from './index.ts';
import { food, goods, group, pick } from './items.fixture.ts';

describe('changeQuantity', () => {
  // Requirements: ITEM-54.
  test('a step never takes the quantity below 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: -100, max: 0 }), (quantity, delta) => {
        const changed = changeQuantity(food(), NO_SELECTION, quantity, delta);
        expect(changed).toEqual({ ok: true, quantity: Math.max(1, quantity + delta) });
      }),
    );
  });

  // Requirements: ITEM-55.
  test('plus is rejected at the limit of the item', () => {
    const item = { ...food(), maximumCartQuantity: 3 };
    expect(changeQuantity(item, NO_SELECTION, 2, 1)).toEqual({ ok: true, quantity: 3 });
    expect(changeQuantity(item, NO_SELECTION, 3, 1)).toEqual({
      ok: false,
      code: 'out_of_limits',
      maximum: 3,
    });
    expect(changeQuantity(item, NO_SELECTION, 1, 1, 1)).toEqual({ ok: true, quantity: 2 });
    expect(changeQuantity(item, NO_SELECTION, 1, 1, 2)).toMatchObject({ code: 'out_of_limits', maximum: 1 });
    expect(changeQuantity(item, NO_SELECTION, 1, 1, 9)).toMatchObject({ code: 'out_of_limits', maximum: 0 });
  });

  test('a limit of 0 is no limit', () => {
    expect(changeQuantity({ ...food(), maximumCartQuantity: 0 }, NO_SELECTION, 99, 1)).toMatchObject({
      ok: true,
    });
  });

  // Requirements: ITEM-56.
  test('plus on a non-food item is rejected at the stock', () => {
    expect(changeQuantity(goods({}), NO_SELECTION, 5, 1)).toEqual({
      ok: false,
      code: 'out_of_stock',
      maximum: 5,
    });
    expect(changeQuantity(goods({ stock: null }), NO_SELECTION, 5, 1)).toMatchObject({ ok: true });
  });

  // Requirements: CART-33.
  test('the quantity of food is not limited by stock', () => {
    expect(changeQuantity({ ...food(), stock: 1 }, NO_SELECTION, 5, 1)).toEqual({ ok: true, quantity: 6 });
  });

  test('a quantity above the stock can be stepped down', () => {
    expect(changeQuantity(goods({ stock: 2 }), NO_SELECTION, 9, -1)).toEqual({ ok: true, quantity: 8 });
  });
});

describe('toggleOption', () => {
  // Requirements: ITEM-70.
  test('selecting a value of a single group replaces the earlier one', () => {
    expect(toggleOption(pick('A'), group({}), 'B')).toEqual(pick('B'));
    expect(toggleOption(pick('A'), group({ required: true }), 'B')).toEqual(pick('B'));
  });

  // Requirements: ITEM-71.
  test('tapping the selected value of an optional single group deselects it', () => {
    expect(toggleOption(pick('A'), group({}), 'A')).toEqual(pick());
  });

  // Requirements: ITEM-72.
  test('tapping the selected value of a required single group does not deselect it', () => {
    expect(toggleOption(pick('A'), group({ required: true }), 'A')).toEqual(pick('A'));
  });

  // Requirements: ITEM-75.
  test('a multi group allows several values at once', () => {
    const multi = group({ type: 'multi' });
    expect(toggleOption(pick('A'), multi, 'B')).toEqual(pick('A', 'B'));
    expect(toggleOption(pick('A', 'B'), multi, 'A')).toEqual(pick('B'));
    const required = group({ type: 'multi', required: true });
    expect(toggleOption(pick('A'), required, 'A')).toEqual(pick());
  });

  test('toggling a value leaves other groups and the variation unchanged', () => {
    const other = { name: 'Other', labels: ['X'] };
    const selection = { groups: [other, ...pick('A').groups], variation: 'V' };
    expect(toggleOption(selection, group({}), 'B')).toEqual({
      groups: [other, ...pick('B').groups],
      variation: 'V',
    });
    expect(toggleOption(selection, group({}), 'A')).toEqual({ groups: [other], variation: 'V' });
  });

  test('any sequence of taps leaves a single group with at most one value', () => {
    const taps = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 20 });
    fc.assert(
      fc.property(taps, fc.boolean(), (labels, required) => {
        const single = group({ required });
        const end = labels.reduce((selection, label) => toggleOption(selection, single, label), NO_SELECTION);
        const result = checkSelection(food(single), end);
        expect(result).toEqual(
          required && labels.length === 0
            ? { ok: false, code: 'variation_required', name: 'Group' }
            : { ok: true },
        );
      }),
    );
  });
});

describe('add-ons', () => {
  const two = [
    { id: 7, quantity: 3 },
    { id: 8, quantity: 1 },
  ];

  // Requirements: ITEM-65.
  test('checking an add-on sets its quantity to 1', () => {
    expect(toggleAddOn([], 7)).toEqual([{ id: 7, quantity: 1 }]);
    expect(toggleAddOn(two, 9)).toEqual([...two, { id: 9, quantity: 1 }]);
  });

  // Requirements: ITEM-66.
  test('unchecking an add-on removes it and leaves the others', () => {
    expect(toggleAddOn([{ id: 7, quantity: 3 }], 7)).toEqual([]);
    expect(toggleAddOn(two, 7)).toEqual([{ id: 8, quantity: 1 }]);
  });

  // Requirements: ITEM-67.
  test('the stepper changes the quantity of one add-on', () => {
    expect(stepAddOn([{ id: 7, quantity: 1 }], 7, 1)).toEqual([{ id: 7, quantity: 2 }]);
    expect(stepAddOn([], 7, 1)).toEqual([{ id: 7, quantity: 1 }]);
    expect(stepAddOn([{ id: 8, quantity: 1 }], 7, 2)).toEqual([
      { id: 8, quantity: 1 },
      { id: 7, quantity: 2 },
    ]);
    expect(stepAddOn(two, 7, -1)).toEqual([
      { id: 7, quantity: 2 },
      { id: 8, quantity: 1 },
    ]);
  });

  // Requirements: ITEM-68.
  test('an add-on that reaches quantity 0 is removed', () => {
    expect(stepAddOn([{ id: 7, quantity: 1 }], 7, -1)).toEqual([]);
    expect(stepAddOn(two, 8, -1)).toEqual([{ id: 7, quantity: 3 }]);
    expect(stepAddOn([], 7, -1)).toEqual([]);
    expect(stepAddOn([], 7, 0)).toEqual([]);
  });
});
