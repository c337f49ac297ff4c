import { stat } from 'node:fs/promises';
import { moneyStyle } from '../settings/index.ts';
import { readCatalog } from './catalog.ts';
import { createCategories } from './categories/create-categories.ts';
import { shortened } from './cells/shortened.ts';
import { type Check, checkProducts } from './check-products.ts';
import { UnreadableFile } from './csv/csv-rows.ts';
import { type Fault, fault } from './faults/fault.ts';
import type { ImportDeps, ImportOptions, Stopped } from './import-options.ts';
import { ImportStopped } from './import-stopped.ts';
import { type FileReading, openProducts } from './open-products.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { type ProductChange, previewFile } from './preview-file.ts';
import type { Problem, Read } from './product.ts';
import { writeFile } from './write-file.ts';
import type { Written } from './write-products.ts';

export type ImportReport = Written & {
  /** Number of products in the file. */
  products: number;
  /** Whether products were written: not in a dry run, and not if errors prevented it. */
  wrote: boolean;
  /** The lines of the products that were not written because the import stopped; null if it reached the end. */
  stopped: Stopped | null;
  /** Remarks about the file that are not errors. */
  notes: Fault[];
  /** The first products that a dry run would create or change. Its counts are those that an import would have. */
  changes: ProductChange[];
};

/** Key of the advisory lock; a concurrent import is rejected. */
const LOCK = 7_312_016;

const CHANGED: Problem = { line: 1, column: null, ...fault('file_changed') };
const NOTHING: Written = { created: 0, updated: 0, unchanged: 0, problems: [] };

export class ImportRunning extends Error {}

/**
 * Imports products from a CSV file in this product's or Shopify's format. The whole file is checked first;
 * nothing is written if it has errors, unless `skipErrors`. Products are identified by store and id and
 * unchanged ones are skipped, so a second run changes nothing and completes a run that was killed. Throws
 * ImportRunning while another import runs, and ImportStopped for any other error that is not about the file.
 */
export async function importProducts(deps: ImportDeps, options: ImportOptions): Promise<ImportReport> {
  const session = await deps.connectSession();
  try {
    const locked = await session.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [LOCK]);
    if (!locked.rows[0]?.won)
      throw new ImportRunning(
        'Another import is running, and this one has changed nothing: wait until the other has ended, then repeat the command.',
      );
    return await run(deps, options).catch((error: unknown) => {
      throw error instanceof ImportStopped ? error : new ImportStopped(error, NOTHING, null);
    });
  } finally {
    await session.end(); // releases the lock
  }
}

async function run(deps: ImportDeps, options: ImportOptions): Promise<ImportReport> {
  const { digits } = await moneyStyle(deps);
  const reading = {
    catalog: await readCatalog(deps.db),
    digits,
    store: options.store ?? null,
    isOnlyStore: options.isOnlyStore ?? false,
    setsTaxes: options.setsTaxes ?? true,
  };
  const pictures = createPictures(deps, {
    folder: null,
    allowPrivate: false,
    leaveOut: false,
    ...options.pictures,
  });
  const version = await fileVersion(options.file);
  const { notes, ...check } = await checkFile(reading, pictures, options);
  const { products, problems } = check;
  const report = { ...NOTHING, products, problems, stopped: null, notes, changes: [] };
  const isImportable = products > 0 && (problems.length === 0 || options.skipErrors);
  if (options.dryRun && products > 0)
    return { ...report, ...(await previewFile(deps, reading, pictures, check, options)), wrote: false };
  if (options.dryRun || !isImportable) return { ...report, wrote: false };
  if ((await fileVersion(options.file)) !== version) return { ...report, problems: [CHANGED], wrote: false };

  if (check.missing.length > 0) await deps.db.transaction((tx) => createCategories(tx, check.missing));
  const catalog = check.missing.length > 0 ? await readCatalog(deps.db) : reading.catalog;
  const written = await writeFile(deps, { ...reading, catalog }, pictures, check, options);
  const reported = new Set(problems.map(textOf));
  const later = written.problems.filter((problem) => !reported.has(textOf(problem)));
  // Rows that were changed after the check may have been left out.
  const changed = (await fileVersion(options.file)) === version ? [] : [CHANGED];
  return { ...report, ...written, problems: inOrder([...changed, ...problems, ...later]), wrote: true };
}

/** Changes when a file is written or replaced. */
async function fileVersion(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'missing';
}

async function checkFile(
  reading: FileReading,
  pictures: Pictures,
  { file, store, category, createCategories: willCreate, onProgress }: ImportOptions,
): Promise<Check & { notes: Fault[] }> {
  if (store && !reading.catalog.store(store)) {
    const unknown = fault('store_option', { value: shortened(store) });
    return failedCheck([{ line: 1, column: 'store', ...unknown }]);
  }
  try {
    const { products, problems, decimals, notes } = await openProducts(file, reading);
    if (problems.length > 0) return failedCheck(problems);
    const check = await checkProducts(counted(products, onProgress), {
      catalog: reading.catalog,
      pictures,
      category: category ?? null,
      createCategories: willCreate ?? false,
    });
    if (check.products === 0)
      return failedCheck([{ line: 1, column: null, ...fault('file_without_products') }]);
    const note = decimals.note();
    return { ...check, problems: inOrder(check.problems), notes: note ? [...notes, note] : notes };
  } catch (error) {
    if (error instanceof UnreadableFile) return failedCheck([error.problem]);
    throw error;
  }
}

/** The result for a file that cannot be checked as a whole; none of its products is imported. */
function failedCheck(problems: Problem[]): Check & { notes: Fault[] } {
  return { products: 0, problems, rejectedLines: new Set(), missing: [], notes: [] };
}

/** The total is unknown while checking, so the progress only approaches its end. */
async function* counted(reads: AsyncIterable<Read>, onProgress: ImportOptions['onProgress']) {
  let count = 0;
  for await (const read of reads) {
    count += 1;
    if (count % 500 === 0) onProgress?.('check', count / (count + 5000));
    yield read;
  }
  onProgress?.('check', 1);
}

function inOrder(problems: Problem[]): Problem[] {
  return [...problems].toSorted((a, b) => a.line - b.line);
}

function textOf({ line, column, text }: Problem): string {
  return `${line} ${column} ${text}`;
}
