import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canRequestRefund,
  canReview,
  canStaffRefund,
  ORDER_STATUSES,
  REFUND_WINDOW_DAYS,
  splitRefund,
} from './index.ts';

const DAY = 86_400_000;
const delivered = { status: 'delivered' as const, deliveredAtMs: 1000, isPaid: true };

test('a refund can be requested until 14 days after the delivery', () => {
  expect(REFUND_WINDOW_DAYS).toBe(14);
  expect(canRequestRefund(delivered, 1000)).toBe(true);
  expect(canRequestRefund(delivered, 1000 + 14 * DAY)).toBe(true);
  expect(canRequestRefund(delivered, 1001 + 14 * DAY)).toBe(false);
});

test('a refund can be requested only for a delivered and paid order', () => {
  const allowed = ORDER_STATUSES.filter((status) => canRequestRefund({ ...delivered, status }, 1000));
  expect(allowed).toEqual(['delivered']);
  expect(canRequestRefund({ ...delivered, isPaid: false }, 1000)).toBe(false);
  expect(canRequestRefund({ ...delivered, deliveredAtMs: null }, 1000)).toBe(false);
});

test('an order can be reviewed once it was delivered', () => {
  expect(canReview({ deliveredAtMs: 1000 })).toBe(true);
  expect(canReview({ deliveredAtMs: null })).toBe(false);
});

test('a refund returns to the provider what it captured, and the rest to the wallet or by hand', () => {
  expect(splitRefund(1000, 700, true)).toEqual({ providerMinor: 700, walletMinor: 300, byHandMinor: 0 });
  expect(splitRefund(1000, 700, false)).toEqual({ providerMinor: 700, walletMinor: 0, byHandMinor: 300 });
  expect(splitRefund(500, 700, true)).toEqual({ providerMinor: 500, walletMinor: 0, byHandMinor: 0 });
});

test('the parts of a refund add up to its amount and are never negative', () => {
  const amounts = fc.nat(10_000_000);
  fc.assert(
    fc.property(amounts, amounts, fc.boolean(), (amount, taken, hasWallet) => {
      const { providerMinor, walletMinor, byHandMinor } = splitRefund(amount, taken, hasWallet);
      expect(providerMinor + walletMinor + byHandMinor).toBe(amount);
      expect(Math.min(providerMinor, walletMinor, byHandMinor)).toBeGreaterThanOrEqual(0);
      expect(providerMinor).toBeLessThanOrEqual(taken);
    }),
  );
});

test('staff can refund a delivered and paid order while part of the payment is left', () => {
  const order = { status: 'delivered', wasDelivered: true, isPaid: true } as const;
  expect(canStaffRefund(order, 1)).toBe(true);
  expect(canStaffRefund(order, 0)).toBe(false);
  expect(canStaffRefund({ ...order, isPaid: false }, 1)).toBe(false);
});

test('staff can refund an order before, during and after a refund, but not after a rejected request or a cancellation', () => {
  const refundable = (wasDelivered: boolean) =>
    ORDER_STATUSES.filter((status) => canStaffRefund({ status, wasDelivered, isPaid: true }, 1));
  expect(refundable(true)).toEqual(['delivered', 'refund_requested', 'refunded']);
  expect(refundable(false)).toEqual([]);
});
