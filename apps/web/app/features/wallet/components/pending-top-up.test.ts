import { expect, test } from 'vitest';
import { hasTopUpArrived } from './pending-top-up.ts';

test('a pending top-up has arrived once the balance exceeds that of before, and never by the address alone', () => {
  expect(hasTopUpArrived('pending', 225.55, 225.55)).toBe(false);
  expect(hasTopUpArrived('pending', 225.55, 245.55)).toBe(true);
  expect(hasTopUpArrived('pending', 0, 20)).toBe(true);
  // Without the balance of before, such as in another tab, nothing is claimed.
  expect(hasTopUpArrived('pending', null, 245.55)).toBe(false);
  expect(hasTopUpArrived('pending', 225.55, null)).toBe(false);
  expect(hasTopUpArrived('fail', 225.55, 245.55)).toBe(false);
});
