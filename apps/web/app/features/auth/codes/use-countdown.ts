import { useEffect, useState } from 'react';

/**
 * A countdown in seconds that starts at once and restarts with `start`. It follows the clock, so it stays right in
 * throttled tabs.
 */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);
  function start(): void {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }
  return { left, start };
}
