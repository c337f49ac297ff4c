import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderType } from '../delivery/index.ts';
import {
  canCustomerCancel,
  canTransition,
  checkTransition,
  isActive,
  isCashPaidAt,
  keepsPaymentWhenCanceled,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderStatus,
  reachedAt,
  statusRank,
  timeline,
} from './index.ts';

const TYPES: OrderType[] = ['delivery', 'take_away', 'parcel', 'trip'];
const types = fc.constantFrom(...TYPES);

/** Follows allowed transitions, selected by the numbers. */
function walk(orderType: OrderType, choices: number[]): OrderStatus[] {
  const path: OrderStatus[] = ['pending'];
  for (const choice of choices) {
    const next = ORDER_TRANSITIONS[orderType][path[path.length - 1] ?? 'pending'];
    const status = next[choice % (next.length || 1)];
    if (status) path.push(status);
  }
  return path;
}

describe('transitions', () => {
  test('an order has reached a status since it first had it, in UTC', () => {
    const history = [
      { status: 'pending', at: '2026-03-05T10:00:00+04:00' },
      { status: 'confirmed', at: '2026-03-05T10:05:00+04:00' },
      { status: 'pending', at: '2026-03-05T10:10:00+04:00' },
    ] as const;
    expect(reachedAt(history, 'pending')).toBe('2026-03-05T06:00:00.000Z');
    expect(reachedAt(history, 'delivered')).toBeNull();
  });

  test('every order type can follow its timeline to delivered', () => {
    for (const orderType of TYPES) {
      const steps = timeline(orderType);
      for (const [index, step] of steps.entries()) {
        const next = steps[index + 1] ?? null;
        const isAllowed = next === null || canTransition(step, next, orderType);
        expect(isAllowed, `${orderType} ${step} ${next}`).toBe(true);
      }
      expect(steps[steps.length - 1]).toBe('delivered');
    }
  });

  test('a courier can accept delivery and parcel orders before the store confirms', () => {
    expect(canTransition('pending', 'accepted', 'delivery')).toBe(true);
    expect(canTransition('accepted', 'confirmed', 'delivery')).toBe(true);
    expect(canTransition('accepted', 'confirmed', 'parcel')).toBe(true);
    expect(canTransition('handover', 'picked_up', 'parcel')).toBe(true);
    expect(canTransition('pending', 'accepted', 'take_away')).toBe(false);
  });

  test('a failed payment can be retried or the order canceled', () => {
    for (const orderType of TYPES) {
      expect(canTransition('pending', 'failed', orderType)).toBe(true);
      expect(canTransition('failed', 'pending', orderType)).toBe(true);
      expect(canTransition('failed', 'canceled', orderType)).toBe(true);
    }
  });

  test('a canceled order can be refunded, a canceled parcel also returned', () => {
    for (const orderType of TYPES) {
      expect(canTransition('canceled', 'refunded', orderType)).toBe(true);
      expect(canTransition('canceled', 'returned', orderType)).toBe(orderType === 'parcel');
      expect(canTransition('returned', 'refunded', orderType)).toBe(true);
    }
  });

  test('a delivered order ends with a refund or the rejection of its request', () => {
    for (const orderType of TYPES) {
      expect(ORDER_TRANSITIONS[orderType].delivered).toEqual(['refund_requested']);
      expect(ORDER_TRANSITIONS[orderType].refund_requested).toEqual(['refunded', 'refund_request_canceled']);
      expect(ORDER_TRANSITIONS[orderType].refunded).toEqual([]);
      expect(ORDER_TRANSITIONS[orderType].refund_request_canceled).toEqual([]);
    }
  });

  test('no courier picks up a take-away order', () => {
    expect(walk('take_away', [0, 1, 0])).toEqual(['pending', 'confirmed', 'handover', 'delivered']);
    expect(canTransition('handover', 'picked_up', 'take_away')).toBe(false);
  });

  test('a status has no transition to itself, and a delivered order cannot be canceled', () => {
    for (const orderType of TYPES) {
      for (const status of ORDER_STATUSES) expect(canTransition(status, status, orderType)).toBe(false);
      expect(canTransition('delivered', 'canceled', orderType)).toBe(false);
    }
  });

  test('a rejected transition names both statuses', () => {
    expect(checkTransition('pending', 'confirmed', 'delivery')).toEqual({ ok: true });
    expect(checkTransition('delivered', 'pending', 'delivery')).toEqual({
      ok: false,
      code: 'not_allowed',
      from: 'delivered',
      to: 'pending',
    });
  });

  test('no transition lowers the rank of an order', () => {
    for (const orderType of TYPES) {
      for (const from of ORDER_STATUSES) {
        for (const to of ORDER_TRANSITIONS[orderType][from]) {
          expect(statusRank(to), `${orderType} ${from} ${to}`).toBeGreaterThanOrEqual(statusRank(from));
        }
      }
    }
  });

  test('an ended order never runs again', () => {
    fc.assert(
      fc.property(types, fc.array(fc.nat(9), { maxLength: 15 }), (orderType, choices) => {
        const path = walk(orderType, choices);
        const end = path.findIndex((status) => !isActive(status));
        fc.pre(end >= 0);
        expect(path.slice(end).some(isActive)).toBe(false);
      }),
    );
  });

  test('the reachable statuses are those of the order type', () => {
    for (const orderType of TYPES) {
      const seen = new Set<OrderStatus>(['pending']);
      for (const status of seen) for (const next of ORDER_TRANSITIONS[orderType][status]) seen.add(next);
      expect(seen.has('delivered')).toBe(true);
      expect(seen.has('processing')).toBe(orderType === 'delivery' || orderType === 'take_away');
      expect(seen.has('returned')).toBe(orderType === 'parcel');
      expect(seen.has('picked_up')).toBe(orderType !== 'take_away');
    }
  });
});

