import { setTimeout as pause } from 'node:timers/promises';

/** Polls every 10 ms until `poll` returns a truthy value, which it returns; null after `timeoutMs`. */
export async function waitFor<T>(poll: () => T | Promise<T>, timeoutMs: number): Promise<T | null> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = await poll();
    if (value) return value;
    if (performance.now() > end) return null;
    await pause(10);
  }
}
