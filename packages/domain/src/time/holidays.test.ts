import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, deliverySlots, endOfOpenDay, instantOf, isoDate, localTime, openState } from './index.ts';

const DUBAI = 'Asia/Dubai';
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const nightly = DAYS.map((day) => ({ day, opening_time: '18:00', closing_time: '02:00' }));
const allDay = DAYS.map((day) => ({ day, opening_time: '00:00', closing_time: '24:00' }));
const MONDAY = { year: 2026, month: 3, day: 9 };
const HOLIDAY = { from: '2026-03-09', before: '2026-03-10' };

/** A time of Monday; above 24 it is on Tuesday. */
function at(hours: number): number {
  return instantOf({ ...MONDAY, minutes: hours * 60 }, DUBAI);
}

function stateAt(hours: number, schedules = nightly, alwaysOpen = false) {
  return openState(schedules, alwaysOpen, at(hours), DUBAI, { holidays: [HOLIDAY] });
}

test('the night of a holiday is closed to its end, and the night before it stays open past midnight', () => {
  expect(stateAt(1.25)).toEqual({ open: true, closesAtMs: at(2), opensAtMs: null });
  expect(stateAt(19)).toEqual({ open: false, closesAtMs: null, opensAtMs: at(42) });
  expect(stateAt(25.25)).toEqual({ open: false, closesAtMs: null, opensAtMs: at(42) });
  expect(stateAt(42).open).toBe(true);
});

test('a store that is open around the clock is closed from midnight to midnight of a holiday', () => {
  for (const isAlwaysOpen of [true, false]) {
    const state = (hours: number) => stateAt(hours, allDay, isAlwaysOpen).open;
    expect([-0.1, 0, 12, 23.9, 24].map(state)).toEqual([true, false, false, false, true]);
  }
});

test('no slot begins in the night of a holiday, and those of the night before it stay', () => {
  const [monday, tuesday] = deliverySlots({
    schedules: nightly,
    alwaysOpen: false,
    holidays: [HOLIDAY],
    stepMinutes: 60,
    leadMinutes: 0,
    days: 2,
    nowMs: at(0),
    timeZone: DUBAI,
  });
  expect(monday?.slots.map(({ fromMs }) => fromMs)).toEqual([at(0), at(1)]);
  expect(tuesday?.slots[0]?.fromMs).toBe(at(42));
});

test('a store with hours within the day is closed on its holidays and unchanged on all other days', () => {
  const day = fc.integer({ min: -30, max: 30 });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 20 }), day, fc.nat(23), (first, length, other, hour) => {
      const byDay = DAYS.map((weekday) => ({ day: weekday, opening_time: '09:00', closing_time: '22:00' }));
      const from = isoDate(addDays(MONDAY, first));
      const before = isoDate(addDays(MONDAY, first + length));
      const atMs = at(other * 24 + hour);
      const isHoliday = from <= isoDate(localTime(atMs, DUBAI)) && isoDate(localTime(atMs, DUBAI)) < before;
      const { open } = openState(byDay, false, atMs, DUBAI, { holidays: [{ from, before }] });
      expect(open).toBe(!isHoliday && hour >= 9 && hour < 22);
    }),
  );
});

test('a day ends with the hours that run past its midnight, and at midnight around the clock', () => {
  const night = { schedules: nightly, alwaysOpen: false };
  expect(endOfOpenDay(night, at(20), DUBAI)).toBe(at(26));
  expect(endOfOpenDay({ schedules: allDay, alwaysOpen: false }, at(20), DUBAI)).toBe(at(24));
  expect(endOfOpenDay({ schedules: [], alwaysOpen: true }, at(20), DUBAI)).toBe(at(24));
  expect(endOfOpenDay({ ...night, holidays: [HOLIDAY] }, at(20), DUBAI)).toBe(at(24));
  const paused = { ...night, closures: [{ fromMs: at(0), toMs: at(21) }] };
  expect(endOfOpenDay(paused, at(20), DUBAI)).toBe(at(26));
});
