import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeQuantity,
  checkAddOns,
  checkLine,
  checkQuantity,
  checkSelection,
  type FoodGroup,
  NO_SELECTION,
  type PricedItem,
  type Selection,
  stepAddOn,
  toggleAddOn,
  toggleOption,
} from './index.ts';

function group(fields: Partial<FoodGroup>): FoodGroup {
  const values = ['A', 'B', 'C', 'D'].map((label) => ({ label, priceMinor: 100 }));
  return { name: 'Group', type: 'single', required: false, min: 0, max: 0, values, ...fields };
}

function food(...foodVariations: FoodGroup[]): PricedItem {
  return {
    id: 1,
    moduleType: 'food',
    priceMinor: 1000,
    discount: 0,
    discountType: 'percent',
    storeDiscount: 0,
    restaurantDiscount: 0,
    stock: null,
    maximumCartQuantity: null,
    foodVariations,
    variations: [],
    addOns: [{ id: 7, priceMinor: 150 }],
  };
}

function goods(fields: Partial<PricedItem>): PricedItem {
  return { ...food(), moduleType: 'grocery', stock: 5, ...fields };
}

function pick(...labels: string[]): Selection {
  return { groups: labels.length > 0 ? [{ name: 'Group', labels }] : [], variation: null };
}

describe('checkSelection of food', () => {
  const bounded = { type: 'multi', min: 2, max: 3 } as const;

  test('[ITEM-76] a required group needs a selection', () => {
    const refused = { ok: false, code: 'variation_required', name: 'Group' };
    expect(checkSelection(food(group({ required: true })), pick())).toEqual(refused);
    expect(checkSelection(food(group({ ...bounded, required: true })), pick())).toEqual(refused);
    expect(checkSelection(food(group({ required: true })), pick('A'))).toEqual({ ok: true });
  });

  test('[ITEM-77] a required multi group takes between min and max', () => {
    const item = food(group({ ...bounded, required: true }));
    const refused = { ok: false, code: 'variation_count', name: 'Group', min: 2, max: 3 };
    expect(checkSelection(item, pick('A'))).toEqual(refused);
    expect(checkSelection(item, pick('A', 'B'))).toEqual({ ok: true });
    expect(checkSelection(item, pick('A', 'B', 'C'))).toEqual({ ok: true });
    expect(checkSelection(item, pick('A', 'B', 'C', 'D'))).toEqual(refused);
  });

  test('[ITEM-79] an optional multi group with a selection must meet min and max too', () => {
    const refused = { ok: false, code: 'variation_count', name: 'Group', min: 2, max: 3 };
    expect(checkSelection(food(group(bounded)), pick('A'))).toEqual(refused);
    expect(checkSelection(food(group(bounded)), pick('A', 'B', 'C', 'D'))).toEqual(refused);
  });

  test('[ITEM-80] an optional multi group without a selection passes', () => {
    expect(checkSelection(food(group(bounded)), pick())).toEqual({ ok: true });
  });

  test('a single group holds one value', () => {
    expect(checkSelection(food(group({})), pick('A', 'B'))).toMatchObject({
      code: 'variation_count',
      max: 1,
    });
  });

  test('a multi group without bounds takes any number', () => {
    expect(checkSelection(food(group({ type: 'multi' })), pick('A', 'B', 'C', 'D'))).toEqual({ ok: true });
  });

  test('what the item does not have is refused', () => {
    const item = food(group({ type: 'multi' }));
    expect(checkSelection(item, pick('Z'))).toMatchObject({ code: 'variation_unknown' });
    expect(checkSelection(item, pick('A', 'A'))).toMatchObject({ code: 'variation_unknown' });
    expect(checkSelection(food(), pick('A'))).toMatchObject({ code: 'variation_unknown' });
    expect(checkSelection(item, { groups: [], variation: 'A' })).toMatchObject({ code: 'variation_unknown' });
  });

  test('the first group in the item\u2019s order is named', () => {
    const item = food(group({ name: 'First', required: true }), group({ name: 'Second', required: true }));
    expect(checkSelection(item, NO_SELECTION)).toMatchObject({ name: 'First' });
  });
});

describe('checkSelection of goods', () => {
  const item = goods({
    variations: [
      { type: 'S', priceMinor: 100, stock: 0 },
      { type: 'M', priceMinor: 100, stock: 2 },
    ],
  });

  test('[ITEM-83] an item with variations needs one that exists and is in stock', () => {
    expect(checkSelection(item, NO_SELECTION)).toMatchObject({ code: 'variation_required' });
    expect(checkSelection(item, { groups: [], variation: 'L' })).toMatchObject({ code: 'variation_unknown' });
    expect(checkSelection(item, { groups: [], variation: 'S' })).toMatchObject({
      code: 'variation_out_of_stock',
    });
    expect(checkSelection(item, { groups: [], variation: 'M' })).toEqual({ ok: true });
  });

  test('the stock of the variation counts, not the item\u2019s', () => {
    expect(checkQuantity(item, { groups: [], variation: 'M' }, 3)).toEqual({
      ok: false,
      code: 'out_of_stock',
      maximum: 2,
    });
  });
});

