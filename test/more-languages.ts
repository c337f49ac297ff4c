import type { LanguageCode } from '@errand/domain/language';

/**
 * Two more languages, for tests that add them by the list and the catalogs alone: one with accents and 40 % longer texts,
 * and one from right to left.
 */
const ACCENTED = {
  code: 'de',
  name: 'Deutsch',
  offer: { question: 'Die Seite auf Deutsch zeigen?', yes: 'Ja', no: 'Nein' },
  country: 'DE',
  dates: 'de-DE',
  comma: ', ',
  dayPeriods: ['AM', 'PM'],
  typedPeriods: [['am'], ['pm']],
  weekdays: 'short',
  script: 'Latin',
} as const;
const MIRRORED = {
  ...ACCENTED,
  code: 'he',
  name: 'עברית',
  offer: { question: 'להציג את הדף בעברית?', yes: 'כן', no: 'לא' },
  country: 'IL',
  dates: 'he-IL',
  comma: '، ',
} as const;

export const MORE_LANGUAGES = ['de', 'he'] as unknown as readonly LanguageCode[];

type List = typeof import('../packages/domain/src/language/languages.ts');

/** The module of the list with two more rows. */
export function withMoreLanguages({ LANGUAGES }: List): List {
  return { LANGUAGES: [...LANGUAGES, ACCENTED, MIRRORED] as unknown as List['LANGUAGES'] };
}

/** `read`, which also finds the catalogs of the added languages: the English texts in accents or Hebrew letters. */
export function withMoreCatalogs(
  read: (folder: string) => Record<string, string>,
): (folder: string) => Record<string, string> {
  return (folder) => {
    const [, start = '', language] = /^(.*?)(de|he)$/.exec(folder) ?? [];
    if (language !== 'de' && language !== 'he') return read(folder);
    const texts = Object.entries(read(`${start}en`));
    return Object.fromEntries(texts.map(([key, text]) => [key, rewritten(text, LETTERS[language])]));
  };
}

const LETTERS = {
  de: (letters: string) =>
    `${letters.replace(/[aeiounAEIOUN]/g, (letter) => ACCENTS[letter] ?? letter)}${'~'.repeat(Math.ceil(letters.length * 0.4))}`,
  he: (letters: string) =>
    letters.replace(/[a-z]/gi, (letter) =>
      String.fromCharCode(0x5d0 + ((letter.toLowerCase().charCodeAt(0) - 97) % 27)),
    ),
};
const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  N: 'Ñ',
};

/** The message with the words of its texts rewritten. Names of values, and the keywords of plurals and selects, stay. */
function rewritten(message: string, words: (letters: string) => string): string {
  let out = '';
  for (let at = 0; at < message.length; ) {
    const open = message.indexOf('{', at);
    const text = message.slice(at, open < 0 ? undefined : open);
    out += text.replace(/\p{L}+/gu, words);
    if (open < 0) break;
    const end = closingBrace(message, open);
    out += choices(message.slice(open, end), words);
    at = end;
  }
  return out;
}

/** `{count, plural, one {# item} other {# items}}` with rewritten texts of its cases; `{count}` as it is. */
function choices(argument: string, words: (letters: string) => string): string {
  const [start] = /^\{\w+, \w+,/.exec(argument) ?? [];
  if (!start) return argument;
  let out = start;
  for (let at = start.length; at < argument.length; ) {
    const open = argument.indexOf('{', at);
    if (open < 0) return out + argument.slice(at);
    const end = closingBrace(argument, open);
    out += `${argument.slice(at, open)}{${rewritten(argument.slice(open + 1, end - 1), words)}}`;
    at = end;
  }
  return out;
}

/** The position after the brace that closes the one at `open`. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`unbalanced: ${text}`);
}

/** English words of two letters or more in a text that was rendered in an added language, apart from those in `given`. */
export function englishWords(text: string, given: readonly string[] = []): string[] {
  const rest = given.reduce((left, name) => left.replaceAll(name, ' '), text);
  return (rest.match(/[\p{L}~]+/gu) ?? []).filter((word) => /^[A-Za-z]{2,}$/.test(word));
}
