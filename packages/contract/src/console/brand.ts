import type { Translations } from '@errand/domain/language';

/** The id of the element in the console's page that holds the `ConsoleBrand` as JSON, before anybody has signed in. */
export const BRAND_ELEMENT = 'brand';

/** What the console shows of the shop. Pictures are absolute addresses; null without one. */
export type ConsoleBrand = {
  name: Translations;
  logo: string | null;
  logo_dark: string | null;
  /** Square. */
  icon: string | null;
};
