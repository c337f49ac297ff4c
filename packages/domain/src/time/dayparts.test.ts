import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime } from './clock.ts';
import { daypartStarts, dayRuns, isInDayparts } from './dayparts.ts';

const MINUTE = 60_000;
const ZONES = ['Europe/Berlin', 'Asia/Dubai', 'America/New_York', 'Asia/Kathmandu'];
const zone = fc.constantFrom(...ZONES);
const instant = fc.integer({ min: Date.UTC(2026, 0, 1) / MINUTE, max: Date.UTC(2027, 0, 1) / MINUTE });
const daypart = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  fromMinutes: fc.integer({ min: 0, max: 1439 }),
  toMinutes: fc.integer({ min: 0, max: 1440 }),
});
const dayparts = fc.array(daypart, { minLength: 1, maxLength: 4 });
const at = (iso: string) => Date.parse(iso);

test('without dayparts an item is always sold', () => {
  fc.assert(fc.property(instant, zone, (minutes, name) => isInDayparts([], minutes * MINUTE, name)));
});

test('a breakfast of weekdays is sold from its start until before its end, in the time of the store', () => {
  const breakfast = [{ days: [1, 2, 3, 4, 5], fromMinutes: 420, toMinutes: 660 }];
  const sold = (iso: string) => isInDayparts(breakfast, at(iso), 'Europe/Berlin');
  // Friday, 10 July 2026, is summer time: UTC+2.
  expect(
    ['2026-07-10T04:59:59Z', '2026-07-10T05:00:00Z', '2026-07-10T08:59:59Z', '2026-07-10T09:00:00Z'].map(
      sold,
    ),
  ).toEqual([false, true, true, false]);
  expect(sold('2026-07-11T06:00:00Z')).toBe(false);
});

test('a night belongs to the day on which it begins', () => {
  const friday = [{ days: [5], fromMinutes: 1320, toMinutes: 120 }];
  const sold = (iso: string) => isInDayparts(friday, at(iso), 'Asia/Dubai');
  // 22:00 on Friday until 02:00 on Saturday in UTC+4.
  expect(['2026-07-10T18:00:00Z', '2026-07-10T21:59:00Z', '2026-07-10T22:00:00Z'].map(sold)).toEqual([
    true,
    true,
    false,
  ]);
  expect(sold('2026-07-09T21:30:00Z')).toBe(false);
});

test('more windows never sell less, and all days around the clock always sell', () => {
  fc.assert(
    fc.property(dayparts, daypart, instant, zone, (all, more, minutes, name) => {
      const now = minutes * MINUTE;
      return !isInDayparts(all, now, name) || isInDayparts([...all, more], now, name);
    }),
  );
  const always = [{ days: [0, 1, 2, 3, 4, 5, 6], fromMinutes: 300, toMinutes: 300 }];
  fc.assert(fc.property(instant, zone, (minutes, name) => isInDayparts(always, minutes * MINUTE, name)));
});

test('the end of a day closes an evening, and its last minute still sells', () => {
  const evening = [{ days: [3], fromMinutes: 1080, toMinutes: 1440 }];
  const sold = (iso: string) => isInDayparts(evening, at(iso), 'UTC');
  // 4 March 2026 is a Wednesday.
  expect(['2026-03-04T17:59:00Z', '2026-03-04T23:59:00Z', '2026-03-05T00:00:00Z'].map(sold)).toEqual([
    false,
    true,
    false,
  ]);
});

test('the next starts are in the future, within eight days, in order, and sell unless their hour does not exist that day', () => {
  fc.assert(
    fc.property(dayparts, instant, zone, (all, minutes, name) => {
      const now = minutes * MINUTE;
      const starts = daypartStarts(all, now, name);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      const times = all.map(({ fromMinutes, toMinutes }) => (fromMinutes === toMinutes ? 0 : fromMinutes));
      return (
        starts.length > 0 &&
        starts.every((start) => {
          const isSkipped = !times.includes(localTime(start, name).minutes);
          return (
            start > now && start - now <= 8 * 86_400_000 && (isSkipped || isInDayparts(all, start, name))
          );
        })
      );
    }),
  );
  expect(daypartStarts([], 0, 'UTC')).toEqual([]);
});

test('the next start of a daypart that runs is that of its next day', () => {
  const lunch = [{ days: [1, 3], fromMinutes: 660, toMinutes: 900 }];
  // Monday, 2 March 2026, 12:00 in Dubai.
  expect(
    daypartStarts(lunch, at('2026-03-02T08:00:00Z'), 'Asia/Dubai').map((ms) => new Date(ms).toISOString()),
  ).toEqual(['2026-03-04T07:00:00.000Z', '2026-03-09T07:00:00.000Z']);
});

test('days are runs of consecutive days from Monday, also past the end of the week', () => {
  expect(dayRuns([5, 4, 3, 2, 1])).toEqual([[1, 2, 3, 4, 5]]);
  expect(dayRuns([0, 1, 3])).toEqual([[3], [0, 1]]);
  expect(dayRuns([0, 1, 2, 3, 4, 5, 6])).toEqual([[1, 2, 3, 4, 5, 6, 0]]);
  expect(dayRuns([])).toEqual([]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 6 })), (days) => {
      expect(new Set(dayRuns(days).flat())).toEqual(new Set(days));
    }),
  );
});
