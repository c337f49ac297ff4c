export const STARS = 5;

/** A rating as stars show it: to the nearest half, within 0 and 5. */
export function halfSteps(rating: number): number {
  if (!Number.isFinite(rating)) return 0;
  return Math.min(STARS, Math.max(0, Math.round(rating * 2) / 2));
}
