/** The operator's terms: points per unit of the currency, its decimals, and the minimum of a transfer. */
export type PointTerms = { pointsPerUnit: number; digits: number; minimum: number };

/** The value of points in minor units, rounded down so that converting never creates money. */
export function pointsWorthMinor(points: number, { pointsPerUnit, digits }: PointTerms): number {
  if (pointsPerUnit <= 0) return 0;
  return Math.floor((points * 10 ** digits) / pointsPerUnit);
}

/** Whether points can be converted from a balance: at least the minimum, worth something, and covered. */
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
 * Points earned by an order: a percentage of its total, converted at the rate of points and rounded down. With 5 percent
 * and 10 points per unit, an order of 30.00 earns 15 points.
 */
export function pointsEarned(
  totalMinor: number,
  percent: number,
  { pointsPerUnit, digits }: PointTerms,
): number {
  return Math.max(0, Math.floor((totalMinor * percent * pointsPerUnit) / (100 * 10 ** digits)));
}
