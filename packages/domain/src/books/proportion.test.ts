import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Posting } from './index.ts';
import { returnedParts, returnedShare } from './proportion.ts';

/** Postings of several parties whose sum is above 0, as those of a sale. */
const sales = fc
  .array(fc.integer({ min: -5000, max: 20_000 }), { minLength: 1, maxLength: 6 })
  .map((amounts) =>
    amounts.map(
      (amountMinor, at): Posting => ({ account: 'store', owner: `store:${at}`, part: 'items', amountMinor }),
    ),
  )
  .filter((postings) => sumOf(postings) > 0);

function sumOf(postings: readonly Pick<Posting, 'amountMinor'>[]): number {
  return postings.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

test('each part is its share of what is returned, to less than two minor units, and together they are exact', () => {
  fc.assert(
    fc.property(sales, fc.integer({ min: 0, max: 1000 }), (postings, perMille) => {
      const ofMinor = sumOf(postings);
      const nowMinor = Math.floor((ofMinor * perMille) / 1000);
      const parts = returnedParts(postings, { ofMinor, beforeMinor: 0, nowMinor });
      expect(sumOf(parts)).toBe(nowMinor);
      for (const [at, { amountMinor }] of parts.entries()) {
        const exact = ((postings[at]?.amountMinor ?? 0) * nowMinor) / ofMinor;
        expect(Math.abs(amountMinor - exact)).toBeLessThan(2);
      }
    }),
  );
});

test('returns of any division add up to the postings themselves', () => {
  fc.assert(
    fc.property(sales, fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 5 }), (postings, cuts) => {
      const ofMinor = sumOf(postings);
      const ends = [...cuts.map((cut) => Math.floor((ofMinor * cut) / 1000)), ofMinor].toSorted(
        (a, b) => a - b,
      );
      const sums = postings.map(() => 0);
      let beforeMinor = 0;
      for (const end of ends) {
        const parts = returnedParts(postings, { ofMinor, beforeMinor, nowMinor: end - beforeMinor });
        for (const [at, { amountMinor }] of parts.entries()) sums[at] = (sums[at] ?? 0) + amountMinor;
        beforeMinor = end;
      }
      expect(sums).toEqual(postings.map(({ amountMinor }) => amountMinor));
    }),
  );
});

test('the largest remainders get the units that are left, the earlier ones of equals', () => {
  const posted = (amountMinor: number): Posting => ({
    account: 'bank',
    owner: 'operator',
    part: 'items',
    amountMinor,
  });
  const parts = (amounts: number[], nowMinor: number) =>
    returnedParts(amounts.map(posted), {
      ofMinor: amounts.reduce((a, b) => a + b),
      beforeMinor: 0,
      nowMinor,
    }).map(({ amountMinor }) => amountMinor);
  expect(parts([100, 100, 100], 100)).toEqual([34, 33, 33]);
  expect(parts([200, -50], 75)).toEqual([100, -25]);
  expect(parts([10, 20, 70], 5)).toEqual([1, 1, 3]);
});

test('of nothing, nothing is taken back', () => {
  const returned = { ofMinor: 0, beforeMinor: 0, nowMinor: 0 };
  expect(returnedShare(100, returned)).toBe(0);
  expect(
    returnedParts([{ account: 'store', owner: 'store:1', part: 'items', amountMinor: 0 }], returned),
  ).toEqual([]);
});
