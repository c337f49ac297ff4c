import { allocate, shareOf } from '../money/index.ts';
import type { Posting } from './journal.ts';

/** A return of a part of an amount, and the sum of earlier ones, in minor units. */
export type Returned = { ofMinor: number; beforeMinor: number; nowMinor: number };

/**
 * The share that a return takes back of `amountMinor`, which was given in proportion to the returned amount. The shares of all
 * returns add up to it exactly.
 */
export function returnedShare(amountMinor: number, { ofMinor, beforeMinor, nowMinor }: Returned): number {
  if (ofMinor <= 0) return 0;
  const upTo = (returned: number) => shareOf(amountMinor, returned, ofMinor);
  return upTo(beforeMinor + nowMinor) - upTo(beforeMinor);
}

/**
 * The parts of postings that a return takes back, in the order of the postings. The postings add up to `ofMinor` and the parts
 * to `nowMinor`. The parts of all returns together are the postings, and no part exceeds its posting.
 */
export function returnedParts(
  postings: readonly Posting[],
  { ofMinor, beforeMinor, nowMinor }: Returned,
): Posting[] {
  if (ofMinor <= 0) return [];
  const before = partsUpTo(postings, beforeMinor, ofMinor);
  const after = partsUpTo(postings, beforeMinor + nowMinor, ofMinor);
  return postings.map((one, at) => ({ ...one, amountMinor: (after[at] ?? 0) - (before[at] ?? 0) }));
}

/**
 * The parts of postings that `minor` of the whole corresponds to. The sums of credits and of debits are rounded first, so that
 * their difference is `minor`. Each is then divided by the largest remainder.
 */
function partsUpTo(postings: readonly Posting[], minor: number, ofMinor: number): number[] {
  const credits = postings.map(({ amountMinor }) => Math.max(0, amountMinor));
  const debits = postings.map(({ amountMinor }) => Math.max(0, 0 - amountMinor));
  const creditMinor = shareOf(
    credits.reduce((sum, amount) => sum + amount, 0),
    minor,
    ofMinor,
  );
  const credited = allocate(creditMinor, credits);
  const debited = allocate(creditMinor - minor, debits);
  return postings.map((_, at) => (credited[at] ?? 0) - (debited[at] ?? 0));
}
