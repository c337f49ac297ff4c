/** Text with a unit or sign inside a sentence, kept left to right in any script (LRI … PDI). */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Text of any script inside a sentence: its own first letter decides its direction (FSI … PDI). */
export function isolateAny(text: string): string {
  return `\u2068${text}\u2069`;
}
