export { META_CHARACTERS, TITLE_CHARACTERS } from './limits.ts';
export { latinDigits, normalizeText, TEXT_KINDS, type TextKind } from './normalize.ts';
