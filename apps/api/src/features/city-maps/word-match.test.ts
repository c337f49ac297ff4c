import { expect, test } from 'vitest';
import { matchWord } from './word-match.ts';

test.each([
  ['harbour', 'harbour', 3],
  ['harb', 'harbour', 2],
  ['habour', 'harbour', 1],
  ['harbuor', 'harbour', 1],
  ['harxour', 'harbour', 1],
  ['lighhtouse', 'lighthouse', 1],
  ['hrb', 'harbour', 0],
  ['ro', 'street', 0],
  ['marina', 'harbour', 0],
])('"%s" matches "%s" with %d', (typed, word, fit) => {
  expect(matchWord(typed, word)).toBe(fit);
});
