export const STARS = 5;

/** A rating rounded to the nearest half star, from 0 to 5 [CONST-08]. 0 for anything that is not finite. */
export function roundToHalfStars(rating: number): number {
  if (!Number.isFinite(rating)) return 0;
  return Math.min(STARS, Math.max(0, Math.round(rating * 2) / 2));
}
