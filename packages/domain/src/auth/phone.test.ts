import { expect, test } from 'vitest';
import { canBePhone, mobileLengths, plainPhone } from './index.ts';

const lengths = mobileLengths([
  ['971', '501234567'],
  ['44', '7400123456'],
  ['44', '7781123456'],
  ['999', undefined],
]);

const parsed = (nationalNumber: string, { possible = true, valid = false, code = '971' } = {}) => ({
  nationalNumber,
  countryCallingCode: code,
  isPossible: () => possible,
  isValid: () => valid,
});

test('a number is a phone if its country has it, or if it is as long as the mobile numbers there', () => {
  expect(canBePhone(parsed('123456', { valid: true }), lengths)).toBe(true);
  expect(canBePhone(parsed('590001111'), lengths)).toBe(true);
  expect(canBePhone(parsed('7700900123', { code: '44' }), lengths)).toBe(true);
  for (const number of ['123456', '5077731', '55512345', '5012345678', '501234567890'])
    expect(canBePhone(parsed(number), lengths)).toBe(false);
  expect(canBePhone(parsed('590001111', { possible: false }), lengths)).toBe(false);
  expect(canBePhone(parsed('590001111', { code: '999' }), lengths)).toBe(false);
});

test('a phone in digits of any script keeps its separators, and a text with anything else is none', () => {
  expect(plainPhone(' ٠٥٠ ١٢٣-٤٥٦٧\u200f')).toBe('050 123-4567');
  for (const typed of ['050 CALL NOW', '0501234567 ext. 8', '9.71501E+11', '050,1234567'])
    expect(plainPhone(typed)).toBeNull();
});
