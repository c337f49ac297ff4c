import type { LanguageCode } from '@errand/domain/language';
import { useLanguage } from './i18n.tsx';

/** The name of a language in the language of the page: "Arabic", "العربية". */
export function useLanguageName(): (language: LanguageCode) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  return (language) => names.of(language) ?? language;
}
