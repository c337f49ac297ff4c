import { expect, test } from 'vitest';
import { kilometersText } from './kilometers.ts';

test('a distance has one decimal below 100 km, none from there, and is never 0', () => {
  const shown = [0, 0.04, 1.887, 3, 3.33, 99.94, 99.96, 140.6].map(kilometersText);
  expect(shown).toEqual(['0.1', '0.1', '1.9', '3.0', '3.3', '99.9', '100', '141']);
});
