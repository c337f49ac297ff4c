/** The number of an order that a search names, as `#12` or `12`; null for other text. */
export function searchedOrderNumber(search: string): number | null {
  const [, digits] = /^#?(\d{1,15})$/.exec(search) ?? [];
  return digits === undefined ? null : Number(digits);
}
