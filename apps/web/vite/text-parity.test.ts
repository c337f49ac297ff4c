import { compareTexts } from '@errand/vite-plugins/text-parity.ts';
import { expect, test } from 'vitest';
import { readTexts } from './texts-plugin.ts';

test('every text exists in both languages with the same placeholders', () => {
  expect(compareTexts(readTexts('en'), readTexts('ar'))).toEqual([]);
});

test('a missing key, a different placeholder and an empty text are each reported', () => {
  const problems = compareTexts(
    { a: 'A {count, plural, one {# x} other {# {unit}}}', b: 'B', c: 'C' },
    { a: 'أ {count}', b: ' ' },
  );
  expect(problems).toHaveLength(3);
});
