import { setCookie } from '@errand/client/cookies.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { writeStoredText } from '@errand/client/storage.ts';
import { directionOf, type LanguageCode, languageRow } from '@errand/domain/language';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { createContext, type ReactNode, use, useState } from 'react';
import { translatePlace } from '#features/location/index.ts';
import { COOKIES, consumeNotice, STORAGE, storeNotice } from '#platform/session/index.ts';

const ChangeContext = createContext<(language: LanguageCode) => void>(() => {});

/** Asks for confirmation before the language changes. */
export function LanguageChange({ children }: { children: ReactNode }) {
  const t = useText();
  const current = useLanguage();
  const [wanted, setWanted] = useState<LanguageCode | null>(null);
  const [changing, setChanging] = useState(false);
  const both = (own: string, word: 'yes' | 'no') =>
    wanted === null ? (
      own
    ) : (
      <>
        {own} · <bdi lang={wanted}>{languageRow(wanted).offer[word]}</bdi>
      </>
    );
  return (
    <ChangeContext value={setWanted}>
      {children}
      <ConfirmDialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title={t('shell.languageTitle')}
        text={
          wanted !== null && (
            <>
              {t('shell.languageText')}
              <strong className="language-offer" lang={wanted} dir={directionOf(wanted)}>
                {languageRow(wanted).offer.question}
              </strong>
            </>
          )
        }
        cancel={both(t('ui.no'), 'no')}
        confirm={both(t('ui.yes'), 'yes')}
        busy={changing}
        onConfirm={() => {
          if (!wanted) return;
          setChanging(true);
          // The place is shown in the new language from the first paint on.
          void translatePlace(current, wanted).then(() => changeLanguage(wanted));
        }}
      />
    </ChangeContext>
  );
}

export function useLanguageChange(): (language: LanguageCode) => void {
  return use(ChangeContext);
}

/** True once after the language was changed, then false. */
export function consumeLanguageChange(): boolean {
  return consumeNotice('language-changed', Boolean) === true;
}

/** Stores language and country, switches the direction at once and reloads the page. */
function changeLanguage(language: LanguageCode): void {
  writeStoredText('local', STORAGE.language, language);
  writeStoredText('local', STORAGE.country, languageRow(language).country);
  setCookie(COOKIES.language, language);
  document.documentElement.dir = directionOf(language);
  storeNotice('language-changed');
  const address = new URL(window.location.href);
  address.searchParams.delete('lang');
  if (address.href === window.location.href) window.location.reload();
  else window.location.replace(address);
}
