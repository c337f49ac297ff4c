import { announce } from '@errand/ui/live/announce.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { endDeferredLayout } from '#platform/page-start/deferred-layout.ts';

/** Excludes a closing dialog. */
const OPEN_DIALOG = '[role=dialog]:not([data-state=closed])';

/**
 * Moves the focus to the content of the new page after a navigation in the browser, and announces its title. A focus
 * that the page has set, and that of an open dialog, are left where they are.
 */
export function RouteChange(): null {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    endDeferredLayout();
    // Runs after a closing dialog has restored the focus to its opener, which it does in a task of its own.
    const timer = setTimeout(() => {
      shown.current = pathname;
      announce(document.title);
      const main = document.querySelector('main');
      const kept = document.activeElement?.closest(`main, ${OPEN_DIALOG}`);
      if (!kept && !document.querySelector(OPEN_DIALOG)) main?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}
