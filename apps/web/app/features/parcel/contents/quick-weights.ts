const USUAL = [1, 2, 5, 10, 20];

/** Usual weights in kilograms up to a maximum; null is none. */
export function quickWeights(maximumKg: number | null): number[] {
  return USUAL.filter((kilograms) => maximumKg === null || kilograms <= maximumKg);
}
