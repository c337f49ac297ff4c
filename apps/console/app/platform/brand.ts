import { BRAND_ELEMENT, type ConsoleBrand } from '@errand/contract/console/brand';
import { translated } from '@errand/domain/language';
import { currentLanguage } from './language.ts';

/** Without a server, as in development, the page has no brand. */
const NONE: ConsoleBrand = { name: { en: '' }, logo: null, logo_dark: null, icon: null };

/** The shop's brand, which the server writes into the page. It is the same until the page is loaded again. */
export const brand = readBrand();

/** The name of the shop in the language of the console; empty if the page has none. */
export const shopName = translated(brand.name, currentLanguage());

function readBrand(): ConsoleBrand {
  const text = document.getElementById(BRAND_ELEMENT)?.textContent;
  // The server of this very page has written it.
  return text ? (JSON.parse(text) as ConsoleBrand) : NONE;
}
