import type { Config } from '@errand/contract/config';
import {
  ACCENT_SCOPES,
  type AccentShades,
  accentShades,
  FONTS,
  type Font,
  type Theme,
} from '@errand/domain/brand';
import { type LanguageCode, languageRow } from '@errand/domain/language';
import cairoArabic from '@errand/ui/fonts/cairo-arabic.woff2?url';
import cairoLatin from '@errand/ui/fonts/cairo-latin.woff2?url';
import readexArabic from '@errand/ui/fonts/readex-pro-arabic.woff2?url';
import readexLatin from '@errand/ui/fonts/readex-pro-latin.woff2?url';
import rubikArabic from '@errand/ui/fonts/rubik-arabic.woff2?url';
import rubikLatin from '@errand/ui/fonts/rubik-latin.woff2?url';
import cairoStyles from '@errand/ui/styles/first/fonts/cairo.css?inline';
import readexStyles from '@errand/ui/styles/first/fonts/readex-pro.css?inline';
import rubikStyles from '@errand/ui/styles/first/fonts/rubik.css?inline';

/** What a page shows of the brand before its first paint. */
type BrandConfig = Pick<Config, 'font' | 'accent_colors'>;
type FontFiles = { styles: string; Latin: string; Arabic: string };

const FILES: Record<Font, FontFiles> = {
  'Readex Pro': { styles: readexStyles, Latin: readexLatin, Arabic: readexArabic },
  Rubik: { styles: rubikStyles, Latin: rubikLatin, Arabic: rubikArabic },
  Cairo: { styles: cairoStyles, Latin: cairoLatin, Arabic: cairoArabic },
};

/** The design tokens of an accent, as in `tokens/module-accents.css`. */
const TOKENS: Record<keyof AccentShades, string> = {
  accent: '--accent',
  hover: '--accent-hover',
  press: '--accent-press',
  onAccent: '--on-accent',
  soft: '--accent-soft',
  soft2: '--accent-soft-2',
  onSoft: '--on-accent-soft',
  banner: '--banner',
  onBanner: '--on-banner',
};

/**
 * Adds the shop's font and accents to the head of a page, so that the first paint has them. They are not part of the
 * application: React keeps elements in the head that it does not know, and no script has to derive colors.
 */
export function withBrand(html: string, language: LanguageCode, config: BrandConfig | null): string {
  const font = FILES[config?.font ?? FONTS[0]];
  // Arabic pages need both files: digits and names are Latin.
  const files = languageRow(language).script === 'Arabic' ? [font.Arabic, font.Latin] : [font.Latin];
  const preloads = files.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}"/>`,
  );
  const styles = font.styles + (config ? accentStyles(config.accent_colors) : '');
  return html
    .replace(/<meta name="viewport"[^>]*>/, (meta) => meta + preloads.join(''))
    .replace('</head>', () => `<style data-brand>${styles}</style></head>`);
}

/**
 * The rules of the chosen accents; empty without one. They are in no cascade layer, so they override the product's. As
 * in built sheets, each theme has rules of its own, because old browsers do not know `light-dark()`.
 */
export function accentStyles(chosen: BrandConfig['accent_colors']): string {
  return ACCENT_SCOPES.flatMap((scope) => {
    const color = chosen[scope];
    if (color === null) return [];
    // Modules without a color of their own have that of the shop.
    const element = scope === 'shop' ? '[data-module]' : `[data-module="${scope}"]`;
    const root = scope === 'shop' ? ':root' : null;
    const dark = darkRules(element, root, declarations(color, 'dark'));
    return [`${root ? `${root},` : ''}${element}{${declarations(color, 'light')}}`, ...dark];
  }).join('');
}

function darkRules(element: string, root: string | null, block: string): string[] {
  const rule = (theme: string) =>
    `${root ? `${root}${theme},` : ''}:where(:root${theme}) ${element}{${block}}`;
  // Paper is white in every theme.
  return [
    `@media screen and (prefers-color-scheme:dark){${rule(':not([data-theme])')}}`,
    `@media screen{${rule('[data-theme="dark"]')}}`,
  ];
}

function declarations(color: string, theme: Theme): string {
  const shades = accentShades(color, theme);
  return Object.entries(TOKENS)
    .map(([shade, token]) => `${token}:${shades[shade as keyof AccentShades]}`)
    .join(';');
}
