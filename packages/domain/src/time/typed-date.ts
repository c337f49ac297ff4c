import { LANGUAGE_CODES } from '../language/index.ts';
import { normalizeText } from '../text/index.ts';
import { isoDate } from './clock.ts';

/** The years that a date field accepts. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;

/** `form`: not a date. `missing`: a day that no calendar has (31 February). `year`: outside of the accepted years. */
export type TypedDateProblem = 'form' | 'missing' | 'year';
export type TypedDate = { day: string } | { problem: TypedDateProblem };

let names: Map<string, number> | undefined;

/**
 * Parses a typed date; the order is day, month, year: "27/11/2026", "27.11.2026", "27112026", "27 Nov 2026",
 * "27 نوفمبر 2026", or ISO "2026-11-27", in digits of any script. `isFinal` also accepts a year of two digits, which is
 * incomplete while the visitor is still typing. The day is "2026-11-27".
 */
export function parseTypedDate(text: string, isFinal = true): TypedDate {
  const plain = normalizeText(text, 'identifier').toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return dateOf(iso[3], iso[2], iso[1]);
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(plain);
  if (digits) return dateOf(digits[1], digits[2], digits[3]);
  const [day, month, year, ...rest] = plain.split(/[\s./,،\u066b\u066c-]+/u).filter(Boolean);
  if (day === undefined || month === undefined || year === undefined || rest.length > 0)
    return { problem: 'form' };
  if (!/^\d{1,2}$/.test(day) || !/^\d+$/.test(year)) return { problem: 'form' };
  if (year.length === 2) return isFinal ? dateOf(day, month, `20${year}`) : { problem: 'form' };
  if (year.length < 4) return { problem: 'form' };
  return dateOf(day, month, year);
}

/** Whether a text is a calendar day like "2026-11-27" that exists. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && 'day' in dateOf(day, month, year);
}

function dateOf(day = '', month = '', year = ''): TypedDate {
  const number = /^\d{1,2}$/.test(month) ? Number(month) : monthNamed(month);
  // A month above 12 is a date in another order.
  if (number === null || number > 12) return { problem: 'form' };
  const date = { year: Number(year), month: number, day: Number(day) };
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR) return { problem: 'year' };
  const real = new Date(Date.UTC(date.year, date.month - 1, date.day));
  const exists = real.getUTCMonth() + 1 === date.month && real.getUTCDate() === date.day;
  return exists ? { day: isoDate(date) } : { problem: 'missing' };
}

/** The month of a name in one of the languages, also shortened to three letters or more; null for any other text. */
function monthNamed(name: string): number | null {
  if (name.length < 3) return null;
  names ??= monthNames();
  const found = [...names].find(([full]) => full.startsWith(name));
  return found ? found[1] : null;
}

function monthNames(): Map<string, number> {
  return new Map(
    LANGUAGE_CODES.flatMap((language) => {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month: 'long', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        format.format(Date.UTC(2026, index, 15)).toLowerCase(),
        index + 1,
      ]);
    }),
  );
}
