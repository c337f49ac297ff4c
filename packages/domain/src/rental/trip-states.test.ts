import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isActive, ORDER_STATUSES, ORDER_TRANSITIONS } from '../orders/index.ts';
import {
  canCancelTrip,
  canChangeTrip,
  freeUntilMs,
  orderStatusesOf,
  settleChange,
  TRIP_STATUSES,
  tripCancellation,
  tripStatus,
} from './index.ts';

const HOUR = 3_600_000;
const PICKUP = Date.UTC(2026, 2, 9, 8);

test('a trip moves from pending over confirmed and ongoing to completed, and never back', () => {
  const path: string[] = [];
  const { trip } = ORDER_TRANSITIONS;
  for (let status: (typeof ORDER_STATUSES)[number] | undefined = 'pending'; status; ) {
    path.push(tripStatus(status, false));
    status = trip[status].find((to) => isActive(to) || to === 'delivered');
  }
  expect(path).toEqual(['pending', 'confirmed', 'ongoing', 'completed']);
});

test('every state of an order that a trip can be in is a state of the trip, and every one is used', () => {
  const reached = new Set(['pending', ...Object.values(ORDER_TRANSITIONS.trip).flat()]);
  const states = ORDER_STATUSES.filter((status) => reached.has(status)).map((status) =>
    tripStatus(status, status === 'canceled'),
  );
  expect(new Set(states)).toEqual(new Set(TRIP_STATUSES));
});

test('a list for each state of a trip has every order once', () => {
  expect(TRIP_STATUSES.map(orderStatusesOf)).toEqual([
    ['pending'],
    ['accepted', 'confirmed', 'processing', 'handover'],
    ['picked_up'],
    ['delivered', 'refund_requested', 'refunded', 'refund_request_canceled', 'returned'],
    ['canceled'],
    ['failed'],
  ]);
});

test('a canceled trip whose money was returned stays canceled, a completed one completed', () => {
  expect(tripStatus('refunded', true)).toBe('canceled');
  expect(tripStatus('refunded', false)).toBe('completed');
  expect(tripStatus('failed', false)).toBe('payment_failed');
});

test('a trip is canceled until the pickup, and changed until the return unless its payment is open', () => {
  expect(ORDER_STATUSES.filter(canCancelTrip)).toEqual(['pending', 'confirmed', 'failed']);
  expect(
    ['pending', 'confirmed', 'picked_up', 'delivered', 'canceled', 'failed'].map((status) =>
      canChangeTrip(status as 'pending', false),
    ),
  ).toEqual([true, true, true, false, false, false]);
  expect(canChangeTrip('pending', true)).toBe(false);
});

const canceled = (hoursBefore: number, change: Partial<Parameters<typeof tripCancellation>[0]> = {}) =>
  tripCancellation({
    status: 'confirmed',
    pickupMs: PICKUP,
    nowMs: PICKUP - hoursBefore * HOUR,
    terms: { freeHours: 24, percent: 50 },
    totalMinor: 10_001,
    paid: { walletMinor: 3000, providerMinor: 7001 },
    ...change,
  });

test('canceling is free until the provider’s hours before the pickup and then costs a share of the total', () => {
  expect(canceled(24)).toMatchObject({ feeMinor: 0, refundMinor: 10_001, cancelable: true });
  // A millisecond later.
  expect(canceled(24 - 1 / HOUR)).toMatchObject({ feeMinor: 5001, refundMinor: 5000 });
  expect(canceled(24).freeUntilMs).toBe(PICKUP - 24 * HOUR);
  expect(canceled(24 - 1 / HOUR).freeUntilMs).toBeNull();
  expect(freeUntilMs(PICKUP, { freeHours: 24, percent: 0 }, PICKUP)).toBe(PICKUP);
});

test('the time until which canceling is free never lies in the past', () => {
  const hours = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(hours, fc.nat(100), fc.integer({ min: -100, max: 1000 }), (freeHours, percent, before) => {
      const nowMs = PICKUP - before * HOUR;
      const untilMs = freeUntilMs(PICKUP, { freeHours, percent }, nowMs);
      expect(untilMs === null || untilMs >= nowMs).toBe(true);
      const { feeMinor } = canceled(before, { terms: { freeHours, percent } });
      expect(untilMs === null || feeMinor === 0).toBe(true);
    }),
  );
});

test('a trip that the provider has not confirmed is canceled without a fee', () => {
  expect(canceled(1, { status: 'pending' }).feeMinor).toBe(0);
  expect(canceled(1, { status: 'failed' }).feeMinor).toBe(0);
});

test('the fee is deducted from the provider’s part first and never exceeds the paid amount', () => {
  expect(canceled(1)).toMatchObject({ toProviderMinor: 2000, toWalletMinor: 3000 });
  expect(canceled(1, { terms: { freeHours: 24, percent: 100 } })).toMatchObject({ refundMinor: 0 });
  expect(canceled(1, { terms: { freeHours: 24, percent: 80 } })).toMatchObject({
    toProviderMinor: 0,
    toWalletMinor: 2000,
  });
  expect(canceled(1, { paid: { walletMinor: 1000, providerMinor: 0 } })).toMatchObject({
    feeMinor: 1000,
    refundMinor: 0,
  });
  expect(canceled(1, { paid: { walletMinor: 0, providerMinor: 0 } })).toMatchObject({ feeMinor: 0 });
});

test('an extension adds to the due amount, a shortening reduces it and then refunds the rest', () => {
  const paid = { totalMinor: 1000, dueMinor: 0, walletMinor: 0, hasWallet: true };
  expect(settleChange({ ...paid, newTotalMinor: 1500 })).toMatchObject({ dueMinor: 500, addedDueMinor: 500 });
  expect(settleChange({ ...paid, newTotalMinor: 600 })).toMatchObject({
    dueMinor: 0,
    refundMinor: 400,
    toWalletMinor: 400,
  });
  expect(settleChange({ ...paid, newTotalMinor: 600, hasWallet: false })).toMatchObject({ byHandMinor: 400 });
  const cash = { ...paid, dueMinor: 1000 };
  expect(settleChange({ ...cash, newTotalMinor: 600 })).toMatchObject({ dueMinor: 600, refundMinor: 0 });
  expect(settleChange({ ...cash, newTotalMinor: 1500 })).toMatchObject({
    dueMinor: 1500,
    addedDueMinor: 500,
  });
  const both = { totalMinor: 1000, dueMinor: 700, walletMinor: 300, hasWallet: true };
  expect(settleChange({ ...both, newTotalMinor: 200 })).toMatchObject({
    dueMinor: 0,
    toWalletMinor: 100,
    walletMinor: 200,
  });
});
