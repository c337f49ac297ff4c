import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import openDemoFolder from '../test/demo-folder.ts';
import { NO_CHROMIUM, requireChromium } from './chromium.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { NO_POPPLER, requirePoppler } from './poppler.ts';
import { type FoundEngines, requireEngines } from './require-engines.ts';
import { ROOT, run } from './run.ts';
import { type PartResult, readPlaywright, readVitest, slowestFiles } from './test-reports.ts';
import { listVersions } from './versions.ts';

/**
 * All tests: rules and API on a real database, starts of the product, then journeys in Chromium, and a share of those in
 * Firefox and WebKitGTK, against the built product and the demo world. `npm test rules`, `product`, `journeys` or `engines`
 * runs a part, and names behind it single files: `npm test journeys cart`. `npm test engines` runs all journeys in Firefox
 * and WebKitGTK, `npm test engines share` those of every run.
 */
const RESULTS = path.join(ROOT, 'test-results');
const SLOWEST = 20;
const [part, ...names] = process.argv.slice(2);
const SHARE = 'share';
const hasShareOnly = part !== 'engines' || names.includes(SHARE);
const files = part === 'engines' ? names.filter((name) => name !== SHARE) : names;
/** The projects of `playwright.config.ts` in Chromium. */
const CHROMIUM_PROJECTS = ['city', 'spoken', 'desktop'];
/** The projects of `vitest.config.ts` that belong to a part. Without a part all run side by side, which is faster. */
const PROJECTS: Record<string, string[]> = { rules: ['rules', 'mocking', 'api'], product: ['product'] };

if (part !== undefined && part !== 'journeys' && part !== 'engines' && !PROJECTS[part]) {
  console.error(`There is no part "${part}": npm test [rules | product | journeys | engines] [files]`);
  process.exit(1);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const memory = openMemoryFolder();
if (memory) process.env.TMPDIR = memory;
process.once('exit', openDemoFolder());

const parts: PartResult[] = [];
const engines: FoundEngines =
  part === undefined || part === 'engines' ? await requireEngines(console.log) : { found: [], missing: [] };
if (part !== 'engines' && !(await requirePoppler(console.log))) console.log(NO_POPPLER);
if (part === undefined || PROJECTS[part]) parts.push(await runVitest(PROJECTS[part ?? ''] ?? []));
if (part === undefined || part === 'journeys') parts.push(await testJourneys());
else if (engines.found.length > 0) parts.push(await runJourneys(engines.found, {}));
const passed = parts.reduce((sum, result) => sum + result.passed, 0);
// A run of CI has everything; elsewhere the engines that are missing are only named.
const failures = [...parts.flatMap((result) => result.failures), ...(process.env.CI ? engines.missing : [])];
console.log(`\nThe slowest files:\n${slowestFiles(parts, SLOWEST).join('\n')}`);
console.log(`\nFound: ${await listVersions()}`);
if (!process.env.CI) console.log(['', ...engines.missing].join('\n'));
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
  const env = { CHROMIUM_PATH: chromium };
  const result = await runJourneys([...CHROMIUM_PROJECTS, ...engines.found], env);
  if (result.failures.length > 0) await recordTraces(env);
  return result;
}

/** Runs projects of `playwright.config.ts` side by side. */
async function runJourneys(projects: readonly string[], env: Record<string, string>): Promise<PartResult> {
  const { code } = await run('playwright', ['test', ...select(projects), ...files], {
    show: true,
    env: { ...env, E2E_ENGINES: hasShareOnly ? SHARE : 'all' },
  });
  return readPlaywright(path.join(RESULTS, 'playwright.json'), code);
}

function select(projects: readonly string[]): string[] {
  return projects.map((name) => `--project=${name}`);
}

/** Runs the failed journeys in Chromium once more to record their traces. What they do then does not count. */
async function recordTraces(env: Record<string, string>): Promise<void> {
  const kept = path.join(RESULTS, 'failed-journeys');
  const output = path.join(RESULTS, 'journeys');
  renameSync(output, kept);
  mkdirSync(output);
  // Playwright reads from its output folder which journeys have failed.
  renameSync(path.join(kept, '.last-run.json'), path.join(output, '.last-run.json'));
  console.log('\nRecording traces of the failed journeys (test-results/journeys)…');
  const args = ['test', '--last-failed', '--pass-with-no-tests', ...select(CHROMIUM_PROJECTS)];
  await run('playwright', args, { show: true, env: { ...env, E2E_TRACE: '1' } });
}
