import { useCallback, useSyncExternalStore } from 'react';

/** How many components are rendered anew in one task after hydration. */
const BATCH = 6;

const listeners = new Set<() => void>();
let isHeld = false;

/**
 * A value that only the browser knows, such as the session: `initial` on the server and while the page hydrates, then
 * what `read` returns. `read` must return the same value until `subscribe` reports a change.
 */
export function useBrowserValue<Value>(
  subscribe: (changed: () => void) => () => void,
  read: () => Value,
  initial: Value,
): Value {
  const listen = useCallback(
    (changed: () => void) => {
      listeners.add(changed);
      const unsubscribe = subscribe(changed);
      return () => {
        listeners.delete(changed);
        unsubscribe();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(
    listen,
    () => (isHeld ? initial : read()),
    () => initial,
  );
}

/** Keeps the initial values beyond the first render, until `releaseBrowserValues`. Call it before hydration. */
export function holdBrowserValues(): void {
  isHeld = true;
}

/**
 * Renders the components whose values differ, a few in each task. React would render all of them at once, without a
 * pause, which blocks a cheap phone for more than 100 ms.
 */
export async function releaseBrowserValues(): Promise<void> {
  isHeld = false;
  const waiting = [...listeners];
  while (waiting.length > 0) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const changed of waiting.splice(0, BATCH)) changed();
  }
}
