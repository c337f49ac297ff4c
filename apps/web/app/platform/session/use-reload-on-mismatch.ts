import { setCookie } from '@errand/client/cookies.ts';
import { isLeaving } from '@errand/client/network/leaving.ts';
import { hasStorage, readStorage, readStoredText, writeStorage } from '@errand/client/storage.ts';
import { useLayoutEffect } from 'react';
import { COOKIES, STORAGE } from './keys.ts';
import { retainNotices } from './notice.ts';
import type { PageInput } from './page-input.ts';
import { mirrorSession, type Session, storedSession } from './session.ts';
import { readShownModule } from './shown-module.ts';

/** The minimum time between two reloads, against reload loops. */
const RELOAD_INTERVAL_MS = 10_000;
const RELOADED = 'agreed-at';

type MatchedInput = Pick<PageInput, 'zoneIds' | 'moduleId' | 'language'>;

/** Whether a page was rendered for the location, module and language of the browser's session. */
export function matchesSession(
  page: MatchedInput,
  stored: Pick<Session, 'zoneIds' | 'module'>,
  language: string | null,
): boolean {
  return (
    page.zoneIds.join() === stored.zoneIds.join() &&
    page.moduleId === (stored.module?.id ?? null) &&
    (language === null || language === page.language)
  );
}

/**
 * Reloads the page when it does not match the browser's session: another tab changed location, module or language, or
 * the cookies were lost. A background tab waits until it is visible, and a page that is being left does nothing. Null
 * while the page is about to be left.
 */
export function useReloadOnMismatch(page: MatchedInput | null): void {
  // A layout effect, so that it runs before the effects that show notices of the previous page.
  useLayoutEffect(() => {
    if (!page) return;
    const check = () => {
      if (document.visibilityState !== 'visible' || !hasStorage('local') || isLeaving()) return;
      const language = readStoredText('local', STORAGE.language);
      const stored = storedSession();
      if (matchesSession({ ...page, moduleId: readShownModule()?.id ?? page.moduleId }, stored, language))
        return;
      mirrorSession(stored);
      if (language) setCookie(COOKIES.language, language);
      if (Date.now() - readStorage('session', RELOADED, Number) < RELOAD_INTERVAL_MS) return;
      // Without a record of this reload the next page would reload again.
      if (!writeStorage('session', RELOADED, Date.now())) return;
      retainNotices();
      window.location.reload();
    };
    check();
    window.addEventListener('storage', check);
    document.addEventListener('visibilitychange', check);
    // A page from the back/forward cache has missed the changes of other pages.
    window.addEventListener('pageshow', check);
    return () => {
      window.removeEventListener('storage', check);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  }, [page]);
}
