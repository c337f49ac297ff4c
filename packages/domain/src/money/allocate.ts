import { requireSafe } from './exact.ts';

type Share = { index: number; minor: bigint; rest: bigint };

/**
 * Splits an amount by weights so that the parts add up exactly: allocate(100, [1, 1, 1]) is [34, 33, 33]. Uses the largest
 * remainder method; earlier entries win ties. No part exceeds its weight while the amount is at most the sum of the
 * weights. Amount and weights are whole and not negative; all parts are 0 when the weights are.
 */
export function allocate(minor: number, weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(requireSafe(weight)), 0n);
  if (total === 0n) return weights.map(() => 0);
  const amount = BigInt(requireSafe(minor));
  const shares: Share[] = weights.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, minor: product / total, rest: product % total };
  });
  let left = Number(amount - shares.reduce((sum, share) => sum + share.minor, 0n));
  const parts = shares.map((share) => Number(share.minor));
  // The sort is stable, so that earlier entries win ties.
  const byRest = shares.toSorted((a, b) => Number(b.rest - a.rest));
  for (const share of byRest) {
    if (left === 0) break;
    parts[share.index] = Number(share.minor) + 1;
    left -= 1;
  }
  return parts;
}
