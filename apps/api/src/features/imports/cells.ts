import { toMinor } from '@errand/domain/money';
import type { Translations } from '../../platform/db/index.ts';
import type { Problem, Row } from './product.ts';

/**
 * Reads the cells of a row and collects their errors. An invalid cell reads as empty, so that all errors of
 * a row are reported.
 */
export type Cells = ReturnType<typeof createCells>;

const YES = new Set(['yes', 'y', 'true', '1', 'on', 'نعم']);
const NO = new Set(['no', 'n', 'false', '0', 'off', 'لا']);

export function createCells({ line, cells }: Row, digits: number) {
  const problems: Problem[] = [];
  const wrong = (column: string, text: string) => void problems.push({ line, column, text });
  const text = (column: string) => cells[column]?.trim() ?? '';

  function required(column: string): string {
    const value = text(column);
    if (value === '') wrong(column, 'is empty');
    return value;
  }

  /** Minor units; null when the cell is empty or wrong. */
  function money(column: string, value = text(column)): number | null {
    if (value === '') return null;
    if (!/^\d{1,9}(\.\d+)?$/.test(value)) {
      wrong(column, `"${value}" is not an amount like 12.50`);
      return null;
    }
    if ((value.split('.')[1] ?? '').replace(/0+$/, '').length > digits) {
      wrong(column, `"${value}" has more than ${digits} decimals`);
      return null;
    }
    return toMinor(Number(value), digits);
  }

  function whole(column: string, value = text(column)): number | null {
    if (value === '') return null;
    if (/^\d{1,9}$/.test(value)) return Number(value);
    wrong(column, `"${value}" is not a whole number`);
    return null;
  }

  function flag(column: string, otherwise: boolean): boolean {
    const value = text(column).toLowerCase();
    if (value === '' || YES.has(value)) return value === '' ? otherwise : true;
    if (!NO.has(value)) wrong(column, `"${value}" is neither yes nor no`);
    return false;
  }

  return {
    line,
    problems,
    wrong,
    text,
    required,
    money,
    whole,
    flag,
    /** `name` and `name:ar`. */
    translated(column: string, needed = false): Translations {
      const en = needed ? required(column) : text(column);
      const ar = text(`${column}:ar`);
      return ar === '' ? { en } : { en, ar };
    },
    /** "a | b | c". */
    list: (column: string) => splitList(text(column)),
    /** "10%" or an amount. */
    discount(column: string): { discount: number; discountType: 'percent' | 'amount' } {
      const value = text(column);
      const percent = /^(\d{1,3}(?:\.\d+)?) ?%$/.exec(value)?.[1];
      if (percent === undefined) return { discount: money(column) ?? 0, discountType: 'amount' };
      if (Number(percent) > 100) wrong(column, `"${value}" is more than the whole price`);
      return { discount: Number(percent), discountType: 'percent' };
    },
    /** "08:00-11:30" as minutes of the day; the end may be past midnight. */
    hours(column: string): { availableFrom: number | null; availableTo: number | null } {
      const value = text(column);
      if (value === '') return { availableFrom: null, availableTo: null };
      const found = /^([01]?\d|2[0-3]):([0-5]\d) ?[-–] ?([01]?\d|2[0-3]):([0-5]\d)$/.exec(value);
      if (!found) {
        wrong(column, `"${value}" are not hours like 08:00-11:30`);
        return { availableFrom: null, availableTo: null };
      }
      const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number);
      return { availableFrom: fromHour * 60 + fromMinute, availableTo: toHour * 60 + toMinute };
    },
  };
}

export function splitList(text: string, separator = '|'): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
