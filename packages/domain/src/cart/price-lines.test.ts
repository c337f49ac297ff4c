import { expect, test } from 'vitest';
import { priceLines } from './index.ts';
import { dish, line, size } from './lines.fixture.ts';

test('the subtotal is the sum of the lines after their discounts', () => {
  const lines = [
    line('a', dish(1, { discount: 10 }), { quantity: 2, addOns: [{ id: 7, quantity: 1 }] }),
    line('b', dish(2), { selection: size('Large') }),
  ];
  const priced = priceLines(lines, null, 0);
  expect(priced).toMatchObject({ totalBeforeDiscountMinor: 3350, discountMinor: 200, storeDiscountMinor: 0 });
  expect(priced.subtotalMinor).toBe(1800 + 150 + 1200);
  expect(priced.lines.map(({ discountSource }) => discountSource)).toEqual(['item', null]);
});

// Requirements: MONEY-16.
test('a price depends on price, discount, discount type, store discount and quantity', () => {
  const of = (fields: Parameters<typeof dish>[1], quantity = 2) =>
    priceLines([line('a', dish(1, { discount: 10, ...fields }), { quantity })], null, 0).subtotalMinor;
  expect(of({})).toBe(1800);
  expect(of({ priceMinor: 2000 })).toBe(3600);
  expect(of({ discount: 20 })).toBe(1600);
  expect(of({ discount: 300, discountType: 'amount' })).toBe(1400);
  expect(of({ storeDiscount: 50 })).toBe(1000);
  expect(of({}, 3)).toBe(2700);
});
