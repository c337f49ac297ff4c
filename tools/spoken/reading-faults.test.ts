import { expect, test } from 'vitest';
import { countsOf, type Reading, readingFaults } from './reading-faults.ts';

/** A reading of phrases whose text follows the role. */
function read(...phrases: string[]): Reading[] {
  return phrases.map((phrase) => ({
    phrase,
    text: phrase.split(', ')[1] ?? (/^(button|link)$/.test(phrase) ? '' : phrase),
    lang: 'en',
    isRepeated: false,
  }));
}
const PAGE = { isPage: true, typed: /Sami/g };

test('a page that reads well has no fault, and its headings and controls are counted', () => {
  const page = read(
    'document',
    'heading, Checkout, level 1',
    'heading, Time, level 2',
    'button, Add',
    'radio, Now',
  );
  expect(readingFaults(page, 'en', PAGE)).toEqual([]);
  expect(countsOf(page)).toEqual({ phrases: 5, headings: 2, controls: 2 });
});

test('what has no name, is joined, repeated, marked or skips a level of headings is named', () => {
  expect(readingFaults(read('Food', 'button'), 'en', PAGE)).toEqual(['no name after "Food": button']);
  expect(readingFaults(read('$18.53Before $21.80'), 'en', PAGE)).toEqual([
    'a price without a blank: $18.53Before $21.80',
  ]);
  expect(readingFaults(read('\u200e$8.90'), 'en', PAGE)).toEqual(['a mark of direction: \u200e$8.90']);
  expect(readingFaults(read('heading, Time, level 2'), 'en', PAGE)).toEqual([
    'a heading after level 0: heading, Time, level 2',
  ]);
  expect(readingFaults(read('heading, Time, level 2'), 'en', { ...PAGE, isPage: false })).toEqual([]);
  expect(readingFaults([{ ...read('Wrap')[0]!, isRepeated: true }], 'en', PAGE)).toEqual(['twice: Wrap']);
});

test('text in the other language is named, unless it says so, is a name or was typed', () => {
  const arabic = read('السلة', 'Errand', 'Sami', 'Checkout').map((each) => ({ ...each, lang: 'ar' }));
  expect(readingFaults(arabic, 'ar', PAGE)).toEqual(['another language: Checkout']);
  expect(readingFaults([{ ...read('العربية')[0]!, lang: 'ar' }], 'en', PAGE)).toEqual([]);
});
