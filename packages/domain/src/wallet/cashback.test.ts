import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestCashback, type CashbackOffer, cashbackMinor, cashbackShare } from './index.ts';

const TEN: CashbackOffer = {
  type: 'percentage',
  amount: 10,
  minPurchaseMinor: 2000,
  maxDiscountMinor: 300,
  perCustomer: 0,
  uses: 0,
  budgetMinor: 0,
  spentMinor: 0,
};
const TWO: CashbackOffer = { ...TEN, type: 'amount', amount: 200, minPurchaseMinor: 0, maxDiscountMinor: 0 };

test('cashback starts at its minimum, is rounded half away from zero, capped, and never more than the purchase', () => {
  expect(cashbackMinor(TEN, 1999)).toBe(0);
  expect(cashbackMinor(TEN, 2000)).toBe(200);
  expect(cashbackMinor(TEN, 2005)).toBe(201);
  expect(cashbackMinor(TEN, 9000)).toBe(300);
  expect(cashbackMinor(TWO, 150)).toBe(150);
  expect(cashbackMinor(TWO, 0)).toBe(0);
  expect(cashbackMinor(TWO, -100)).toBe(0);
});

test('the highest available cashback is chosen, the first of equal ones', () => {
  expect(bestCashback([TWO, TEN], 3000)).toEqual({ offer: TEN, amountMinor: 300 });
  expect(bestCashback([TWO, TEN], 2000)?.offer).toBe(TWO);
  expect(bestCashback([{ ...TEN, perCustomer: 2, uses: 2 }, TWO], 3000)?.offer).toBe(TWO);
  expect(bestCashback([{ ...TEN, perCustomer: 2, uses: 1 }, TWO], 3000)?.amountMinor).toBe(300);
  expect(bestCashback([{ ...TEN, budgetMinor: 1000, spentMinor: 701 }, TWO], 3000)?.offer).toBe(TWO);
  expect(bestCashback([{ ...TEN, budgetMinor: 1000, spentMinor: 700 }], 3000)?.amountMinor).toBe(300);
  expect(bestCashback([TEN], 100)).toBeNull();
  expect(bestCashback([], 3000)).toBeNull();
});

test('a refund takes back its proportion of the cashback, and all of it for the whole order', () => {
  const share = (beforeMinor: number, refundedMinor: number) =>
    cashbackShare(101, { ofMinor: 1000, beforeMinor, refundedMinor });
  expect(share(0, 1000)).toBe(101);
  expect(share(0, 250)).toBe(25);
  expect(share(0, 5)).toBe(1);
  expect(share(250, 750)).toBe(76);
  expect(cashbackShare(101, { ofMinor: 0, beforeMinor: 0, refundedMinor: 0 })).toBe(101);
});

test('the shares of several refunds are never negative and add up to the cashback', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 6 }),
      (amountMinor, refunds) => {
        const ofMinor = refunds.reduce((sum, refund) => sum + refund, 0);
        let beforeMinor = 0;
        let taken = 0;
        for (const refundedMinor of refunds) {
          const part = cashbackShare(amountMinor, { ofMinor, beforeMinor, refundedMinor });
          expect(part).toBeGreaterThanOrEqual(0);
          taken += part;
          beforeMinor += refundedMinor;
        }
        expect(taken).toBe(amountMinor);
      },
    ),
  );
});
