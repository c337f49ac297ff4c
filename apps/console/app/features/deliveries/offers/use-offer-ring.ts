import { useEffect } from 'react';
import { playRing, useSoundLocked, useUnlockedSound } from '#blocks/ring/ring-sound.ts';

const EVERY_MS = 4000;
/** Two short pulses and the pause between them, in milliseconds. */
const PULSES = [200, 120, 200];

/**
 * Rings and vibrates while an offer is pending, for a phone on the dashboard. Browsers allow sound only after a user
 * gesture: going online is one, and after a reload any press is. Returns whether the sound is silent until then.
 */
export function useOfferRing(waiting: number): boolean {
  const isLocked = useSoundLocked();
  useUnlockedSound(true);

  useEffect(() => {
    if (waiting === 0) return;
    ring();
    const timer = setInterval(ring, EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  return isLocked;
}

function ring(): void {
  playRing(false);
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(PULSES);
}
