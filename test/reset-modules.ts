import { afterAll, vi } from 'vitest';

/** Files that mock modules share a process. Each of them imports every module anew. */
afterAll(() => {
  vi.resetModules();
});
