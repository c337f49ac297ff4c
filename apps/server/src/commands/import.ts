import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type ImportReport, ImportRunning, importProducts } from '@errand/api/imports';
import type { Reporter } from '../reporter.ts';
import { StartError } from '../start-error.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- import products FILE [options]

FILE is a CSV file with our columns (docs/import.md) or as Shopify exports it.

  --dry-run                     checks everything, tells what is wrong by line, and writes nothing
  --store STORE                 slug or number of the store, for rows that name none
  --category CATEGORY           for rows whose category the shop does not have
  --create-categories           makes the categories that are missing
  --pictures FOLDER             where pictures lie that are named by file
  --skip-errors                 imports the good products of a file that has errors
  --allow-private-addresses     lets picture addresses lead into your own network`;

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

/** More faults than anyone reads at once. */
const MAX_SHOWN = 200;

/** `import products FILE`: 0 when all went in (or would have), 1 when lines were refused. */
export async function importCommand(words: string[], reporter: Reporter): Promise<number> {
  const { values, positionals } = parse(words);
  const [kind, name, ...more] = positionals;
  if (values.help || kind === undefined) {
    reporter.info(HELP);
    return 0;
  }
  if (kind !== 'products') throw new StartError(`Only products can be imported, not "${kind}".`);
  if (name === undefined || more.length > 0)
    throw new StartError('One file is imported at a time: npm run errand -- import products FILE.');
  const file = fromHere(name);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);

  const dryRun = values['dry-run'] ?? false;
  const began = performance.now();
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
        folder: values.pictures === undefined ? null : fromHere(values.pictures),
        allowPrivate: values['allow-private-addresses'] ?? false,
      },
      onProgress: (what, share) => {
        bars[what].at(share);
        if (what === 'check' && share === 1) bars.check.done();
      },
    });
    bars.check.done();
    bars.write.done();
    tell(
      report,
      { dryRun, seconds: (performance.now() - began) / 1000, file: path.basename(file) },
      reporter,
    );
    return report.problems.length > 0 ? 1 : 0;
  }).catch((error: unknown) => {
    throw error instanceof ImportRunning ? new StartError(error.message) : error;
  });
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message}.`.replace(/\.\.$/, '.'));
  }
}

/** Names of files are meant from where the person is: npm itself runs in the project's folder. */
function fromHere(name: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}

function tell(
  report: ImportReport,
  { dryRun, seconds, file }: { dryRun: boolean; seconds: number; file: string },
  reporter: Reporter,
): void {
  for (const { line, column, text } of report.problems.slice(0, MAX_SHOWN))
    reporter.info(`${file}:${line}: ${column ? `${column}: ` : ''}${text}`);
  const hidden = report.problems.length - MAX_SHOWN;
  if (hidden > 0) reporter.info(`… and ${hidden} more.`);
  const faults = `${report.problems.length} ${report.problems.length === 1 ? 'fault' : 'faults'}`;
  if (!report.wrote) {
    if (report.problems.length === 0) reporter.info(`${report.products} products can be imported.`);
    else if (dryRun) reporter.info(`${faults} in ${report.products} products.`);
    else
      reporter.info(
        `${faults}: nothing was imported. Mend the lines above, or import the others with --skip-errors.`,
      );
    return;
  }
  const { created, updated, unchanged } = report;
  if (created + updated === 0 && report.problems.length === 0)
    reporter.info(`Nothing has changed: all ${unchanged} products are in the shop already.`);
  else
    reporter.info(
      `${created} new, ${updated} changed, ${unchanged} as they were, in ${seconds.toFixed(1)} s${report.problems.length > 0 ? `; ${faults}` : ''}.`,
    );
}
