const DEFAULTS = [1, 2, 3];
const SHOWN = 3;

/** The suggested tips in ascending order: the most frequent ones, filled up with defaults. */
export function tipAmounts(used: number[]): number[] {
  const defaults = DEFAULTS.filter((amount) => !used.includes(amount));
  return [...used, ...defaults].slice(0, SHOWN).toSorted((a, b) => a - b);
}
