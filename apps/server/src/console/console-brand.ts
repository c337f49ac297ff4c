import type { Deps } from '@errand/api';
import { mediaUrl } from '@errand/api/platform/files';
import { escapeHtml } from '@errand/api/platform/messages';
import { BRAND_ELEMENT, type ConsoleBrand } from '@errand/contract/console/brand';
import { DEFAULT_LANGUAGE, translated } from '@errand/domain/language';

type Settings = Awaited<ReturnType<Deps['settings']>>;

const ICON_SIZES = [192, 512];

/** The brand of the shop whose pictures have the given origin. */
export function consoleBrand(settings: Settings, shopOrigin: string): ConsoleBrand {
  return {
    name: settings.business_name,
    logo: mediaUrl(shopOrigin, settings.logo),
    logo_dark: mediaUrl(shopOrigin, settings.logo_dark),
    icon: mediaUrl(shopOrigin, settings.fav_icon, ICON_SIZES[0]),
  };
}

/** The page of the console with the brand: title, icon, and what the application shows of it. */
export function withConsoleBrand(html: string, brand: ConsoleBrand): string {
  // No name can close the element.
  const json = JSON.stringify(brand).replaceAll('<', String.raw`\u003c`);
  const head = `<script type="application/json" id="${BRAND_ELEMENT}">${json}</script></head>`;
  const page = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(nameOf(brand))}</title>`)
    .replace('</head>', () => head);
  const { icon } = brand;
  return icon === null
    ? page
    : page.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escapeHtml(icon)}" />`);
}

/** What phones need to install the console as an application. */
export function consoleManifest(brand: ConsoleBrand): string {
  const { icon } = brand;
  const icons =
    icon === null
      ? [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]
      : ICON_SIZES.map((size) => ({
          src: icon.replace(/[^/]+$/, `${size}.png`),
          sizes: `${size}x${size}`,
          type: 'image/png',
        }));
  return JSON.stringify({
    name: `${nameOf(brand)} console`,
    short_name: nameOf(brand),
    start_url: '/',
    display: 'standalone',
    background_color: '#fefcfb',
    theme_color: '#fefcfb',
    icons,
  });
}

function nameOf({ name }: ConsoleBrand): string {
  return translated(name, DEFAULT_LANGUAGE);
}
