import { expect, test } from 'vitest';
import { countryOf, directionOf, LANGUAGES, RIGHT_TO_LEFT } from './index.ts';

// Requirements: LANG-02.
test('the languages are English with country US and Arabic with country SA', () => {
  expect(LANGUAGES).toEqual([
    { code: 'en', country: 'US' },
    { code: 'ar', country: 'SA' },
  ]);
  expect(countryOf('ar')).toBe('SA');
  expect(countryOf('en')).toBe('US');
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
