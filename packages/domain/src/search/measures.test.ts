import { expect, test } from 'vitest';
import { foldText, withoutMeasures, withoutSizes } from './index.ts';

test.each([
  ['1 ltr milk', 'milk'],
  ['milk 500ml', 'milk'],
  ['2 كيلو تفاح', 'تفاح'],
  ['7up', '7up'],
  ['cola 6x330ml', 'cola'],
  ['6x eggs dozen', 'eggs'],
  ['حليب 2لتر', 'حليب'],
  ['1 kg', '1 kg'],
  ['pizza 2 large', 'pizza large'],
])('the words of "%s" without measures are "%s"', (typed, named) => {
  expect(withoutMeasures(typed.split(' '))).toEqual(named.split(' '));
});

test.each([
  ['large pizza', 'pizza'],
  ['البيتزا الكبيرة', 'البيتزا'],
  ['حجم عائلي بيتزا', 'بيتزا'],
  ['XL', 'xl'],
])('the words of "%s" without sizes are "%s"', (typed, named) => {
  expect(withoutSizes(foldText(typed).split(' '))).toEqual(foldText(named).split(' '));
});
