import { readStorage, writeStorage } from '@errand/client/storage.ts';

const KEY = 'order-attempt';

/** The fallback where storage is blocked. */
let memory: string | null = null;

/**
 * The Idempotency-Key of an order that was sent without a response so far. It survives connection loss and reload, so
 * that a retry cannot order twice.
 */
export function attemptKey(): string {
  const open = openKey();
  if (open !== null) return open;
  memory = crypto.randomUUID();
  writeStorage('session', KEY, memory);
  return memory;
}

/** Whether an order was sent that got no response yet. */
export function hasOpenAttempt(): boolean {
  return openKey() !== null;
}

/** After a response the next order gets a new key. */
export function endAttempt(): void {
  memory = null;
  writeStorage('session', KEY, null);
}

function openKey(): string | null {
  const stored = readStorage('session', KEY);
  return typeof stored === 'string' ? stored : memory;
}
