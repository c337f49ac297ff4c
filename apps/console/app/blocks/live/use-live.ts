import { useEffect } from 'react';
import { followChanges } from './follow-changes.ts';

/** Keeps what is on the screen up to date while the component is mounted. */
export function useLive(): void {
  useEffect(() => {
    const controller = new AbortController();
    void followChanges(controller.signal);
    return () => controller.abort();
  }, []);
}
