import { useEffect } from 'react';
import { shopName } from './brand.ts';

/** Sets the title of the browser's tab while the screen is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = shopName ? `${title} · ${shopName}` : title;
  }, [title]);
}
