const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.\d][^\s@.]+$/;
/** Optional plus, then 2 to 15 digits, the first of them not 0 (001 §5). */
const PHONE = /^\+?[1-9]\d{1,14}$/;

export const EMAIL_MAXIMUM = 255;

/** What a person typed as contact: an e-mail, a phone number by pattern, or neither. Outer blanks do not count. */
export function classifyIdentifier(text: string): 'email' | 'phone' | 'invalid' {
  const trimmed = text.trim();
  if (PHONE.test(trimmed)) return 'phone';
  return isEmail(trimmed) ? 'email' : 'invalid';
}

/** Whether a half-typed value should turn the input into the phone widget: an optional plus and digits only. */
export function looksLikePhone(text: string): boolean {
  return /^\+?\d+$/.test(text.trim());
}

/** The shape of an e-mail address; length is a rule of its own. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && !text.startsWith('.') && !text.includes('..') && !text.includes('.@');
}
