export { latinDigits, normalizeText, TEXT_KINDS, type TextKind } from './normalize.ts';
