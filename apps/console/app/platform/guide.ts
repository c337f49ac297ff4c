import { readStoredText, writeStoredText } from '@errand/client/storage.ts';
import { SET_UP_STEPS, type SetUpStep } from '@errand/contract/console/set-up';
import { useSyncExternalStore } from 'react';

const KEY = 'set-up-guide';
const listeners = new Set<() => void>();

/** The step of the checklist that the member has followed, until the tab closes; null without one. */
export function useGuide(): SetUpStep | null {
  return useSyncExternalStore(subscribe, readGuide);
}

export function setGuide(step: SetUpStep | null): void {
  writeStoredText('session', KEY, step);
  for (const listener of listeners) listener();
}

function readGuide(): SetUpStep | null {
  const stored = readStoredText('session', KEY);
  return SET_UP_STEPS.find((step) => step === stored) ?? null;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
