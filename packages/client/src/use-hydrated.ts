import { useBrowserValue } from './browser-value.ts';

/** False on the server and during hydration; true afterwards. */
export function useHydrated(): boolean {
  return useBrowserValue(unchanging, isTrue, false);
}

function unchanging(): () => void {
  return () => {};
}

function isTrue(): boolean {
  return true;
}
