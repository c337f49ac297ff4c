/** How old a part of a balance is: of the current month, of the two before it, and older. */
export const AGES = ['this_month', 'last_month', 'month_before', 'older'] as const;
type Ages = Record<(typeof AGES)[number], number>;

/** What an account earned in a month and what it gave, both from 0 up, in minor units. */
export type MonthSums = { inMinor: number; outMinor: number };

/**
 * Divides a balance by age. Payments settle the oldest amounts first, so a positive balance consists of the latest earnings and
 * a negative one of the latest charges and advances. `months` are the current month and the two before it. The parts add up to
 * the balance.
 */
export function ageBalance(balanceMinor: number, months: readonly MonthSums[]): Ages {
  const sign = balanceMinor < 0 ? -1 : 1;
  let restMinor = Math.abs(balanceMinor);
  const [current, last, before] = [0, 1, 2].map((at) => {
    const month = months[at];
    const partMinor = Math.min(restMinor, (sign > 0 ? month?.inMinor : month?.outMinor) ?? 0);
    restMinor -= partMinor;
    return partMinor === 0 ? 0 : sign * partMinor;
  });
  const olderMinor = restMinor === 0 ? 0 : sign * restMinor;
  return { this_month: current ?? 0, last_month: last ?? 0, month_before: before ?? 0, older: olderMinor };
}
