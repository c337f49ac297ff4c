import { normalizeText } from '../text/index.ts';

/** The form of a mail address in every form, file and command: no dot begins, ends or repeats. */
export const EMAIL = /^(?!\.)(?!.*\.[.@])[^\s@"(),:;<>[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.\d][^\s@.]+$/;
/** Optional plus, then 2 to 15 digits that do not start with 0 [AUTH-62]. */
const PHONE = /^\+?[1-9]\d{1,14}$/;

/** Classifies a contact, in digits of any script: email, phone number by pattern, or neither [AUTH-59]. */
export function classifyIdentifier(text: string): 'email' | 'phone' | 'invalid' {
  const plain = normalizeText(text, 'identifier');
  if (PHONE.test(plain)) return 'phone';
  return isEmail(plain) ? 'email' : 'invalid';
}

/** Whether a partial value should switch the input to the phone field: digits with an optional plus. */
export function looksLikePhone(text: string): boolean {
  return /^\+?\d+$/.test(normalizeText(text, 'identifier'));
}

/** Whether the text has the form of an email address. Does not check the length. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
