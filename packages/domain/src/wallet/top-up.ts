import { toMinor } from '../money/index.ts';

/** The most that is added at once, in units of the currency: beyond it a zero too many is likelier than a wish. */
export const TOP_UP_MAXIMUM = 100_000;

/**
 * What an amount to add comes to in minor units. Refuses nothing, what is not above zero or too much, and more
 * decimals than the currency has: what would be rounded is not what was typed.
 */
export function checkTopUp(
  amount: number | null,
  digits: number,
): { ok: true; minor: number } | { ok: false; code: 'amount_required' | 'amount_invalid' } {
  if (amount === null || Number.isNaN(amount)) return { ok: false, code: 'amount_required' };
  if (!(amount > 0) || amount > TOP_UP_MAXIMUM) return { ok: false, code: 'amount_invalid' };
  const minor = toMinor(amount, digits);
  const isExact = Math.abs(amount * 10 ** digits - minor) < 1e-6;
  return isExact && minor > 0 ? { ok: true, minor } : { ok: false, code: 'amount_invalid' };
}
