import { DEFAULT_LANGUAGE, type LanguageCode, OTHER_LANGUAGES } from '@errand/domain/language';
import { findText, wordsOf } from '../../../platform/texts/index.ts';

/** Units that follow a number, longest first. */
const UNITS = wordsOf('units').toSorted((a, b) => b.length - a.length);
const UNIT = new RegExp(`\\b(?:${UNITS.join('|')})\\b`, 'g');

/**
 * Translates an item label (unit, allergen, nutrition, tag, active substance), which is stored in the default language;
 * labels without a translation stay as they are. "Paracetamol 500 mg" -> "باراسيتامول 500 مغ".
 */
export function itemLabel(word: string, language: LanguageCode): string {
  if (language === DEFAULT_LANGUAGE) return word;
  const labelOf = (text: string) => findText(`labels.${text.toLowerCase()}`, language);
  const whole = labelOf(word);
  if (whole) return whole;
  const [, name = '', amount = ''] = /^(.*?)\s*((?:\d[\d.]*\s?(?:%|[a-zA-Z]).*)?)$/.exec(word) ?? [];
  const label = name === '' ? '' : (labelOf(name) ?? name);
  const shown = amount.replace(UNIT, (unit) => findText(`units.${unit}`, language) ?? unit);
  return [label, shown].filter(Boolean).join(' ');
}

/** The labels in all languages but the default one, for the search. */
export function translatedLabels(words: readonly string[]): string[] {
  return OTHER_LANGUAGES.flatMap((language) => words.map((word) => itemLabel(word, language)));
}
