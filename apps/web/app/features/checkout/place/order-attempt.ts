import { readStorage, writeStorage } from '@errand/client/storage.ts';

const KEY = 'order-attempt';

/** The fallback where storage is blocked. */
let memory: string | null = null;

/**
 * The Idempotency-Key of an order that was sent and not answered yet. It survives a lost connection and a reload, so
 * that sending again cannot order twice.
 */
export function attemptKey(): string {
  const open = openKey();
  if (open !== null) return open;
  memory = crypto.randomUUID();
  writeStorage('session', KEY, memory);
  return memory;
}

/** Whether an order was sent whose response never came. */
export function hasOpenAttempt(): boolean {
  return openKey() !== null;
}

/** The server answered: the next order gets a key of its own. */
export function endAttempt(): void {
  memory = null;
  writeStorage('session', KEY, null);
}

function openKey(): string | null {
  const stored = readStorage('session', KEY);
  return typeof stored === 'string' ? stored : memory;
}
