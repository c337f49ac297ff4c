import { expect, test } from 'vitest';
import { amountFault, amountOf } from './amount-field.tsx';

test('a tip and the cash to bring change for are read in digits of any script, with point or comma', () => {
  for (const typed of ['2.5', '2,50', '٢٫٥', '２.５', ' 2.50 '])
    expect([typed, amountFault(typed, 100), amountOf(typed, 100, 2)]).toEqual([typed, null, 2.5]);
  expect(amountOf('2.509', 100, 2)).toBe(2.51);
  expect([amountFault('', 100), amountOf('', 100, 2)]).toEqual([null, 0]);
});

test('an amount that cannot be read or is above the limit is named, and never becomes another one', () => {
  for (const typed of ['two', '-3', '1.2.3']) {
    expect(amountFault(typed, 100)).toBe('unreadable');
    expect(amountOf(typed, 100, 2)).toBe(0);
  }
  expect([amountFault('100.01', 100), amountOf('100.01', 100, 2)]).toEqual(['above', 100]);
});
