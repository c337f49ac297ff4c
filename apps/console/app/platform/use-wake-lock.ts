import { useEffect } from 'react';

/**
 * Keeps the screen on while `isActive`, if the browser supports it. The browser releases the lock when the tab is
 * hidden.
 */
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
        // The browser may reject it on low battery. The screen then turns off as usual.
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
