/** Browsers remove control characters and read a backslash as a slash, so a text with them leads elsewhere than it seems. */
const DISGUISED = /[\p{Cc}\s\\]/u;

/** A path, but not `//evil.example`, which is an address. */
const PATH = /^\/(?!\/)/;

/** An address with a host, without a user name in front of it. */
const ADDRESS = /^https?:\/\/(?:[\p{L}\p{N}.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu;

/** Whether a text is a path of the shop or a complete web address, as browsers read it. */
export function isShopLink(text: string): boolean {
  return !DISGUISED.test(text) && (PATH.test(text) || ADDRESS.test(text));
}

/** The path of a link within the shop, without its query, its anchor and slashes at its end. */
export function pathOfLink(link: string): string {
  return link.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';
}
