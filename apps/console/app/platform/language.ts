import { writeStoredText } from '@errand/client/storage.ts';
import { type LanguageCode, languageFrom } from '@errand/domain/language';

/** The language of the page, which `public/start.js` has set. */
export function currentLanguage(): LanguageCode {
  return languageFrom(document.documentElement.lang);
}

/** Stores the language and reloads the page in it. */
export function chooseLanguage(language: LanguageCode): void {
  writeStoredText('local', 'language', language);
  window.location.reload();
}
