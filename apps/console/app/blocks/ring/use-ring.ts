import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { useEffect, useRef, useState } from 'react';
import { playRing, unlockSound, useSoundLocked, useUnlockedSound } from './ring-sound.ts';

const EVERY_MS = 4000;
const URGENT_EVERY_MS = 1500;

type Ring = {
  /** Where the browser stores whether the member has turned the sound on. */
  storageKey: string;
  /** How much is waiting. */
  waiting: number;
  /** Rings louder and more often. */
  isUrgent: boolean;
  /** Rings until nothing is waiting; without it once for each that is added. */
  repeats: boolean;
  /** The title of the tab while something is waiting. */
  title: string;
};

/**
 * Rings while something is waiting: in the tab's title, and by sound if the member has turned it on. `isLocked` says that
 * the browser requires a user gesture before it plays sound.
 */
export function useRing({ storageKey, waiting, isUrgent, repeats, title }: Ring) {
  const [isOn, setOn] = useState(() => readStorage('local', storageKey, (stored) => stored === true));
  const last = useRef(0);
  const isLocked = useSoundLocked();
  useUnlockedSound(isOn);

  useEffect(() => {
    const isMore = waiting > last.current;
    last.current = waiting;
    if (!isOn || waiting === 0) return;
    if (repeats || isMore) playRing(isUrgent);
    if (!repeats) return;
    const timer = setInterval(() => playRing(isUrgent), isUrgent ? URGENT_EVERY_MS : EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, isUrgent, repeats, waiting]);

  useEffect(() => {
    if (waiting === 0) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title, waiting]);

  function turn(on: boolean): void {
    if (on) unlockSound();
    setOn(on);
    writeStorage('local', storageKey, on);
  }

  return { isOn, isLocked, turn };
}
