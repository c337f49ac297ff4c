import { defineConfig } from 'vitest/config';

const common = {
  exclude: ['**/node_modules/**', '**/build/**', '**/e2e/**'],
  setupFiles: ['./test/console-errors.ts'],
};

/** Two groups, so that the rules of `packages` run without waiting for a database. */
export default defineConfig({
  test: {
    pool: 'forks',
    // One less than the cores is the default, which leaves half of a machine with two cores idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...common,
          name: 'rules',
          include: ['{packages,tools,apps/server,apps/web}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...common,
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          globalSetup: ['./test/global-setup.ts'],
          hookTimeout: 30_000,
          testTimeout: 15_000,
        },
      },
    ],
  },
});
