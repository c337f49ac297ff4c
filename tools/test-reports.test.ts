import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './run.ts';
import { readPlaywright, readVitest, slowestFiles } from './test-reports.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = () =>
  report({
    numPassedTests: 4,
    testResults: [
      { name: `${ROOT}/a.test.ts`, status: 'passed', startTime: 1000, endTime: 3500, assertionResults: [] },
      { name: `${ROOT}/b.test.ts`, status: 'failed', startTime: 0, endTime: 100, assertionResults: [] },
      {
        name: `${ROOT}/c.test.ts`,
        status: 'failed',
        startTime: 0,
        endTime: 200,
        assertionResults: [{ status: 'failed', fullName: 'a guarantee' }],
      },
    ],
  });
const spec = (title: string, ok: boolean, ...durations: number[]) => ({
  title,
  line: 7,
  tests: [
    { projectName: 'Firefox', status: 'expected', results: [] },
    {
      projectName: 'WebKitGTK',
      status: ok ? 'expected' : 'unexpected',
      results: durations.map((duration) => ({ duration })),
    },
  ],
});
const playwright = () =>
  report({
    stats: { expected: 1 },
    suites: [
      {
        file: 'cart.spec.ts',
        specs: [spec('first', true, 2000)],
        suites: [{ file: 'cart.spec.ts', specs: [spec('second', false, 1000)] }],
      },
    ],
  });

test('failed tests, and files that fail outside of a test, are named', () => {
  expect(readVitest(vitest(), 1)).toMatchObject({
    passed: 4,
    failures: ['b.test.ts', 'c.test.ts: a guarantee'],
  });
  expect(readPlaywright(playwright(), 1)).toMatchObject({
    passed: 1,
    failures: ['e2e/cart.spec.ts:7: second (WebKitGTK)'],
  });
});

test('a run that breaks off fails, with or without a report', () => {
  expect(readVitest(path.join(folder, 'missing.json'), 137).failures).toHaveLength(1);
  expect(readPlaywright(report({ stats: { expected: 3 }, suites: [] }), 1).failures).toHaveLength(1);
});

test('the slowest files of all parts are listed together, with the seconds of their tests', () => {
  const parts = [readVitest(vitest(), 1), readPlaywright(playwright(), 1)];
  expect(slowestFiles(parts, 2)).toEqual(['    3.0 s  e2e/cart.spec.ts', '    2.5 s  a.test.ts']);
});
