import { expect, test } from 'vitest';
import { foldText, foldWords } from './fold-text.ts';

test.each([
  ['أحمد إبراهيم آدم ٱلنور', 'احمد ابراهيم ادم النور'],
  ['المدينة القديمة', 'المدينه القديمه'],
  ['مَرْسَى', 'مرسي'],
  ['عبّارة ماء', 'عباره ما'],
  ['شــارع ١٢ و ۳۴', 'شارع 12 و 34'],
  ['Café “Lumière”, Sailors’ Garden', 'cafe lumiere sailors garden'],
])('"%s" is compared as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('the Arabic article does not count, but short words that only begin like it do', () => {
  expect(foldWords('الفانوس')).toEqual(foldWords('فانوس'));
  expect(foldWords('الم')).toEqual(['الم']);
  expect(foldWords(' ')).toEqual([]);
});
