import type { Language } from '../maps.types.ts';

/** Joins the parts of an address with the comma of the language. Empty parts are omitted. */
export function joinAddress(parts: readonly string[], language: Language): string {
  return parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ');
}
