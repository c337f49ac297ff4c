import { expect, test } from 'vitest';
import {
  type CalendarDay,
  dayAfter,
  daysFrom,
  daysOfKey,
  monthAfter,
  stateOf,
  weeksOf,
} from './calendar-month.ts';

const day = (date: string, change: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  free: 2,
  open: true,
  past: false,
  ...change,
});

test('a month is shown in whole weeks from Sunday on', () => {
  // 1 November 2026 is a Sunday, 1 December a Tuesday.
  const november = weeksOf(Array.from({ length: 30 }, (_, at) => day(dayAfter('2026-11-01', at))));
  expect(november).toHaveLength(5);
  expect(november[0]?.[0]?.date).toBe('2026-11-01');
  expect(november[4]?.slice(1).map((cell) => cell?.date)).toEqual([
    '2026-11-30',
    ...Array.from({ length: 5 }, () => undefined),
  ]);
  const december = weeksOf([day('2026-12-01')]);
  expect(december[0]?.map((cell) => cell?.date ?? null)).toEqual([
    null,
    null,
    '2026-12-01',
    null,
    null,
    null,
    null,
  ]);
  expect(weeksOf([])).toEqual([]);
});

test('a day is past, closed, taken or free, in this order', () => {
  expect(stateOf(day('2026-11-01'))).toBe('free');
  expect(stateOf(day('2026-11-01', { free: 0 }))).toBe('taken');
  expect(stateOf(day('2026-11-01', { free: 0, open: false }))).toBe('closed');
  expect(stateOf(day('2026-11-01', { open: false, past: true }))).toBe('past');
});

test('months and days continue over the year, and arrows follow the reading direction', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysFrom('2026-11-24', '2026-12-01')).toBe(7);
  expect(daysOfKey('ArrowRight', false, 3)).toBe(1);
  expect(daysOfKey('ArrowRight', true, 3)).toBe(-1);
  expect(daysOfKey('ArrowLeft', true, 3)).toBe(1);
  expect(daysOfKey('ArrowDown', true, 3)).toBe(7);
  expect(daysOfKey('Home', false, 3)).toBe(-3);
  expect(daysOfKey('End', false, 3)).toBe(3);
  expect(daysOfKey('Enter', false, 3)).toBeNull();
});
