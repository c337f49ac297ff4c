import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellingVariants } from './index.ts';

const SPELLINGS = [
  ['برغر', 'برجر', 'برقر', 'برگر'],
  ['فانيلا', 'ڤانيلا'],
  ['بيتزا', 'پيتزا'],
  ['سباغيتي', 'سباجيتي', 'سباقيتي', 'سباگيتي', 'سپاغيتي', 'سپاجيتي'],
  ['يوغرت', 'يوجرت', 'يوقرت'],
  ['دجاج', 'دغاغ'],
];

test.each(SPELLINGS)('the spellings of %s include each other, the typed one first', (...spellings) => {
  for (const typed of spellings) {
    const variants = spellingVariants(typed);
    expect(variants[0]).toBe(typed);
    expect(variants).toEqual(expect.arrayContaining(spellings));
    expect(new Set(variants).size).toBe(variants.length);
  }
});

test('words of other letters and short words have no variants', () => {
  for (const word of ['شاورما', 'latte', 'جبن', 'خبز', 'بن', ''])
    expect(spellingVariants(word)).toEqual([word]);
});

const letters = fc.constantFrom(...Array.from('غجقگفڤبپرسا'));

test('a word has at most 16 variants of its length', () => {
  fc.assert(
    fc.property(fc.array(letters, { minLength: 4, maxLength: 12 }), (word) => {
      const variants = spellingVariants(word.join(''));
      expect(variants.length).toBeLessThanOrEqual(16);
      for (const variant of variants) expect(variant).toHaveLength(word.length);
    }),
  );
});

test('a word with one letter per sound is a variant of each of its variants', () => {
  const one = fc.tuple(
    fc.constantFrom('غ', 'ج', 'ق', 'گ', 'س'),
    fc.constantFrom('ف', 'ڤ', 'ر'),
    fc.constantFrom('ب', 'پ', 'ا'),
    fc.constantFrom('ل', 'م'),
  );
  fc.assert(
    fc.property(one, (parts) => {
      const word = parts.join('');
      for (const variant of spellingVariants(word)) expect(spellingVariants(variant)).toContain(word);
    }),
  );
});
