import { expect, test } from 'vitest';
import { weekStartOf } from './week-start.ts';

test('the week of every country begins on the day of the Unicode data, of which this Node has a copy', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const countries = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => names.of(code));
  // ISO numbers the days from Monday, 1, to Sunday, 7. The Maldives begin on Friday, which no calendar here offers.
  const expected = (code: string) => {
    const { firstDay } = (new Intl.Locale(`und-${code}`) as unknown as WeekLocale).getWeekInfo();
    return firstDay === 5 ? 1 : firstDay % 7;
  };
  const wrong = countries.filter((code) => !RETIRED.has(code) && weekStartOf(code) !== expected(code));
  expect([countries.length > 200, wrong]).toEqual([true, []]);
  expect([weekStartOf('us'), weekStartOf('KW'), weekStartOf('AE')]).toEqual([0, 6, 1]);
});

type WeekLocale = { getWeekInfo: () => { firstDay: number } };
/** Codes of former states. */
const RETIRED = new Set(['BU', 'RH', 'YD']);
