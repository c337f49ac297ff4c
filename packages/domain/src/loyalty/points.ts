/** The operator's terms: points for one unit of the currency, its decimals, and the smallest transfer. */
export type PointTerms = { pointsPerUnit: number; digits: number; minimum: number };

/** What points are worth in minor units, rounded down: converting never makes money out of nothing. */
export function pointsWorthMinor(points: number, { pointsPerUnit, digits }: PointTerms): number {
  if (pointsPerUnit <= 0) return 0;
  return Math.floor((points * 10 ** digits) / pointsPerUnit);
}

/** Whether this many points may be turned into money out of a balance. */
export function checkPointTransfer(
  points: number,
  balance: number,
  terms: PointTerms,
): { ok: true; worthMinor: number } | { ok: false; code: 'points_minimum' | 'points_low' } {
  const worthMinor = pointsWorthMinor(points, terms);
  if (points < terms.minimum || worthMinor <= 0) return { ok: false, code: 'points_minimum' };
  if (points > balance) return { ok: false, code: 'points_low' };
  return { ok: true, worthMinor };
}

/**
 * Points earned by an order: a percentage of what was paid, at what points are worth, rounded down. With 5 percent and
 * 10 points for a unit, an order of 30.00 earns 15 points.
 */
export function pointsEarned(
  totalMinor: number,
  percent: number,
  { pointsPerUnit, digits }: PointTerms,
): number {
  return Math.max(0, Math.floor((totalMinor * percent * pointsPerUnit) / (100 * 10 ** digits)));
}
