import { afterAll, vi } from 'vitest';

/** Files that mock modules share a process, too: the next one imports every module anew. */
afterAll(() => {
  vi.resetModules();
});
