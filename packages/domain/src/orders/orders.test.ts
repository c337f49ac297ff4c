import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderType } from '../delivery/index.ts';
import {
  arrivalWindow,
  arrivedOnTime,
  canCustomerCancel,
  canTransition,
  checkTransition,
  isRunning,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderStatus,
  statusRank,
  timeline,
} from './index.ts';

const TYPES: OrderType[] = ['delivery', 'take_away', 'parcel'];
const types = fc.constantFrom(...TYPES);
const MINUTE = 60_000;
/** A full hour, so that the grid of five minutes is met exactly. */
const PLACED = Date.UTC(2026, 2, 9, 12);

/** Follows allowed moves as chosen by the numbers. */
function walk(orderType: OrderType, choices: number[]): OrderStatus[] {
  const path: OrderStatus[] = ['pending'];
  for (const choice of choices) {
    const next = ORDER_TRANSITIONS[orderType][path[path.length - 1] ?? 'pending'];
    const status = next[choice % (next.length || 1)];
    if (status) path.push(status);
  }
  return path;
}

describe('moves', () => {
  test('every order type reaches delivered along its timeline', () => {
    for (const orderType of TYPES) {
      const steps = timeline(orderType);
      for (const [index, step] of steps.entries()) {
        const next = steps[index + 1];
        if (next) expect(canTransition(step, next, orderType), `${orderType} ${step} ${next}`).toBe(true);
      }
      expect(steps[steps.length - 1]).toBe('delivered');
    }
  });

  test('a courier may accept before the store confirms', () => {
    expect(canTransition('pending', 'accepted', 'delivery')).toBe(true);
    expect(canTransition('accepted', 'confirmed', 'delivery')).toBe(true);
    expect(canTransition('pending', 'accepted', 'take_away')).toBe(false);
  });

  test('nobody picks up a take-away order but the customer', () => {
    expect(walk('take_away', [0, 1, 0])).toEqual(['pending', 'confirmed', 'handover', 'delivered']);
    expect(canTransition('handover', 'picked_up', 'take_away')).toBe(false);
  });

  test('staying is no move, and what is delivered is not cancelled', () => {
    for (const orderType of TYPES) {
      for (const status of ORDER_STATUSES) expect(canTransition(status, status, orderType)).toBe(false);
      expect(canTransition('delivered', 'canceled', orderType)).toBe(false);
    }
  });

  test('a refused move says from where to where', () => {
    expect(checkTransition('pending', 'confirmed', 'delivery')).toEqual({ ok: true });
    expect(checkTransition('delivered', 'pending', 'delivery')).toEqual({
      ok: false,
      code: 'not_allowed',
      from: 'delivered',
      to: 'pending',
    });
  });

  test('no move steps backwards', () => {
    for (const orderType of TYPES) {
      for (const from of ORDER_STATUSES) {
        for (const to of ORDER_TRANSITIONS[orderType][from]) {
          expect(statusRank(to), `${orderType} ${from} ${to}`).toBeGreaterThanOrEqual(statusRank(from));
        }
      }
    }
  });

  test('what is finished never runs again', () => {
    fc.assert(
      fc.property(types, fc.array(fc.nat(9), { maxLength: 15 }), (orderType, choices) => {
        const path = walk(orderType, choices);
        const end = path.findIndex((status) => !isRunning(status));
        if (end >= 0) expect(path.slice(end).some(isRunning)).toBe(false);
      }),
    );
  });

  test('every status an order can reach is one that its type knows', () => {
    for (const orderType of TYPES) {
      const seen = new Set<OrderStatus>(['pending']);
      for (const status of seen) for (const next of ORDER_TRANSITIONS[orderType][status]) seen.add(next);
      expect(seen.has('delivered')).toBe(true);
      expect(seen.has('processing')).toBe(orderType !== 'parcel');
      expect(seen.has('returned')).toBe(orderType === 'parcel');
      expect(seen.has('picked_up')).toBe(orderType !== 'take_away');
    }
  });
});

describe('what a customer sees', () => {
  test('orders are cancelled until the store confirms, parcels until they are delivered', () => {
    expect(ORDER_STATUSES.filter((status) => canCustomerCancel(status))).toEqual([
      'pending',
      'accepted',
      'failed',
    ]);
    expect(canCustomerCancel('picked_up', 'parcel')).toBe(true);
    expect(canCustomerCancel('delivered', 'parcel')).toBe(false);
  });

  test('where a customer may cancel, the move is allowed', () => {
    for (const status of ORDER_STATUSES) {
      if (canCustomerCancel(status)) expect(canTransition(status, 'canceled', 'delivery')).toBe(true);
    }
  });
});

