import { useEffect, useSyncExternalStore } from 'react';

/** Two tones like those of a doorbell. The browser synthesizes them, so no file has to load. */
const TONES = [
  { hertz: 880, from: 0 },
  { hertz: 660, from: 0.22 },
] as const;
const SECONDS = 0.5;
const LOUDNESS = { usual: 0.25, urgent: 0.6 };

let context: AudioContext | null = null;
const listeners = new Set<() => void>();

/**
 * Browsers allow sound only after a user gesture, and WebKit interrupts it when a call comes in. Call it in the handler
 * of a click or a key: a touch that has only begun is no gesture.
 */
export function unlockSound(): void {
  if (context === null) {
    context = new AudioContext();
    context.addEventListener('statechange', () => {
      for (const changed of listeners) changed();
    });
  }
  // Pending until the browser allows sound.
  context.resume().catch(() => {});
}

/** Whether `playRing` is silent until the next user gesture, for example after a reload. */
export function useSoundLocked(): boolean {
  return useSyncExternalStore(subscribe, isLocked);
}

/** Unlocks the sound with any click or key while it is wanted. */
export function useUnlockedSound(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    for (const gesture of GESTURES) window.addEventListener(gesture, unlockSound);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, unlockSound);
    };
  }, [isWanted]);
}

const GESTURES = ['click', 'keydown'];

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function isLocked(): boolean {
  return context?.state !== 'running';
}

export function playRing(isUrgent: boolean): void {
  if (context?.state !== 'running') return;
  const start = context.currentTime;
  for (const { hertz, from } of TONES) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS[isUrgent ? 'urgent' : 'usual'], start + from);
    volume.gain.exponentialRampToValueAtTime(0.001, start + from + SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start + from);
    tone.stop(start + from + SECONDS);
  }
}
