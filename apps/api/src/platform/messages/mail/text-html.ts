import { directionOf, type LanguageCode } from '@errand/domain/language';
import { escapeHtml } from '../escape-html.ts';

/**
 * A number with a sign before or after it, a phone number, a hidden account or a reference: `#12`, `$5.00`, `− $3.00`, `20%`,
 * `+971 50 123`, `•••• 3000`, `20260304-14-S12`.
 */
const SIGNED =
  /(?<![\p{L}\p{N}])(?:\+\d[\d ]*\d|•+ ?[A-Za-z\d]+|\d+(?:-[A-Za-z\d]+)+|(?:[#+−-] ?\p{Sc}?|\p{Sc})\d+(?:[.,:]\d+)*%?|\d+(?:[.,:]\d+)*(?:%| ?\p{Sc}))/gu;

/** Text as HTML with its line breaks. Signs stay on their side of a number among words that are read from right to left. */
export function textHtml(text: string): string {
  return escapeHtml(text).replace(SIGNED, '<span dir="ltr">$&</span>').replace(/\r?\n/g, '<br/>');
}

/** Plain text in which signs stay on their side of a number where it is read from right to left. */
export function isolateNumbers(text: string, language: LanguageCode): string {
  return directionOf(language) === 'rtl' ? text.replace(SIGNED, '\u2066$&\u2069') : text;
}
