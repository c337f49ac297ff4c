import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test('typed amounts are parsed with either decimal separator and Arabic or Persian digits', () => {
  expect(['', '  ', '50', ' 12.5 ', '12,5', '٥٠', '١٢٫٥', '۱۲٫۵', '-3'].map(typedAmount)).toEqual([
    null,
    null,
    50,
    12.5,
    12.5,
    50,
    12.5,
    12.5,
    -3,
  ]);
  expect(typedAmount('ten')).toBeNaN();
});
