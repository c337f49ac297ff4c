import { expect, test } from 'vitest';
import { isActive, ORDER_STATUSES, ORDER_TRANSITIONS } from '../orders/index.ts';
import {
  canCancelTrip,
  canChangeTrip,
  orderStatusesOf,
  settleChange,
  TRIP_STATUSES,
  tripStatus,
} from './index.ts';

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
