import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DiscountType,
  discountedUnitMinor,
  effectiveDiscount,
  findVariation,
  NO_SELECTION,
  type PricedItem,
  priceLine,
  priceRangeMinor,
  type Selection,
  unitPriceMinor,
} from './index.ts';

const burger: PricedItem = {
  id: 1,
  moduleType: 'food',
  priceMinor: 925,
  discount: 0,
  discountType: 'percent',
  storeDiscount: 0,
  restaurantDiscount: 0,
  stock: null,
  maximumCartQuantity: null,
  foodVariations: [
    {
      name: 'Size',
      type: 'single',
      required: true,
      min: 0,
      max: 0,
      values: [
        { label: 'Single', priceMinor: 0 },
        { label: 'Double', priceMinor: 300 },
      ],
    },
    {
      name: 'Extras',
      type: 'multi',
      required: false,
      min: 0,
      max: 0,
      values: [
        { label: 'Bacon', priceMinor: 200 },
        { label: 'Egg', priceMinor: 100 },
      ],
    },
  ],
  variations: [],
  addOns: [
    { id: 7, priceMinor: 150 },
    { id: 8, priceMinor: 50 },
  ],
};

const shirt: PricedItem = {
  ...burger,
  id: 2,
  moduleType: 'ecommerce',
  priceMinor: 2000,
  foodVariations: [],
  variations: [
    { type: 'Red-XL', priceMinor: 2500, stock: 3 },
    { type: 'Dark blue-S', priceMinor: 1800, stock: 0 },
    { type: 'Dark blue-XL', priceMinor: 2600, stock: 9 },
  ],
  addOns: [],
};

const doubleWithBoth: Selection = {
  groups: [
    { name: 'Size', labels: ['Double'] },
    { name: 'Extras', labels: ['Egg', 'Bacon'] },
  ],
  variation: null,
};

const discounts = fc.record({
  discount: fc.nat(5000),
  discountType: fc.constantFrom<DiscountType>('percent', 'amount'),
  storeDiscount: fc.nat(100),
  restaurantDiscount: fc.nat(100),
  priceMinor: fc.nat(1_000_000),
});
const quantities = fc.integer({ min: 1, max: 200 });

describe('unit price', () => {
  test('[ITEM-73] options add to the price, and the line is that times the quantity', () => {
    expect(unitPriceMinor(burger, doubleWithBoth)).toBe(1525);
    expect(priceLine(burger, doubleWithBoth, [], 3).totalMinor).toBe(3 * 1525);
  });

  test('[ITEM-82] the matched variation supplies the price and the stock', () => {
    const variation = findVariation(shirt, ['Dark blue', 'XL']);
    expect(variation).toEqual({ type: 'Dark blue-XL', priceMinor: 2600, stock: 9 });
    expect(unitPriceMinor(shirt, { groups: [], variation: variation?.type ?? null })).toBe(2600);
  });

  test('[ITEM-52] the unit price is the selected option\u2019s price when options exist', () => {
    expect(unitPriceMinor(shirt, { groups: [], variation: 'Red-XL' })).toBe(2500);
    expect(unitPriceMinor(burger, NO_SELECTION)).toBe(925);
  });

  test('[ITEM-51] a change of quantity recomputes the total as unit price times quantity', () => {
    fc.assert(
      fc.property(quantities, (quantity) => {
        const line = priceLine(shirt, { groups: [], variation: 'Red-XL' }, [], quantity);
        expect(line.totalMinor).toBe(line.unitMinor * quantity);
      }),
    );
  });

  test('an unknown option or variation costs nothing extra', () => {
    expect(unitPriceMinor(burger, { groups: [{ name: 'Sauce', labels: ['Hot'] }], variation: null })).toBe(
      925,
    );
    expect(unitPriceMinor(shirt, { groups: [], variation: 'Green-S' })).toBe(2000);
  });
});

