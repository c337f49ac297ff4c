import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type LineQuantity,
  lineRefund,
  type RefundableOrder,
  refundableMinor,
  refundedQuantities,
  splitRefund,
} from './index.ts';

const ORDER: RefundableOrder = {
  couponDiscountMinor: 300,
  taxIncluded: false,
  lines: [
    { id: 1, quantity: 3, totalMinor: 2000, taxMinor: 100 },
    { id: 2, quantity: 1, totalMinor: 1000, taxMinor: 50 },
  ],
};

test('the refund of a line is what its buyer paid: without its share of the coupon, with added tax', () => {
  expect(lineRefund(ORDER, [{ lineId: 2, quantity: 1 }]).amountMinor).toBe(1000 - 100 + 50);
  expect(lineRefund(ORDER, [{ lineId: 1, quantity: 3 }]).amountMinor).toBe(2000 - 200 + 100);
});

test('pieces of a line are refunded in proportion and never above the line', () => {
  expect(lineRefund(ORDER, [{ lineId: 1, quantity: 1 }]).amountMinor).toBe(633);
  expect(lineRefund({ ...ORDER, taxIncluded: true }, [{ lineId: 1, quantity: 1 }]).amountMinor).toBe(600);
});

test('unknown lines, too many pieces and a line chosen twice are rejected', () => {
  const one = { lineId: 1, quantity: 1 };
  const faults: [string, LineQuantity[]][] = [
    ['not refundable: 1 of line 9', [{ lineId: 9, quantity: 1 }]],
    ['not refundable: 2 of line 2', [{ lineId: 2, quantity: 2 }]],
    ['not refundable: 0 of line 2', [{ lineId: 2, quantity: 0 }]],
    ['a line is chosen twice', [one, one]],
  ];
  for (const [message, chosen] of faults)
    expect(() => lineRefund(ORDER, chosen)).toThrow(new RangeError(message));
});

test('the pieces of several refunds of a line are added, and refunds without lines have none', () => {
  const first = { lines: [{ lineId: 1, quantity: 2 }] };
  const second = {
    lines: [
      { lineId: 2, quantity: 1 },
      { lineId: 1, quantity: 3 },
    ],
  };
  expect(refundedQuantities([first, { lines: null }, second])).toEqual(
    new Map([
      [1, 5],
      [2, 1],
    ]),
  );
});

test('the refundable amount is what approved refunds leave of the total, and never negative', () => {
  expect(refundableMinor(1000, [])).toBe(1000);
  expect(refundableMinor(1000, [300, 200])).toBe(500);
  expect(refundableMinor(1000, [1000])).toBe(0);
  expect(refundableMinor(1000, [700, 400])).toBe(0);
});

const amount = fc.integer({ min: 0, max: 1_000_000 });
const order = fc
  .record({
    coupon: fc.double({ min: 0, max: 1, noNaN: true }),
    taxIncluded: fc.boolean(),
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 9 }), totalMinor: amount, taxMinor: amount }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ coupon, taxIncluded, lines }): RefundableOrder => {
    const total = lines.reduce((sum, line) => sum + line.totalMinor, 0);
    return {
      couponDiscountMinor: Math.floor(total * coupon),
      taxIncluded,
      lines: lines.map((line, index) => ({ id: index + 1, ...line })),
    };
  });

test('all lines together are the items after discounts, coupon and added tax, to the minor unit', () => {
  fc.assert(
    fc.property(order, (value) => {
      const whole = value.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
      const paid = value.lines.reduce(
        (sum, line) => sum + line.totalMinor + (value.taxIncluded ? 0 : line.taxMinor),
        0,
      );
      const { amountMinor, lines } = lineRefund(value, whole);
      expect(amountMinor).toBe(paid - value.couponDiscountMinor);
      for (const line of lines) expect(line.amountMinor).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the parts of a refund add up to it, and only a refund to the provider uses what the provider captured', () => {
  const split = { providerMinor: 0, walletMinor: 0, byHandMinor: 0 };
  expect(splitRefund(900, 500, true)).toEqual({ ...split, providerMinor: 500, walletMinor: 400 });
  expect(splitRefund(900, 500, true, 'wallet')).toEqual({ ...split, walletMinor: 900 });
  expect(splitRefund(900, 500, true, 'hand')).toEqual({ ...split, byHandMinor: 900 });
  expect(splitRefund(900, 500, false, 'wallet')).toEqual({ ...split, byHandMinor: 900 });
});

test('refunding a line piece by piece returns the price of the line, never more, and no piece twice', () => {
  fc.assert(
    fc.property(order, fc.nat(), (value, seed) => {
      const at = seed % value.lines.length;
      const line = value.lines[at]!;
      const whole = lineRefund(value, [{ lineId: line.id, quantity: line.quantity }]).amountMinor;
      let returned = 0;
      for (let refundedQuantity = 0; refundedQuantity < line.quantity; refundedQuantity += 1) {
        const left = value.lines.with(at, { ...line, refundedQuantity });
        returned += lineRefund({ ...value, lines: left }, [{ lineId: line.id, quantity: 1 }]).amountMinor;
        expect(returned).toBeLessThanOrEqual(whole);
      }
      expect(returned).toBe(whole);
      const all = value.lines.with(at, { ...line, refundedQuantity: line.quantity });
      expect(() => lineRefund({ ...value, lines: all }, [{ lineId: line.id, quantity: 1 }])).toThrow(
        RangeError,
      );
    }),
  );
});

test('for any sequence of refunds the sum never exceeds what was paid', () => {
  const attempt = fc.record({
    line: fc.nat(),
    quantity: fc.integer({ min: 1, max: 9 }),
    isWhole: fc.boolean(),
  });
  fc.assert(
    fc.property(
      order,
      fc.nat({ max: 5000 }),
      fc.array(attempt, { maxLength: 12 }),
      (value, fees, attempts) => {
        const everything = value.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
        const totalMinor = lineRefund(value, everything).amountMinor + fees;
        const done: { amountMinor: number; lines: { lineId: number; quantity: number }[] | null }[] = [];
        for (const { line, quantity, isWhole } of attempts) {
          const left = refundableMinor(
            totalMinor,
            done.map(({ amountMinor }) => amountMinor),
          );
          const before = refundedQuantities(done);
          const lines = value.lines.map((one) => ({ ...one, refundedQuantity: before.get(one.id) ?? 0 }));
          const chosen = lines[line % lines.length]!;
          if (isWhole) done.push({ amountMinor: left, lines: null });
          else if (quantity <= chosen.quantity - chosen.refundedQuantity) {
            const quoted = lineRefund({ ...value, lines }, [{ lineId: chosen.id, quantity }]);
            if (quoted.amountMinor <= left) done.push(quoted);
          }
        }
        const sum = done.reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect(sum).toBeLessThanOrEqual(totalMinor);
        for (const { amountMinor } of done) expect(amountMinor).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
