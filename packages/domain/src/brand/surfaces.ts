export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Backgrounds on which the design system writes text in the accent color, and the ink of the theme. */
export type Surfaces = { page: string; raised: string; sunken: string; pressed: string; ink: string };

/**
 * The same colors as in the tokens of the design system, which a test compares. The translucent ones of the dark theme
 * are on a raised surface, where they are lightest.
 */
export const THEME_SURFACES: Record<Theme, Surfaces> = {
  light: { page: '#fefcfb', raised: '#ffffff', sunken: '#f6f4f0', pressed: '#eeebe6', ink: '#1f1b16' },
  dark: { page: '#161210', raised: '#231f1c', sunken: '#302c28', pressed: '#3c3733', ink: '#f2f0ec' },
};
