import { expect, test } from 'vitest';
import { reminderState } from './index.ts';

const MINUTE = 60_000;
const AT = Date.UTC(2026, 2, 9, 12);

/** States at minutes before the event; it was agreed a day before. */
function states(kind: 'pickup' | 'return', minutesBefore: number[], agreedMs = AT - 24 * 60 * MINUTE) {
  return minutesBefore.map((minutes) =>
    reminderState(kind, { atMs: AT, agreedMs, nowMs: AT - minutes * MINUTE }),
  );
}

test('a customer is reminded of a pickup from three hours before it until it, of a return from one hour before', () => {
  expect(states('pickup', [181, 180, 1, 0, -1])).toEqual(['early', 'due', 'due', 'skipped', 'skipped']);
  expect(states('return', [61, 60, 1, 0, -1])).toEqual(['early', 'due', 'due', 'skipped', 'skipped']);
});

test('a customer who agreed to a time within the last three hours before the pickup is not reminded of it', () => {
  expect(states('pickup', [60], AT - 180 * MINUTE)).toEqual(['due']);
  expect(states('pickup', [60], AT - 180 * MINUTE + 1)).toEqual(['skipped']);
  expect(states('return', [60], AT - 180 * MINUTE + 1)).toEqual(['due']);
});
