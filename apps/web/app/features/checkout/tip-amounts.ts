const USUAL = [1, 2, 3];
const SHOWN = 3;

/** The amounts that are offered as a tip, smallest first: those most given, filled up with usual ones. */
export function tipAmounts(used: number[]): number[] {
  const more = USUAL.filter((amount) => !used.includes(amount));
  return [...used, ...more].slice(0, SHOWN).sort((a, b) => a - b);
}
