import { afterEach, beforeEach, vi } from 'vitest';

/** An unexpected `console.error` fails the test. A test that expects one clears the calls of the mock. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  if (calls.length > 0) throw new Error(`unexpected console.error: ${calls.map(String).join('\n')}`);
});
