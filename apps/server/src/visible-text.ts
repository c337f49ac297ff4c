/** Control characters, line breaks, and characters that reorder the text after them. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const NAMES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Makes text safe for a terminal and one line long: control characters appear as `\u001b` or `\n`. */
export function visibleText(text: string): string {
  return text.replace(
    INVISIBLE,
    (character) => NAMES[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
