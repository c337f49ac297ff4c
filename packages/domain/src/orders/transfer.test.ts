import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_TYPES } from '../delivery/index.ts';
import { PAYMENT_METHODS } from '../payments/index.ts';
import {
  awaitsTransfer,
  canTransition,
  isHeldByTransfer,
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUSES,
  statusRank,
  transferDeadline,
} from './index.ts';

const orders = fc.record({
  type: fc.constantFrom(...ORDER_TYPES),
  status: fc.constantFrom(...ORDER_STATUSES),
  paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
  paymentStatus: fc.constantFrom(...ORDER_PAYMENT_STATUSES),
});

test('only an unpaid transfer holds an order back, and never its acceptance or cancellation', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom(...ORDER_STATUSES), (order, to) => {
      const isHeld = isHeldByTransfer(order, to);
      if (order.paymentMethod !== 'offline_payment' || order.paymentStatus === 'paid') return !isHeld;
      return !isHeld || !['accepted', 'confirmed', 'canceled', 'failed'].includes(to);
    }),
  );
});

test('no way leads from a new order with a missing transfer into the preparation, for any kind of order', () => {
  for (const type of ORDER_TYPES) {
    const missing = { paymentMethod: 'offline_payment', paymentStatus: 'unpaid' } as const;
    const reached = new Set<(typeof ORDER_STATUSES)[number]>(['pending']);
    for (const status of reached)
      for (const to of ORDER_STATUSES)
        if (canTransition(status, to, type) && !isHeldByTransfer({ ...missing, status }, to)) reached.add(to);
    const begun = [...reached].filter((one) => statusRank(one) >= 3 && statusRank(one) <= 6);
    expect([type, begun]).toEqual([type, []]);
    expect(reached.has('canceled') && reached.has('confirmed')).toBe(true);
  }
});

test('an order that was already prepared goes on without its transfer', () => {
  const order = { paymentMethod: 'offline_payment', paymentStatus: 'partially_paid' } as const;
  expect(awaitsTransfer({ ...order, status: 'confirmed' })).toBe(true);
  for (const status of ['processing', 'handover', 'picked_up', 'delivered'] as const)
    expect(isHeldByTransfer({ ...order, status }, 'delivered')).toBe(false);
});

test('a transfer has its hours, but not longer than until the preparation, and always an hour', () => {
  const hour = 3_600_000;
  const deadline = (scheduledMs: number | null) =>
    transferDeadline({ placedMs: 0, scheduledMs, usualMinutes: 30, withinHours: 24 }) / hour;
  expect([deadline(null), deadline(100 * hour), deadline(6 * hour), deadline(hour)]).toEqual([
    24, 24, 5.5, 1,
  ]);
  const times = fc.record({
    placedMs: fc.integer({ min: 0, max: 1e12 }),
    scheduledMs: fc.option(fc.integer({ min: 0, max: 2e12 })),
    usualMinutes: fc.integer({ min: 1, max: 10_000 }),
    withinHours: fc.integer({ min: 1, max: 720 }),
  });
  fc.assert(
    fc.property(times, (input) => {
      const wait = transferDeadline(input) - input.placedMs;
      return wait >= hour && wait <= input.withinHours * hour;
    }),
  );
});
