import { expect, test } from 'vitest';
import { canBePhone } from './phone.ts';

const parsed = (nationalNumber: string, isPossible: boolean, isValid: boolean) => ({
  nationalNumber,
  isPossible: () => isPossible,
  isValid: () => isValid,
});

test('a short number is a phone only if the numbers of its country are that short', () => {
  expect(canBePhone(parsed('123456', true, false))).toBe(false);
  expect(canBePhone(parsed('123456', true, true))).toBe(true);
  expect(canBePhone(parsed('5550001111', true, false))).toBe(true);
  expect(canBePhone(parsed('1234567', true, false))).toBe(true);
  expect(canBePhone(parsed('5012345678901', false, false))).toBe(false);
});
