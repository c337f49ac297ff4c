const MINUS = '\u2212';

/**
 * An amount in minor units of `digits` decimals as documents print it: "1,250.00", "−3.00". `minor` may be a fraction, which
 * further `decimals` show.
 */
export function amount(minor: number, digits: number, decimals = digits): string {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const text = format.format(Math.abs(minor) / 10 ** digits);
  return minor < 0 ? MINUS + text : text;
}

/** A rate: "15 %". The parts stay on one line. */
export function percent(rate: number): string {
  return `${rate}\u00A0%`;
}
