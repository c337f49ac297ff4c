import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again every 10 ms until the answer is truthy, and gives it.
 * Gives null when there is none within `timeoutMs`; the caller knows the sentence that fits.
 */
export async function waitFor<T>(ask: () => T | Promise<T>, timeoutMs: number): Promise<T | null> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) return null;
    await pause(10);
  }
}
