import { afterEach, beforeEach, vi } from 'vitest';

/** What a test prints as an error is a fault it did not expect. One that does expect it clears the mock's calls. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  if (calls.length > 0) throw new Error(`unexpected console.error: ${calls.map(String).join('\n')}`);
});
