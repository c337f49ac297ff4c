/** Characters that separate values inside the cells of a file of products; a backslash makes one a part of its value. */
export const SEPARATORS = ':;|>+=()\\';

/** The text with a backslash before each separator. */
export function escapeSeparators(text: string): string {
  return text.replace(/[:;|>+=()\\]/g, '\\$&');
}
