import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOW_STOCK, STOCK_STATES, stockStateOf } from './stock-state.ts';

test('an item is sold out, low, enough or not counted', () => {
  expect([null, 0, 1, LOW_STOCK, LOW_STOCK + 1].map(stockStateOf)).toEqual([
    'uncounted',
    'out',
    'low',
    'low',
    'enough',
  ]);
});

test('more pieces never give a worse state', () => {
  const rank = (stock: number) => STOCK_STATES.indexOf(stockStateOf(stock));
  fc.assert(
    fc.property(fc.integer({ max: 1_000_000 }), fc.nat(1_000_000), (stock, more) => {
      expect(rank(stock + more)).toBeGreaterThanOrEqual(rank(stock));
    }),
  );
});
