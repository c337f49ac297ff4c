import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursText, readHours } from './hours-cell.ts';

const daily = fc.oneof(
  fc.constant({ availableFrom: null, availableTo: null }),
  fc.record({
    availableFrom: fc.integer({ min: 0, max: 1439 }),
    availableTo: fc.integer({ min: 0, max: 1439 }),
  }),
);
const daypart = fc.record({
  days: fc
    .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    .map((days) => days.toSorted((a, b) => a - b)),
  fromMinutes: fc.integer({ min: 0, max: 1439 }),
  toMinutes: fc.integer({ min: 1, max: 1440 }),
});

test('hours are read as they were written: of every day, of some days, and both', () => {
  fc.assert(
    fc.property(daily, fc.array(daypart, { maxLength: 10 }), (hours, dayparts) => {
      expect(readHours(hoursText({ ...hours, dayparts }))).toEqual({ ...hours, dayparts });
    }),
  );
});

test('days are lists and ranges, also past the end of the week', () => {
  const week = [1, 2, 3, 4, 5];
  expect(readHours('mon-fri 07:00-11:00 | Sat, sun 8:00 – 00:00')).toEqual({
    availableFrom: null,
    availableTo: null,
    dayparts: [
      { days: week, fromMinutes: 420, toMinutes: 660 },
      { days: [0, 6], fromMinutes: 480, toMinutes: 1440 },
    ],
  });
  expect(readHours('sat-mon 07:00-11:00')?.dayparts[0]?.days).toEqual([0, 1, 6]);
  const written = { days: [0, 1, 2, 4], fromMinutes: 420, toMinutes: 660 };
  expect(hoursText({ availableFrom: 1200, availableTo: 120, dayparts: [written] })).toBe(
    '20:00-02:00 | thu,sun-tue 07:00-11:00',
  );
});

test('a misspelled day, a second range without days and an open range are no hours', () => {
  const wrong = [
    'moon 07:00-11:00',
    '07:00-11:00 | 12:00-13:00',
    'mon 07:00',
    'mon',
    'mon-wed-fri 07:00-11:00',
  ];
  for (const text of [...wrong, 'mon 07:00-11:00 |', 'mon 24:00-25:00', ', 07:00-11:00'])
    expect([text, readHours(text)]).toEqual([text, null]);
});
