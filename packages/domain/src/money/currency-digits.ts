/**
 * The decimals of a currency, in which the shop counts its amounts: 2 for USD, 0 for JPY, 3 for KWD. `currency` is ISO 4217
 * in any case.
 */
export function currencyDigits(currency: string): number {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
