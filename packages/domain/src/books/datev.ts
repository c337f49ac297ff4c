import { sumMinor } from '../orders/index.ts';

/** The sum of a day's entries of a type on an account, in minor units. A positive sum is a credit. */
export type DaySum = {
  /** `YYYY-MM-DD`. */
  day: string;
  type: string;
  /** The number of the account. */
  number: string;
  amountMinor: number;
};

/** A row of a batch of bookings: `debit` is charged, `credit` is credited. */
export type DatevBooking = {
  day: string;
  type: string;
  debit: string;
  credit: string;
  amountMinor: number;
};

export type DatevHeader = {
  /** `YYYY-MM`. */
  month: string;
  createdAtMs: number;
  /** The numbers of the tax adviser and of its client. */
  consultant: number;
  client: number;
  /** The month with which fiscal years begin, 1 to 12. */
  firstMonth: number;
  /** ISO 4217. */
  currency: string;
  /** Decimals of the currency, at most `DATEV_DIGITS`. */
  digits: number;
  /** Digits of ledger accounts. */
  accountDigits: number;
};

/** Decimals of an amount. */
export const DATEV_DIGITS = 2;
/** The most bookings of a file. */
export const DATEV_BOOKINGS = 99_999;

const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
];

/**
 * Turns sums into bookings of a debit and a credit account, paired in the order of their numbers. The sum of each account is
 * kept. Throws RangeError if the sums of a day and a type do not add up to 0.
 */
export function datevBookings(sums: readonly DaySum[]): DatevBooking[] {
  return [...groupByDay(mergeSums(sums)).values()].flatMap(pairSides);
}

/** One sum for each day, type and number; those of 0 are left out. Several accounts can share a number. */
function mergeSums(sums: readonly DaySum[]): DaySum[] {
  const merged = new Map<string, DaySum>();
  for (const sum of sums) {
    const key = `${sum.day} ${sum.type} ${sum.number}`;
    merged.set(key, { ...sum, amountMinor: sum.amountMinor + (merged.get(key)?.amountMinor ?? 0) });
  }
  return [...merged.values()].filter(({ amountMinor }) => amountMinor !== 0);
}

function groupByDay(sums: readonly DaySum[]): Map<string, DaySum[]> {
  const ordered = sums.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  return Map.groupBy(ordered, ({ day, type }) => `${day} ${type}`);
}

const keyOf = ({ day, type, number }: DaySum) => `${day} ${type} ${number.padStart(9, '0')}`;

function pairSides(sums: readonly DaySum[]): DatevBooking[] {
  const debits = sums.filter(({ amountMinor }) => amountMinor < 0);
  const credits = sums.filter(({ amountMinor }) => amountMinor > 0);
  if (sumMinor(sums) !== 0) throw new RangeError('The sums of a day and a type do not add up to 0.');
  const bookings: DatevBooking[] = [];
  const left = credits.map(({ amountMinor }) => amountMinor);
  let at = 0;
  for (const debit of debits) {
    let restMinor = -debit.amountMinor;
    while (restMinor > 0) {
      const credit = credits[at];
      const availableMinor = left[at] ?? 0;
      if (!credit) break;
      const amountMinor = Math.min(restMinor, availableMinor);
      bookings.push({
        day: debit.day,
        type: debit.type,
        debit: debit.number,
        credit: credit.number,
        amountMinor,
      });
      restMinor -= amountMinor;
      left[at] = availableMinor - amountMinor;
      if (left[at] === 0) at += 1;
    }
  }
  return bookings;
}

/**
 * A batch of bookings in the format EXTF 700, category 21, version 13: two header lines, then a line for each booking. Cells are
 * separated by semicolons, decimals by commas, lines by CR LF. `textOf` names a type. The caller encodes it as Windows-1252.
 */
export function datevFile(
  header: DatevHeader,
  bookings: readonly DatevBooking[],
  textOf: (type: string) => string,
): string {
  const lines = [headerLine(header), COLUMNS.map(quoted).join(';')];
  for (const booking of bookings) lines.push(bookingLine(header, booking, textOf(booking.type)));
  return lines.map((line) => `${line}\r\n`).join('');
}

function headerLine(header: DatevHeader): string {
  const { month, createdAtMs, consultant, client, firstMonth, currency, accountDigits } = header;
  const [year = 0, number = 0] = month.split('-').map(Number);
  const yearBegins = `${number >= firstMonth ? year : year - 1}${String(firstMonth).padStart(2, '0')}01`;
  const first = `${month.replace('-', '')}01`;
  const last = `${month.replace('-', '')}${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
  const created = new Date(createdAtMs).toISOString().replace(/\D/g, '');
  const ofFormat = ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', created, '', '"RE"', '""', '""'];
  const ofClient = [consultant, client, yearBegins, accountDigits, first, last, quoted(`Errand ${month}`)];
  // Financial accounting (1), for no accounting standard of its own (0), not locked (0): the adviser reviews it.
  const ofBatch = ['""', '1', '0', '0', quoted(currency), '', '""', '', '', '""', '', '', '""', '""'];
  return [...ofFormat, ...ofClient, ...ofBatch].join(';');
}

function bookingLine(
  { month, digits, currency }: DatevHeader,
  { day, type, debit, credit, amountMinor }: DatevBooking,
  text: string,
): string {
  const units = amountMinor / 10 ** digits;
  const amount = units.toFixed(DATEV_DIGITS).replace('.', ',');
  const date = `${day.slice(8, 10)}${day.slice(5, 7)}`;
  const document = `${month.replace('-', '')}${day.slice(8, 10)}-${type}`.slice(0, 36);
  const ofAmount = [amount, '"S"', quoted(currency), '', '', '""'];
  return [...ofAmount, debit, credit, '""', date, quoted(document), '""', '', quoted(text.slice(0, 60))].join(
    ';',
  );
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
