import { useEffect } from 'react';

/** A page that Back brings out of the browser's memory may show another place, module or language than the chosen. */
export function useFreshPage(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
}
