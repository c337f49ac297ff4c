import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import openDemoFolder from '../test/demo-folder.ts';
import { NO_CHROMIUM, requireChromium } from './chromium.ts';
import { openMemoryFolder } from './memory-folder.ts';
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

const memory = openMemoryFolder();
if (memory) process.env.TMPDIR = memory;
process.once('exit', openDemoFolder());

/** The result of a part. `failures` has the names of failed tests, which are printed at the end of the log. */
type Count = { passed: number; failures: string[] };
type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};
type Suite = { file: string; suites?: Suite[]; specs?: { ok: boolean; title: string; line: number }[] };

const counts: Count[] = [];
if (part !== 'journeys') counts.push(await runVitest(PROJECTS[part ?? ''] ?? []));
if (part === undefined || part === 'journeys') counts.push(await testJourneys());
const total = {
  passed: counts.reduce((sum, count) => sum + count.passed, 0),
  failures: counts.flatMap((count) => count.failures),
};
console.log(['', ...total.failures, `${total.passed} passed, ${total.failures.length} failed`].join('\n'));
process.exit(total.failures.length === 0 && total.passed > 0 ? 0 : 1);

async function runVitest(projects: string[]): Promise<Count> {
  const report = path.join(RESULTS, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(
    'vitest',
    ['run', ...projects.map((name) => `--project=${name}`), ...reporters, ...files],
    { show: true },
  );
  const { numPassedTests = 0, testResults = [] } = read<VitestReport>(report);
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map((test) => `${file}: ${test.fullName}`);
  });
  return countOf('vitest', code, numPassedTests, failures);
}

async function testJourneys(): Promise<Count> {
  const chromium = await requireChromium(console.log);
  if (!chromium) {
    console.log(NO_CHROMIUM);
    return { passed: 0, failures: ['Chromium is missing'] };
  }
  const env = { CHROMIUM_PATH: chromium };
  const { code } = await run('playwright', ['test', ...files], { show: true, env });
  const { stats, suites = [] } = read<{ stats: { expected: number }; suites: Suite[] }>(
    path.join(RESULTS, 'playwright.json'),
  );
  const failures = suites.flatMap(failedJourneys);
  if (failures.length > 0) await recordTraces(env);
  return countOf('playwright', code, stats?.expected ?? 0, failures);
}

function failedJourneys({ file, suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter((spec) => !spec.ok).map(({ line, title }) => `e2e/${file}:${line}: ${title}`);
  return [...failed, ...suites.flatMap(failedJourneys)];
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

/** A run that breaks off, or that met an error outside of every test, has failed too. */
function countOf(program: string, code: number, passed: number, failures: string[]): Count {
  if (code === 0 || failures.length > 0) return { passed, failures };
  return {
    passed,
    failures: [`${program} ended with code ${code} without a failed test: see its errors above`],
  };
}

function read<Report>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
