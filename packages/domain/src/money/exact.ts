/** Returns a safe integer amount in minor units, with -0 as 0. Throws RangeError for any other number. */
export function requireSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe amount: ${value}`);
  return value === 0 ? 0 : value;
}

/** Rounds 2.5 to 3 and -2.5 to -3, where `Math.round` returns -2. */
export function roundHalfAwayFromZero(value: number): number {
  return requireSafe(Math.sign(value) * Math.round(Math.abs(value)));
}

/** Moves the decimal point without binary error: shift(1.005, 2) is 100.5, while 1.005 * 100 is 100.49999999999999. */
export function shift(value: number, places: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

/** amount × factor ÷ divisor in whole numbers, rounded half away from zero. */
function scale(amount: number, factor: number, divisor: number): number {
  const product = BigInt(requireSafe(amount)) * BigInt(factor);
  const by = BigInt(divisor);
  const size = product < 0n ? -product : product;
  const rounded = (size * 2n + by) / (by * 2n);
  return requireSafe(Number(product < 0n ? -rounded : rounded));
}

/** Rates have up to six decimals ("8.875" percent); more are noise of the binary fraction. */
const RATE_PLACES = 6;
const PERCENT_DIVISOR = 100 * 10 ** RATE_PLACES;

function rateUnits(percent: number): number {
  return roundHalfAwayFromZero(shift(percent, RATE_PLACES));
}

/** `percent` of an amount in minor units, rounded: percentOf(999, 15) is 150. */
export function percentOf(minor: number, percent: number): number {
  return scale(minor, rateUnits(percent), PERCENT_DIVISOR);
}

/** The part of an amount that is `percent` of the rest: amount × rate ÷ (100 + rate), rounded. */
export function includedPercent(minor: number, percent: number): number {
  const rate = rateUnits(percent);
  return scale(minor, rate, PERCENT_DIVISOR + rate);
}

/** The share of `part` in `whole` of an amount, in whole numbers, rounded: shareOf(1000, 2, 3) is 667. */
export function shareOf(minor: number, part: number, whole: number): number {
  return scale(minor, part, whole);
}

/** Minor units × a measured quantity such as kilometers, rounded once: multiply(70, 3.25) is 228. */
export function multiply(minor: number, quantity: number): number {
  return scale(minor, rateUnits(quantity), 10 ** RATE_PLACES);
}

/** Converts major to minor units: 12.5 with 2 digits is 1250. Throws RangeError for NaN, infinite and unsafe numbers. */
export function toMinor(major: number, digits: number): number {
  return roundHalfAwayFromZero(shift(major, digits));
}

/** Converts minor to major units, as sent on the wire: 1250 with 2 digits is 12.5. */
export function toMajor(minor: number, digits: number): number {
  return shift(requireSafe(minor), -digits);
}
