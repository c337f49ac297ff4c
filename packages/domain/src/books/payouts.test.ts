import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AGES,
  ageBalance,
  balanceOf,
  canSettle,
  holdBalance,
  PAYOUT_OUTCOMES,
  PAYOUT_STATES,
  type Payee,
  type PayoutOutcome,
  type PayoutState,
  payAdvance,
  payeeOwner,
  payOut,
  payoutOf,
  releaseBalance,
  replay,
  settlePayout,
  totalOfClass,
} from './index.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });
const signed = fc.integer({ min: -1_000_000, max: 1_000_000 });
const STORE: Payee = { account: 'store', id: 5 };
const COURIER: Payee = { account: 'courier', id: 7 };

test('a payout and the cash that it sets off never exceed what was earned, and leave what is pending', () => {
  fc.assert(
    fc.property(signed, amount, amount, amount, (balanceMinor, cashMinor, pendingMinor, minimumMinor) => {
      const { amountMinor, setOffMinor } = payoutOf({ balanceMinor, cashMinor, pendingMinor }, minimumMinor);
      const earnedMinor = Math.max(0, balanceMinor - pendingMinor);
      expect(setOffMinor).toBe(Math.min(earnedMinor, cashMinor));
      const leftMinor = earnedMinor - setOffMinor;
      expect(amountMinor).toBe(leftMinor < minimumMinor ? 0 : leftMinor);
    }),
  );
});

test('the ages of a balance add up to it and have its sign', () => {
  const month = fc.record({ inMinor: amount, outMinor: amount });
  fc.assert(
    fc.property(signed, fc.array(month, { maxLength: 3 }), (balanceMinor, months) => {
      const ages = ageBalance(balanceMinor, months);
      const parts = AGES.map((age) => ages[age]);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(balanceMinor);
      for (const part of parts) expect(part * Math.sign(balanceMinor)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('payments settle the oldest part of a balance first, for both signs', () => {
  const months = [
    { inMinor: 100, outMinor: 0 },
    { inMinor: 0, outMinor: 50 },
    { inMinor: 300, outMinor: 0 },
  ];
  expect(ageBalance(250, months)).toEqual({ this_month: 100, last_month: 0, month_before: 150, older: 0 });
  expect(ageBalance(900, months)).toEqual({ this_month: 100, last_month: 0, month_before: 300, older: 500 });
  expect(ageBalance(-80, months)).toEqual({ this_month: 0, last_month: -50, month_before: 0, older: -30 });
});

const by = fc.constantFrom({ at: 'bank' } as const, { at: 'provider', provider: 'stripe' } as const);

test('whatever becomes of a payout, the money is with the payee or in the balance again, and nothing stays in transit', () => {
  fc.assert(
    fc.property(
      by,
      fc.integer({ min: 1, max: 1_000_000 }),
      amount,
      fc.array(fc.constantFrom(...PAYOUT_OUTCOMES), { minLength: 1, maxLength: 4 }),
      (place, amountMinor, setOffMinor, outcomes: PayoutOutcome[]) => {
        let state: PayoutState = 'sent';
        const entries = [payOut({ payee: COURIER, amountMinor, setOffMinor, by: place })];
        for (const outcome of outcomes) {
          if (!canSettle(state, outcome)) continue;
          const entry = settlePayout({ payee: COURIER, amountMinor, state, by: place }, outcome);
          if (entry) entries.push(entry);
          state = outcome;
        }
        const balances = replay(entries);
        const owner = payeeOwner(COURIER);
        const isBack = state === 'rejected' || state === 'returned';
        expect(balanceOf(balances, 'courier', owner)).toBe(0 - setOffMinor - (isBack ? 0 : amountMinor));
        expect(balanceOf(balances, 'courier_cash', owner)).toBe(setOffMinor);
        expect(balanceOf(balances, 'payouts_in_transit', 'operator')).toBe(0);
        expect(totalOfClass(balances, 'money')).toBe(isBack ? 0 : amountMinor);
      },
    ),
  );
});

test('a payout that is planned, left out, rejected or returned has no further outcome', () => {
  for (const state of PAYOUT_STATES.filter((one) => one !== 'sent' && one !== 'paid'))
    for (const outcome of PAYOUT_OUTCOMES) {
      expect(canSettle(state, outcome)).toBe(false);
      expect(() =>
        settlePayout({ payee: STORE, amountMinor: 1, state, by: { at: 'bank' } }, outcome),
      ).toThrow(RangeError);
    }
  expect(canSettle('paid', 'rejected')).toBe(false);
});

test('a hold and its release leave the balance as it was, and an advance makes it negative until it is earned', () => {
  const owner = payeeOwner(STORE);
  const held = [holdBalance(STORE, 400)];
  expect(balanceOf(replay(held), 'store', owner)).toBe(-400);
  expect(balanceOf(replay(held), 'held', owner)).toBe(400);
  const released = replay([...held, releaseBalance(STORE, 400)]);
  expect([balanceOf(released, 'store', owner), balanceOf(released, 'held', owner)]).toEqual([0, 0]);
  const advance = payAdvance({ payee: STORE, amountMinor: 900, by: { at: 'bank' } });
  expect(balanceOf(replay([advance]), 'store', owner)).toBe(-900);
});
