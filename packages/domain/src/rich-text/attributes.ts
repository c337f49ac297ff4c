const LINK = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const LONGEST_LINK = 2000;
const ANCHOR = /^[\w-]{1,80}$/;
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i;
// Browsers remove these characters from an address before they read its scheme.
const DISGUISE = /[\p{Cc}\s]/u;

/** Whether a text may link there: web, mail, phone, a path of the shop or an anchor of the page. */
export function isSafeLink(href: string): boolean {
  return href.length <= LONGEST_LINK && LINK.test(href) && !DISGUISE.test(href.slice(0, 12));
}

/** Whether a heading may have this anchor. */
export function isAnchor(id: string): boolean {
  return ANCHOR.test(id);
}

/** Whether this names a language, such as `ar` or `en-GB`. */
export function isLanguageTag(tag: string): boolean {
  return LANGUAGE_TAG.test(tag);
}

// The database stores neither a null character nor half of a pair. Control characters show nothing.
const UNSTORABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** Whether a text has only characters that can be stored and shown. */
export function isPlainText(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** The text without characters that cannot be stored. */
export function storable(text: string): string {
  return text.replace(new RegExp(UNSTORABLE, 'gu'), '');
}
