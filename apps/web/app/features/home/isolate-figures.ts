/** Figures with a sign ("$20", "15%") keep their order inside Arabic text that an operator typed. */
export function isolateFigures(text: string): string {
  return text.replace(/[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[%$€£]/g, '\u2066$&\u2069');
}
