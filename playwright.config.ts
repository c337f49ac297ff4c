import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/chromium.ts';

const PORT = Number(process.env.E2E_PORT ?? 3190);
/** The URL of a running server; without it the run starts a server of its own. */
const BASE_URL = process.env.E2E_BASE_URL;
const chromium = findChromium();
const DATA_DIR = process.env.E2E_DATA_DIR ?? 'test-results/journeys-data';

/** Journeys against the built product and a demo world of their own, in which couriers move 90 times faster. */
export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: BASE_URL ?? `http://127.0.0.1:${PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would hide requests from the journeys that observe or change them.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  ...(!BASE_URL && {
    webServer: {
      command: 'node apps/web/e2e/fresh-server.ts',
      env: {
        PORT: String(PORT),
        HOST: '127.0.0.1',
        DATA_DIR,
        DEMO: '1',
        DEMO_SPEED: '90',
        LOG_LEVEL: 'error',
      },
      url: `http://127.0.0.1:${PORT}/readyz`,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'pipe',
    },
  }),
});
