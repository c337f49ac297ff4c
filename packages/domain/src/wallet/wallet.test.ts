import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTopUp, MAX_TOP_UP, type WalletBonus, walletBonusMinor } from './index.ts';

const TEN: WalletBonus = {
  type: 'percentage',
  value: 10,
  minimumMinor: 5000,
  maximumMinor: 1500,
  startsAtMs: 100,
  endsAtMs: 200,
};

// Requirements: WALLET-10.
test('the amount of a top-up is required, above 0, and has the decimals of the currency', () => {
  expect(checkTopUp(null, 2)).toEqual({ ok: false, code: 'amount_required' });
  expect(checkTopUp(Number.NaN, 2)).toEqual({ ok: false, code: 'amount_required' });
  for (const amount of [0, -1, MAX_TOP_UP + 0.01, Number.POSITIVE_INFINITY])
    expect(checkTopUp(amount, 2)).toEqual({ ok: false, code: 'amount_invalid' });
  for (const amount of [0.001, 10.005, 49.999, 1e-9])
    expect(checkTopUp(amount, 2)).toEqual({ ok: false, code: 'amount_decimals' });
  expect(checkTopUp(Number.NEGATIVE_INFINITY, 2)).toEqual({ ok: false, code: 'amount_invalid' });
  expect(checkTopUp(-0.001, 2)).toEqual({ ok: false, code: 'amount_invalid' });
  expect(checkTopUp(10.005, 3)).toEqual({ ok: true, minor: 10_005 });
  expect(checkTopUp(0.5, 0)).toEqual({ ok: false, code: 'amount_decimals' });
  expect(checkTopUp(1.1, 2)).toEqual({ ok: true, minor: 110 });
});

test('the maximum of a top-up is accepted, a minor unit more is rejected', () => {
  expect(MAX_TOP_UP).toBe(100_000);
  expect(checkTopUp(100_000, 2)).toEqual({ ok: true, minor: 10_000_000 });
  expect(checkTopUp(100_000.01, 2)).toEqual({ ok: false, code: 'amount_invalid' });
  expect(checkTopUp(0.01, 2)).toEqual({ ok: true, minor: 1 });
});

test('every amount with the decimals of the currency is accepted unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 3 }), (minor, digits) => {
      fc.pre(minor / 10 ** digits <= MAX_TOP_UP);
      expect(checkTopUp(minor / 10 ** digits, digits)).toEqual({ ok: true, minor });
    }),
  );
});

test('a bonus applies from its minimum, during its period, up to its cap', () => {
  expect(walletBonusMinor(4999, [TEN], 150)).toBe(0);
  expect(walletBonusMinor(5000, [TEN], 150)).toBe(500);
  expect(walletBonusMinor(50_000, [TEN], 150)).toBe(1500);
  expect(walletBonusMinor(50_000, [{ ...TEN, maximumMinor: 0 }], 150)).toBe(5000);
  expect([99, 100, 199, 200].map((at) => walletBonusMinor(5000, [TEN], at))).toEqual([0, 500, 500, 0]);
});

test('of several bonuses only the highest applies', () => {
  const gift: WalletBonus = { ...TEN, type: 'amount', value: 700, minimumMinor: 0 };
  expect(walletBonusMinor(5000, [TEN, gift], 150)).toBe(700);
  expect(walletBonusMinor(9000, [TEN, gift], 150)).toBe(900);
  expect(walletBonusMinor(9000, [], 150)).toBe(0);
});
