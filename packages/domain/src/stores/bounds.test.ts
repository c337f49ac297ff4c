import { expect, test } from 'vitest';
import { amountBeyondBounds, offerBeyondBounds } from './index.ts';

const before = {
  minimumOrderMinor: 5000,
  packagingMinor: 50,
  perKmMinor: 0,
  minimumChargeMinor: 0,
  maximumChargeMinor: null,
};
const bounds = { minimumOrderMinor: 2000, feeMinor: 300 };
const changed = (change: Partial<Parameters<typeof amountBeyondBounds>[1]>, within = bounds) =>
  amountBeyondBounds(before, { ...before, ...change }, within);

test('a store sets its minimum order and its fees up to the bound, and keeps what the office set higher', () => {
  expect(changed({})).toBeNull();
  expect(changed({ minimumOrderMinor: 2000, packagingMinor: 300 })).toBeNull();
  expect(changed({ minimumOrderMinor: 2001 })).toBe('minimumOrderMinor');
  expect(changed({ packagingMinor: 301 })).toBe('packagingMinor');
  expect(changed({ minimumChargeMinor: 301 })).toBe('minimumChargeMinor');
  const unbound = { minimumOrderMinor: null, feeMinor: null };
  expect(amountBeyondBounds(before, { ...before, packagingMinor: 9999, perKmMinor: 99 }, unbound)).toBeNull();
});

test('a rate per kilometer needs a cap within the bound', () => {
  expect(changed({ perKmMinor: 10 })).toBe('maximumChargeMinor');
  expect(changed({ perKmMinor: 10, maximumChargeMinor: 301 })).toBe('maximumChargeMinor');
  expect(changed({ perKmMinor: 10, maximumChargeMinor: 300 })).toBeNull();
});

test('a store’s offer stays within the percentage and the discount of the settings', () => {
  const within = { percent: 30, discountMinor: 500 };
  const of = (percent: number | null, maxDiscountMinor: number, amountMinor = 0) =>
    offerBeyondBounds({ percent, maxDiscountMinor, amountMinor }, within);
  expect(of(30, 500)).toBeNull();
  expect(of(30.5, 500)).toBe('percent');
  expect(of(30, 501)).toBe('maxDiscountMinor');
  // No cap is above every bound.
  expect(of(30, 0)).toBe('maxDiscountMinor');
  expect(of(null, 0, 500)).toBeNull();
  expect(of(null, 0, 501)).toBe('amountMinor');
  const open = { percent: 100, discountMinor: null };
  expect(offerBeyondBounds({ percent: 100, maxDiscountMinor: 0 }, open)).toBeNull();
});

test('a bound of 0 percent leaves offers to the office', () => {
  const none = { percent: 0, discountMinor: null };
  expect(offerBeyondBounds({ percent: 1, maxDiscountMinor: 0 }, none)).toBe('percent');
  expect(offerBeyondBounds({ percent: null, amountMinor: 1, maxDiscountMinor: 0 }, none)).toBe('amountMinor');
});