describe('what a customer sees', () => {
  const cancelable = (type: OrderType, isScheduled = false) =>
    ORDER_STATUSES.filter((status) => canCustomerCancel(status, type, isScheduled));

  test('customers can cancel an order until the store confirms, a parcel until it is delivered, a trip until its pickup', () => {
    expect(cancelable('delivery')).toEqual(['pending', 'accepted', 'failed']);
    expect(cancelable('take_away')).toEqual(['pending', 'accepted', 'failed']);
    expect(cancelable('trip')).toEqual(['pending', 'confirmed', 'failed']);
    expect(cancelable('parcel')).toEqual([
      'pending',
      'accepted',
      'confirmed',
      'handover',
      'picked_up',
      'failed',
    ]);
  });

  test('customers can cancel a scheduled order until the store starts preparing it', () => {
    for (const type of ['delivery', 'take_away'] as const) {
      expect(cancelable(type, true)).toEqual(['pending', 'accepted', 'confirmed', 'failed']);
      expect(canTransition('confirmed', 'canceled', type)).toBe(true);
    }
  });

  test('a customer can cancel only if the transition is allowed', () => {
    const allowed = ORDER_STATUSES.filter((status) => canTransition(status, 'canceled', 'delivery'));
    expect(allowed).toEqual(expect.arrayContaining(cancelable('delivery', true)));
  });
});

describe('the payment of a parcel', () => {
  test('only canceling a parcel that the courier has picked up keeps the payment', () => {
    for (const type of TYPES) {
      for (const from of ORDER_STATUSES)
        expect(keepsPaymentWhenCanceled(from, type)).toBe(type === 'parcel' && from === 'picked_up');
    }
  });

  test('cash is paid at the delivery, for a parcel also at the pickup by its sender or at the return', () => {
    const paidAt = (type: OrderType, chargePayer: 'sender' | 'receiver' | null) =>
      ORDER_STATUSES.filter((status) => isCashPaidAt(status, { type, chargePayer }));
    expect(paidAt('delivery', null)).toEqual(['delivered']);
    expect(paidAt('take_away', 'sender')).toEqual(['delivered']);
    expect(paidAt('parcel', 'sender')).toEqual(['picked_up', 'delivered', 'returned']);
    expect(paidAt('parcel', 'receiver')).toEqual(['delivered', 'returned']);
  });
});
