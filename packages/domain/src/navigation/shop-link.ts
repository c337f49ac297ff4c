/** An origin that no shop has, so that a path is told from an address of another site. */
const SHOP = 'https://shop.invalid';

/**
 * Whether a text is a path of the shop or a complete web address, as browsers read it: `/\evil.example` and `/<tab>/evil.example`
 * look like paths, but lead to other sites.
 */
export function isShopLink(text: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(text)) return false;
  const url = URL.parse(text, SHOP);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (text.startsWith('/')) return url.origin === SHOP;
  return /^https?:\/\/[^/]/i.test(text) && url.origin !== SHOP;
}
