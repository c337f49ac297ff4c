import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from '#platform/navigation/use-refresh.ts';
import { readSession, storedSession, useShownModule } from '#platform/session/index.ts';

/**
 * Loads all data again on a page that the back/forward cache restored, because it missed what happened since. If the
 * visitor has changed, the page is reloaded; `useReloadOnMismatch` does so for another location, module or language.
 * Also reloads the data of a page whose module changes while it is shown.
 */
export function useFreshPage(): void {
  const shown = useShownModule();
  const client = useQueryClient();
  const refresh = useEffectEvent(useRefresh().refresh);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (!isSessionCurrent()) return window.location.reload();
      refresh();
      void client.invalidateQueries();
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [client]);
  useEffect(() => {
    if (shown) refresh();
  }, [shown]);
}

/** Whether the session of this page is still the stored one. */
function isSessionCurrent(): boolean {
  return JSON.stringify(readSession()) === JSON.stringify(storedSession());
}
