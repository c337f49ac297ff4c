import { useEffect, useState } from 'react';

/** Seconds until zero, beginning at once and again with `start`. Counted by the clock, so that a sleeping tab is right. */
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
