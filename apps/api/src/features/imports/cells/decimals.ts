import { type Fault, fault } from '../faults/fault.ts';

type Sign = '.' | ',';
type FirstAmount = { sign: Sign; text: string; line: number };

/** The decimal sign of one file. */
export type Decimals = {
  /** The amount with a decimal point. `fault` is set if an earlier amount of the file has the other sign. */
  read: (text: string, line: number) => { text: string; fault: Fault | null };
  /** A sentence for the operator about the sign that was found; null if there is no doubt about it. */
  note: () => Fault | null;
};

const OTHER_SIGN = { '.': 'decimal_point', ',': 'decimal_comma' } as const;
const NOTES = { '.': 'decimals_point', ',': 'decimals_comma' } as const;

/**
 * Files that are separated by commas have a decimal point. Spreadsheets write semicolons or tabs where the comma is the
 * decimal sign, so the first amount of such a file decides, and the other sign is an error.
 */
export function createDecimals(delimiter: string): Decimals {
  if (delimiter === ',') return { read: (text) => ({ text, fault: null }), note: () => null };
  let first: FirstAmount | null = null;
  return {
    read(text, line) {
      const sign = /^\d+([.,])\d+$/.exec(text)?.[1] as Sign | undefined;
      if (sign === undefined) return { text, fault: null };
      first ??= { sign, text, line };
      const details = { value: text, first: first.text, line: first.line };
      return {
        text: text.replace(',', '.'),
        fault: first.sign === sign ? null : fault(OTHER_SIGN[sign], details),
      };
    },
    note: () =>
      first &&
      fault(NOTES[first.sign], { value: first.text, line: first.line, read: first.text.replace(',', '.') }),
  };
}
