import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxMinor } from './index.ts';

describe('taxMinor', () => {
  // Requirements: MONEY-22.
  test('included tax is amount × rate ÷ (100 + rate)', () => {
    expect(taxMinor(12_000, 20, true)).toBe(2000);
    expect(taxMinor(10_000, 5, true)).toBe(476);
    expect(taxMinor(999, 8.875, true)).toBe(81);
  });

  // Requirements: MONEY-23.
  test('tax that is not included is added on top, amount × rate ÷ 100', () => {
    expect(taxMinor(12_000, 20, false)).toBe(2400);
    expect(taxMinor(1010, 5, false)).toBe(51);
  });

  test('tax added on top is the included tax of the sum', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 2500 }), (net, rate) => {
        const added = taxMinor(net, rate / 100, false);
        expect(taxMinor(net + added, rate / 100, true)).toBe(added);
      }),
    );
  });

  test('without a rate or an amount above 0 there is no tax', () => {
    expect([taxMinor(0, 20, true), taxMinor(500, 0, true), taxMinor(500, 0, false)]).toEqual([0, 0, 0]);
    expect([taxMinor(-500, 20, true), taxMinor(-500, 20, false)]).toEqual([0, 0]);
    expect([taxMinor(500, -20, true), taxMinor(500, -20, false)]).toEqual([0, 0]);
  });
});