describe('findVariation', () => {
  test('[ITEM-81] joins the picked options and matches the type', () => {
    expect(findVariation(shirt, ['Red', 'XL'])?.type).toBe('Red-XL');
    expect(findVariation(shirt, ['XL', 'Red'])).toBeNull();
    expect(findVariation(shirt, ['Red'])).toBeNull();
  });

  test('blanks do not count', () => {
    expect(findVariation(shirt, ['Darkblue', 'S'])?.type).toBe('Dark blue-S');
  });
});

describe('discount', () => {
  test('[MONEY-14] restaurant before store before item', () => {
    const item = { ...burger, discount: 5, storeDiscount: 10, restaurantDiscount: 20 };
    expect(effectiveDiscount(item)).toEqual({ source: 'restaurant', type: 'percent', value: 20 });
    expect(effectiveDiscount({ ...item, restaurantDiscount: 0 })?.source).toBe('store');
    expect(effectiveDiscount({ ...item, restaurantDiscount: 0, storeDiscount: 0 })?.source).toBe('item');
    expect(effectiveDiscount(burger)).toBeNull();
  });

  test('[MONEY-15] a store discount is percent, whatever the item\u2019s own type says', () => {
    const item = { ...burger, discountType: 'amount' as const, storeDiscount: 10 };
    expect(priceLine(item, NO_SELECTION, [], 2).discountMinor).toBe(185);
  });

  test('[MONEY-13] percent lowers the price by that share, amount by that sum', () => {
    expect(discountedUnitMinor({ ...burger, discount: 20 }, NO_SELECTION)).toBe(740);
    expect(discountedUnitMinor({ ...burger, discount: 200, discountType: 'amount' }, NO_SELECTION)).toBe(725);
  });

  test('an amount counts for every piece', () => {
    const item = { ...burger, discount: 200, discountType: 'amount' as const };
    expect(priceLine(item, NO_SELECTION, [], 3).discountMinor).toBe(600);
  });

  test('counts on base price and options, not on add-ons', () => {
    const line = priceLine({ ...burger, discount: 10 }, doubleWithBoth, [{ id: 7, quantity: 2 }], 2);
    expect(line).toEqual({
      unitMinor: 1525,
      addOnsMinor: 300,
      discountMinor: 305,
      totalMinor: 3350 - 305,
      totalBeforeDiscountMinor: 3350,
    });
  });

  test('is rounded once, at the line', () => {
    // A tenth of 925 is 92.5: three pieces give 277.5 and round to 278, not three times 93.
    expect(priceLine({ ...burger, discount: 10 }, NO_SELECTION, [], 3).discountMinor).toBe(278);
  });

  test('never exceeds the price, and the parts add up', () => {
    fc.assert(
      fc.property(discounts, quantities, fc.nat(20), (fields, quantity, extras) => {
        const item = { ...burger, ...fields };
        const line = priceLine(item, doubleWithBoth, extras ? [{ id: 8, quantity: extras }] : [], quantity);
        expect(line.discountMinor).toBeGreaterThanOrEqual(0);
        expect(line.discountMinor).toBeLessThanOrEqual(line.unitMinor * quantity);
        expect(line.totalBeforeDiscountMinor).toBe(line.unitMinor * quantity + line.addOnsMinor);
        expect(line.totalMinor).toBe(line.totalBeforeDiscountMinor - line.discountMinor);
        expect(line.totalMinor).toBeGreaterThanOrEqual(line.addOnsMinor);
      }),
    );
  });

  test('another piece never makes a line cheaper', () => {
    fc.assert(
      fc.property(discounts, quantities, (fields, quantity) => {
        const item = { ...burger, ...fields };
        const one = priceLine(item, doubleWithBoth, [], quantity).totalMinor;
        expect(priceLine(item, doubleWithBoth, [], quantity + 1).totalMinor).toBeGreaterThanOrEqual(one);
      }),
    );
  });
});

test('the price range spans the variations', () => {
  expect(priceRangeMinor(shirt)).toEqual({ fromMinor: 1800, toMinor: 2600 });
  expect(priceRangeMinor(burger)).toEqual({ fromMinor: 925, toMinor: 925 });
});
