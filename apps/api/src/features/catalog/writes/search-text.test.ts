import { foldText } from '@errand/domain/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords, searchQuery, typedNamesQuery } from '../../../platform/search/index.ts';
import { searchText } from './search-text.ts';

test('interchangeable Arabic letters are unified: alef, taa marbuta, alef maqsura, hamza, diacritics, tatweel', () => {
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
  for (const [written, plain] of same) expect(foldText(written)).toBe(foldText(plain));
});

test('digits of either script, accents, case and punctuation are normalized', () => {
  expect(foldText('٢٥٠ مل')).toBe('250 مل');
  expect(foldText('۷up')).toBe('7up');
  expect(foldText('  Crème-Brûlée! (No. 2) ')).toBe('creme brulee no 2');
  expect(foldText("Mom's")).toBe('moms');
  expect(foldText('%_\\\'";:&|!()*<>')).toBe('');
});

test('folding is idempotent and leaves only letters, digits and single spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(foldText(text)).toMatch(/^$|^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u);
    }),
  );
});

test('names are on the first line of the indexed text, everything else on the second', () => {
  const text = searchText(
    { name: { en: 'Iced Latte', ar: 'لاتيه مثلج' }, tags: ['Coffee'], genericNames: [] },
    'Drinks',
  );
  expect(text).toBe('iced latte لاتيه مثلج\ncoffee drinks');
});

test('a word with the Arabic article is found without it and the reverse', () => {
  expect(searchText({ name: { en: 'Coffee', ar: 'القهوة' } })).toBe('coffee القهوه قهوه\n');
  expect(searchQuery(foldedWords('الكعكة'))).toBe('(الكعكه:* | كعكه:*)');
  expect(searchQuery(foldedWords('كعكة'))).toBe('(كعكه:*)');
});

test('a word is found in every spelling of its foreign sounds, and ranked by the typed one', () => {
  expect(searchQuery(foldedWords('قهوة'))).toBe('(قهوه:* | غهوه:* | جهوه:* | گهوه:*)');
  expect(searchQuery(foldedWords('الفلافل'), true)).toBe('(الفلافل:*A | الڤلاڤل:*A | فلافل:*A | ڤلاڤل:*A)');
  expect(typedNamesQuery(foldedWords('الفلافل'))).toBe('(الفلافل:*A | فلافل:*A)');
  expect(typedNamesQuery(foldedWords('كعكة'))).toBeNull();
});

test('every word of a query matches the start of a word; a query without words is empty', () => {
  expect(searchQuery(foldedWords('Iced LATTE iced'))).toBe('(iced:*) & (latte:*)');
  expect(searchQuery(foldedWords('latte'), true)).toBe('(latte:*A)');
  expect(searchQuery(foldedWords('!!!'))).toBeNull();
});
