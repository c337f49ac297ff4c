import { toMajor } from '../money/index.ts';

const FORMULA = /^[=+\-@\t\r]/;
/** Digits after a plus, as phones are written, which no spreadsheet runs. */
const PHONE = /^\+\d[\d ]*$/;

/** A text as a cell of a CSV file: quoted if necessary, and never run as a formula by spreadsheets. */
export function csvCell(text: string): string {
  const plain = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** An amount with a decimal point and the decimals of its currency, as imports read it. */
export function moneyText(minor: number, digits: number): string {
  return toMajor(minor, digits).toFixed(digits);
}

/** The text of a cell without the apostrophe that `csvCell` puts before formulas. */
export function unquoteFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
