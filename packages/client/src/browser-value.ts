import { useCallback, useSyncExternalStore } from 'react';

/** A task after hydration stops rendering components when it has taken this long. */
const SLICE_MS = 6;

const listeners = new Set<() => void>();
let isDeferred = false;

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
    () => (isDeferred ? initial : read()),
    () => initial,
  );
}

/** Keeps the initial values beyond the first render, until `releaseBrowserValues`. Call it before hydration. */
export function deferBrowserValues(): void {
  isDeferred = true;
}

/**
 * Renders the components whose values differ, a few in each task. React would render all of them at once, without a
 * pause, which blocks a cheap phone for more than 100 ms.
 */
export async function releaseBrowserValues(): Promise<void> {
  isDeferred = false;
  const waiting = [...listeners];
  let end = 0;
  for (const changed of waiting) {
    if (performance.now() >= end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + SLICE_MS;
    }
    changed();
    // React renders the component in a microtask of its own.
    await Promise.resolve();
  }
}
