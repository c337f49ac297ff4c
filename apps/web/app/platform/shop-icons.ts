import type { Config } from '@errand/contract/config';

export type ShopIcon = {
  src: string;
  /** In pixels; null for a drawing, which has any. */
  size: number | null;
  type: string;
  /** Whether it fills its square, so that a system may cut its edges; null for a drawing. */
  isMaskable: boolean | null;
};

/** The icons of the product, for a shop without one of its own. */
const PRODUCT_ICONS: ShopIcon[] = [
  { src: '/icon-192.png', size: 192, type: 'image/png', isMaskable: false },
  { src: '/icon-512.png', size: 512, type: 'image/png', isMaskable: true },
  { src: '/favicon.svg', size: null, type: 'image/svg+xml', isMaskable: null },
];
const SIZES = [192, 512];

/** The icons of the shop for tabs, home screens and installation. */
export function iconsOf({ fav_icon_full_url: url }: Pick<Config, 'fav_icon_full_url'>): ShopIcon[] {
  if (!url) return PRODUCT_ICONS;
  return SIZES.map((size) => ({
    src: url.replace(/[^/]+$/, `${size}.png`),
    size,
    type: 'image/png',
    isMaskable: false,
  }));
}
