import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDates } from './dates.ts';

const now = () => new Date(2026, 10, 22, 12).getTime();
const english = createDates({ language: 'en', clock: '24', now });
const arabic = createDates({ language: 'ar', clock: '12', now });
const instant = (...at: [number, number, number, number?, number?]) => new Date(...at).toISOString();

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('dates have one style per language', () => {
  test('the year is shown unless it is the current one', () => {
    expect(english.date('2026-11-30')).toBe('30 Nov');
    expect(english.date('2027-11-21')).toBe('21 Nov 2027');
    expect(english.date('2025-09-01')).toBe('1 Sep 2025');
    expect(arabic.date('2026-11-30')).toBe('30 نوفمبر');
    expect(arabic.date('2027-11-21')).toBe('21 نوفمبر 2027');
  });

  test('a weekday precedes the date of the current year, and documents name every year', () => {
    expect(english.weekday('2026-11-24')).toBe('Tue 24 Nov');
    expect(english.weekday('2025-11-24')).toBe('24 Nov 2025');
    expect(arabic.weekday('2026-11-24')).toBe('الثلاثاء 24 نوفمبر');
    expect(english.fullDate('2026-11-24')).toBe('24 Nov 2026');
  });

  test('a range names its month once', () => {
    expect(english.range('2026-03-01', '2026-03-09')).toBe('1 – 9 Mar');
    expect(english.range('2026-02-28', '2026-03-09')).toBe('28 Feb – 9 Mar');
    expect(english.range('2026-12-28', '2027-01-02')).toBe('28 Dec – 2 Jan 2027');
  });

  test.each([
    { zone: 'Asia/Dubai', shown: ['25 Nov', '02:30', '24 Nov'] },
    { zone: 'America/New_York', shown: ['24 Nov', '17:30', '24 Nov'] },
  ])('instants are in the visitor’s time zone, calendar days in none: $zone', async ({ zone, shown }) => {
    vi.stubEnv('TZ', zone);
    // The formats are cached with the time zone of the page.
    vi.resetModules();
    const { createDates: onNewPage } = await import('./dates.ts');
    const { date, clock, daysAgo } = onNewPage({ language: 'en', clock: '24', now });
    const at = '2026-11-24T22:30:00Z';
    expect([date(at), clock(at), date('2026-11-24')]).toEqual(shown);
    const noon = now();
    expect(daysAgo(new Date(noon - 13 * 3_600_000).toISOString())).toBe(1);
    expect(daysAgo(new Date(noon - 11 * 3_600_000).toISOString())).toBe(0);
  });
});

test('instants are in the given time zone', () => {
  const { clock, date, daysAgo } = createDates({
    language: 'en',
    clock: '24',
    now: () => Date.parse('2026-12-31T21:00:00Z'),
    timeZone: 'Asia/Dubai',
  });
  expect(clock('2026-12-31T20:30:00Z')).toBe('00:30');
  expect(date('2026-12-31T20:30:00Z')).toBe('1 Jan');
  expect(date('2026-12-31T19:30:00Z')).toBe('31 Dec 2026');
  expect([daysAgo('2026-12-31T20:30:00Z'), daysAgo('2026-12-31T19:30:00Z')]).toEqual([0, 1]);
});

test('times of instants follow the operator’s 12 or 24 hour style', () => {
  const at = instant(2026, 10, 22, 18, 5);
  expect(english.clock(at)).toBe('18:05');
  expect(createDates({ language: 'en', clock: '12', now }).clock(at)).toBe('6:05 PM');
  expect(arabic.clock(at)).toBe('6:05 م');
});
