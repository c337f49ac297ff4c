import { expect, test } from 'vitest';
import { withoutMeasures } from './index.ts';

test.each([
  ['1 ltr milk', 'milk'],
  ['milk 500ml', 'milk'],
  ['2 كيلو تفاح', 'تفاح'],
  ['7up', '7up'],
  ['1 kg', '1 kg'],
])('the words of "%s" without measures are "%s"', (typed, named) => {
  expect(withoutMeasures(typed.split(' '))).toEqual(named.split(' '));
});
