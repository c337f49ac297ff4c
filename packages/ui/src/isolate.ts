/** Isolates text with a unit or sign inside a sentence, left to right in any script (LRI … PDI). */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Isolates text of any script inside a sentence; its first strong letter decides the direction (FSI … PDI). */
export function isolateAny(text: string): string {
  return `\u2068${text}\u2069`;
}
