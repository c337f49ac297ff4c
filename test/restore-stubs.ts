import { afterAll, vi } from 'vitest';

/** Test files share a process: what a file has stubbed ends with the file. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
