import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondMethods, splitPayment } from './index.ts';

const amounts = fc.nat(10_000_000);

test('the parts of a payment add up to the total, and a wallet never gives more than it holds', () => {
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.constantFrom('none', 'part', 'whole' as const),
      (total, balance, how) => {
        const outcome = splitPayment(total, balance, how);
        expect(outcome.ok).toBe(how !== 'whole' || balance >= total);
        if (!outcome.ok) return;
        const { walletMinor, dueMinor } = outcome.split;
        expect(walletMinor + dueMinor).toBe(total);
        expect(walletMinor).toBeLessThanOrEqual(balance);
        expect(Math.min(walletMinor, dueMinor)).toBeGreaterThanOrEqual(0);
        if (how === 'whole') expect(dueMinor).toBe(0);
        if (how === 'none') expect(walletMinor).toBe(0);
      },
    ),
  );
});

test('a wallet that lacks one unit pays no order as a whole, and all but one of it in part', () => {
  expect(splitPayment(2000, 1999, 'whole')).toEqual({ ok: false, code: 'wallet_low' });
  expect(splitPayment(2000, 2000, 'whole')).toMatchObject({ split: { walletMinor: 2000, dueMinor: 0 } });
  expect(splitPayment(2000, 1999, 'part')).toMatchObject({ split: { walletMinor: 1999, dueMinor: 1 } });
});

test('what pays the rest is what the operator lets', () => {
  expect(secondMethods(true, 'cod')).toEqual(['cash_on_delivery']);
  expect(secondMethods(true, 'digital_payment')).toEqual(['digital_payment']);
  expect(secondMethods(true, 'both')).toEqual(['cash_on_delivery', 'digital_payment']);
  expect(secondMethods(false, 'both')).toEqual([]);
});
