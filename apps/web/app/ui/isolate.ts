/** Text with a unit or sign inside a sentence, kept left to right in any script (LRI … PDI). */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}
