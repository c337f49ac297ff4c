import { expect, test } from 'vitest';
import {
  COUNTER_GRACE_MS,
  HANDOVER_UNDO_MINUTES,
  handoverUndoUntilMs,
  handoverWarnings,
  hasReadings,
  isLicenseValid,
  tripBoardColumn,
  tripDueMs,
} from './index.ts';

const PICKUP = Date.UTC(2026, 2, 9, 20);

test('a hand-over warns before its time, and of a license other than the booked one', () => {
  const warnings = (nowMs: number, number: string | null, bookedLicense: string | null = 'DXB-1042') =>
    handoverWarnings({
      nowMs,
      pickupMs: PICKUP,
      bookedLicense,
      license: number === null ? null : { number },
    });
  expect(warnings(PICKUP - COUNTER_GRACE_MS, 'dxb 1042')).toEqual([]);
  expect(warnings(PICKUP - COUNTER_GRACE_MS - 1, 'X1')).toEqual(['early', 'license_differs']);
  expect(warnings(PICKUP, null)).toEqual([]);
  expect(warnings(PICKUP, 'X1', null)).toEqual([]);
});

test('a license is valid if it lasts until the day of the return in the provider’s time', () => {
  const of = (validUntil: string) => isLicenseValid({ validUntil }, PICKUP, 'Asia/Dubai');
  expect([of('2026-03-09'), of('2026-03-10'), of('2027-01-01')]).toEqual([false, true, true]);
});

test('a hand-over can be undone for some minutes, and neither before it nor after the return', () => {
  expect(handoverUndoUntilMs('picked_up', PICKUP)).toBe(PICKUP + HANDOVER_UNDO_MINUTES * 60_000);
  expect(handoverUndoUntilMs('confirmed', null)).toBeNull();
  expect(handoverUndoUntilMs('delivered', PICKUP)).toBeNull();
});

test('bicycles have neither an odometer nor a tank', () => {
  expect(hasReadings('none')).toBe(false);
  expect(hasReadings('electric')).toBe(true);
});

test('the board has today’s and overdue steps together, and later ones by what comes next', () => {
  const day = 86_400_000;
  const of = (status: 'pending' | 'confirmed' | 'picked_up', pickupMs: number, returnMs = pickupMs + day) =>
    tripBoardColumn({ status, pickupMs, returnMs, timeZone: 'Asia/Dubai' }, PICKUP);
  expect(of('pending', PICKUP)).toBe('new');
  expect(of('confirmed', PICKUP + 3_600_000)).toBe('today');
  // 20:00 in UTC is midnight in Dubai.
  expect(of('confirmed', PICKUP - 1)).toBe('today');
  expect(of('confirmed', PICKUP + day)).toBe('upcoming');
  expect(of('picked_up', PICKUP - 5 * day)).toBe('today');
  expect(of('picked_up', PICKUP)).toBe('rented');
  expect(tripDueMs({ status: 'picked_up', pickupMs: 1, returnMs: 2 })).toBe(2);
  expect(tripDueMs({ status: 'confirmed', pickupMs: 1, returnMs: 2 })).toBe(1);
});
