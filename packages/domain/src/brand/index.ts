export {
  ACCENT_SCOPES,
  type AccentScope,
  type AccentShades,
  accentShades,
  type ChosenAccents,
  chosenAccent,
  isColor,
} from './accent.ts';
export { contrastOf } from './contrast.ts';
export { FONTS, type Font } from './fonts.ts';
export { type Surfaces, THEME_SURFACES, THEMES, type Theme } from './surfaces.ts';
