import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestWord, slipCost } from './closest-word.ts';

const words =
  'chip chips chicken chickpeas cheese chocolate kitchen margherita pizza apple apples rice ice تفاح قهوه دجاج'
    .split(' ')
    .map((word) => ({ word, uses: 5 }));

test('a word is meant by what happened to its letters, not by how short it is', () => {
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

test('what is like no word is none, and of two equally near the more frequent one is meant', () => {
  expect(closestWord('xylophone', words)).toBeNull();
  expect(closestWord('qqq', words)).toBeNull();
  const rivals = [
    { word: 'bat', uses: 2 },
    { word: 'cat', uses: 9 },
  ];
  expect(closestWord('dat', rivals)).toBe('cat');
});

test('a word costs nothing for itself, and one slip costs at most one', () => {
  const letters = fc.array(fc.constantFrom(...'abcdeتفا'), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(letters, fc.nat(8), fc.constantFrom(...'abcت'), (word, at, letter) => {
      const place = at % word.length;
      const text = word.join('');
      expect(slipCost(text, text)).toBe(0);
      expect(slipCost(word.toSpliced(place, 1).join(''), text)).toBeLessThanOrEqual(1);
      expect(slipCost(word.toSpliced(place, 1, letter).join(''), text)).toBeLessThanOrEqual(1);
      expect(slipCost(word.toSpliced(place, 0, letter).join(''), text)).toBeLessThanOrEqual(1);
    }),
  );
});
