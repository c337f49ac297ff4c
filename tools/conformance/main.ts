import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../run.ts';
import { claimsOf } from './claims.ts';
import { readRequirements } from './requirements.ts';
import { conformanceTable } from './table.ts';

/**
 * `npm run conformance [-- --write]` lists the requirements with a passing test, by the comments above the tests in the
 * reports of the last `npm test`. Without reports it runs the rule and API tests first. `--write` updates docs/conformance.md.
 */
const REPORTS = ['test-results/vitest.json', 'test-results/playwright.json'].map((file) =>
  path.join(ROOT, file),
);

if (!REPORTS.some(existsSync)) {
  console.log('There is no test report: running the rule and API tests first.');
  await run('vitest', ['run', '--reporter=json', `--outputFile=${REPORTS[0]}`]);
}

const sources = new Map<string, string[]>();
const passed = new Set<string>();
const failed = new Set<string>();
for (const report of REPORTS.filter(existsSync)) {
  for (const test of testsOf(JSON.parse(readFileSync(report, 'utf8')))) {
    for (const id of claimsOf(linesOf(test.file), test.line)) (test.passed ? passed : failed).add(id);
  }
}

const requirements = readRequirements();
const known = new Set(requirements.map((row) => row.id));
const unknown = [...passed, ...failed].filter((id) => !known.has(id));
const table = conformanceTable(requirements, passed, failed);
console.log(table);
if (process.argv.includes('--write')) writeFileSync(path.join(ROOT, 'docs/conformance.md'), `${table}\n`);
if (unknown.length > 0) console.log(`Tests name unknown requirements: ${unknown.join(', ')}`);
process.exit(unknown.length > 0 || failed.size > 0 ? 1 : 0);

type TestRow = { file: string; line: number; passed: boolean };
type Vitest = {
  testResults?: { name: string; assertionResults: { location: { line: number }; status: string }[] }[];
};
type Spec = { file: string; line: number; ok: boolean; tests: { status: string }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };

/** The tests of a Vitest or Playwright JSON report, without skipped ones. */
function testsOf(report: Vitest & Suite): TestRow[] {
  const vitest = (report.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({ file: file.name, line: test.location.line, passed: test.status === 'passed' })),
  );
  const specs = (report.specs ?? [])
    .filter((spec) => spec.tests.some((test) => test.status !== 'skipped'))
    .map((spec) => ({ file: path.join(ROOT, 'e2e', spec.file), line: spec.line, passed: spec.ok }));
  return [...vitest, ...specs, ...(report.suites ?? []).flatMap((suite) => testsOf(suite))];
}

function linesOf(file: string): string[] {
  const lines = sources.get(file) ?? readFileSync(file, 'utf8').split('\n');
  sources.set(file, lines);
  return lines;
}
