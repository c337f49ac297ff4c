import { useEffect } from 'react';

/** Reloads a page restored from the back/forward cache when location, module or language have changed. */
export function useFreshPage(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
}
