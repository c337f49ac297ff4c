import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type ImportReport, ImportRunning, importProducts } from '@errand/api/imports';
import type { Reporter } from '../reporter.ts';
import { StartError } from '../start-error.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- import products FILE [options]

FILE is a CSV file with the columns of docs/import.md or a product export of Shopify.

  --dry-run                     checks the file, reports errors by line and writes nothing
  --store STORE                 slug or id of the store for rows without one
  --category CATEGORY           category for rows whose category does not exist
  --create-categories           creates missing categories
  --pictures FOLDER             folder of pictures that rows name by file name
  --skip-errors                 imports the valid products of a file with errors
  --allow-private-addresses     allows picture URLs in private networks`;

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  store: { type: 'string' },
  category: { type: 'string' },
  'create-categories': { type: 'boolean' },
  pictures: { type: 'string' },
  'skip-errors': { type: 'boolean' },
  'allow-private-addresses': { type: 'boolean' },
  help: { type: 'boolean' },
} satisfies ParseArgsOptionsConfig;

const MAX_SHOWN = 200;

/** `import products FILE`. Returns exit code 0 if every line is valid, else 1. */
export async function importCommand(args: string[], reporter: Reporter): Promise<number> {
  const { values, positionals } = parse(args);
  const [kind, name, ...more] = positionals;
  if (values.help || kind === undefined) {
    reporter.info(HELP);
    return 0;
  }
  if (kind !== 'products') throw new StartError(`Only products can be imported, not "${kind}".`);
  if (name === undefined || more.length > 0)
    throw new StartError('One file is imported at a time: npm run errand -- import products FILE.');
  const file = resolveFromCaller(name);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);

  const dryRun = values['dry-run'] ?? false;
  const startedAt = performance.now();
  return withDeps(reporter, async (deps) => {
    const bars = { check: reporter.progress('Checking'), write: reporter.progress('Importing') };
    const report = await importProducts(deps, {
      file,
      dryRun,
      store: values.store ?? null,
      category: values.category ?? null,
      createCategories: values['create-categories'] ?? false,
      skipErrors: values['skip-errors'] ?? false,
      pictures: {
        folder: values.pictures === undefined ? null : resolveFromCaller(values.pictures),
        allowPrivate: values['allow-private-addresses'] ?? false,
      },
      onProgress: (what, share) => {
        bars[what].at(share);
        if (what === 'check' && share === 1) bars.check.done();
      },
    });
    bars.check.done();
    bars.write.done();
    printReport(
      report,
      { dryRun, seconds: (performance.now() - startedAt) / 1000, file: path.basename(file) },
      reporter,
    );
    return report.problems.length > 0 ? 1 : 0;
  }).catch((error: unknown) => {
    throw error instanceof ImportRunning ? new StartError(error.message) : error;
  });
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message}.`.replace(/\.\.$/, '.'));
  }
}

/** Resolves a path relative to the caller's folder: npm runs scripts in the project's folder. */
function resolveFromCaller(name: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}

function printReport(
  report: ImportReport,
  { dryRun, seconds, file }: { dryRun: boolean; seconds: number; file: string },
  reporter: Reporter,
): void {
  for (const { line, column, text } of report.problems.slice(0, MAX_SHOWN))
    reporter.info(`${file}:${line}: ${column ? `${column}: ` : ''}${text}`);
  const hidden = report.problems.length - MAX_SHOWN;
  if (hidden > 0) reporter.info(`… and ${hidden} more.`);
  const errors = `${report.problems.length} ${report.problems.length === 1 ? 'error' : 'errors'}`;
  if (!report.wrote) {
    if (report.problems.length === 0) reporter.info(`${report.products} products can be imported.`);
    else if (dryRun) reporter.info(`${errors} in ${report.products} products.`);
    else
      reporter.info(
        `${errors}: nothing was imported. Correct the lines above, or import the others with --skip-errors.`,
      );
    return;
  }
  const { created, updated, unchanged } = report;
  if (created + updated === 0 && report.problems.length === 0)
    reporter.info(`Nothing has changed: all ${unchanged} products are up to date.`);
  else
    reporter.info(
      `${created} new, ${updated} changed, ${unchanged} unchanged, in ${seconds.toFixed(1)} s${report.problems.length > 0 ? `; ${errors}` : ''}.`,
    );
}
