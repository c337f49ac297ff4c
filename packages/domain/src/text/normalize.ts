/** Lone halves of a surrogate pair, which PostgreSQL's JSON rejects. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Control characters but tab and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
/** Spaces of any width, and the blank pattern of Braille. */
const SPACE = /[\p{Zs}\u2800]/gu;
/** A run of direction marks, embeddings and overrides, zero-width characters, fillers and others without a glyph. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]+/gu;
const VARIATION = /\p{Variation_Selector}/u;
const JOINER = /[\u200c\u200d]/u;
/** The black flag, which the tags after it make the flag of a region. */
const TAGGED_FLAG = /\u{1f3f4}$/u;
const TAGS = /^[\u{e0020}-\u{e007e}]+\u{e007f}/u;
/** A letter that is written the same way beside a joiner. */
const UNJOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Han}]/u;
const JOINING = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** The full stops of Chinese and Japanese input methods, which separate labels of a domain like ".". */
const IDEOGRAPHIC_STOP = /[\u3002\uff61]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const DECIMAL_DIGIT = /\p{Decimal_Number}/gu;
const ASCII = /^[\n\r\t -~]*$/;

/** What a field holds, which decides how its text is normalized. Secrets, such as passwords, are never changed. */
export const TEXT_KINDS = ['text', 'identifier', 'code', 'amount', 'search', 'secret'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/**
 * The one spelling of a typed text, by what its field holds. Idempotent, and never longer than the typed text.
 * - `text`: without control characters, direction marks and other invisible characters; every space is a plain one; none
 *   at the ends. Joiners stay where letters or emoji need them: "می‌خواهم", "👩‍🍳".
 * - `identifier` (mails, phones, ids, words of a list): also digits of any script as 0-9 and letters of full width as
 *   ASCII, without joiners, and with "." for an ideographic full stop: "ｍｉｎａ＠example。com" is "mina@example.com".
 * - `code`: an identifier without spaces. `amount`: an identifier with "." as the decimal separator and a plain minus.
 * - `search`: a text with the digits and widths of an identifier.
 */
export function normalizeText(typed: string, kind: TextKind = 'text'): string {
  if (kind === 'secret') return typed;
  const text = ASCII.test(typed) ? typed.trim() : visibleText(typed, kind === 'text' || kind === 'search');
  if (kind === 'text') return text;
  const narrow = latinDigits(text.replace(FULL_WIDTH, asciiOf));
  if (kind === 'search') return narrow;
  const plain = narrow.replace(IDEOGRAPHIC_STOP, '.');
  if (kind === 'code') return plain.replace(/\s+/g, '');
  if (kind === 'amount')
    return plain
      .replace(/\u066c/g, '')
      .replace(/\u066b/g, '.')
      .replace(/\u2212/g, '-');
  return plain;
}

/** The text with the decimal digits of every script as 0-9. */
export function latinDigits(text: string): string {
  return text.replace(DECIMAL_DIGIT, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Scripts have their ten digits in a row; some have several rows, one after the other. */
function valueOf(digit: number): number {
  let first = digit;
  while (/\p{Decimal_Number}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}

function asciiOf(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 0xfee0);
}

/** Repeats its steps until nothing changes: without an invisible character, the letters around it may compose. */
function visibleText(typed: string, keepsJoiners: boolean): string {
  const spaced = typed
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(CONTROL, '')
    .replace(SPACE, ' ');
  const visible = keepsJoiners
    ? spaced.replace(INVISIBLE, (run, at: number) =>
        kept(run, spaced.slice(Math.max(0, at - 2), at), spaced.slice(at + run.length, at + run.length + 2)),
      )
    : spaced.replace(INVISIBLE, '');
  const composed = visible.normalize('NFC');
  const text = (composed.length > visible.length ? visible : composed).trim();
  return text === typed ? text : visibleText(text, keepsJoiners);
}

/** What of a run of invisible characters the letters or emoji around it need. */
function kept(run: string, before: string, after: string): string {
  const previous = Array.from(before).at(-1) ?? '';
  if (previous.trim() === '') return '';
  if (TAGGED_FLAG.test(before)) return TAGS.exec(run)?.[0] ?? '';
  const variation = VARIATION.exec(run)?.[0] ?? '';
  const next = String.fromCodePoint(after.codePointAt(0) ?? 32);
  const isJoined = [previous, next].every((letter) => JOINING.test(letter) && !UNJOINED.test(letter));
  return variation + (isJoined ? (JOINER.exec(run)?.[0] ?? '') : '');
}
