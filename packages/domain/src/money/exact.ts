/** Amounts are safe integers of the currency's minor unit ("cents"). What leaves that range is a defect, not a price. */
export function requireSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe amount: ${value}`);
  return value === 0 ? 0 : value;
}

/** 2.5 -> 3, -2.5 -> -3. `Math.round` alone would give -2. */
export function roundHalfAwayFromZero(value: number): number {
  return requireSafe(Math.sign(value) * Math.round(Math.abs(value)));
}

/**
 * Moves the decimal point without binary error: shift(1.005, 2) is 100.5 where 1.005 * 100 is 100.49999999999999.
 */
export function shift(value: number, places: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

/** amount × factor ÷ divisor over whole numbers, rounded half away from zero once. */
function scale(amount: number, factor: number, divisor: number): number {
  const product = BigInt(requireSafe(amount)) * BigInt(factor);
  const by = BigInt(divisor);
  const size = product < 0n ? -product : product;
  const rounded = (size * 2n + by) / (by * 2n);
  return requireSafe(Number(product < 0n ? -rounded : rounded));
}

/** Rates carry up to six decimals ("8.875" percent); more would be noise of a binary fraction. */
const RATE_PLACES = 6;
const HUNDRED = 100 * 10 ** RATE_PLACES;

function rateUnits(percent: number): number {
  return roundHalfAwayFromZero(shift(percent, RATE_PLACES));
}

/** `percent` of an amount in minor units: percentOf(999, 15) is 150. */
export function percentOf(minor: number, percent: number): number {
  return scale(minor, rateUnits(percent), HUNDRED);
}

/** The share of `percent` that an amount already contains: amount × rate ÷ (100 + rate). */
export function percentWithin(minor: number, percent: number): number {
  const rate = rateUnits(percent);
  return scale(minor, rate, HUNDRED + rate);
}

/** minor units × a measured quantity (kilometres, hours), rounded once: multiply(70, 3.25) is 228. */
export function multiply(minor: number, quantity: number): number {
  return scale(minor, rateUnits(quantity), 10 ** RATE_PLACES);
}

/** 12.5 with 2 digits is 1250. Throws RangeError on what is no amount (NaN, infinite, beyond safe integers). */
export function toMinor(major: number, digits: number): number {
  return roundHalfAwayFromZero(shift(major, digits));
}

/** 1250 with 2 digits is 12.5, the number that goes on the wire. */
export function toMajor(minor: number, digits: number): number {
  return shift(requireSafe(minor), -digits);
}
