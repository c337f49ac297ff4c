import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf } from '../time/index.ts';
import {
  freePlates,
  hoursOfDistance,
  RENTAL_TYPES,
  timeProblems,
  tripEndMs,
  tripHours,
  vehicleCalendar,
} from './index.ts';

const BERLIN = 'Europe/Berlin';
const DUBAI = 'Asia/Dubai';
const HOUR = 3_600_000;
const at = (day: number, minutes: number, timeZone = BERLIN, month = 3) =>
  instantOf({ year: 2026, month, day, minutes }, timeZone);

describe('the length of a trip', () => {
  test('a day ends at the same time of the clock, also when clocks change: it has 23, 24 or 25 hours', () => {
    const dayFrom = (pickupMs: number) =>
      (tripEndMs({ type: 'day_wise', pickupMs, timeZone: BERLIN }, 24) - pickupMs) / HOUR;
    // Clocks go forward on March 29 and back on October 25.
    expect(dayFrom(at(28, 600))).toBe(23);
    expect(dayFrom(at(27, 600))).toBe(24);
    expect(dayFrom(at(24, 600, BERLIN, 10))).toBe(25);
  });

  test('a day from a pickup between two minutes has 24 hours, to the second', () => {
    const start = { type: 'day_wise' as const, pickupMs: at(9, 600) + 30_500, timeZone: BERLIN };
    expect(tripEndMs(start, 24)).toBe(at(10, 600) + 30_500);
  });

  test('hours are elapsed time, also over a change of the clocks', () => {
    const start = { type: 'hourly' as const, pickupMs: at(29, 60), timeZone: BERLIN };
    expect(tripEndMs(start, 2)).toBe(start.pickupMs + 2 * HOUR);
    // From 01:00 to 04:00, of which one hour does not exist.
    expect(tripHours(start, at(29, 240))).toBe(2);
    expect(tripHours({ ...start, type: 'day_wise' }, at(29, 240))).toBe(3);
  });

  test('a trip over midnight and over the end of a year has its hours', () => {
    const start = { type: 'hourly' as const, pickupMs: at(31, 23 * 60, DUBAI, 12), timeZone: DUBAI };
    expect(tripHours(start, instantOf({ year: 2027, month: 1, day: 1, minutes: 120 }, DUBAI))).toBe(3);
    expect(tripHours({ ...start, type: 'day_wise' }, start.pickupMs + 24 * HOUR)).toBe(24);
  });

  test('the hours to the end of a trip are those that it was booked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RENTAL_TYPES),
        fc.constantFrom(BERLIN, DUBAI, 'America/New_York', 'Australia/Lord_Howe'),
        fc.integer({ min: 0, max: 40_000_000 }),
        fc.integer({ min: 1, max: 60 * 24 * 40 }),
        (type, timeZone, minute, length) => {
          const start = { type, pickupMs: Date.UTC(2020, 0, 1) + minute * 60_000, timeZone };
          const endMs = tripEndMs(start, length / 60);
          // An end in the hour that clocks skip or repeat is another local time.
          const distance = Math.abs(tripHours(start, endMs) * 60 - length);
          expect(distance).toBeLessThanOrEqual(type === 'day_wise' ? 60 : 0.001);
          expect(endMs).toBeGreaterThan(start.pickupMs - HOUR);
        },
      ),
    );
  });

  test('hours that were stored as a rounded fraction end at the whole minute', () => {
    const start = { type: 'hourly' as const, pickupMs: at(9, 600), timeZone: BERLIN };
    const stored = Math.fround(tripHours(start, at(13, 1040)));
    expect(tripEndMs(start, stored)).toBe(at(13, 1040));
  });

  test('a trip by distance takes at least an hour', () => {
    expect([0.5, 30, 30.1, 300].map(hoursOfDistance)).toEqual([1, 1, 2, 10]);
  });
});

