import { expect, test } from 'vitest';
import { ITEM_LIMITS } from './item-limits.ts';
import { priceFault } from './price-fault.ts';

const PLAIN = {
  priceMinor: 500,
  discount: 0,
  discountType: 'amount',
  hasPricedOption: false,
  variations: [],
} as const;

test('nothing is sold for nothing: neither an item nor one of its variations', () => {
  expect(priceFault(PLAIN)).toBe(null);
  expect(priceFault({ ...PLAIN, priceMinor: 0 })).toBe('price_free');
  expect(priceFault({ ...PLAIN, priceMinor: 0, hasPricedOption: true })).toBe(null);
  expect(priceFault({ ...PLAIN, priceMinor: 0, variations: [{ priceMinor: 1 }] })).toBe(null);
  expect(priceFault({ ...PLAIN, variations: [{ priceMinor: 1 }, { priceMinor: 0 }] })).toBe('price_free');
});

test('prices have an upper bound, and a discount is at most the price', () => {
  const above = ITEM_LIMITS.priceMinor + 1;
  expect(priceFault({ ...PLAIN, priceMinor: above })).toBe('price_high');
  expect(priceFault({ ...PLAIN, variations: [{ priceMinor: above }] })).toBe('price_high');
  expect(priceFault({ ...PLAIN, discount: 500 })).toBe(null);
  expect(priceFault({ ...PLAIN, discount: 501 })).toBe('discount_high');
  expect(priceFault({ ...PLAIN, discount: 101, discountType: 'percent' })).toBe('discount_high');
});
