import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromStripeAmount, stripeStepMinor, toStripeAmount } from './stripe-units.ts';

test('Stripe gets an amount in its own units, and takes three-decimal currencies only in tens', () => {
  const rows: [currency: string, minor: number, stripe: number, stepMinor: number][] = [
    ['usd', 2350, 2350, 1],
    ['AED', 1, 1, 1],
    ['jpy', 500, 500, 1],
    ['krw', 12_000, 12_000, 1],
    ['clp', 990, 990, 1],
    // No decimals in the shop, two at Stripe.
    ['isk', 500, 50_000, 1],
    ['ugx', 5, 500, 1],
    ['lbp', 90_000, 9_000_000, 1],
    ['kwd', 1250, 1250, 10],
    ['bhd', 10, 10, 10],
    ['jod', 1_000_000, 1_000_000, 10],
    ['omr', 5120, 5120, 10],
    ['tnd', 30, 30, 10],
  ];
  for (const [currency, minor, stripe, stepMinor] of rows) {
    expect(stripeStepMinor(currency), currency).toBe(stepMinor);
    expect(toStripeAmount(minor, currency), currency).toBe(stripe);
    expect(fromStripeAmount(stripe, currency), currency).toBe(minor);
  }
  expect(() => toStripeAmount(1255, 'kwd')).toThrow('multiples of 10');
});

test('any amount that Stripe can take comes back unchanged', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('currency')),
      fc.nat(99_999_999),
      (currency, count) => {
        const minor = count * stripeStepMinor(currency);
        const amount = toStripeAmount(minor, currency);
        expect(Number.isInteger(amount)).toBe(true);
        expect(fromStripeAmount(amount, currency)).toBe(minor);
      },
    ),
  );
});
