import { useEffect, useRef, useState } from 'react';

/** The server sends a heartbeat every 15 seconds. */
const SILENT_MS = 25_000;
const CHECK_MS = 2000;

/**
 * Notices that nothing arrives any more, at once if the device is offline. `silentSinceMs` is when what is shown was last
 * true; null while it is.
 */
export function useLastContact(isFollowed: boolean): { onContact: () => void; silentSinceMs: number | null } {
  const lastMs = useRef(0);
  const [silentSinceMs, setSilentSince] = useState<number | null>(null);
  useEffect(() => {
    if (!isFollowed) return;
    lastMs.current = Date.now();
    const check = () => {
      const isSilent = !navigator.onLine || Date.now() - lastMs.current > SILENT_MS;
      setSilentSince(isSilent ? lastMs.current : null);
    };
    const timer = setInterval(check, CHECK_MS);
    window.addEventListener('offline', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('offline', check);
      setSilentSince(null);
    };
  }, [isFollowed]);
  const [onContact] = useState(() => () => {
    lastMs.current = Date.now();
  });
  return { onContact, silentSinceMs };
}
