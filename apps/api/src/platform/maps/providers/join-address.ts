import { type LanguageCode, languageRow } from '@errand/domain/language';

/** Joins the parts of an address with the comma of the language. Empty parts are omitted. */
export function joinAddress(parts: readonly string[], language: LanguageCode): string {
  return parts.filter(Boolean).join(languageRow(language).comma);
}
