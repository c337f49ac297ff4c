import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DiscountType,
  effectiveDiscount,
  findVariation,
  NO_SELECTION,
  type PricedItem,
  priceLine,
  priceRangeMinor,
  priceTag,
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
  storeTerms: null,
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
  // Requirements: ITEM-73.
  test('selected options add to the unit price, and the line costs that times the quantity', () => {
    expect(unitPriceMinor(burger, doubleWithBoth)).toBe(1525);
    expect(priceLine(burger, doubleWithBoth, [], 3).totalMinor).toBe(3 * 1525);
    expect(unitPriceMinor(burger, { groups: [{ name: 'Extras', labels: ['Egg'] }], variation: null })).toBe(
      1025,
    );
  });

  // Requirements: ITEM-82.
  test('the matched variation determines price and stock', () => {
    const variation = findVariation(shirt, ['Dark blue', 'XL']);
    expect(variation).toEqual({ type: 'Dark blue-XL', priceMinor: 2600, stock: 9 });
    expect(unitPriceMinor(shirt, { groups: [], variation: variation?.type ?? null })).toBe(2600);
  });

  // Requirements: ITEM-52.
  test('the unit price is that of the selected variation, without one that of the item', () => {
    expect(unitPriceMinor(shirt, { groups: [], variation: 'Red-XL' })).toBe(2500);
    expect(unitPriceMinor(burger, NO_SELECTION)).toBe(925);
  });

  // Requirements: ITEM-51.
  test('the total is the unit price times the quantity', () => {
    fc.assert(
      fc.property(quantities, (quantity) => {
        const line = priceLine(shirt, { groups: [], variation: 'Red-XL' }, [], quantity);
        expect(line.totalMinor).toBe(line.unitMinor * quantity);
      }),
    );
  });

  test('an unknown option or variation does not change the price', () => {
    expect(unitPriceMinor(burger, { groups: [{ name: 'Sauce', labels: ['Hot'] }], variation: null })).toBe(
      925,
    );
    expect(unitPriceMinor(shirt, { groups: [], variation: 'Green-S' })).toBe(2000);
  });
});

describe('findVariation', () => {
  // Requirements: ITEM-81.
  test('the selected options are joined and matched with the type of a variation', () => {
    expect(findVariation(shirt, ['Red', 'XL'])?.type).toBe('Red-XL');
    expect(findVariation(shirt, ['XL', 'Red'])).toBeNull();
    expect(findVariation(shirt, ['Red'])).toBeNull();
  });

  test('whitespace is ignored only when no variation matches exactly', () => {
    expect(findVariation(shirt, ['Darkblue', 'S'])?.type).toBe('Dark blue-S');
    const both = ['Dark red-S', 'Darkred-S'].map((type) => ({ type, priceMinor: 1, stock: 1 }));
    const find = (color: string) => findVariation({ ...shirt, variations: both }, [color, 'S'])?.type;
    expect([find('Dark red'), find('Darkred')]).toEqual(['Dark red-S', 'Darkred-S']);
  });
});

describe('discount', () => {
  // Requirements: MONEY-14.
  test('the restaurant discount precedes the store discount, which precedes the item discount', () => {
    const item = { ...burger, discount: 5, storeDiscount: 10, restaurantDiscount: 20 };
    expect(effectiveDiscount(item)).toEqual({ source: 'restaurant', type: 'percent', value: 20 });
    expect(effectiveDiscount({ ...item, restaurantDiscount: 0 })).toEqual({
      source: 'store',
      type: 'percent',
      value: 10,
    });
    const own = { ...item, restaurantDiscount: 0, storeDiscount: 0, discountType: 'amount' as const };
    expect(effectiveDiscount(own)).toEqual({ source: 'item', type: 'amount', value: 5 });
    expect(effectiveDiscount(burger)).toBeNull();
  });

  // Requirements: MONEY-15.
  test('a store discount is a percentage, independent of the discount type of the item', () => {
    const item = { ...burger, discountType: 'amount' as const, storeDiscount: 10 };
    expect(priceLine(item, NO_SELECTION, [], 2).discountMinor).toBe(185);
  });

  // Requirements: MONEY-13.
  test('a percent discount lowers the price by that share, an amount discount by that sum', () => {
    expect(priceTag({ ...burger, discount: 20 }, NO_SELECTION).nowMinor).toBe(740);
    expect(priceTag({ ...burger, discount: 200, discountType: 'amount' }, NO_SELECTION).nowMinor).toBe(725);
  });

  test('an amount discount applies to every piece, up to its price', () => {
    const item = { ...burger, discount: 200, discountType: 'amount' as const };
    expect(priceLine(item, NO_SELECTION, [], 3).discountMinor).toBe(600);
    expect(priceLine({ ...item, discount: 926 }, NO_SELECTION, [], 3).discountMinor).toBe(3 * 925);
  });

  test('a percent discount above 100 takes off the price and no more', () => {
    expect(priceLine({ ...burger, discount: 101 }, NO_SELECTION, [], 2).totalMinor).toBe(0);
  });

  test('the discount applies to base price and options, not to add-ons', () => {
    const line = priceLine({ ...burger, discount: 10 }, doubleWithBoth, [{ id: 7, quantity: 2 }], 2);
    expect(line).toEqual({
      unitMinor: 1525,
      addOnsMinor: 300,
      discountMinor: 305,
      totalMinor: 3350 - 305,
      totalBeforeDiscountMinor: 3350,
    });
  });

  test('a percent discount is rounded once per line', () => {
    // A tenth of 925 is 92.5: three pieces give 277.5 and round to 278, not three times 93.
    expect(priceLine({ ...burger, discount: 10 }, NO_SELECTION, [], 3).discountMinor).toBe(278);
  });

  test('a discount never exceeds the price, and the parts of a line add up', () => {
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

  test('a higher quantity never makes a line cheaper', () => {
    fc.assert(
      fc.property(discounts, quantities, (fields, quantity) => {
        const item = { ...burger, ...fields };
        const one = priceLine(item, doubleWithBoth, [], quantity).totalMinor;
        expect(priceLine(item, doubleWithBoth, [], quantity + 1).totalMinor).toBeGreaterThanOrEqual(one);
      }),
    );
  });
});

test('an unknown add-on costs nothing', () => {
  const choices = [
    { id: 9, quantity: 5 },
    { id: 7, quantity: 2 },
  ];
  expect(priceLine(burger, NO_SELECTION, choices, 1).addOnsMinor).toBe(300);
});

test('the price range spans the variations, or is the price of an item without them', () => {
  expect(priceRangeMinor(shirt)).toEqual({ fromMinor: 1800, toMinor: 2600 });
  expect(priceRangeMinor({ ...shirt, priceMinor: 5000 })).toEqual({ fromMinor: 1800, toMinor: 2600 });
  expect(priceRangeMinor(burger)).toEqual({ fromMinor: 925, toMinor: 925 });
});
