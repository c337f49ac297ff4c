import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/**
 * The result of a part. `failures` has the names of failed tests, which are printed at the end of the log, and `seconds`
 * the time of each file's tests by the clock; files of one part run side by side.
 */
export type PartResult = { passed: number; failures: string[]; seconds: Map<string, number> };

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string }[];
  }[];
};
/** A journey in one of its projects. */
type SpecTest = { projectName: string; status: string; results: { duration: number }[] };
type Spec = { title: string; line: number; tests: SpecTest[] };
type Suite = { file: string; suites?: Suite[]; specs?: Spec[] };
type PlaywrightReport = { stats: { expected: number }; suites: Suite[] };

/** Reads the JSON report of a Vitest run that ended with `code`. */
export function readVitest(report: string, code: number): PartResult {
  const { numPassedTests = 0, testResults = [] } = read<VitestReport>(report);
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map((test) => `${file}: ${test.fullName}`);
  });
  const seconds = new Map(
    testResults.map(({ name, startTime, endTime }) => [
      path.relative(ROOT, name),
      (endTime - startTime) / 1000,
    ]),
  );
  return { passed: numPassedTests, failures: failuresOf('vitest', code, failures), seconds };
}

/** Reads the JSON report of a Playwright run that ended with `code`. */
export function readPlaywright(report: string, code: number): PartResult {
  const { stats, suites = [] } = read<PlaywrightReport>(report);
  const specs = suites.flatMap(specsOf);
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${file}:${line}: ${title} (${projectName})`),
  );
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const results = tests.flatMap((test) => test.results);
    const spent = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + spent);
  }
  return { passed: stats?.expected ?? 0, failures: failuresOf('playwright', code, failed), seconds };
}

/** The slowest files of all parts, one a line, the slowest first. */
export function slowestFiles(parts: readonly PartResult[], count: number): string[] {
  return parts
    .flatMap(({ seconds }) => [...seconds])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, spent]) => `${spent.toFixed(1).padStart(7)} s  ${file}`);
}

function specsOf({ file, suites = [], specs = [] }: Suite): (Spec & { file: string })[] {
  return [...specs.map((spec) => ({ ...spec, file: `e2e/${file}` })), ...suites.flatMap(specsOf)];
}

/** A run that breaks off, or that met an error outside of every test, has failed too. */
function failuresOf(program: string, code: number, failures: string[]): string[] {
  if (code === 0 || failures.length > 0) return failures;
  return [`${program} ended with code ${code} without a failed test: see its errors above`];
}

function read<Report>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
