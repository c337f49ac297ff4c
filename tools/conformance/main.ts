import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../run.ts';
import { claimedIds, readRequirements } from './requirements.ts';
import { conformanceTable } from './table.ts';

/**
 * Which requirements have a passing test: reads the titles of the last test runs (`npm test` leaves their reports in
 * test-results/), or of a fresh run of the rule and API tests where there is none. `--write` renews docs/conformance.md.
 */
const REPORTS = ['test-results/vitest.json', 'test-results/playwright.json'].map((file) =>
  path.join(ROOT, file),
);

if (!REPORTS.some(existsSync)) {
  console.log('No test report here yet: running the rule and API tests first.');
  await run('vitest', ['run', '--reporter=json', `--outputFile=${REPORTS[0]}`]);
}

const passed = new Set<string>();
const failed = new Set<string>();
for (const report of REPORTS.filter(existsSync)) {
  for (const test of testsOf(JSON.parse(readFileSync(report, 'utf8')))) {
    for (const id of claimedIds(test.title)) (test.passed ? passed : failed).add(id);
  }
}

const requirements = readRequirements();
const known = new Set(requirements.map((row) => row.id));
const unknown = [...passed, ...failed].filter((id) => !known.has(id));
const table = conformanceTable(requirements, passed, failed);
console.log(table);
if (process.argv.includes('--write')) writeFileSync(path.join(ROOT, 'docs/conformance.md'), `${table}\n`);
if (unknown.length > 0) console.log(`Tests name rows that do not exist: ${unknown.join(', ')}`);
process.exit(unknown.length > 0 || failed.size > 0 ? 1 : 0);

type TestRow = { title: string; passed: boolean };
type Vitest = { testResults?: { assertionResults: { title: string; fullName: string; status: string }[] }[] };
type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean; tests: { status: string }[] }[] };

/** Tests of a Vitest or Playwright JSON report. Skipped ones prove nothing and are left out. */
function testsOf(report: Vitest & Suite): TestRow[] {
  const vitest = (report.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({ title: test.fullName, passed: test.status === 'passed' })),
  );
  const specs = (report.specs ?? [])
    .filter((spec) => spec.tests.some((test) => test.status !== 'skipped'))
    .map((spec) => ({ title: spec.title, passed: spec.ok }));
  return [...vitest, ...specs, ...(report.suites ?? []).flatMap((suite) => testsOf(suite))];
}
