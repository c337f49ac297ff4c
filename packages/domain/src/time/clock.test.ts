import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, formatClock, instantOf, isoDate, localTime, parseClock } from './index.ts';

const BERLIN = 'Europe/Berlin';
const ZONES = [BERLIN, 'Asia/Dubai', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
const instants = fc.integer({
  min: Date.UTC(2020, 0, 1) / 60_000,
  max: Date.UTC(2035, 0, 1) / 60_000,
});

describe('localTime', () => {
  test('an instant is read in the time zone, with Sunday as 0', () => {
    expect(localTime(Date.UTC(2026, 2, 8, 21, 30), 'Asia/Dubai')).toEqual({
      year: 2026,
      month: 3,
      day: 9,
      weekday: 1,
      minutes: 90,
    });
    expect(localTime(Date.UTC(2026, 2, 8, 0, 0), 'UTC').weekday).toBe(0);
  });

  test('a change of clocks takes effect at its minute', () => {
    const change = Date.UTC(2026, 2, 29, 1, 0);
    expect(localTime(change - 60_000, BERLIN).minutes).toBe(119);
    expect(localTime(change, BERLIN).minutes).toBe(180);
  });

  test('an unknown zone throws', () => {
    expect(() => localTime(0, 'Mars/Phobos')).toThrow(RangeError);
  });
});

describe('instantOf', () => {
  test('instantOf reverses localTime, except for the repeated hour', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (minute, zone) => {
        const instant = minute * 60_000;
        const back = instantOf(localTime(instant, zone), zone);
        expect(localTime(back, zone)).toEqual(localTime(instant, zone));
        expect([0, 30, 60]).toContain((instant - back) / 60_000);
      }),
    );
  });

  test('a local time that occurs twice is the first one', () => {
    const reading = { year: 2026, month: 10, day: 25, minutes: 150 };
    expect(instantOf(reading, BERLIN)).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });

  test('a local time that is skipped is shifted by the gap', () => {
    const reading = { year: 2026, month: 3, day: 29, minutes: 150 };
    expect(instantOf(reading, BERLIN)).toBe(Date.UTC(2026, 2, 29, 1, 30));
    expect(localTime(instantOf(reading, BERLIN), BERLIN).minutes).toBe(210);
  });

  test('the hours after a change of clocks are exact, east and west of Greenwich', () => {
    const minutes = (clock: number) => ({ year: 2026, month: 3, day: 8, minutes: clock });
    expect(instantOf(minutes(90), 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 6, 30));
    expect(instantOf(minutes(240), 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 8));
    const sydney = { year: 2026, month: 10, day: 4 };
    expect(instantOf({ ...sydney, minutes: 90 }, 'Australia/Sydney')).toBe(Date.UTC(2026, 9, 3, 15, 30));
    expect(instantOf({ ...sydney, minutes: 240 }, 'Australia/Sydney')).toBe(Date.UTC(2026, 9, 3, 17));
  });

  test('minutes above 1440 lie on the next day', () => {
    const night = instantOf({ year: 2026, month: 12, day: 31, minutes: 1500 }, 'Asia/Dubai');
    expect(localTime(night, 'Asia/Dubai')).toMatchObject({ year: 2027, month: 1, day: 1, minutes: 60 });
  });

  test('a later local time is never an earlier instant', () => {
    const day = fc.integer({ min: 0, max: 3000 });
    const minutes = fc.nat(2 * 1440);
    fc.assert(
      fc.property(day, minutes, minutes, fc.constantFrom(...ZONES), (count, a, b, zone) => {
        const date = addDays({ year: 2024, month: 1, day: 1 }, count);
        const first = instantOf({ ...date, minutes: Math.min(a, b) }, zone);
        const second = instantOf({ ...date, minutes: Math.max(a, b) }, zone);
        // Local times inside a gap are shifted and may lie after those that follow the gap.
        const gap = localTime(first, zone).minutes !== Math.min(a, b) % 1440;
        fc.pre(!gap);
        expect(second).toBeGreaterThanOrEqual(first);
      }),
    );
  });
});

test('days are added across months and leap years', () => {
  expect(isoDate(addDays({ year: 2028, month: 2, day: 28 }, 1))).toBe('2028-02-29');
  expect(isoDate(addDays({ year: 2026, month: 12, day: 31 }, 1))).toBe('2027-01-01');
  expect(isoDate(addDays({ year: 2026, month: 1, day: 1 }, -1))).toBe('2025-12-31');
  expect(isoDate({ year: 987, month: 1, day: 2 })).toBe('0987-01-02');
});

test('times are parsed with and without seconds', () => {
  expect(parseClock('18:30')).toBe(1110);
  expect(parseClock('09:05:00')).toBe(545);
  expect(parseClock('24:00')).toBe(1440);
  expect(parseClock(' 9:05 ')).toBe(545);
  for (const bad of ['24:01', '12:60', 'noon', '', '12', '118:30', 'x18:30', '18:30x', '18:3', '18:30:0'])
    expect(parseClock(bad), bad).toBeNull();
});

test('times are formatted for 12 and 24 hours', () => {
  expect([0, 545, 720, 1110, 1440].map((minutes) => formatClock(minutes, '12'))).toEqual([
    '12:00 AM',
    '9:05 AM',
    '12:00 PM',
    '6:30 PM',
    '12:00 AM',
  ]);
  expect(formatClock(545, '24')).toBe('09:05');
});

test('a formatted time parses as the same time', () => {
  fc.assert(
    fc.property(fc.nat(1439), (minutes) => {
      expect(parseClock(formatClock(minutes, '24'))).toBe(minutes);
    }),
  );
});
