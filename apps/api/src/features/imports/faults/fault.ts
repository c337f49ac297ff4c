import { DEFAULT_LANGUAGE, type LanguageCode } from '@errand/domain/language';
import { type FaultCode, textOf } from '../../../platform/texts/index.ts';

export type FaultDetails = Readonly<Record<string, string | number | Fault>>;

/** What is wrong: a code with its details, and the text of the command line, which is in the default language. */
export type Fault = { code: FaultCode; details: FaultDetails; text: string };

/** Faults whose text of the command line names an option that the console does not have. */
const WORDED_APART = ['category_missing', 'category_empty', 'picture_is_file'] as const;

export function fault(code: FaultCode, details: FaultDetails = {}): Fault {
  const values = filled(details, (part) => part.text);
  return { code, details, text: textOf(`faults.${code}`, DEFAULT_LANGUAGE, values) };
}

/** The text of a fault for the console, which names no option of the command line. */
export function consoleFaultText(
  { code, details }: Pick<Fault, 'code' | 'details'>,
  language: LanguageCode,
): string {
  const apart = WORDED_APART.find((worded) => worded === code);
  const values = filled(details, (part) => consoleFaultText(part, language));
  return textOf(apart ? `faults.${apart}.console` : `faults.${code}`, language, values);
}

function filled(details: FaultDetails, partText: (part: Fault) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'object' ? partText(value) : String(value),
    ]),
  );
}
