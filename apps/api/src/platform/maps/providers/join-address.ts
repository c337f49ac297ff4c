import type { Language } from '../maps.types.ts';

/** The parts of an address in a row, each language with its own comma. Empty parts are left out. */
export function joinAddress(parts: readonly string[], language: Language): string {
  return parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ');
}
