import { useEffect } from 'react';

/** Keeps the screen on while `isActive`, where the browser can. The lock ends with each change of the tab. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // Refused on low battery: the screen then turns off as always.
      }
    }
    const onChange = () => void hold();
    document.addEventListener('visibilitychange', onChange);
    onChange();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release().catch(() => {});
    };
  }, [isActive]);
}
