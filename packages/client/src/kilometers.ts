/** Kilometers as the storefront shows a distance, without unit: one decimal below 100, none from there; at least 0.1. */
export function kilometersText(kilometers: number): string {
  const tenths = Math.max(0.1, Math.round(kilometers * 10) / 10);
  return tenths < 100 ? tenths.toFixed(1) : String(Math.round(kilometers));
}
