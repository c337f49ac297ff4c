import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arrivalSlot,
  deliverySlots,
  hasRoom,
  instantOf,
  MAX_QUEUE_MINUTES,
  type SlotQuery,
  type SlotUse,
} from './index.ts';

const MINUTE = 60_000;
const zones = ['Asia/Dubai', 'Europe/Berlin', 'Asia/Kathmandu', 'America/New_York'];
const at = (hour: number) =>
  instantOf({ year: 2026, month: 3, day: 9, minutes: Math.round(hour * 60) }, 'Asia/Dubai');
const query: SlotQuery = {
  schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '18:00', closing_time: '22:00' })),
  alwaysOpen: false,
  stepMinutes: 30,
  leadMinutes: 20,
  days: 2,
  nowMs: at(18.25),
  timeZone: 'Asia/Dubai',
};

test('a slot has room while orders and items are below the limits; a larger order needs an empty slot', () => {
  const rows: [orders: number, items: number, used: SlotUse, added: number, expected: boolean][] = [
    [0, 0, { orders: 900, items: 9000 }, 50, true],
    [3, 0, { orders: 2, items: 80 }, 20, true],
    [3, 0, { orders: 3, items: 3 }, 1, false],
    [0, 10, { orders: 4, items: 8 }, 2, true],
    [0, 10, { orders: 4, items: 8 }, 3, false],
    [0, 10, { orders: 0, items: 0 }, 25, true],
    [0, 10, { orders: 1, items: 1 }, 25, false],
    [3, 10, { orders: 2, items: 9 }, 1, true],
    [3, 10, { orders: 3, items: 1 }, 1, false],
  ];
  for (const [orders, items, used, added, expected] of rows)
    expect(hasRoom({ orders, items }, used, added), JSON.stringify([orders, items, used, added])).toBe(
      expected,
    );
});

test('full slots are left out and counted, and a day whose last slots are full says so', () => {
  const whole = deliverySlots(query)[0];
  expect(whole).toMatchObject({ fullCount: 0, reason: null });
  expect(whole?.slots).toHaveLength(6);
  const partly = deliverySlots({ ...query, isFull: (fromMs) => fromMs < at(20) })[0];
  expect(partly).toMatchObject({ fullCount: 2, reason: null });
  expect(partly?.slots[0]?.fromMs).toBe(at(20));
  expect(deliverySlots({ ...query, isFull: () => true })[0]).toMatchObject({
    slots: [],
    fullCount: 6,
    reason: 'full',
  });
});

test('an order for now arrives in its usual slot, or in the next one with room that day, within the longest queue', () => {
  const usual = { fromMs: at(18.5), toMs: at(19) };
  expect(arrivalSlot(query)).toEqual({ slot: usual, isDelayed: false });
  expect(arrivalSlot({ ...query, isFull: (fromMs) => fromMs === usual.fromMs })).toEqual({
    slot: { fromMs: at(19), toMs: at(19.5) },
    isDelayed: true,
  });
  expect(arrivalSlot({ ...query, isFull: (fromMs) => fromMs < at(21.5) })?.slot.fromMs).toBe(at(21.5));
  // The next one is tomorrow.
  expect(arrivalSlot({ ...query, isFull: (fromMs) => fromMs < at(24) })).toBeNull();
  expect(arrivalSlot({ ...query, alwaysOpen: true, isFull: (fromMs) => fromMs < at(22.5) })).toBeNull();
  // After the last slot of the day the usual one needs no hours: the store is open now.
  expect(arrivalSlot({ ...query, nowMs: at(21.75) })).toEqual({
    slot: { fromMs: at(22), toMs: at(22.5) },
    isDelayed: false,
  });
});

test('an order for now never arrives before its usual time, nor in a full slot, nor later than the longest queue', () => {
  const year = Date.UTC(2026, 0, 1);
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 365 * 1440 }),
      fc.constantFrom(10, 15, 30, 45, 60),
      fc.nat({ max: 90 }),
      fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      (timeZone, minute, stepMinutes, leadMinutes, pattern) => {
        const nowMs = year + minute * MINUTE;
        const isFull = (fromMs: number) => pattern[Math.floor(fromMs / (stepMinutes * MINUTE)) % 7] ?? false;
        const found = arrivalSlot({
          ...query,
          alwaysOpen: true,
          timeZone,
          stepMinutes,
          leadMinutes,
          nowMs,
          isFull,
        });
        if (!found) return;
        const usualMs = nowMs + leadMinutes * MINUTE;
        const { fromMs, toMs } = found.slot;
        expect(isFull(fromMs)).toBe(false);
        expect(toMs).toBeGreaterThan(usualMs);
        expect(fromMs).toBeLessThanOrEqual(usualMs + MAX_QUEUE_MINUTES * MINUTE);
        expect(found.isDelayed).toBe(fromMs > usualMs);
      },
    ),
  );
});
