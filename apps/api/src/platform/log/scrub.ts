const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** E.164, as phones are stored. */
const PHONE = /\+\d{7,15}(?!\d)/g;
/** Query parameters that grant access, and their values. */
const PARAMETER = /\b(guest_id|token|key|otp|code|contact_number|signature|email|phone)=[^&\s"'\\]+/gi;
const LONG_WORD = /[\w-]{32,}/g;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Removes emails, phones, and anything that looks like a token, a guest id or a hash. Ids of requests and jobs stay.
 */
export function scrub(text: string): string {
  return text
    .replace(PARAMETER, '$1=[removed]')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[phone]')
    .replace(LONG_WORD, (word) => (isSecret(word) ? '[token]' : word));
}

/**
 * Recognizes base64url and hex of 16 bytes or more. Identifiers in programs rarely mix upper case, lower case and
 * digits.
 */
function isSecret(word: string): boolean {
  if (UUID.test(word)) return false;
  return /^[\da-f]+$/i.test(word) || (/[A-Z]/.test(word) && /[a-z]/.test(word) && /[\d-]/.test(word));
}
