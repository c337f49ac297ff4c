import { expect, test } from 'vitest';
import { deliveryTime } from './delivery-time.ts';

test.each([
  [1200, 1800, { unit: 'hours', from: 20, to: 30 }],
  [1440, 4320, { unit: 'days', from: 1, to: 3 }],
  [1440, 1500, { unit: 'hours', from: 24, to: 25 }],
  [30, 60, { unit: 'minutes', from: 30, to: 60 }],
  [0, 60, { unit: 'minutes', from: 0, to: 60 }],
])('%i to %i minutes are shown in the largest unit in which both are whole', (from, to, shown) => {
  expect(deliveryTime(from, to)).toEqual(shown);
});
