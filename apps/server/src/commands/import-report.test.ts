import type { ImportReport } from '@errand/api/imports';
import { expect, test } from 'vitest';
import { importCommand } from './import.ts';
import { printReport } from './import-report.ts';

/** The lines that are printed for a report. */
function printed(report: Partial<ImportReport>, dryRun = false): string[] {
  const lines: string[] = [];
  const nothing = {
    products: 3,
    created: 0,
    updated: 0,
    unchanged: 0,
    problems: [],
    notes: [],
    changes: [],
    stopped: null,
  };
  printReport(
    { ...nothing, wrote: true, ...report },
    { dryRun, seconds: 1.25, file: 'products.csv' },
    { info: (text) => void lines.push(text) },
  );
  return lines;
}

const problem = (line: number, text: string) => ({
  line,
  column: 'name',
  code: 'empty' as const,
  details: {},
  text,
});

test('control characters and line breaks of the file never reach the terminal', () => {
  const [line] = printed({ problems: [problem(2, '"\u001b[2J\u0000\u009b\u202eBag\nnext" is wrong')] });
  expect(line).toBe('products.csv:2: name: "\\u001b[2J\\u0000\\u009b\\u202eBag\\nnext" is wrong');
});

test('control characters of the arguments never reach the terminal', async () => {
  const reporter = { info: () => {}, progress: () => ({ at: () => {}, done: () => {} }) };
  for (const args of [
    ['prod\u001b[2J', 'file.csv'],
    ['products', 'none\u001b[2J.csv'],
    ['products', '--none\u001b[2J'],
    ['products', import.meta.filename, '--pictures', 'none\u001b[2J'],
  ]) {
    const message = await importCommand(args, reporter).catch((error: Error) => error.message);
    expect(message).toContain('\\u001b[2J');
    expect(message).not.toContain('\u001b');
  }
});

test('the report of a rejected file states that nothing was imported and what to do', () => {
  const problems = [problem(2, 'is empty'), problem(3, 'is empty')];
  expect(printed({ wrote: false, problems }).at(-1)).toBe(
    '2 errors: nothing was imported. Correct the lines above and repeat the command, or import the others with --skip-errors.',
  );
  expect(printed({ wrote: false, problems, products: 0 }).at(-1)).toBe(
    '2 errors: nothing was imported. Correct the lines above and repeat the command.',
  );
  expect(printed({ wrote: false, problems: problems.slice(1) }, true).at(-1)).toBe(
    '1 error in 3 products. Nothing was written. Correct the lines above and repeat the command, or import the others with --skip-errors.',
  );
});

test('the report of a stopped import states which lines were written, which were not and how to continue', () => {
  const stopped = { fromLine: 102, toLine: 201 };
  expect(printed({ created: 100, stopped, problems: [problem(152, 'is wrong')] }).at(-1)).toBe(
    'The import stopped: 100 new, 0 changed, 0 unchanged, in 1.3 s. The products of lines 102 to 201 and later were not written. Correct the lines above and repeat the command, which continues there, or leave them out with --skip-errors.',
  );
});

test('the report of a finished import states what it wrote, and notes about the file are printed once', () => {
  const note = { code: 'decimals_comma' as const, details: {}, text: 'Amounts have a decimal comma.' };
  expect(printed({ created: 2, unchanged: 1, notes: [note] })).toEqual([
    'Amounts have a decimal comma.',
    '2 new, 0 changed, 1 unchanged, in 1.3 s.',
  ]);
  expect(printed({ unchanged: 3 })).toEqual(['Nothing has changed: all 3 products are up to date.']);
  expect(printed({ created: 2, problems: [problem(4, 'a.png returns the HTTP status 404')] }).at(-1)).toBe(
    '2 new, 0 changed, 0 unchanged, in 1.3 s; 1 error. Correct the lines above and repeat the command: it writes only what has changed.',
  );
});

test('at most two hundred errors are printed, then the number of the others', () => {
  const problems = Array.from({ length: 230 }, (_, n) => problem(n + 2, 'is empty'));
  const lines = printed({ wrote: false, problems });
  expect([lines.length, lines.at(-2)]).toEqual([202, '… and 30 more.']);
});
