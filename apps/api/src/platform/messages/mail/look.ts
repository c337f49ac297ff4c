import { accentShades, THEME_SURFACES, type Theme } from '@errand/domain/brand';
import { directionOf, type LanguageCode } from '@errand/domain/language';
import type { MailBrand } from './brand.ts';

/** The first font must exist where Outlook runs: it shows Times when it does not know the first one. */
export const FONT = "'Segoe UI',system-ui,-apple-system,Roboto,Arial,sans-serif";

const TEXTS = {
  light: { muted: '#6e6860', rule: '#e7e3df', soft: THEME_SURFACES.light.sunken },
  dark: { muted: '#a7a29b', rule: '#3c3733', soft: THEME_SURFACES.dark.sunken },
};

/** The colors of mails in a theme, without those of the shop. */
export function colorsOf(theme: Theme) {
  const { sunken, page, raised, ink } = THEME_SURFACES[theme];
  return { page: theme === 'light' ? sunken : page, card: raised, ink, ...TEXTS[theme] };
}

export const LIGHT = colorsOf('light');

/** The fill of buttons and the text on it, which can be read. */
export function buttonColors({ accent }: Pick<MailBrand, 'accent'>, theme: Theme) {
  const { ink, card } = colorsOf(theme);
  if (accent === null) return { fill: ink, text: card };
  const shades = accentShades(accent, theme);
  return { fill: shades.accent, text: shades.onAccent };
}

/** The sides of a line of text. Outlook knows neither `start` nor `end`. */
export function sidesOf(language: LanguageCode): { start: 'left' | 'right'; end: 'left' | 'right' } {
  return directionOf(language) === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
}

/**
 * The dark theme, for programs that follow the theme of the device and for Outlook on the web and on phones, which sets an
 * attribute where it has changed the color of a text (`ogsc`) or background (`ogsb`). Gmail may drop a style element with a selector that it does not know, so each has
 * its own. Elements have the classes beside their inline colors of the light theme.
 */
export function darkStyles(brand: Pick<MailBrand, 'accent' | 'logoDarkUrl'>): string {
  const { page, card, soft, ink, muted, rule } = colorsOf('dark');
  const button = buttonColors(brand, 'dark');
  const texts = { ink, muted, button: button.text };
  const fills = { page, card, soft, button: button.fill };
  const rules = (select: (attribute: 'ogsc' | 'ogsb', name: string) => string) =>
    [
      ...Object.entries(texts).map(([name, color]) => `${select('ogsc', name)}{color:${color}!important}`),
      ...Object.entries(fills).map(
        ([name, color]) => `${select('ogsb', name)}{background-color:${color}!important}`,
      ),
      `${select('ogsb', 'rule')}{border-color:${rule}!important}`,
      brand.logoDarkUrl === null
        ? `${select('ogsb', 'logo')}{background-color:#ffffff!important;border-radius:8px!important;padding:6px!important}`
        : `${select('ogsb', 'logo')}{display:none!important}${select('ogsb', 'logo-dark')}{display:inline-block!important}`,
    ].join('');
  const asked = rules((_, name) => `.${name}`);
  const outlook = rules((attribute, name) => `[data-${attribute}] .${name},.${name}[data-${attribute}]`);
  return `<style>@media (prefers-color-scheme:dark){${asked}}</style><style>${outlook}</style>`;
}