describe('arrivalWindow', () => {
  const order = {
    placedAtMs: PLACED,
    status: 'pending' as OrderStatus,
    nowMs: PLACED,
    preparationMinutes: 20,
    travelMinutes: 15,
  };

  test('is preparation and way after the order was placed', () => {
    expect(arrivalWindow(order)).toEqual({ fromMs: PLACED + 35 * MINUTE, toMs: PLACED + 45 * MINUTE });
  });

  test('while the food is late it moves with the clock, by the way that is left', () => {
    const late = { ...order, status: 'processing' as OrderStatus, nowMs: PLACED + 60 * MINUTE };
    expect(arrivalWindow(late)?.fromMs).toBe(PLACED + 75 * MINUTE);
  });

  test('knowing when the courier left makes it sharper', () => {
    const onTheWay = { ...order, status: 'picked_up' as OrderStatus, nowMs: PLACED + 12 * MINUTE };
    expect(arrivalWindow({ ...onTheWay, statusSinceMs: PLACED + 10 * MINUTE })?.fromMs).toBe(
      PLACED + 25 * MINUTE,
    );
  });

  test('is null when the order is not running', () => {
    for (const status of ORDER_STATUSES) {
      expect(arrivalWindow({ ...order, status }) !== null).toBe(isRunning(status));
    }
  });

  test('never lies in the past while the order is running', () => {
    const running = fc.constantFrom(...ORDER_STATUSES.filter(isRunning));
    const minutes = fc.nat(240);
    fc.assert(
      fc.property(
        running,
        minutes,
        minutes,
        minutes,
        fc.option(minutes),
        (status, passed, cook, way, since) => {
          const nowMs = PLACED + passed * MINUTE + 1;
          const statusSinceMs = since === null ? null : PLACED + since * MINUTE;
          const input = {
            ...order,
            status,
            nowMs,
            statusSinceMs,
            preparationMinutes: cook,
            travelMinutes: way,
          };
          const window = arrivalWindow(input);
          expect(window?.fromMs).toBeGreaterThanOrEqual(nowMs);
          expect(window?.toMs).toBeGreaterThan(window?.fromMs ?? 0);
        },
      ),
    );
  });
});

describe('keptPromise', () => {
  const promised = { fromMs: PLACED + 30 * MINUTE, toMs: PLACED + 40 * MINUTE };
  const way = { status: 'processing' as OrderStatus, travelMinutes: 12 };

  test('counts as it was given until all of it has passed', () => {
    expect(arrivedOnTime(promised, { ...way, nowMs: PLACED })).toEqual({ ...promised, late: false });
    const within = PLACED + 35 * MINUTE;
    expect(arrivedOnTime(promised, { ...way, nowMs: within })).toEqual({
      fromMs: within,
      toMs: promised.toMs,
      late: false,
    });
  });

  test('then the order is late, and what has not left yet needs its way', () => {
    const nowMs = PLACED + 41 * MINUTE;
    expect(arrivedOnTime(promised, { ...way, nowMs })).toEqual({
      fromMs: PLACED + 55 * MINUTE,
      toMs: PLACED + 65 * MINUTE,
      late: true,
    });
    const riding = arrivedOnTime(promised, { ...way, status: 'picked_up', nowMs });
    expect(riding.fromMs).toBe(PLACED + 45 * MINUTE);
  });

  test('never says a time that has passed', () => {
    const minutes = fc.nat(300);
    fc.assert(
      fc.property(minutes, minutes, minutes, minutes, (from, width, passed, travelMinutes) => {
        const nowMs = PLACED + passed * MINUTE + 1;
        const fromMs = PLACED + from * MINUTE;
        const said = arrivedOnTime(
          { fromMs, toMs: fromMs + width * MINUTE },
          { status: 'handover', nowMs, travelMinutes },
        );
        expect(said.fromMs).toBeGreaterThanOrEqual(nowMs);
        expect(said.toMs).toBeGreaterThanOrEqual(said.fromMs);
      }),
    );
  });
});
