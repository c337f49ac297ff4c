import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantOf, isAvailable, isoDate, localTime } from './index.ts';

const ZONES = ['Asia/Dubai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];
const BERLIN = 'Europe/Berlin';
const DAY = 1440;
const minutes = fc.nat(DAY - 1);
const instants = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });

test('[ITEM-57, ITEM-61] an item is sold exactly while the clock of its zone stands in its hours, over midnight too', () => {
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

test('of two windows that share the day exactly one is open at any instant', () => {
  fc.assert(
    fc.property(minutes, minutes, instants, fc.constantFrom(...ZONES), (a, b, at, zone) => {
      fc.pre(a !== b);
      const open = (startsMinutes: number, endsMinutes: number) =>
        isAvailable({ startsMinutes, endsMinutes }, at * 60_000, zone);
      expect(open(a, b)).toBe(!open(b, a));
    }),
  );
});

test('a campaign of one evening is sold on that evening and the hours after midnight, wherever clocks change', () => {
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

test('where an hour is lost or repeated the wall clock decides', () => {
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
