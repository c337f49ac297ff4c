import { requireSafe, roundHalfAwayFromZero, shift, toMajor } from './exact.ts';

/** The operator's money format: `currency_symbol`, `currency_symbol_direction`, `digit_after_decimal_point`. */
export type MoneyStyle = { symbol: string; direction: 'left' | 'right'; digits: number };

/** Decimals of amounts when `digit_after_decimal_point` is missing [MONEY-02]. */
export const DEFAULT_DIGITS = 2;

const MINUS = '\u2212';
const STEPS = [
  { unit: 1e3, letter: 'K' },
  { unit: 1e6, letter: 'M' },
  { unit: 1e9, letter: 'B' },
];
/** Amounts from here are abbreviated on cards, chips and badges [MONEY-05, MONEY-08]. */
const ABBREVIATE_FROM = 100_000;

/**
 * The exact amount with grouped thousands: "$1,250.00", "1,250.00 $", negative "− $3.00".
 * Latin digits in every language; the caller isolates it (`<bdi dir="ltr">`).
 */
export function formatMoney(minor: number, style: MoneyStyle): string {
  const digits = String(Math.abs(requireSafe(minor))).padStart(style.digits + 1, '0');
  const whole = digits.slice(0, digits.length - style.digits);
  const fraction = digits.slice(digits.length - style.digits);
  return withSymbol(minor, groupThousands(whole) + (style.digits > 0 ? `.${fraction}` : ''), style);
}

/**
 * The short form for cards, chips and badges: 12 550 000 minor of "$" is "$125.5K". At most one decimal, no trailing
 * zero; below 100 000 the exact form. Use `formatMoney` as the accessible text beside it.
 */
export function abbreviateMoney(minor: number, style: MoneyStyle): string {
  const major = Math.abs(toMajor(minor, style.digits));
  if (major < ABBREVIATE_FROM) return formatMoney(minor, style);
  let tenths = 0;
  let letter = '';
  for (const step of STEPS) {
    tenths = roundHalfAwayFromZero(shift(major, 1) / step.unit);
    letter = step.letter;
    // 999 960 rounds to 1000.0K, which is written as 1M: try the next letter.
    if (tenths < 10_000) break;
  }
  const [whole = '0', fraction] = String(tenths / 10).split('.');
  return withSymbol(minor, groupThousands(whole) + (fraction ? `.${fraction}` : '') + letter, style);
}

function groupThousands(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

function withSymbol(minor: number, text: string, style: MoneyStyle): string {
  // "$15.50", but "AED 15.50": letters would run into the digits.
  const gap = /\p{L}\.?$/u.test(style.symbol) ? '\u00a0' : '';
  const amount = style.direction === 'left' ? `${style.symbol}${gap}${text}` : `${text} ${style.symbol}`;
  return minor < 0 ? `${MINUS} ${amount}` : amount;
}
