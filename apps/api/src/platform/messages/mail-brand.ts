import type { Translations } from '../db/index.ts';
import { mediaUrl } from '../files/index.ts';
import type { Settings } from '../settings.ts';

/** What mails show of the shop. */
export type MailBrand = {
  name: Translations;
  /** Absolute; null without a logo or without PUBLIC_URL. */
  logoUrl: string | null;
  /** The color of the shop as `#rrggbb`; null for the product's own. */
  accent: string | null;
};

/** Pixels of a logo in a mail, which is shown at about a quarter of them. Mail programs do not know WebP. */
const LOGO_WIDTH = 384;

export function mailBrandOf(settings: Settings, publicUrl: string): MailBrand {
  const logo = publicUrl ? mediaUrl(publicUrl, settings.logo, LOGO_WIDTH) : null;
  return {
    name: settings.business_name,
    logoUrl: logo?.replace(/\.webp$/, '.png') ?? null,
    accent: settings.accent_shop,
  };
}
