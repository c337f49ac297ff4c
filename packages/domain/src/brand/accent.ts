import { MODULE_TYPES, type ModuleType } from '../modules/index.ts';
import { contrastOf } from './contrast.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';
import { THEME_SURFACES, type Theme } from './surfaces.ts';

/** What can have an accent of its own: the whole shop, and each module. */
export const ACCENT_SCOPES = ['shop', ...MODULE_TYPES] as const;
export type AccentScope = (typeof ACCENT_SCOPES)[number];
/** The colors that the operator has chosen, as `#rrggbb`; null for the product's own. */
export type ChosenAccents = Record<AccentScope, string | null>;

/** The design tokens of an accent in one theme, as `#rrggbb`. */
export type AccentShades = {
  accent: string;
  hover: string;
  press: string;
  onAccent: string;
  soft: string;
  soft2: string;
  onSoft: string;
  banner: string;
  onBanner: string;
};

/** The least contrast of text by WCAG 2.2 AA, and a margin for rounding to whole channels. */
const TEXT = 4.55;
/** How much lightness changes until an accent can be read. */
const STEP = 0.005;
/** Below this lightness a pressed button becomes lighter, because it cannot become visibly darker. */
const DARKEST_TO_DARKEN = 0.3;

/** Whether a text is `#rrggbb`. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** The color of a module: its own, else that of the shop; null for the product's own. */
export function chosenAccent(chosen: ChosenAccents, module: ModuleType | null): string | null {
  return (module && chosen[module]) ?? chosen.shop;
}

/**
 * Derives all shades of an accent from one color `#rrggbb`, with its hue. The accent is that color itself where text in
 * it can be read on every surface of the theme, and otherwise the nearest darker (light theme) or lighter (dark theme)
 * one. Every text then has a contrast of at least 4.5, and every focus indicator in the accent more than 3.
 */
export function accentShades(color: string, theme: Theme): AccentShades {
  const chosen = oklchOf(color);
  return theme === 'light' ? lightShades(chosen, color) : darkShades(chosen, color);
}

function lightShades(chosen: Oklch, color: string): AccentShades {
  const soft = shade(chosen, 0.96, 0.022);
  const soft2 = shade(chosen, 0.925, 0.04);
  const { accent, l } = readable(chosen, color, [...surfacesOf('light'), soft, soft2], -STEP);
  const [hover, press] = l < DARKEST_TO_DARKEN ? [0.08, 0.14] : [-0.045, -0.08];
  return {
    accent,
    hover: shade(chosen, l + hover),
    press: shade(chosen, l + press),
    onAccent: '#ffffff',
    soft,
    soft2,
    onSoft: shade(chosen, 0.38),
    banner: accent,
    onBanner: '#ffffff',
  };
}

function darkShades(chosen: Oklch, color: string): AccentShades {
  const soft = shade(chosen, 0.275, 0.045);
  const soft2 = shade(chosen, 0.335, 0.065);
  const { accent, l } = readable(chosen, color, [...surfacesOf('dark'), soft, soft2], STEP);
  return {
    accent,
    hover: shade(chosen, Math.min(0.985, l + 0.045)),
    press: shade(chosen, Math.min(0.985, l + 0.08)),
    onAccent: shade(chosen, 0.18, 0.03),
    soft,
    soft2,
    onSoft: shade(chosen, 0.87, 0.08),
    banner: shade(chosen, 0.36, 0.11),
    onBanner: shade(chosen, 0.955, 0.015),
  };
}

/** The color with another lightness and at most the given chroma. */
function shade({ c, h }: Oklch, l: number, most = c): string {
  return hexOf({ l, c: Math.min(c, most), h });
}

/** Changes the lightness by `step` until text in the color can be read on all backgrounds. */
function readable(
  chosen: Oklch,
  color: string,
  backgrounds: string[],
  step: number,
): { accent: string; l: number } {
  let accent = color.toLowerCase();
  let { l } = chosen;
  while (backgrounds.some((background) => contrastOf(accent, background) < TEXT)) {
    l += step;
    accent = shade(chosen, l);
  }
  return { accent, l };
}

function surfacesOf(theme: Theme): string[] {
  const { page, raised, sunken, pressed } = THEME_SURFACES[theme];
  return [page, raised, sunken, pressed];
}
