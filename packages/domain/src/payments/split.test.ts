import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remainderMethods, splitPayment } from './index.ts';

const amounts = fc.nat(10_000_000);

test('the parts of a payment add up to the total, and the wallet never pays more than its balance', () => {
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
        expect(how === 'whole' ? dueMinor : 0).toBe(0);
        expect(how === 'none' ? walletMinor : 0).toBe(0);
      },
    ),
  );
});

test('a balance one unit short rejects a whole payment and pays the rest in part', () => {
  expect(splitPayment(2000, 1999, 'whole')).toEqual({ ok: false, code: 'wallet_low' });
  expect(splitPayment(2000, 2000, 'whole')).toMatchObject({ split: { walletMinor: 2000, dueMinor: 0 } });
  expect(splitPayment(2000, 1999, 'part')).toMatchObject({ split: { walletMinor: 1999, dueMinor: 1 } });
});

test('the methods for the remainder are those of the setting, none when partial payment is off', () => {
  expect(remainderMethods(true, 'cod')).toEqual(['cash_on_delivery']);
  expect(remainderMethods(true, 'digital_payment')).toEqual(['digital_payment']);
  expect(remainderMethods(true, 'both')).toEqual(['cash_on_delivery', 'digital_payment']);
  expect(remainderMethods(false, 'both')).toEqual([]);
});
