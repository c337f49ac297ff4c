import { expect, test } from 'vitest';
import { searchedOrderNumber } from './index.ts';

test.each([
  ['12', 12],
  ['#12', 12],
  ['#999999999999999', 999_999_999_999_999],
])('the search %s names the order %d', (search, number) => {
  expect(searchedOrderNumber(search)).toBe(number);
});

test.each(['', '#', '##12', '12#', '-12', '1.5', 'Sam 12', '1000000000000000'])(
  'the search "%s" names no order',
  (search) => {
    expect(searchedOrderNumber(search)).toBeNull();
  },
);
