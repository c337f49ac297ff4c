import { useEffect } from 'react';

/** Sets the title of the browser's tab while the screen is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Errand`;
  }, [title]);
}
