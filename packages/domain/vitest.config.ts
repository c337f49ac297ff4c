import { defineConfig } from 'vitest/config';

/** Configuration for Stryker (`npm run mutation`): one process without isolation. `npm test` uses the root's config. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['./fixed-seed.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
