import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { unchanging } from './use-hydrated.ts';

/** The rows of a list that a page renders before its first paint: more than these do not fit a phone. */
export const FIRST_ROWS = 4;

/**
 * False while a component mounts after a navigation in the browser, until its first paint: a page that first renders what
 * fits the screen shows sooner. True on the server and during hydration, where everything is there at once, and where the
 * address leads to a place further down.
 */
export function usePainted(): boolean {
  const mountsInBrowser = useMountsInBrowser();
  const [isPainted, setPainted] = useState(() => !mountsInBrowser || window.location.hash !== '');
  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task behind the next frame begins after that frame was painted.
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
function useMountsInBrowser(): boolean {
  const [mount] = useState(createMount);
  return useSyncExternalStore(unchanging, mount.isInBrowser, mount.isOnServer);
}

function createMount() {
  let hydrates = false;
  return {
    isInBrowser: () => !hydrates,
    /** React asks for the server's value where it hydrates. */
    isOnServer: () => {
      hydrates = true;
      return false;
    },
  };
}
