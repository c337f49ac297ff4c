import { DEFAULT_LANGUAGE, OTHER_LANGUAGES } from '@errand/domain/language';
import { compareTexts } from '@errand/vite-plugins/text-parity.ts';
import { expect, test } from 'vitest';
import { readTexts } from './texts-plugin.ts';

test('every text exists in all languages with the same placeholders', () => {
  for (const language of OTHER_LANGUAGES)
    expect(compareTexts(language, readTexts(DEFAULT_LANGUAGE), readTexts(language))).toEqual([]);
});

test('a missing key, a different placeholder and an empty text are each reported', () => {
  const problems = compareTexts(
    'ar',
    { a: 'A {count, plural, one {# x} other {# {unit}}}', b: 'B', c: 'C' },
    { a: 'أ {count}', b: ' ' },
  );
  expect(problems).toHaveLength(3);
});
