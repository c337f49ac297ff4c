import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** The rows of a list that a page renders before its first paint: more than these do not fit a phone. */
export const FIRST_ROWS = 4;

/**
 * False while a component mounts after a navigation in the browser, until its first paint: a page that first renders what
 * fits the screen shows sooner. True on the server and during hydration, where everything is there at once, and where the
 * address leads to a place further down.
 */
export function usePainted(): boolean {
  const mountsInBrowser = useHydrated();
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
