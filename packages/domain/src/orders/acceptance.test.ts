import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AcceptanceInput, acceptanceDeadline } from './acceptance.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-02T10:00:00Z');
const ORDER: AcceptanceInput = {
  type: 'delivery',
  receivedMs: NOW,
  opensMs: null,
  scheduledMs: null,
  usualMinutes: 30,
  withinMinutes: 10,
};

test('an open store has the time limit from when it received the order', () => {
  expect(acceptanceDeadline(ORDER)).toBe(NOW + 10 * MINUTE);
});

test('a closed store has the time limit from its opening', () => {
  expect(acceptanceDeadline({ ...ORDER, opensMs: NOW + 90 * MINUTE })).toBe(NOW + 100 * MINUTE);
});

test('a scheduled order can be accepted until its preparation must begin', () => {
  const scheduledMs = NOW + 300 * MINUTE;
  expect(acceptanceDeadline({ ...ORDER, scheduledMs })).toBe(NOW + 270 * MINUTE);
  const soon = NOW + 35 * MINUTE;
  expect(acceptanceDeadline({ ...ORDER, scheduledMs: soon })).toBe(NOW + 10 * MINUTE);
});

test('a trip must be accepted a day before its pickup, a sooner one within the time limit', () => {
  const trip = { ...ORDER, type: 'trip' } as const;
  const scheduledMs = NOW + 72 * 60 * MINUTE;
  expect(acceptanceDeadline({ ...trip, scheduledMs })).toBe(NOW + 48 * 60 * MINUTE);
  expect(acceptanceDeadline({ ...trip, scheduledMs: NOW + 120 * MINUTE })).toBe(NOW + 10 * MINUTE);
});

test('a store always has the whole time limit while it is open', () => {
  const minutes = fc.nat(100_000);
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom('delivery' as const, 'take_away' as const, 'trip' as const),
        receivedMs: minutes,
        opensMs: fc.option(minutes),
        scheduledMs: fc.option(minutes),
        usualMinutes: fc.nat(600),
        withinMinutes: fc.integer({ min: 1, max: 600 }),
      }),
      (input) => {
        const opensMs = input.opensMs ?? 0;
        const from = Math.max(input.receivedMs, opensMs);
        expect(acceptanceDeadline(input)).toBeGreaterThanOrEqual(from + input.withinMinutes * MINUTE);
      },
    ),
  );
});
