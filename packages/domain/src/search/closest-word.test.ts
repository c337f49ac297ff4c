import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestWord, correctWords, typoCost } from './closest-word.ts';

const words =
  'chip chips chicken chickpeas cheese chocolate kitchen margherita pizza apple apples rice ice تفاح قهوه دجاج'
    .split(' ')
    .map((word) => ({ word, uses: 5 }));

test('the closest word is found by edit distance, not by its length', () => {
  const meant = {
    chikn: 'chicken',
    chiken: 'chicken',
    chickne: 'chicken',
    chesse: 'cheese',
    choclate: 'chocolate',
    margarita: 'margherita',
    margrhe: 'margherita',
    aplle: 'apple',
    piza: 'pizza',
    pizzza: 'pizza',
    تفح: 'تفاح',
    دجج: 'دجاج',
  };
  for (const [typed, word] of Object.entries(meant))
    expect([typed, closestWord(typed, words)]).toEqual([typed, word]);
});

test('a word that resembles no known word has no match', () => {
  expect(closestWord('xylophone', words)).toBeNull();
  expect(closestWord('qqq', words)).toBeNull();
  expect(closestWord('chip', [])).toBeNull();
});

test('a match costs at most 0.4 per typed letter, and one error is always allowed', () => {
  const known = (word: string) => [{ word, uses: 1 }];
  expect(closestWord('xbcdy', known('abcde'))).toBe('abcde');
  expect(closestWord('xbcy', known('abcd'))).toBeNull();
  expect(closestWord('xb', known('ab'))).toBe('ab');
});

test('of equally close words the more frequent one matches, then the first in the alphabet', () => {
  const rivals = [
    { word: 'bat', uses: 2 },
    { word: 'cat', uses: 9 },
  ];
  expect(closestWord('dat', rivals)).toBe('cat');
  expect(closestWord('dat', rivals.toReversed())).toBe('cat');
  const even = rivals.map(({ word }) => ({ word, uses: 5 }));
  expect([closestWord('dat', even), closestWord('dat', even.toReversed())]).toEqual(['bat', 'bat']);
});

test('every kind of typing error has its cost', () => {
  const costs: [typed: string, word: string, cost: number][] = [
    ['chikn', 'chicken', 1.4],
    ['hicken', 'chicken', 0.7],
    ['icken', 'chicken', 1.4],
    ['b', 'aab', 1.1],
    ['aple', 'apple', 0.4],
    ['chixp', 'chip', 1],
    ['xchip', 'chip', 1],
    ['pizzza', 'pizza', 0.5],
    ['chop', 'chip', 1],
    ['chpi', 'chip', 0.8],
    ['hcip', 'chip', 0.8],
    ['xa', 'ab', 1.15],
    ['bx', 'ab', 1.7],
    ['chick', 'chicken', 0.3],
    ['', 'abc', 0.45],
    ['aab', '', 2.5],
    ['bcda', 'abcd', 1.7],
  ];
  for (const [typed, word, cost] of costs)
    expect([typed, typoCost(typed, word)]).toEqual([typed, expect.closeTo(cost, 9)]);
});

test('a word costs nothing for itself, and one typing error costs at most 1', () => {
  const letters = fc.array(fc.constantFrom(...Array.from('abcdeتفا')), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(letters, fc.nat(8), fc.constantFrom(...Array.from('abcت')), (word, at, letter) => {
      const place = at % word.length;
      const text = word.join('');
      expect(typoCost(text, text)).toBe(0);
      expect(typoCost(word.toSpliced(place, 1).join(''), text)).toBeLessThanOrEqual(1);
      expect(typoCost(word.toSpliced(place, 1, letter).join(''), text)).toBeLessThanOrEqual(1);
      expect(typoCost(word.toSpliced(place, 0, letter).join(''), text)).toBeLessThanOrEqual(1);
    }),
  );
});

test('unknown words are left out beside a known one, and a search without a known word has no correction', () => {
  const typed = (text: string) =>
    text.split(' ').map((word) => ({ word, known: words.some((known) => known.word === word), near: words }));
  expect(correctWords(typed('chicken zzqqxx'))).toEqual(['chicken']);
  expect(correctWords(typed('piza zzqqxx rice'))).toEqual(['pizza', 'rice']);
  expect(correctWords(typed('chiken'))).toEqual(['chicken']);
  expect(correctWords(typed('zzqqxx chiken'))).toEqual([]);
  expect(correctWords(typed('zzqqxx'))).toEqual([]);
  const short = { word: 'of', known: true, near: [] };
  expect(correctWords([short, ...typed('zzqqxx')])).toEqual([]);
});
