/** Isolates figures with a sign ("$20", "15%"), so that they keep their order inside Arabic text. */
export function isolateFigures(text: string): string {
  return text.replace(/[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[%$€£]/g, '\u2066$&\u2069');
}
