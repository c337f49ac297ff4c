import { SEPARATORS } from '@errand/domain/csv';

/** Unicode noncharacters, which cells cannot contain, stand for escaped characters while a cell is split. */
const FIRST_PLACEHOLDER = 0xfdd0;

/** Replaces `\|` and the like by placeholders, so that the text can be split at the separators that remain. */
export function encodeEscapes(text: string): string {
  return text.replace(/\\([:;|>+=()\\])/g, (_, character: string) =>
    String.fromCharCode(FIRST_PLACEHOLDER + SEPARATORS.indexOf(character)),
  );
}

/** Replaces the placeholders of `encodeEscapes` by the characters themselves. */
export function decodeEscapes(text: string): string {
  return text.replace(
    /[\ufdd0-\ufdd8]/g,
    (placeholder) => SEPARATORS[placeholder.charCodeAt(0) - FIRST_PLACEHOLDER] ?? '',
  );
}

/** Splits a text with encoded escapes, and drops empty parts. */
export function splitList(text: string, separator = '|'): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
