import { useSyncExternalStore } from 'react';

/** False on the server and while its page is taken over: until then nobody knows who looks. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
