/** The most characters of the address of a page. */
export const PAGE_ADDRESS_CHARACTERS = 60;

/** Lower case Latin letters and digits in words with hyphens between them. */
export const PAGE_ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** First parts of addresses that the shop, its API and its files have themselves. A test compares them with the routes. */
const TAKEN = [
  // Pages of the storefront.
  ...'campaigns categories category checkout coupons deliveryman-registration demo-inbox forgot-password'.split(
    ' ',
  ),
  ...'help-and-support home interest loyalty-points my-orders my-trips newsletter notifications orders page-preview parcel prescription'.split(
    ' ',
  ),
  ...'product profile referral-code rental settings sitemap store store-registration track-order unsubscribe wallet'.split(
    ' ',
  ),
  // The server, and what later versions may need.
  ...'api assets go media docs health metrics webhooks icons fonts static public console admin login logout new'.split(
    ' ',
  ),
];

/** Whether a page that the operator adds may have this address. */
export function isPageAddress(slug: string): boolean {
  return slug.length <= PAGE_ADDRESS_CHARACTERS && PAGE_ADDRESS.test(slug) && !isTakenByShop(slug);
}

/** Whether the first part of an address belongs to the shop itself. */
export function isTakenByShop(slug: string): boolean {
  return TAKEN.includes(slug);
}

/** A proposal for the address of a page with this title: its Latin letters and digits; empty without any. */
export function pageAddressOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.join('-').slice(0, PAGE_ADDRESS_CHARACTERS).replace(/-$/, '');
}
