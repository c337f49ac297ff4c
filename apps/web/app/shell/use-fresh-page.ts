import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from '#platform/navigation/use-refresh.ts';
import { useShownModule } from '#platform/session/index.ts';

/**
 * Reloads a page restored from the back/forward cache, because location, module or language may have changed. Also
 * reloads the data of a page whose module changes while it is shown.
 */
export function useFreshPage(): void {
  const shown = useShownModule();
  const refresh = useEffectEvent(useRefresh().refresh);
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
  useEffect(() => {
    if (shown) refresh();
  }, [shown]);
}
