import { setCookie } from '@errand/client/cookies.ts';
import { useEffect } from 'react';
import { COOKIES, STORAGE } from './keys.ts';
import type { RequestSession } from './request-session.ts';
import { mirrorSession, type Session, storageWorks, storedSession } from './session.ts';

/** A page is not loaded anew twice within this time, whatever it still finds different. */
const PATIENCE_MS = 10_000;
const RELOADED = 'agreed-at';

/** Whether a page was made for the place, module and language that the browser remembers. */
export function pageAgrees(
  page: Pick<RequestSession, 'zoneIds' | 'module' | 'language'>,
  stored: Pick<Session, 'zoneIds' | 'module'>,
  language: string | null,
): boolean {
  return (
    page.zoneIds.join() === stored.zoneIds.join() &&
    (page.module?.id ?? null) === (stored.module?.id ?? null) &&
    (language === null || language === page.language)
  );
}

/**
 * Loads the page anew when it does not belong to what the browser remembers: another tab chose a place, module or
 * language, or the cookies that tell the server were lost. A tab in the background waits until it is looked at.
 * Null: the page is about to be left anyway.
 */
export function usePageAgreement(page: RequestSession | null): void {
  useEffect(() => {
    if (!page) return;
    const check = () => {
      if (document.visibilityState !== 'visible' || !storageWorks()) return;
      const language = localStorage.getItem(STORAGE.language);
      const stored = storedSession();
      if (pageAgrees(page, stored, language)) return;
      mirrorSession(stored);
      if (language) setCookie(COOKIES.language, language);
      if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < PATIENCE_MS) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      window.location.reload();
    };
    check();
    window.addEventListener('storage', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('storage', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [page]);
}