describe('the times of a trip', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '08:00', closing_time: '20:00' }));
  const of = (pickupMs: number, returnMs: number, change: Partial<Parameters<typeof timeProblems>[0]> = {}) =>
    timeProblems({
      pickupMs,
      returnMs,
      hours: (returnMs - pickupMs) / HOUR,
      nowMs: at(9, 540),
      timeZone: BERLIN,
      provider: { schedules: week, alwaysOpen: false },
      limits: { minimumHours: 1, maximumHours: 72 },
      ...change,
    }).map(({ code, field }) => `${code} ${field}`);

  test('a trip within the rules has no problem; a return at closing time is in time', () => {
    expect(of(at(9, 600), at(9, 720))).toEqual([]);
    expect(of(at(9, 480), at(9, 1200), { nowMs: at(8, 540) })).toEqual([]);
  });

  test('a pickup in the past is rejected after five minutes, unless the trip has begun', () => {
    expect(of(at(9, 535), at(9, 720))).toEqual([]);
    expect(of(at(9, 535) - 1, at(9, 720))).toEqual(['pickup_past pickup_time']);
    expect(of(at(9, 480), at(9, 720), { hasBegun: true })).toEqual([]);
  });

  test('a begun trip cannot be changed to end more than five minutes ago', () => {
    const until = (returnMs: number) => of(at(9, 480), returnMs, { hasBegun: true, hours: 1 });
    expect([540, 535].map((minutes) => until(at(9, minutes)))).toEqual([[], []]);
    expect(until(at(9, 535) - 1)).toEqual(['return_past destination_time']);
    expect(of(at(9, 480), at(9, 534), { hasBegun: true })).toEqual([
      'return_past destination_time',
      'trip_too_short destination_time',
    ]);
  });

  test('a return at or before the pickup is rejected', () => {
    expect(of(at(9, 600), at(9, 600))).toEqual(['return_before_pickup destination_time']);
    expect(of(at(9, 600), at(9, 540))).toEqual(['return_before_pickup destination_time']);
  });

  test('a closed provider is rejected at the field of the time, by the clock of the zone', () => {
    expect(of(at(9, 1200), at(10, 600))).toEqual(['provider_closed pickup_time']);
    expect(of(at(9, 600), at(9, 1201))).toEqual(['provider_closed destination_time']);
    expect(of(at(9, 600), at(10, 479))).toEqual(['provider_closed destination_time']);
    // 08:30 in Berlin after the clocks went forward is 06:30 in UTC.
    expect(of(at(30, 510), at(30, 600))).toEqual([]);
    expect(of(at(9, 1380), at(10, 60), { provider: { schedules: [], alwaysOpen: true } })).toEqual([]);
  });

  test('too short and too long a trip is rejected, at the limits accepted', () => {
    expect(of(at(9, 600), at(9, 659))).toEqual(['trip_too_short destination_time']);
    expect(of(at(9, 600), at(9, 660))).toEqual([]);
    expect(of(at(9, 600), at(12, 600))).toEqual([]);
    expect(of(at(9, 600), at(12, 601))).toEqual(['trip_too_long destination_time']);
    expect(of(at(9, 600), at(27, 600), { limits: { minimumHours: 1, maximumHours: null } })).toEqual([]);
  });
});

describe('the calendar of a vehicle', () => {
  const plates = ['A', 'B'];
  const tuesdays = {
    schedules: [{ day: 2, opening_time: '08:00', closing_time: '20:00' }],
    alwaysOpen: false,
  };
  const calendar = (bookings: Parameters<typeof freePlates>[0]['bookings'], provider = tuesdays) =>
    vehicleCalendar({
      from: { year: 2026, month: 3, day: 8 },
      to: { year: 2026, month: 3, day: 11 },
      plates,
      bookings,
      provider,
      nowMs: at(9, 720),
      timeZone: BERLIN,
    });

  test('a day counts the vehicles that are free for all of it, in the clock of the zone', () => {
    const overMidnight = { plate: 'A', fromMs: at(10, 1380), toMs: at(11, 60) };
    expect(calendar([overMidnight]).map(({ date, free }) => [date, free])).toEqual([
      ['2026-03-08', 2],
      ['2026-03-09', 2],
      ['2026-03-10', 1],
      ['2026-03-11', 1],
    ]);
    const untilMidnight = { plate: 'A', fromMs: at(10, 1380), toMs: at(11, 0) };
    expect(calendar([untilMidnight])[3]?.free).toBe(2);
  });

  test('a day is open from its midnight to the next one only', () => {
    const wholeDays = [0, 2].map((day) => ({ day, opening_time: '00:00', closing_time: '24:00' }));
    const days = calendar([], { schedules: wholeDays, alwaysOpen: false });
    expect(days.map(({ open }) => open)).toEqual([true, false, true, false]);
  });

  test('what ended earlier today does not count, past and closed days are marked', () => {
    const thisMorning = { plate: 'B', fromMs: at(9, 480), toMs: at(9, 700) };
    const days = calendar([thisMorning]);
    expect(days[1]?.free).toBe(2);
    expect(days.map(({ past }) => past)).toEqual([true, false, false, false]);
    expect(days.map(({ open }) => open)).toEqual([false, false, true, false]);
  });

  test('adjoining bookings do not overlap, and a plate that left the fleet does not count', () => {
    const bookings = [{ plate: 'A', fromMs: 10, toMs: 20 }];
    expect(freePlates({ plates, bookings }, 20, 30)).toEqual(plates);
    expect(freePlates({ plates, bookings }, 0, 10)).toEqual(plates);
    expect(freePlates({ plates, bookings }, 19, 21)).toEqual(['B']);
    expect(freePlates({ plates: ['B'], bookings }, 0, 30)).toEqual(['B']);
  });
});
