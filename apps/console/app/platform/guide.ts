import { readStoredText, writeStoredText } from '@errand/client/storage.ts';
import { useSyncExternalStore } from 'react';

const KEY = 'set-up-guide';
const listeners = new Set<() => void>();

/** The task of the opening list that the member has followed, until the tab closes; null without one. */
export function useGuide(): string | null {
  return useSyncExternalStore(subscribe, readGuide);
}

export function setGuide(task: string | null): void {
  writeStoredText('session', KEY, task);
  for (const listener of listeners) listener();
}

function readGuide(): string | null {
  return readStoredText('session', KEY);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
