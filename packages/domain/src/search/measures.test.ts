import { expect, test } from 'vitest';
import { withoutMeasures } from './index.ts';

test.each([
  ['1 ltr milk', 'milk'],
  ['milk 500ml', 'milk'],
  ['2 كيلو تفاح', 'تفاح'],
  ['7up', '7up'],
  ['cola 6x330ml', 'cola'],
  ['6x eggs dozen', 'eggs'],
  ['حليب 2لتر', 'حليب'],
  ['1 kg', '1 kg'],
])('the words of "%s" without measures are "%s"', (typed, named) => {
  expect(withoutMeasures(typed.split(' '))).toEqual(named.split(' '));
});
