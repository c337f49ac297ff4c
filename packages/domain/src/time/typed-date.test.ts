import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDate } from './clock.ts';
import { isCalendarDay, parseTypedDate } from './typed-date.ts';

test('a typed date is day, month and year, with any separator, name of the month and script of digits', () => {
  for (const text of [
    '27/11/2026',
    ' 27.11.2026 ',
    '27-11-2026',
    '27 11 2026',
    '27112026',
    '2026-11-27',
    '27 Nov 2026',
    '27 november 2026',
    '27 نوفمبر 2026',
    '٢٧/١١/٢٠٢٦',
    '۲۷٫۱۱٫۲۰۲۶',
    '\u200f27/11/2026\u200e',
  ])
    expect(parseTypedDate(text), text).toEqual({ day: '2026-11-27' });
});

test('every day reads the same when it is typed in digits or as the fields show it', () => {
  const show = new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70_000 }), (count) => {
      const date = addDays({ year: 1900, month: 1, day: 1 }, count);
      const day = isoDate(date);
      const parts = Object.fromEntries(
        show.formatToParts(Date.parse(day)).map(({ type, value }) => [type, value]),
      );
      for (const text of [
        `${date.day}/${date.month}/${date.year}`,
        `${parts.day} ${parts.month} ${parts.year}`,
      ])
        expect(parseTypedDate(text)).toEqual({ day });
    }),
  );
});

test('a day that no calendar has is told from a text that is no date', () => {
  for (const text of ['31/02/2026', '29/02/2027', '31/04/2026', '00/11/2026', '27/00/2026'])
    expect(parseTypedDate(text), text).toEqual({ problem: 'missing' });
  expect(parseTypedDate('29/02/2028')).toEqual({ day: '2028-02-29' });
  for (const text of [
    '',
    'tomorrow',
    '27/11',
    '27/11/202',
    '2/1/2/3',
    '271126',
    '27 xyz 2026',
    '11/27/2026',
    '-1/11/2026x',
  ])
    expect(parseTypedDate(text), text).toEqual({ problem: 'form' });
});

test('a year outside of 1900 to 2199 is rejected, also with five digits', () => {
  for (const text of ['27/11/20226', '1/1/1899', '1/1/2200', '27/11/0226'])
    expect(parseTypedDate(text), text).toEqual({ problem: 'year' });
});

test('a year of two digits is of this century, and incomplete while the visitor types', () => {
  expect(parseTypedDate('27/11/26')).toEqual({ day: '2026-11-27' });
  expect(parseTypedDate('27/11/20', false)).toEqual({ problem: 'form' });
});

test('a calendar day is an ISO date that exists', () => {
  expect(['2026-11-27', '2026-02-31', '2026-11-27T10:00', '27/11/2026', ''].map(isCalendarDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
