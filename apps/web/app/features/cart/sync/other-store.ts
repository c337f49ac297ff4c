import { useSyncExternalStore } from 'react';

/** The open question whether another store's lines may be cleared; one at a time. */
type Question = { itemName: string; answer: (clear: boolean) => void };

let question: Question | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks whether the cart of another store may be cleared; true when the visitor agrees. */
export function confirmOtherStore(itemName: string): Promise<boolean> {
  question?.answer(false);
  return new Promise((resolve) => {
    set({
      itemName,
      answer: (clear) => {
        set(null);
        resolve(clear);
      },
    });
  });
}

export function useOtherStoreQuestion(): Question | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question,
    () => null,
  );
}
