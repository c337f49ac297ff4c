import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NO_CHROMIUM, requireChromium } from './chromium.ts';
import { ROOT, run } from './run.ts';

/**
 * All tests: rules and API on a real database, starts of the product, then journeys in Chromium against the built product
 * and the demo world. `npm test rules`, `product` or `journeys` runs a part, and names behind it single files:
 * `npm test journeys cart`.
 */
const RESULTS = path.join(ROOT, 'test-results');
const [part, ...files] = process.argv.slice(2);
/** The projects of `vitest.config.ts` that belong to a part. Without a part all run side by side, which is faster. */
const PROJECTS: Record<string, string[]> = { rules: ['rules', 'mocking', 'api'], product: ['product'] };

if (part !== undefined && part !== 'journeys' && !PROJECTS[part]) {
  console.error(`There is no part "${part}": npm test [rules | product | journeys] [files]`);
  process.exit(1);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

type Count = { passed: number; failed: number };

const counts: Count[] = [];
if (part !== 'journeys') counts.push(await runVitest(PROJECTS[part ?? ''] ?? []));
if (part === undefined || part === 'journeys') counts.push(await testJourneys());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

async function runVitest(projects: string[]): Promise<Count> {
  const report = path.join(RESULTS, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(
    'vitest',
    ['run', ...projects.map((name) => `--project=${name}`), ...reporters, ...files],
    { show: true },
  );
  const { numPassedTests = 0, numFailedTests = 0 } = read<{ numPassedTests: number; numFailedTests: number }>(
    report,
  );
  return countOf(code, numPassedTests, numFailedTests);
}

async function testJourneys(): Promise<Count> {
  const chromium = await requireChromium(console.log);
  if (!chromium) {
    console.log(NO_CHROMIUM);
    return { passed: 0, failed: 1 };
  }
  const env = { CHROMIUM_PATH: chromium };
  const { code } = await run('playwright', ['test', ...files], { show: true, env });
  const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    path.join(RESULTS, 'playwright.json'),
  );
  const failures = stats ? stats.unexpected + stats.flaky : 0;
  if (failures > 0) await recordTraces(env);
  return countOf(code, stats?.expected ?? 0, failures);
}

/** Runs the failed journeys once more to record their traces. What they do then does not count. */
async function recordTraces(env: Record<string, string>): Promise<void> {
  const failures = path.join(RESULTS, 'failed-journeys');
  const output = path.join(RESULTS, 'journeys');
  renameSync(output, failures);
  mkdirSync(output);
  // Playwright reads from its output folder which journeys have failed.
  renameSync(path.join(failures, '.last-run.json'), path.join(output, '.last-run.json'));
  console.log('\nRecording traces of the failed journeys (test-results/journeys)…');
  await run('playwright', ['test', '--last-failed'], { show: true, env: { ...env, E2E_TRACE: '1' } });
}

/** A run that breaks off without a failed test has failed too. */
function countOf(code: number, passes: number, failures: number): Count {
  return { passed: passes, failed: code !== 0 && failures === 0 ? 1 : failures };
}

function read<Report>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
