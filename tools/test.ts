import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import openDemoFolder from '../test/demo-folder.ts';
import { NO_CHROMIUM, requireChromium } from './chromium.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { NO_POPPLER, requirePoppler } from './poppler.ts';
import { ROOT, run } from './run.ts';
import { type PartResult, readPlaywright, readVitest, slowestFiles } from './test-reports.ts';
import { listVersions } from './versions.ts';

/**
 * All tests: rules and API on a real database, starts of the product, then journeys in Chromium against the built product
 * and the demo world. `npm test rules`, `product` or `journeys` runs a part, and names behind it single files:
 * `npm test journeys cart`.
 */
const RESULTS = path.join(ROOT, 'test-results');
const SLOWEST = 20;
const [part, ...files] = process.argv.slice(2);
/** The projects of `vitest.config.ts` that belong to a part. Without a part all run side by side, which is faster. */
const PROJECTS: Record<string, string[]> = { rules: ['rules', 'mocking', 'api'], product: ['product'] };

if (part !== undefined && part !== 'journeys' && !PROJECTS[part]) {
  console.error(`There is no part "${part}": npm test [rules | product | journeys] [files]`);
  process.exit(1);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const memory = openMemoryFolder();
if (memory) process.env.TMPDIR = memory;
process.once('exit', openDemoFolder());

const parts: PartResult[] = [];
if (part !== 'journeys') parts.push(await runVitest(PROJECTS[part ?? ''] ?? []));
if (part === undefined || part === 'journeys') parts.push(await testJourneys());
const passed = parts.reduce((sum, result) => sum + result.passed, 0);
const failures = parts.flatMap((result) => result.failures);
console.log(`\nThe slowest files:\n${slowestFiles(parts, SLOWEST).join('\n')}`);
console.log(`\nFound: ${await listVersions()}`);
console.log(['', ...failures, `${passed} passed, ${failures.length} failed`].join('\n'));
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);

async function runVitest(projects: string[]): Promise<PartResult> {
  const report = path.join(RESULTS, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(
    'vitest',
    ['run', ...projects.map((name) => `--project=${name}`), ...reporters, ...files],
    { show: true },
  );
  return readVitest(report, code);
}

async function testJourneys(): Promise<PartResult> {
  const chromium = await requireChromium(console.log);
  if (!chromium) {
    console.log(NO_CHROMIUM);
    return { passed: 0, failures: ['Chromium is missing'], seconds: new Map() };
  }
  if (!(await requirePoppler(console.log))) console.log(NO_POPPLER);
  const env = { CHROMIUM_PATH: chromium };
  const { code } = await run('playwright', ['test', ...files], { show: true, env });
  const result = readPlaywright(path.join(RESULTS, 'playwright.json'), code);
  if (result.failures.length > 0) await recordTraces(env);
  return result;
}

/** Runs the failed journeys once more to record their traces. What they do then does not count. */
async function recordTraces(env: Record<string, string>): Promise<void> {
  const kept = path.join(RESULTS, 'failed-journeys');
  const output = path.join(RESULTS, 'journeys');
  renameSync(output, kept);
  mkdirSync(output);
  // Playwright reads from its output folder which journeys have failed.
  renameSync(path.join(kept, '.last-run.json'), path.join(output, '.last-run.json'));
  console.log('\nRecording traces of the failed journeys (test-results/journeys)…');
  await run('playwright', ['test', '--last-failed'], { show: true, env: { ...env, E2E_TRACE: '1' } });
}
