import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalWindow, isActive, ORDER_STATUSES, type OrderStatus, remainingWindow } from './index.ts';

const MINUTE = 60_000;
/** A full hour, so that windows start on the grid of five minutes. */
const PLACED = Date.UTC(2026, 2, 9, 12);

describe('arrivalWindow', () => {
  const order = {
    placedAtMs: PLACED,
    status: 'pending' as OrderStatus,
    nowMs: PLACED,
    preparationMinutes: 20,
    travelMinutes: 15,
  };

  test('the window starts preparation and travel after the order was placed', () => {
    expect(arrivalWindow(order)).toEqual({ fromMs: PLACED + 35 * MINUTE, toMs: PLACED + 45 * MINUTE });
  });

  test('a late preparation moves the window to now plus the travel time', () => {
    const late = { ...order, status: 'processing' as OrderStatus, nowMs: PLACED + 60 * MINUTE };
    expect(arrivalWindow(late)?.fromMs).toBe(PLACED + 75 * MINUTE);
  });

  test('the time of the current status makes the window more precise', () => {
    const onTheWay = { ...order, status: 'picked_up' as OrderStatus, nowMs: PLACED + 12 * MINUTE };
    expect(arrivalWindow({ ...onTheWay, statusSinceMs: PLACED + 10 * MINUTE })?.fromMs).toBe(
      PLACED + 25 * MINUTE,
    );
    const since = (status: OrderStatus) =>
      arrivalWindow({ ...order, status, statusSinceMs: PLACED + 10 * MINUTE })?.fromMs;
    expect(since('handover')).toBe(PLACED + 25 * MINUTE);
    expect(since('confirmed')).toBe(PLACED + 45 * MINUTE);
    expect(since('processing')).toBe(PLACED + 45 * MINUTE);
  });

  test('the travel time is not added again once the order is picked up', () => {
    const late = { ...order, nowMs: PLACED + 60 * MINUTE };
    expect(arrivalWindow({ ...late, status: 'picked_up' })?.fromMs).toBe(PLACED + 60 * MINUTE);
    expect(arrivalWindow({ ...late, status: 'handover' })?.fromMs).toBe(PLACED + 75 * MINUTE);
  });

  test('an order that is not running has no window', () => {
    for (const status of ORDER_STATUSES) {
      expect(arrivalWindow({ ...order, status }) !== null).toBe(isActive(status));
    }
  });

  test('the window is never in the past while the order is running', () => {
    const running = fc.constantFrom(...ORDER_STATUSES.filter(isActive));
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

describe('arrivedOnTime', () => {
  const promised = { fromMs: PLACED + 30 * MINUTE, toMs: PLACED + 40 * MINUTE };
  const way = { status: 'processing' as OrderStatus, travelMinutes: 12 };

  test('a promised window is valid until it has passed', () => {
    expect(remainingWindow(promised, { ...way, nowMs: PLACED })).toEqual({ ...promised, late: false });
    const within = PLACED + 35 * MINUTE;
    expect(remainingWindow(promised, { ...way, nowMs: within })).toEqual({
      fromMs: within,
      toMs: promised.toMs,
      late: false,
    });
  });

  test('after the promised window the order is late, and the window starts after the remaining travel time', () => {
    expect(remainingWindow(promised, { ...way, nowMs: promised.toMs }).late).toBe(true);
    expect(remainingWindow(promised, { ...way, nowMs: promised.toMs - 1 }).late).toBe(false);
    const nowMs = PLACED + 41 * MINUTE;
    expect(remainingWindow(promised, { ...way, nowMs })).toEqual({
      fromMs: PLACED + 55 * MINUTE,
      toMs: PLACED + 65 * MINUTE,
      late: true,
    });
    const riding = remainingWindow(promised, { ...way, status: 'picked_up', nowMs });
    expect(riding.fromMs).toBe(PLACED + 45 * MINUTE);
  });

  test('the rest of a promised window is never in the past', () => {
    const minutes = fc.nat(300);
    fc.assert(
      fc.property(minutes, minutes, minutes, minutes, (from, width, passed, travelMinutes) => {
        const nowMs = PLACED + passed * MINUTE + 1;
        const fromMs = PLACED + from * MINUTE;
        const said = remainingWindow(
          { fromMs, toMs: fromMs + width * MINUTE },
          { status: 'handover', nowMs, travelMinutes },
        );
        expect(said.fromMs).toBeGreaterThanOrEqual(nowMs);
        expect(said.toMs).toBeGreaterThanOrEqual(said.fromMs);
      }),
    );
  });
});
