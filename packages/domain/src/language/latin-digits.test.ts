import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test('digits of other scripts become 0-9 and invisible marks disappear; everything else stays', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(latinDigits('０１２３４５６７８９')).toBe('0123456789');
  expect(latinDigits('\u202a+971 50\u200f\u2069 نص\u200b')).toBe('+971 50 نص');
});
