import { expect, test } from 'vitest';
import { directionOf, findLanguage, LANGUAGES, languageRow, RIGHT_TO_LEFT, translated } from './index.ts';

// Requirements: LANG-02.
test('the languages are English with country US and Arabic with country SA', () => {
  expect(LANGUAGES).toMatchObject([
    { code: 'en', country: 'US' },
    { code: 'ar', country: 'SA' },
  ]);
  expect(languageRow('ar').country).toBe('SA');
  expect(languageRow('en').country).toBe('US');
});

// Requirements: LANG-04.
test('exactly twelve language codes are right-to-left, independent of case and region', () => {
  const codes = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'];
  expect(RIGHT_TO_LEFT.toSorted()).toEqual(codes.toSorted());
  for (const code of codes) expect(directionOf(code)).toBe('rtl');
  for (const code of ['en', 'fr', 'a', 'arx', '']) expect(directionOf(code)).toBe('ltr');
  expect(directionOf('ar-EG')).toBe('rtl');
  expect(directionOf('AR')).toBe('rtl');
  expect(directionOf('en-US')).toBe('ltr');
});

test('a tag names a language of the list in any case and with any region, and no other', () => {
  for (const tag of ['ar', 'AR', 'ar-EG', 'ar_SA', 'ar,en;q=0.5']) expect(findLanguage(tag), tag).toBe('ar');
  for (const tag of ['fr', 'arc', '', null, undefined]) expect(findLanguage(tag), String(tag)).toBeNull();
});

test('a missing or empty translation falls back to the default language', () => {
  expect(translated({ en: 'Bread', ar: 'خبز' }, 'ar')).toBe('خبز');
  expect(translated({ en: 'Bread', ar: '' }, 'ar')).toBe('Bread');
  expect(translated({ en: 'Bread' }, 'ar')).toBe('Bread');
  expect(translated(null, 'ar')).toBe('');
});
