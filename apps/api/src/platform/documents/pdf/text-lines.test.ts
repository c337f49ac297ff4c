import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isolated, spokenText, textLines } from './text-lines.ts';

/** Every character is one unit wide. */
const lines = (text: string, direction: 'ltr' | 'rtl', width = 1000) =>
  textLines(text, direction, width, (run) => run.length);
const runsOf = (text: string, direction: 'ltr' | 'rtl', width?: number) =>
  lines(text, direction, width).map(({ runs }) => runs.map((run) => run.text));

test('words of both directions stand in the order in which they are read', () => {
  expect(runsOf('خبز Oslo طازج', 'rtl')).toEqual([[' طازج', 'Oslo', 'خبز ']]);
  expect(runsOf('Bread خبز طازج fresh', 'ltr')).toEqual([['Bread ', 'خبز طازج', ' fresh']]);
  expect(runsOf('12 قطعة', 'rtl')).toEqual([[' قطعة', '12']]);
});

test('brackets open towards their text in both directions', () => {
  expect(runsOf('خبز (كبير)', 'rtl')).toEqual([['خبز )كبير(']]);
  expect(runsOf('Bread (large)', 'ltr')).toEqual([['Bread (large)']]);
  expect(runsOf('(A)', 'rtl')[0]?.join('')).toBe('(A)');
  // The font does not turn punctuation around that has no Arabic letter beside it.
  expect(runsOf('A!)', 'rtl')).toEqual([['(!', 'A']]);
});

test('an isolated number keeps its own order inside of a sentence', () => {
  expect(runsOf(`فاتورة ${isolated('INV-12')} اليوم`, 'rtl')).toEqual([[' اليوم', 'INV-12', 'فاتورة ']]);
  expect(runsOf(isolated('+966 50'), 'rtl')).toEqual([['+966 50']]);
  expect(runsOf(isolated('12 rue (Paix)'), 'rtl')).toEqual([['12 rue (Paix)']]);
});

test('a text breaks between words, and its lines follow each other in reading order', () => {
  expect(runsOf('one two three', 'ltr', 8)).toEqual([['one two'], ['three']]);
  expect(runsOf('واحد اثنان ثلاثة', 'rtl', 11)).toEqual([['واحد اثنان'], ['ثلاثة']]);
  expect(runsOf('first\nsecond', 'ltr')).toEqual([['first'], ['second']]);
});

test('a word wider than the line is cut between characters', () => {
  expect(runsOf('abcdefgh ij', 'ltr', 3)).toEqual([['abc'], ['def'], ['gh'], ['ij']]);
  // A family is one character of several code points.
  const family = '👨‍👩‍👧';
  expect(textLines(`a${family}b`, 'ltr', 1, (run) => Array.from(run).length)).toHaveLength(3);
});

test('no line is wider than its width, and no word is lost', () => {
  const words = fc.array(fc.constantFrom('bread', '12.50', 'خبز', '(طازج)', 'a', 'x-1', 'قطعة,'), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 3, max: 30 }), fc.boolean(), (parts, width, isRtl) => {
      const set = lines(parts.join(' '), isRtl ? 'rtl' : 'ltr', width);
      for (const line of set) expect(line.width).toBeLessThanOrEqual(width);
      const letters = (text: string) =>
        Array.from(text.replace(/[\s()]/g, ''))
          .toSorted()
          .join('');
      const drawn = set.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
      expect(letters(drawn)).toBe(letters(parts.join('')));
    }),
  );
});

test('texts from right to left are spelled for screen readers, without marks of direction', () => {
  expect(spokenText(`فاتورة ${isolated('INV-12')}`)).toBe('فاتورة INV-12');
  expect(spokenText('Invoice')).toBeNull();
});
