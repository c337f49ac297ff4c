import { statSync } from 'node:fs';
import path from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { catalogImports, ImportRunning, ImportStopped } from '@errand/api/imports';
import { StartError } from '../start-error.ts';
import { visibleText } from '../visible-text.ts';
import { defineCommand } from './command.ts';
import { printReport } from './import-report.ts';
import { requireFile, resolveFromCaller } from './require-file.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- import products FILE [options]

FILE is a CSV file with the columns of docs/import.md or a product export of Shopify.

  --dry-run                     checks the file, reports errors by line and writes nothing
  --store STORE                 slug or id of the store for rows without one
  --category CATEGORY           category for rows whose category does not exist
  --create-categories           creates missing categories
  --pictures FOLDER             folder of pictures that rows name by file name
  --no-pictures                 leaves pictures as they are
  --skip-errors                 imports the valid products of a file with errors
  --allow-private-addresses     allows picture URLs in private networks`;

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  store: { type: 'string' },
  category: { type: 'string' },
  'create-categories': { type: 'boolean' },
  pictures: { type: 'string' },
  'no-pictures': { type: 'boolean' },
  'skip-errors': { type: 'boolean' },
  'allow-private-addresses': { type: 'boolean' },
} satisfies ParseArgsOptionsConfig;

/** `import products FILE`. Returns exit code 0 if every line is valid, else 1. */
export const importCommand = defineCommand({
  help: HELP,
  options: OPTIONS,
  async run([kind, name, ...more], values, reporter) {
    if (kind !== 'products')
      throw new StartError(`Only products can be imported, not "${visibleText(kind ?? '')}".`);
    if (name === undefined || more.length > 0)
      throw new StartError('One file is imported at a time: npm run errand -- import products FILE.');
    const file = requireFile(name);
    const folder = values.pictures === undefined ? null : resolveFromCaller(values.pictures);
    if (folder !== null && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new StartError(
        `There is no folder ${visibleText(folder)}: --pictures names the folder of pictures.`,
      );

    const dryRun = values['dry-run'] ?? false;
    const startedAt = performance.now();
    return withDeps(reporter, async (deps) => {
      const bars = { check: reporter.progress('Checking'), write: reporter.progress('Importing') };
      const report = await catalogImports.products(deps, {
        file,
        dryRun,
        store: values.store ?? null,
        category: values.category ?? null,
        createCategories: values['create-categories'] ?? false,
        skipErrors: values['skip-errors'] ?? false,
        pictures: {
          folder,
          allowPrivate: values['allow-private-addresses'] ?? false,
          leaveOut: values['no-pictures'] ?? false,
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
      if (!(error instanceof ImportRunning || error instanceof ImportStopped)) throw error;
      // A bug is reported with its stack trace.
      const trace = error instanceof ImportStopped && error.isBug ? `\n${(error.cause as Error).stack}` : '';
      throw new StartError(`${error.message}${trace}`.split('\n').map(visibleText).join('\n'));
    });
  },
});
