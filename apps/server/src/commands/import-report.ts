import type { ImportReport } from '@errand/api/imports';
import type { Reporter } from '../reporter.ts';
import { visibleText } from '../visible-text.ts';

const MAX_SHOWN = 200;

type Run = { dryRun: boolean; seconds: number; file: string };

/** Prints the errors of an import, its result and what to do next. */
export function printReport(report: ImportReport, run: Run, reporter: Pick<Reporter, 'info'>): void {
  const print = (text: string) => reporter.info(visibleText(text));
  for (const { line, column, text } of report.problems.slice(0, MAX_SHOWN))
    print(`${run.file}:${line}: ${column ? `${column}: ` : ''}${text}`);
  const hidden = report.problems.length - MAX_SHOWN;
  if (hidden > 0) print(`… and ${hidden} more.`);
  for (const note of report.notes) print(note.text);
  print(report.wrote ? writtenText(report, run) : unwrittenText(report, run));
}

function unwrittenText({ products, problems }: ImportReport, { dryRun }: Run): string {
  if (problems.length === 0) return `${products} products can be imported. Nothing was written.`;
  const what = dryRun
    ? `${errors(problems)} in ${products} products. Nothing was written.`
    : `${errors(problems)}: nothing was imported.`;
  // An error of the file as a whole leaves no product to import.
  const others = products > 0 ? ', or import the others with --skip-errors' : '';
  return `${what} Correct the lines above and repeat the command${others}.`;
}

function writtenText(report: ImportReport, { seconds }: Run): string {
  const { created, updated, unchanged, problems, stopped } = report;
  const counts = `${created} new, ${updated} changed, ${unchanged} unchanged, in ${seconds.toFixed(1)} s`;
  if (stopped)
    return `The import stopped: ${counts}. The products of lines ${stopped.fromLine} to ${stopped.toLine} and later were not written. Correct the lines above and repeat the command, which continues there, or leave them out with --skip-errors.`;
  if (problems.length > 0)
    return `${counts}; ${errors(problems)}. Correct the lines above and repeat the command: it writes only what has changed.`;
  if (created + updated === 0) return `Nothing has changed: all ${unchanged} products are up to date.`;
  return `${counts}.`;
}

function errors(problems: unknown[]): string {
  return `${problems.length} ${problems.length === 1 ? 'error' : 'errors'}`;
}
