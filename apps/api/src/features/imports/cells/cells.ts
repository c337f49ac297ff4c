import { ITEM_LIMITS } from '@errand/domain/catalog';
import { unquoteFormula } from '@errand/domain/csv';
import { DEFAULT_LANGUAGE, inEachLanguage, LANGUAGE_CODES } from '@errand/domain/language';
import { toMinor } from '@errand/domain/money';
import { normalizeText } from '@errand/domain/text';
import type { Translations } from '../../../platform/db/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { type Fault, type FaultDetails, fault } from '../faults/fault.ts';
import type { Problem, Row } from '../product.ts';
import type { Decimals } from './decimals.ts';
import { decodeEscapes, encodeEscapes, splitList } from './escapes.ts';
import { type Hours, NO_HOURS, readHours } from './hours-cell.ts';
import { columnIn } from './language-columns.ts';
import { shortened } from './shortened.ts';
import { countFault, lengthFault, MAX_ENTRIES, MAX_PICTURE_CHARACTERS, textFault } from './text-rules.ts';

/**
 * Reads the cells of a row and collects their errors. An invalid cell reads as empty, so that all errors of
 * a row are reported.
 */
export type Cells = ReturnType<typeof createCells>;

/** How amounts are written. */
export type Amounts = {
  /** Decimals of the currency. */
  digits: number;
  decimals: Decimals;
};

const YES = wordsIn('catalog.yes');
const NO = wordsIn('catalog.no');
const UNLIMITED = wordsIn('catalog.unlimited');

/** The words of a text in every language. */
function wordsIn(key: 'catalog.yes' | 'catalog.no' | 'catalog.unlimited'): Set<string> {
  return new Set(LANGUAGE_CODES.flatMap((language) => textOf(key, language).split(' ')));
}

export function createCells({ line, cells }: Row, { digits, decimals }: Amounts) {
  const problems: Problem[] = [];
  const wrong = (column: string, { code, details }: Fault) =>
    void problems.push({ line, column, ...fault(code, decodeDetails(details)) });
  const checked = new Map<string, string>();

  /**
   * The cell without a check of its length and characters, and without the apostrophe by which exports keep spreadsheets
   * from running it as a formula.
   */
  const raw = (column: string) => unquoteFormula(cells[column]?.trim() ?? '');

  function text(column: string): string {
    const known = checked.get(column);
    if (known !== undefined) return known;
    const value = valid(column, raw(column));
    checked.set(column, value);
    return value;
  }

  /** The value if its length and characters are allowed in the column, else '' and an error. */
  function valid(column: string, value: string): string {
    const found = textFault(column, value);
    if (found) wrong(column, found);
    return found ? '' : normalizeText(value);
  }

  function required(column: string): string {
    const value = text(column);
    // A text of invisible marks reads as empty; one that is wrong has its own error.
    if (value === '' && !problems.some((problem) => problem.column === column)) wrong(column, fault('empty'));
    return value;
  }

  /** The number with a decimal point, regardless of the decimal sign of the file. */
  function decimal(column: string, value: string): string {
    const read = decimals.read(normalizeText(value, 'amount'), line);
    if (read.fault) wrong(column, read.fault);
    return read.text;
  }

  /** Minor units; null when the cell is empty or wrong. */
  function money(column: string, value = text(column)): number | null {
    if (value === '') return null;
    const amount = decimal(column, value);
    if (!/^\d{1,12}(\.\d+)?$/.test(amount)) {
      wrong(column, fault('not_amount', { value: shortened(value) }));
      return null;
    }
    // A currency without decimals may be written with two, as other shops export it: `1200.00` is no thousands.
    const [, written = ''] = (digits === 0 ? amount.replace(/\.00$/, '') : amount).split('.');
    if (written.length > digits) {
      wrong(column, fault('too_many_decimals', { value: shortened(value), digits }));
      return null;
    }
    const minor = toMinor(Number(amount), digits);
    if (minor > ITEM_LIMITS.priceMinor) wrong(column, fault('amount_high', { value: shortened(value) }));
    return minor > ITEM_LIMITS.priceMinor ? null : minor;
  }

  function whole(
    column: string,
    value = text(column),
    { least = 0, most = ITEM_LIMITS.stock }: { least?: number; most?: number } = {},
  ): number | null {
    if (value === '') return null;
    const number = normalizeText(value, 'amount');
    const shown = { value: shortened(value) };
    const isWhole = /^\d+$/.test(number);
    if (isWhole && Number(number) >= least && Number(number) <= most) return Number(number);
    if (!isWhole) wrong(column, fault('not_whole', shown));
    else if (Number(number) > most) wrong(column, fault('more_than', { ...shown, most }));
    else wrong(column, fault('less_than', { ...shown, least }));
    return null;
  }

  function flag(column: string, otherwise: boolean): boolean {
    const value = text(column).toLowerCase();
    if (value === '' || YES.has(value)) return value === '' ? otherwise : true;
    if (!NO.has(value)) wrong(column, fault('not_flag', { value: shortened(value) }));
    return false;
  }

  /** "a | b | c". Lists with too many or too long entries are errors. */
  function list(column: string, parts = splitList(encodeEscapes(text(column))).map(decodeEscapes)): string[] {
    const most = column === 'pictures' ? MAX_PICTURE_CHARACTERS : undefined;
    const found =
      countFault(parts.length, MAX_ENTRIES) ?? parts.map((part) => lengthFault(part, most)).find(Boolean);
    if (found) wrong(column, found);
    return found ? [] : parts;
  }

  /** Whether the cell says that pieces are not counted. */
  const isUnlimited = (column: string) => UNLIMITED.has(text(column).toLowerCase());

  return {
    line,
    problems,
    isUnlimited,
    wrong,
    raw,
    text,
    valid,
    required,
    decimal,
    money,
    whole,
    flag,
    list,
    /** The cell with its escapes encoded, to be split; `decodeEscapes` restores its parts. */
    escaped: (column: string) => encodeEscapes(text(column)),
    /** `name` and `name:ar`. */
    translated(column: string, needed = false): Translations {
      const first = needed ? required(column) : text(column);
      return inEachLanguage((language) =>
        language === DEFAULT_LANGUAGE ? first : text(columnIn(column, language)) || undefined,
      );
    },
    /** "10%" or an amount. */
    discount(column: string): { discount: number; discountType: 'percent' | 'amount' } {
      const value = text(column);
      const share = /^(.+?) ?%$/.exec(value)?.[1];
      if (share === undefined) return { discount: money(column) ?? 0, discountType: 'amount' };
      const percent = decimal(column, share);
      if (!/^\d{1,3}(\.\d+)?$/.test(percent)) wrong(column, fault('not_discount', { value }));
      else if (Number(percent) > 100) wrong(column, fault('discount_over', { value }));
      return { discount: Number(percent), discountType: 'percent' };
    },
    /** "08:00-11:30 | mon-fri 07:00-10:00" as the hours of every day and dayparts. */
    hours(column: string): Hours {
      const value = text(column);
      const read = readHours(normalizeText(value, 'identifier'));
      if (!read) wrong(column, fault('not_hours', { value: shortened(value) }));
      return read ?? NO_HOURS;
    },
  };
}

/** Details quote parts of cells, which may hold encoded escapes. */
function decodeDetails(details: FaultDetails): FaultDetails {
  const decoded = Object.entries(details).map(([name, value]) => {
    if (typeof value === 'string') return [name, decodeEscapes(value)];
    return [name, typeof value === 'number' ? value : fault(value.code, decodeDetails(value.details))];
  });
  return Object.fromEntries(decoded);
}
