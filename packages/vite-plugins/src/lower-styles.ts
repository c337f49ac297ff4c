import type { AcceptedPlugin } from 'postcss';
import nesting from 'postcss-nesting';
import { bothThemes } from './both-themes.ts';
import { hasFallback } from './has-fallback.ts';

/** Lowers style sheets for the oldest browsers, where Vite's minifier cannot: it adds prefixes and splits selectors. */
export function lowerStyles(): AcceptedPlugin[] {
  return [nesting(), bothThemes(), hasFallback()];
}
