import { useEffect } from 'react';
import { playRing, unlockSound } from '#blocks/ring/ring-sound.ts';

const EVERY_MS = 4000;
/** Two short pulses, in milliseconds with the pause between them. */
const PULSES = [200, 120, 200];

/**
 * Rings and vibrates until no offer waits, for a phone that lies on the dashboard. Browsers let a page sound after a
 * press only: going online is one, and after a reload any press is.
 */
export function useOfferRing(waiting: number): void {
  useEffect(() => {
    const unlock = () => void unlockSound();
    window.addEventListener('pointerdown', unlock);
    return () => window.removeEventListener('pointerdown', unlock);
  }, []);

  useEffect(() => {
    if (waiting === 0) return;
    ring();
    const timer = setInterval(ring, EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);
}

function ring(): void {
  playRing(false);
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(PULSES);
}
