import { expect, test } from 'vitest';
import { countryOf, directionOf, LANGUAGES, RIGHT_TO_LEFT } from './index.ts';

test('[LANG-01, LANG-02] English belongs to the United States and Arabic to Saudi Arabia', () => {
  expect(LANGUAGES).toEqual([
    { code: 'en', country: 'US' },
    { code: 'ar', country: 'SA' },
  ]);
  expect(countryOf('ar')).toBe('SA');
  expect(countryOf('en')).toBe('US');
});

test('[LANG-04] exactly the twelve codes of the specification are written from right to left', () => {
  const codes = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'];
  expect([...RIGHT_TO_LEFT].sort()).toEqual([...codes].sort());
  for (const code of codes) expect(directionOf(code)).toBe('rtl');
  for (const code of ['en', 'fr', 'a', 'arx', '']) expect(directionOf(code)).toBe('ltr');
  expect(directionOf('ar-EG')).toBe('rtl');
  expect(directionOf('AR')).toBe('rtl');
  expect(directionOf('en-US')).toBe('ltr');
});