describe('quantity', () => {
  test('must be a whole number of at least 1', () => {
    for (const bad of [0, -1, 1.5, Number.NaN]) {
      expect(checkQuantity(food(), NO_SELECTION, bad)).toEqual({ ok: false, code: 'quantity_invalid' });
    }
  });

  test('[ITEM-54] never goes below 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: -100, max: 0 }), (quantity, delta) => {
        const changed = changeQuantity(food(), NO_SELECTION, quantity, delta);
        expect(changed).toEqual({ ok: true, quantity: Math.max(1, quantity + delta) });
      }),
    );
  });

  test('[ITEM-55] plus is refused at the limit of the item', () => {
    const item = { ...food(), maximumCartQuantity: 3 };
    expect(changeQuantity(item, NO_SELECTION, 2, 1)).toEqual({ ok: true, quantity: 3 });
    expect(changeQuantity(item, NO_SELECTION, 3, 1)).toEqual({
      ok: false,
      code: 'out_of_limits',
      maximum: 3,
    });
    expect(changeQuantity(item, NO_SELECTION, 1, 1, 2)).toMatchObject({ code: 'out_of_limits', maximum: 1 });
  });

  test('a limit of 0 is no limit', () => {
    expect(changeQuantity({ ...food(), maximumCartQuantity: 0 }, NO_SELECTION, 99, 1)).toMatchObject({
      ok: true,
    });
  });

  test('[ITEM-56] plus is refused when goods are at their stock', () => {
    expect(changeQuantity(goods({}), NO_SELECTION, 5, 1)).toEqual({
      ok: false,
      code: 'out_of_stock',
      maximum: 5,
    });
    expect(changeQuantity(goods({ stock: null }), NO_SELECTION, 5, 1)).toMatchObject({ ok: true });
  });

  test('[CART-33] stock never limits food', () => {
    expect(changeQuantity({ ...food(), stock: 1 }, NO_SELECTION, 5, 1)).toEqual({ ok: true, quantity: 6 });
  });

  test('stepping down from too many is allowed', () => {
    expect(changeQuantity(goods({ stock: 2 }), NO_SELECTION, 9, -1)).toEqual({ ok: true, quantity: 8 });
  });
});

describe('toggleOption', () => {
  test('[ITEM-70] selecting in a single group replaces the earlier choice', () => {
    expect(toggleOption(pick('A'), group({}), 'B')).toEqual(pick('B'));
    expect(toggleOption(pick('A'), group({ required: true }), 'B')).toEqual(pick('B'));
  });

  test('[ITEM-71] tapping the chosen value of an optional single group deselects it', () => {
    expect(toggleOption(pick('A'), group({}), 'A')).toEqual(pick());
  });

  test('[ITEM-72] tapping the chosen value of a required single group keeps it', () => {
    expect(toggleOption(pick('A'), group({ required: true }), 'A')).toEqual(pick('A'));
  });

  test('[ITEM-75] a multi group holds several values at once', () => {
    const multi = group({ type: 'multi' });
    expect(toggleOption(pick('A'), multi, 'B')).toEqual(pick('A', 'B'));
    expect(toggleOption(pick('A', 'B'), multi, 'A')).toEqual(pick('B'));
  });

  test('other groups stay as they are', () => {
    const other = { name: 'Other', labels: ['X'] };
    const selection = { groups: [other, ...pick('A').groups], variation: null };
    expect(toggleOption(selection, group({}), 'B').groups).toContainEqual(other);
  });

  test('however one taps, a single group never holds two values', () => {
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
  test('[ITEM-65] checking sets quantity 1', () => {
    expect(toggleAddOn([], 7)).toEqual([{ id: 7, quantity: 1 }]);
  });

  test('[ITEM-66] unchecking removes it', () => {
    expect(toggleAddOn([{ id: 7, quantity: 3 }], 7)).toEqual([]);
  });

  test('[ITEM-67] the stepper changes the quantity', () => {
    expect(stepAddOn([{ id: 7, quantity: 1 }], 7, 1)).toEqual([{ id: 7, quantity: 2 }]);
    expect(stepAddOn([], 7, 1)).toEqual([{ id: 7, quantity: 1 }]);
  });

  test('[ITEM-68] one that reaches 0 is dropped', () => {
    expect(stepAddOn([{ id: 7, quantity: 1 }], 7, -1)).toEqual([]);
    expect(stepAddOn([], 7, -1)).toEqual([]);
  });

  test('unknown, repeated and empty ones are refused', () => {
    expect(checkAddOns(food(), [{ id: 9, quantity: 1 }])).toEqual({
      ok: false,
      code: 'add_on_unknown',
      id: 9,
    });
    const twice = [
      { id: 7, quantity: 1 },
      { id: 7, quantity: 1 },
    ];
    expect(checkAddOns(food(), twice)).toMatchObject({ code: 'add_on_unknown' });
    expect(checkAddOns(food(), [{ id: 7, quantity: 0 }])).toMatchObject({ code: 'quantity_invalid' });
    expect(checkLine(food(), NO_SELECTION, [{ id: 9, quantity: 1 }], 1)).toMatchObject({ ok: false });
    expect(checkLine(food(), NO_SELECTION, [{ id: 7, quantity: 2 }], 1)).toEqual({ ok: true });
  });
});
