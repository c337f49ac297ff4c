import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/chromium.ts';

/** Each worker has a server of its own, on the port after that of the worker before it. */
const PORT = Number(process.env.E2E_PORT ?? 3190) + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/** A server that runs already, instead of one per worker. */
const BASE_URL = process.env.E2E_BASE_URL;
const chromium = findChromium();
/** Traces cost an eighth of the time, so `npm test` records them in a second run of the failed journeys. */
const TRACE = process.env.E2E_TRACE === '1';

const CITY = '**/console/*city.spec.ts';
/** They compare whole pages with a document, so they run before a journey adds to what the demo world offers. */
const SPOKEN = '**/spoken/*.spec.ts';
const ENGINES = '**/engines/*.spec.ts';
/** The journeys in other engines that belong to every run; `E2E_ENGINES=all` runs all of them. */
const SHARE = process.env.E2E_ENGINES === 'all' ? {} : { grep: /@share/ };
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** Journeys against the built product. Every worker has a server and a copy of the demo world of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: BASE_URL ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  // Time-outs end journeys that hang. A machine that is busy with something else must not reach them.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: TRACE ? 'list' : [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: BASE_URL ?? `http://127.0.0.1:${PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would hide requests from the journeys that observe or change them.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: TRACE ? { mode: 'on', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A journey runs most code a few times. Compiling it for speed took 7 % of the processor time of a run.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    // First, because it needs a server of its own: at the end the other worker would have nothing to do.
    { name: 'city', testMatch: CITY, use: DESKTOP },
    { name: 'spoken', testMatch: SPOKEN, use: DESKTOP },
    { name: 'desktop', testIgnore: [CITY, SPOKEN, ENGINES], use: DESKTOP },
    { name: 'Firefox', testMatch: ENGINES, ...SHARE },
    { name: 'WebKitGTK', testMatch: ENGINES, ...SHARE },
  ],
});
