import { useBrowserValue } from './browser-value.ts';

/** False on the server and during hydration; true afterwards. */
export function useHydrated(): boolean {
  return useBrowserValue(unchanging, isTrue, false);
}

/** Subscribes to a value that does not change. */
export function unchanging(): () => void {
  return () => {};
}

function isTrue(): boolean {
  return true;
}
