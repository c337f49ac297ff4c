import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NO_CHROMIUM, requireChromium } from './chromium.ts';
import { ROOT, run } from './run.ts';

/** All tests: rules and API on a real database, then journeys in Chromium against the built product and demo world. */
const RESULTS = path.join(ROOT, 'test-results');
const reports = {
  vitest: path.join(RESULTS, 'vitest.json'),
  playwright: path.join(RESULTS, 'playwright.json'),
};
const only = process.argv[2];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
let failed = 0;

if (only !== 'journeys') {
  const { code } = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
    { show: true },
  );
  if (existsSync(reports.vitest)) {
    const report = JSON.parse(readFileSync(reports.vitest, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    passed += report.numPassedTests;
    failed += report.numFailedTests;
  }
  if (code !== 0 && failed === 0) failed = 1;
}

if (only !== 'rules') {
  const chromium = await requireChromium(console.log);
  if (!chromium) {
    console.log(NO_CHROMIUM);
    failed += 1;
  } else {
    const { code } = await run('playwright', ['test'], { show: true, env: { CHROMIUM_PATH: chromium } });
    if (existsSync(reports.playwright)) {
      const { stats } = JSON.parse(readFileSync(reports.playwright, 'utf8')) as {
        stats: { expected: number; unexpected: number; flaky: number };
      };
      passed += stats.expected;
      failed += stats.unexpected + stats.flaky;
    }
    if (code !== 0 && failed === 0) failed = 1;
  }
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
