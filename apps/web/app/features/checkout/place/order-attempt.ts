import { readStorage, writeStorage } from '@errand/client/storage.ts';

/** The kinds of orders. Each has its own key, so that a pending attempt at one kind does not affect the others. */
export type AttemptOf = 'order' | 'parcel' | 'prescription' | 'trip';

/** The fallback if storage is blocked. */
const memory = new Map<AttemptOf, string>();

/**
 * The Idempotency-Key of an order that was sent without a response so far. It survives connection loss and reload, so
 * that a retry cannot order twice.
 */
export function attemptKey(of: AttemptOf): string {
  const open = openKey(of);
  if (open !== null) return open;
  const key = crypto.randomUUID();
  memory.set(of, key);
  writeStorage('session', nameOf(of), key);
  return key;
}

/** After a response the next order gets a new key. */
export function endAttempt(of: AttemptOf): void {
  memory.delete(of);
  writeStorage('session', nameOf(of), null);
}

/** The key of an order that was sent and got no response yet; null without one. */
export function openKey(of: AttemptOf): string | null {
  return readStorage('session', nameOf(of), (stored) =>
    typeof stored === 'string' ? stored : (memory.get(of) ?? null),
  );
}

function nameOf(of: AttemptOf): string {
  return `${of}-attempt`;
}
