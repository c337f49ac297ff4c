const KEY = 'order-attempt';

/** Stands in where storage is forbidden. */
let memory: string | null = null;

/**
 * The Idempotency-Key of an order that was sent and not answered yet. It outlives a lost connection and a reload, so
 * that sending again cannot order twice.
 */
export function attemptKey(): string {
  try {
    const open = sessionStorage.getItem(KEY);
    if (open) return open;
    const key = crypto.randomUUID();
    sessionStorage.setItem(KEY, key);
    return key;
  } catch {
    memory ??= crypto.randomUUID();
    return memory;
  }
}

/** Whether an order was sent whose answer never came. */
export function hasOpenAttempt(): boolean {
  try {
    return memory !== null || sessionStorage.getItem(KEY) !== null;
  } catch {
    return memory !== null;
  }
}

/** The server answered: the next order is another one. */
export function endAttempt(): void {
  memory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The key was kept in memory only.
  }
}
