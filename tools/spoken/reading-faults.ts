import type { LanguageCode } from '@errand/domain/language';

/** Roles that need a name. */
const NAMED =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|spinbutton|switch|slider|img|image|dialog|tab)$/;
/** Roles that a customer operates. */
const OPERATED =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|spinbutton|switch|slider|tab|option)\b/;
const FOREIGN = { en: /\p{Script=Arabic}{2,}/u, ar: /\p{Script=Latin}{3,}/u };
/** Latin in Arabic texts: names of companies and formats, and addresses of mail. */
const NAMES =
  /\b(Errand|PDF|JPG|PNG|PayPal|Google|Facebook|Apple|Twitter|Instagram|LinkedIn|Pinterest)\b|\S+@\S+/g;
/** Voices read these; they do not read isolates (U+2066 to U+2069). */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e]/;
/** A price that touches a word or another price: "$18.53Before". */
const JOINED_PRICE = /\$[\d,.]*\d(?=[\p{L}$])|\p{L}(?=\$)/u;

/** One phrase of a page or dialog; see `Said` of the virtual reader. */
export type Reading = { phrase: string; text: string; lang: string; isRepeated: boolean };

/**
 * What a listener would trip over, in the order of the page; empty if it reads well. `typed` is what the visitor has
 * entered and what has one spelling in both languages. A dialog begins with a heading of the second level.
 */
export function readingFaults(
  readings: Reading[],
  language: LanguageCode,
  { isPage, typed }: { isPage: boolean; typed: RegExp },
): string[] {
  let level = isPage ? 0 : 1;
  return readings.flatMap(({ phrase, text, lang, isRepeated }, index) => {
    const faults: string[] = [];
    const add = (isFault: boolean, fault: string) => isFault && faults.push(`${fault}: ${phrase}`);
    add(NAMED.test(phrase), `no name after "${readings[index - 1]?.phrase ?? ''}"`);
    add(MARKS.test(text), 'a mark of direction');
    add(JOINED_PRICE.test(text), 'a price without a blank');
    add(isRepeated && !phrase.startsWith('end'), 'twice');
    const own = text.replaceAll(NAMES, '').replaceAll(typed, '');
    // The value of a closed list is a key of the page, which real screen readers replace by its text.
    const isForeign = lang === language && !/combobox/.test(phrase) && FOREIGN[language].test(own);
    add(isForeign, 'another language');
    const heading = /^heading, .*level (\d)/.exec(phrase);
    if (heading) {
      add(Number(heading[1]) > level + 1, `a heading after level ${level}`);
      level = Number(heading[1]);
    }
    return faults;
  });
}

/** Headings and operated controls of a reading. */
export function countsOf(readings: Reading[]): { phrases: number; headings: number; controls: number } {
  const count = (role: RegExp) => readings.filter(({ phrase }) => role.test(phrase)).length;
  return { phrases: readings.length, headings: count(/^heading\b/), controls: count(OPERATED) };
}
