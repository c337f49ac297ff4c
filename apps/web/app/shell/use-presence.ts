import { useEffect, useState } from 'react';

/** Longer than the exit animation of a dialog. */
const EXIT_MS = 400;

/** True while open, and afterwards until the exit animation has ended. */
export function usePresence(open: boolean): boolean {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => setPresent(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return open || isPresent;
}
