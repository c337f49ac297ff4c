import { expect, test } from 'vitest';
import { closureFault, platesIn, plateText, termsFault, vehicleFault } from './vehicle-rules.ts';

const prices = {
  hourlyMinor: 600,
  dailyMinor: 4200,
  perKmMinor: null,
  discount: 0,
  discountType: 'percent',
} as const;

test('a vehicle needs a price in at least one way of renting, and none of its prices is 0', () => {
  expect(vehicleFault(prices)).toBeNull();
  expect(vehicleFault({ ...prices, hourlyMinor: null, dailyMinor: null, perKmMinor: 80 })).toBeNull();
  expect(vehicleFault({ ...prices, hourlyMinor: null, dailyMinor: null })).toBe('vehicle_unpriced');
  expect(vehicleFault({ ...prices, dailyMinor: 0 })).toBe('vehicle_free');
});

test('a discount takes at most the whole price of an hour or a day', () => {
  expect(vehicleFault({ ...prices, discount: 100 })).toBeNull();
  expect(vehicleFault({ ...prices, discount: 101 })).toBe('discount_high');
  expect(vehicleFault({ ...prices, discount: 600, discountType: 'amount' })).toBeNull();
  expect(vehicleFault({ ...prices, discount: 601, discountType: 'amount' })).toBe('discount_high');
  expect(vehicleFault({ ...prices, hourlyMinor: null, discount: 601, discountType: 'amount' })).toBeNull();
});

test('the longest trip is at least as long as the shortest', () => {
  expect(termsFault({ minimumHours: 2, maximumHours: 2 })).toBeNull();
  expect(termsFault({ minimumHours: 2, maximumHours: null })).toBeNull();
  expect(termsFault({ minimumHours: 2, maximumHours: 1.5 })).toBe('terms_length');
});

test('a closure ends after it begins, and not in the past', () => {
  expect(closureFault(1000, 2000, 1500)).toBeNull();
  expect(closureFault(2000, 2000, 1500)).toBe('closure_period');
  expect(closureFault(1000, 1500, 1500)).toBe('closure_period');
});

test('a plate is the same however it is typed, and a list of them has each once', () => {
  expect(plateText('  mrs   00101 ')).toBe('MRS 00101');
  expect(platesIn('mrs 1\nMRS  1, mrs 2،\n\nHH-AB 3')).toEqual(['MRS 1', 'MRS 2', 'HH-AB 3']);
});
