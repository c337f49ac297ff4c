import { toMinor } from '../money/index.ts';

/** Maximum of one top-up, in units of the currency. A higher amount is probably a typing error. */
export const MAX_TOP_UP = 100_000;

/**
 * Converts the amount of a top-up to minor units. Rejects a missing amount, one that is not above 0 or above the maximum,
 * and one with more decimals than the currency has, or than the provider takes, which would be rounded. `stepMinor` is the
 * smallest amount of the provider.
 */
export function checkTopUp(
  amount: number | null,
  digits: number,
  stepMinor = 1,
):
  | { ok: true; minor: number }
  | { ok: false; code: 'amount_required' | 'amount_invalid' | 'amount_decimals' } {
  if (amount === null || Number.isNaN(amount)) return { ok: false, code: 'amount_required' };
  if (!(amount > 0) || amount > MAX_TOP_UP) return { ok: false, code: 'amount_invalid' };
  const minor = toMinor(amount, digits);
  const isExact = Math.abs(amount * 10 ** digits - minor) < 1e-6;
  return isExact && minor > 0 && minor % stepMinor === 0
    ? { ok: true, minor }
    : { ok: false, code: 'amount_decimals' };
}
