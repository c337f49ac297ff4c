import { readStoredText, writeStoredText } from '@errand/client/storage.ts';
import { type LanguageCode, languageFrom } from '@errand/domain/language';

/** The key of the browser's choice, which `public/start.js` reads. */
const LANGUAGE = 'language';

/** The language of the page, which `public/start.js` has set. */
export function currentLanguage(): LanguageCode {
  return languageFrom(document.documentElement.lang);
}

/** Shows the language of the member's account in a browser in which nobody has chosen another. */
export function followAccount(language: LanguageCode): void {
  const isFree = readStoredText('local', LANGUAGE) === null;
  // Without storage the reloaded page would begin again.
  if (isFree && language !== currentLanguage() && writeStoredText('local', LANGUAGE, language))
    window.location.reload();
}

/** Stores the language and reloads the page in it. */
export function chooseLanguage(language: LanguageCode): void {
  writeStoredText('local', LANGUAGE, language);
  window.location.reload();
}
