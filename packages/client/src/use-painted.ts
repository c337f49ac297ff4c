import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { unchanging } from './use-hydrated.ts';

/** Number of rows that a page renders before its first paint. More do not fit a phone. */
export const FIRST_ROWS = 4;

/**
 * False while a component mounts after a navigation in the browser, until its first paint. A page that first renders
 * only what fits the screen shows sooner. Always true on the server, during hydration, and if the address has a hash.
 */
export function usePainted(): boolean {
  const mountsInBrowser = useMountsInBrowser();
  const [isPainted, setPainted] = useState(() => !mountsInBrowser || window.location.hash !== '');
  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task after the next frame runs once that frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
}

/**
 * False on the server and for a component that hydrates. The value never changes, so a component that uses it, such as a
 * whole menu, does not render again after hydration.
 */
export function useMountsInBrowser(): boolean {
  const [mount] = useState(createMount);
  return useSyncExternalStore(unchanging, mount.isInBrowser, mount.isOnServer);
}

function createMount() {
  let hydrates = false;
  return {
    isInBrowser: () => !hydrates,
    /** React calls this only on the server and during hydration. */
    isOnServer: () => {
      hydrates = true;
      return false;
    },
  };
}
