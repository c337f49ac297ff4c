const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;
const FULL_WIDTH_ZERO = 0xff10;

/** The text with Arabic, Persian and full-width digits as 0-9, and without invisible marks of direction and width. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '');
}
