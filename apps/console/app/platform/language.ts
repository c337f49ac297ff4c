import type { Language } from '@errand/client/i18n.tsx';
import { writeStoredText } from '@errand/client/storage.ts';

/** The language of the page, which `public/start.js` has set. */
export function currentLanguage(): Language {
  return document.documentElement.lang === 'ar' ? 'ar' : 'en';
}

/** Stores the language and reloads the page in it. */
export function chooseLanguage(language: Language): void {
  writeStoredText('local', 'language', language);
  window.location.reload();
}
