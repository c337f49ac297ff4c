type Sign = '.' | ',';
type FirstAmount = { sign: Sign; text: string; line: number };

/** The decimal sign of one file. */
export type Decimals = {
  /** Whether trailing zeros count as decimals, because `1.500` may mean one thousand five hundred. */
  isStrict: boolean;
  /** The amount with a decimal point. `fault` is set if an earlier amount of the file has the other sign. */
  read: (text: string, line: number) => { text: string; fault: string | null };
  /** A sentence for the operator about the sign that was found; null if there is no doubt about it. */
  note: () => string | null;
};

const NAMES = { '.': 'point', ',': 'comma' } as const;

/**
 * Files that are separated by commas have a decimal point. Spreadsheets write semicolons or tabs where the comma is the
 * decimal sign, so the first amount of such a file decides, and the other sign is an error.
 */
export function createDecimals(delimiter: string): Decimals {
  if (delimiter === ',')
    return { isStrict: false, read: (text) => ({ text, fault: null }), note: () => null };
  let first: FirstAmount | null = null;
  return {
    isStrict: true,
    read(text, line) {
      const sign = /^\d+([.,])\d+$/.exec(text)?.[1] as Sign | undefined;
      if (sign === undefined) return { text, fault: null };
      first ??= { sign, text, line };
      const fault =
        first.sign === sign
          ? null
          : `"${text}" has a decimal ${NAMES[sign]}, but "${first.text}" on line ${first.line} has a decimal ${NAMES[first.sign]}: use one of them in the whole file`;
      return { text: text.replace(',', '.'), fault };
    },
    note: () =>
      first &&
      `Amounts of this file have a decimal ${NAMES[first.sign]}: "${first.text}" on line ${first.line} is ${first.text.replace(',', '.')}.`,
  };
}
