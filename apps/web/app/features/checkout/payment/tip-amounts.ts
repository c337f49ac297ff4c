const DEFAULTS = [1, 2, 3];
const SHOWN = 3;

/** The suggested tips in ascending order: the most frequent ones, filled up with defaults. */
export function tipAmounts(used: number[]): number[] {
  const more = DEFAULTS.filter((amount) => !used.includes(amount));
  return [...used, ...more].slice(0, SHOWN).toSorted((a, b) => a - b);
}
