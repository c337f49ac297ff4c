import { afterAll, vi } from 'vitest';

/** Test files share a process, so stubs must not outlive their file. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetConfig();
});
