import { CELL_FAULTS } from './cell-faults.ts';
import { FILE_FAULTS } from './file-faults.ts';
import { PICTURE_FAULTS } from './picture-faults.ts';

const FAULTS = { ...CELL_FAULTS, ...FILE_FAULTS, ...PICTURE_FAULTS };

export type FaultCode = keyof typeof FAULTS;
export type FaultDetails = Readonly<Record<string, string | number | Fault>>;

/** What is wrong: a code with its details, and the English text of the command line. */
export type Fault = { code: FaultCode; details: FaultDetails; text: string };

export function fault(code: FaultCode, details: FaultDetails = {}): Fault {
  return { code, details, text: filled(FAULTS[code].en, details, (part) => part.text) };
}

/** The text of a fault for the console, whose English names no option of the command line. */
export function consoleFaultText(
  { code, details }: Pick<Fault, 'code' | 'details'>,
  language: string,
): string {
  const row: { en: string; ar: string; console?: string } = FAULTS[code];
  const text = language === 'ar' ? row.ar : (row.console ?? row.en);
  return filled(text, details, (part) => consoleFaultText(part, language));
}

function filled(text: string, details: FaultDetails, textOf: (part: Fault) => string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = details[name];
    if (value === undefined) return whole;
    return typeof value === 'object' ? textOf(value) : String(value);
  });
}
