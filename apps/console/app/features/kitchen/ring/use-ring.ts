import { useText } from '@errand/client/i18n.tsx';
import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { useEffect, useState } from 'react';
import { playRing, unlockSound, useSoundLocked, useUnlockedSound } from '#blocks/ring/ring-sound.ts';

const KEY = 'kitchen-sound';
const EVERY_MS = 4000;
const URGENT_EVERY_MS = 1500;

/**
 * Rings while new orders are pending: in the tab's title, and by sound if the member has turned it on. An `isUrgent`
 * order rings louder and more often. `isLocked` says that the browser requires a user gesture before it plays sound.
 */
export function useRing(waiting: number, isUrgent: boolean) {
  const t = useText();
  const [isOn, setOn] = useState(() => readStorage('local', KEY, (stored) => stored === true));
  const isLocked = useSoundLocked();
  useUnlockedSound(isOn);

  useEffect(() => {
    if (!isOn || waiting === 0) return;
    playRing(isUrgent);
    const timer = setInterval(() => playRing(isUrgent), isUrgent ? URGENT_EVERY_MS : EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, isUrgent, waiting]);

  useEffect(() => {
    if (waiting === 0) return;
    const before = document.title;
    document.title = t('kitchen.ringTitle', { count: waiting });
    return () => {
      document.title = before;
    };
  }, [t, waiting]);

  function turn(on: boolean): void {
    if (on) unlockSound();
    setOn(on);
    writeStorage('local', KEY, on);
  }

  return { isOn, isLocked, turn };
}
