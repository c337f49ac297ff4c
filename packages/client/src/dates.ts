import { type LanguageCode, localeOf } from '@errand/domain/language';
import { localTime, minutesText } from '@errand/domain/time';

export type ClockStyle = '12' | '24';
/** `timeZone` is an IANA name; without it instants are in the visitor's own time zone. */
type Options = { language: LanguageCode; clock: ClockStyle; now: () => number; timeZone?: string };
type Parts = Partial<Record<'weekday' | 'day' | 'month' | 'year', string>>;

/**
 * The one style of dates and times per language: "24 Nov", "Tue 24 Nov", "21 Nov 2027", "18:30" or "6:30 PM", with Latin
 * digits. The year is shown when it is not the current one. A text like "2026-11-24" is that calendar day; any other is an
 * instant.
 */
export function createDates({ language, clock, now, timeZone }: Options) {
  const partsOf = partsIn(language, timeZone);
  const isThisYear = ({ year }: Parts) => Number(year) === wallOf(now(), timeZone).year;
  const date = (text: string): string => {
    const at = partsOf(text);
    return join(at.day, at.month, isThisYear(at) ? undefined : at.year);
  };
  return {
    date,
    /** With the year, for documents. */
    fullDate: (text: string): string => {
      const at = partsOf(text);
      return join(at.day, at.month, at.year);
    },
    /** With the weekday in the current year. */
    weekday: (text: string): string => {
      const at = partsOf(text);
      return isThisYear(at) ? join(at.weekday, at.day, at.month) : date(text);
    },
    /** "1 – 9 Mar", "28 Feb – 9 Mar". */
    range: (from: string, to: string): string => {
      const [first, last] = [partsOf(from), partsOf(to)];
      const isSameMonth = first.month === last.month && first.year === last.year;
      return `${isSameMonth ? first.day : date(from)} – ${date(to)}`;
    },
    /** Whole days from an instant to today; 1 is yesterday. */
    daysAgo: (iso: string): number =>
      Math.round((midnightOf(now(), timeZone) - midnightOf(Date.parse(iso), timeZone)) / 86_400_000),
    /** The time of an instant. */
    clock: (iso: string): string => minutesText(wallOf(Date.parse(iso), timeZone).minutes, clock, language),
  };
}

function partsIn(language: LanguageCode, timeZone: string | undefined): (text: string) => Parts {
  return (text) => {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
    const parts = formatOf(language, isDay ? 'UTC' : timeZone).formatToParts(new Date(text));
    return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  };
}

/** Cached, because constructing a format takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: LanguageCode, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  const format = new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** The calendar day as UTC midnight, so that a day with a clock change is still one day. */
function midnightOf(instantMs: number, timeZone: string | undefined): number {
  const { year, month, day } = wallOf(instantMs, timeZone);
  return Date.UTC(year, month - 1, day);
}

/** Date and minutes of the day that a clock of the time zone shows. */
function wallOf(instantMs: number, timeZone: string | undefined) {
  if (timeZone) return localTime(instantMs, timeZone);
  const at = new Date(instantMs);
  const minutes = at.getHours() * 60 + at.getMinutes();
  return { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate(), minutes };
}
