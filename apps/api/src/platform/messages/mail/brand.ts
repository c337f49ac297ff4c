import type { Translations } from '../../db/index.ts';
import { mediaUrl } from '../../files/index.ts';
import type { Settings } from '../../settings.ts';

/** What mails show of the shop. */
export type MailBrand = {
  name: Translations;
  /** The address of the shop; null without PUBLIC_URL. */
  url: string | null;
  /** Absolute; null without a logo or without PUBLIC_URL. */
  logoUrl: string | null;
  /** The logo for dark pages; null for the same one. */
  logoDarkUrl: string | null;
  /** The color of the shop as `#rrggbb`; null for the product's own. */
  accent: string | null;
  /** Where the shop is and is reached; empty for what the operator has not entered. */
  address: Translations;
  phone: string;
  email: string;
};

/** Pixels of a logo in a mail, which is shown at about a quarter of them. Mail programs do not know WebP. */
const LOGO_WIDTH = 384;

export function mailBrandOf(settings: Settings, publicUrl: string): MailBrand {
  const picture = (key: string | null) => {
    const url = publicUrl ? mediaUrl(publicUrl, key, LOGO_WIDTH) : null;
    return url?.replace(/\.webp$/, '.png') ?? null;
  };
  return {
    name: settings.business_name,
    url: publicUrl || null,
    logoUrl: picture(settings.logo),
    logoDarkUrl: picture(settings.logo_dark),
    accent: settings.accent_shop,
    address: settings.address,
    phone: settings.phone,
    email: settings.email,
  };
}
