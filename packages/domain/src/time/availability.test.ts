import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantOf, isAvailable, isoDate, localTime } from './index.ts';

const ZONES = ['Asia/Dubai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];
const BERLIN = 'Europe/Berlin';
const DAY = 1440;
const minutes = fc.nat(DAY - 1);
const instants = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });

// Requirements: ITEM-57, ITEM-61.
test('an item is available exactly during its hours in local time, also past midnight', () => {
  fc.assert(
    fc.property(minutes, minutes, instants, fc.constantFrom(...ZONES), (starts, ends, at, zone) => {
      const now = localTime(at * 60_000, zone).minutes;
      const length = (ends - starts + DAY) % DAY || DAY;
      const inside = (now - starts + DAY) % DAY < length;
      const hours = { startsMinutes: starts, endsMinutes: ends };
      expect(isAvailable(hours, at * 60_000, zone)).toBe(inside);
    }),
  );
});

test('of two complementary windows exactly one is open at any instant', () => {
  fc.assert(
    fc.property(minutes, minutes, instants, fc.constantFrom(...ZONES), (a, b, at, zone) => {
      fc.pre(a !== b);
      const open = (startsMinutes: number, endsMinutes: number) =>
        isAvailable({ startsMinutes, endsMinutes }, at * 60_000, zone);
      expect(open(a, b)).toBe(!open(b, a));
    }),
  );
});

test('a campaign of one evening runs on that evening and past midnight, also when clocks change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 700 }), fc.constantFrom(...ZONES), (count, zone) => {
      const day = addDays({ year: 2026, month: 1, day: 1 }, count);
      const evening = {
        startsMinutes: 18 * 60,
        endsMinutes: 60,
        dateStarts: isoDate(day),
        dateEnds: isoDate(day),
      };
      const at = (clock: number) => isAvailable(evening, instantOf({ ...day, minutes: clock }, zone), zone);
      expect(
        [-24 * 60 + 19 * 60, 30, 17 * 60 + 59, 18 * 60, DAY + 59, DAY + 60, DAY + 19 * 60].map(at),
      ).toEqual([false, false, false, true, true, false, false]);
    }),
  );
});

test('without a start or an end an item is available all day', () => {
  const day = { year: 2026, month: 3, day: 9 };
  const all = (startsMinutes: number | null, endsMinutes: number | null) =>
    [0, 9 * 60, 10 * 60, 11 * 60, 23 * 60].every((clock) =>
      isAvailable({ startsMinutes, endsMinutes }, instantOf({ ...day, minutes: clock }, BERLIN), BERLIN),
    );
  expect([all(null, 600), all(600, null), all(null, null), all(600, 600)]).toEqual([true, true, true, true]);
  expect([all(600, 660), all(660, 600)]).toEqual([false, false]);
});

test('a campaign without hours or with equal ones runs from midnight to midnight of its days', () => {
  const dates = { dateStarts: '2026-03-09', dateEnds: '2026-03-10' };
  for (const clock of [null, 12 * 60]) {
    const campaign = { ...dates, startsMinutes: clock, endsMinutes: clock };
    const at = (day: number, minute: number) =>
      isAvailable(campaign, instantOf({ year: 2026, month: 3, day, minutes: minute }, BERLIN), BERLIN);
    expect([at(8, 1439), at(9, 0), at(9, 180), at(10, 1439), at(11, 0), at(11, 180)]).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  }
});

test('when an hour is skipped or repeated the local time decides', () => {
  const night = { startsMinutes: 2 * 60, endsMinutes: 3 * 60 };
  const sold = (from: number) => {
    let count = 0;
    for (let minute = 0; minute < 6 * 60; minute += 1) {
      if (isAvailable(night, from + minute * 60_000, BERLIN)) count += 1;
    }
    return count;
  };
  expect(sold(Date.UTC(2026, 2, 28, 22))).toBe(0);
  expect(sold(Date.UTC(2026, 2, 29, 22))).toBe(60);
  expect(sold(Date.UTC(2026, 9, 24, 22))).toBe(120);
});
