import { setCookie } from '@errand/client/cookies.ts';
import { type Language, useText } from '@errand/client/i18n.tsx';
import { countryOf, directionOf } from '@errand/domain/language';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { createContext, type ReactNode, use, useState } from 'react';
import { COOKIES, STORAGE } from '#platform/session/index.ts';

const ChangeContext = createContext<(language: Language) => void>(() => {});
/** Shown once after the reload. */
const CHANGED = 'language-changed';

/** Asks for confirmation before the language changes. */
export function LanguageChange({ children }: { children: ReactNode }) {
  const t = useText();
  const [asked, setAsked] = useState<Language | null>(null);
  return (
    <ChangeContext value={setAsked}>
      {children}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('shell.languageTitle')}
        text={t('shell.languageText')}
        cancel={t('ui.no')}
        confirm={t('ui.yes')}
        onConfirm={() => asked && changeLanguage(asked)}
      />
    </ChangeContext>
  );
}

export function useLanguageChange(): (language: Language) => void {
  return use(ChangeContext);
}

/** True once after the language was changed, then false. */
export function takeChangedLanguage(): boolean {
  const changed = sessionStorage.getItem(CHANGED) !== null;
  sessionStorage.removeItem(CHANGED);
  return changed;
}

/** Stores language and country, switches the direction at once and reloads the page. */
function changeLanguage(language: Language): void {
  localStorage.setItem(STORAGE.language, language);
  localStorage.setItem(STORAGE.country, countryOf(language));
  setCookie(COOKIES.language, language);
  document.documentElement.dir = directionOf(language);
  sessionStorage.setItem(CHANGED, '1');
  window.location.reload();
}
