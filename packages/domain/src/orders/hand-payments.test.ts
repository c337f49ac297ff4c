import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidByHandAt, settleByHand } from './hand-payments.ts';

test('payments settle what is owed by hand in its order, and what is left is still to be paid', () => {
  const payments = [
    { amountMinor: 500, atMs: 10 },
    { amountMinor: 400, atMs: 20 },
  ];
  expect(settleByHand([300, 700], payments)).toEqual([
    [{ amountMinor: 300, atMs: 10 }],
    [
      { amountMinor: 200, atMs: 10 },
      { amountMinor: 400, atMs: 20 },
      { amountMinor: 100, atMs: null },
    ],
  ]);
  expect(paidByHandAt([300, 600, 0], payments)).toEqual([10, 20, null]);
  expect(paidByHandAt([300, 700], payments)).toEqual([10, null]);
  expect(settleByHand([300], [])).toEqual([[{ amountMinor: 300, atMs: null }]]);
});

test('the parts of an amount add up to it, whatever was paid', () => {
  const payment = fc.record({ amountMinor: fc.nat(900), atMs: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(fc.nat(900)), fc.array(payment), (owed, payments) => {
      const settled = settleByHand(owed, payments);
      const sum = (parts: readonly { amountMinor: number }[]) =>
        parts.reduce((total, { amountMinor }) => total + amountMinor, 0);
      expect(settled.map(sum)).toEqual(owed);
      const paid = settled.flat().filter(({ atMs }) => atMs !== null);
      expect(sum(paid)).toBe(
        Math.min(
          sum(payments),
          owed.reduce((a, b) => a + b, 0),
        ),
      );
    }),
  );
});
