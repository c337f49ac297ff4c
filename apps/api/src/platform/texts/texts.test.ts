import { ERRORS } from '@errand/contract';
import { CONSOLE_ERRORS } from '@errand/contract/console/console-errors';
import { expect, test } from 'vitest';
import { errorText, findText, textOf, translationsOf } from './index.ts';
import { readTexts } from './read-texts.ts';

test('every rejection has a text, and every text of a rejection a code', () => {
  const texts = Object.keys(readTexts('en')).filter((key) => key.startsWith('errors.'));
  const codes = [...Object.keys(ERRORS), ...Object.keys(CONSOLE_ERRORS)].map((code) => `errors.${code}`);
  expect(texts.toSorted()).toEqual(codes.toSorted());
});

test('a text is filled from its values; a placeholder without a value stays visible', () => {
  expect(errorText('variation_count', 'en', { name: 'Sauces', min: 1, max: 2 })).toBe(
    'Selected variation named Sauces must be in between Minimum 1 and Maximum 2',
  );
  expect(errorText('below_minimum', 'en')).toContain('{minimum}');
  expect(textOf('mails.hello', 'ar', { name: '{name} & co' })).toBe('مرحبًا {name} & co،');
});

test('a select chooses the text of its case, and the other one for any other', () => {
  const title = (about: string) => textOf('notifications.pending.title', 'en', { about });
  expect([title('parcel'), title('trip'), title('order')]).toEqual([
    'Parcel booked',
    'Trip booked',
    'Order placed',
  ]);
});

test('a text exists in every language, and an unknown key has none', () => {
  expect(translationsOf('catalog.formerCustomer')).toEqual({ en: 'Former customer', ar: 'عميل سابق' });
  expect(findText('labels.nothing', 'ar')).toBeNull();
});
