import { fold } from '@errand/domain/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords, searchQuery } from '../../../platform/search/index.ts';
import { searchText } from './search-text.ts';

test('Arabic spellings that people mix are one: alef, taa marbuta, alef maqsura, hamza, diacritics, tatweel', () => {
  const same = [
    ['أَرُزّ', 'ارز'],
    ['إفطار', 'افطار'],
    ['آيس', 'ايس'],
    ['قهوة', 'قهوه'],
    ['حلوى', 'حلوي'],
    ['قـهـوة', 'قهوه'],
    ['مؤونة', 'موونه'],
    ['طازَجٌ', 'طازج'],
    ['دواء', 'دوا'],
  ] as const;
  for (const [written, plain] of same) expect(fold(written)).toBe(fold(plain));
});

test('digits of either script, accents, case and punctuation do not count', () => {
  expect(fold('٢٥٠ مل')).toBe('250 مل');
  expect(fold('۷up')).toBe('7up');
  expect(fold('  Crème-Brûlée! (No. 2) ')).toBe('creme brulee no 2');
  expect(fold("Mom's")).toBe('moms');
  expect(fold('%_\\\'";:&|!()*<>')).toBe('');
});

test('folding twice is folding once, and leaves only letters, digits and single spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(fold(text)).toMatch(/^$|^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u);
    }),
  );
});

test('names are on the first line of what is indexed, everything else on the second', () => {
  const text = searchText(
    { name: { en: 'Iced Latte', ar: 'لاتيه مثلج' }, tags: ['Coffee'], genericNames: [] },
    'Drinks',
  );
  expect(text).toBe('iced latte لاتيه مثلج\ncoffee drinks');
});

test('a word with the Arabic article is found without it and the other way round', () => {
  expect(searchText({ name: { en: 'Coffee', ar: 'القهوة' } })).toBe('coffee القهوه قهوه\n');
  expect(searchQuery(foldedWords('القهوة'))).toBe('(القهوه:* | قهوه:*)');
  expect(searchQuery(foldedWords('قهوة'))).toBe('(قهوه:*)');
});

test('every word of a query must begin a word; without a word there is no query', () => {
  expect(searchQuery(foldedWords('Iced LATTE iced'))).toBe('(iced:*) & (latte:*)');
  expect(searchQuery(foldedWords('latte'), true)).toBe('(latte:*A)');
  expect(searchQuery(foldedWords('!!!'))).toBeNull();
});
