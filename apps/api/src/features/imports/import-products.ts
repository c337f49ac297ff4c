import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Deps } from '../../platform/deps.ts';
import { createCategory, publishCatalogChanged } from '../catalog/index.ts';
import { rebuildSearchWords } from '../search/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import { type Check, checkProducts } from './check-products.ts';
import { openCsv, UnreadableFile } from './csv-rows.ts';
import { headerProblems, isOwnFormat, type Reading, readOwn } from './own-csv.ts';
import { createPictures, type PictureOptions, type Pictures } from './pictures.ts';
import type { ImportedProduct, Problem, Read } from './product.ts';
import { isShopifyFormat, readShopify } from './shopify-csv.ts';
import { latin } from './slugs.ts';
import { type Written, writeProducts } from './write-products.ts';

export type ImportOptions = {
  file: string;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** The store (slug or number) of rows that name none. */
  store?: string | null;
  /** The category of rows whose category the module does not have. */
  category?: string | null;
  createCategories?: boolean;
  /** Writes the valid products of a file that has errors. */
  skipErrors?: boolean;
  pictures?: Partial<PictureOptions>;
  /** Progress from 0 to 1, first of checking, then of writing. */
  onProgress?: (what: 'check' | 'write', share: number) => void;
};

export type ImportReport = Written & {
  /** Number of products in the file. */
  products: number;
  /** Whether products were written: not in a dry run, and not if errors prevented it. */
  wrote: boolean;
};

export type ImportDeps = Pick<Deps, 'pool' | 'db' | 'files' | 'events' | 'now' | 'log'>;

/** Key of the advisory lock; a concurrent import is rejected. */
const LOCK = 7_312_016;
const BATCH = 100;
/** Pause after each batch, as a share of its duration, to leave capacity for visitors. */
const REST = 0.25;
/** Minimum interval between page invalidations while an import runs. */
const PUBLISH_MS = 2000;

export class ImportRunning extends Error {}

/**
 * Imports products from a CSV file in this product's or Shopify's format. The whole file is checked first;
 * nothing is written if it has errors, unless `skipErrors`. Products are identified by store and id and
 * unchanged ones are skipped, so a second run changes nothing and completes a run that was killed. Throws
 * ImportRunning while another import runs.
 */
export async function importProducts(deps: ImportDeps, options: ImportOptions): Promise<ImportReport> {
  const lock = await deps.pool.connect();
  try {
    const locked = await lock.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [LOCK]);
    if (!locked.rows[0]?.won) throw new ImportRunning('Another import is running: wait until it has ended.');
    return await run(deps, options);
  } finally {
    await unlock(lock);
  }
}

async function unlock(lock: pg.PoolClient): Promise<void> {
  await lock.query('select pg_advisory_unlock_all()').catch(() => {});
  lock.release();
}

async function run(deps: ImportDeps, options: ImportOptions): Promise<ImportReport> {
  const { digits } = await moneyStyle(deps);
  const reading: Reading = {
    catalog: await readCatalog(deps.db),
    digits,
    store: options.store ?? null,
  };
  const pictures = createPictures(deps, { folder: null, allowPrivate: false, ...options.pictures });
  const check = await checkFile(reading, pictures, options);
  const { products, problems } = check;
  const report = { products, created: 0, updated: 0, unchanged: 0, problems };
  if (options.dryRun || (problems.length > 0 && !options.skipErrors)) return { ...report, wrote: false };

  for (const { store, name } of check.categories) await makePath(deps, store.module_id, name);
  const catalog = check.categories.length > 0 ? await readCatalog(deps.db) : reading.catalog;
  const written = await writeFile(deps, { ...reading, catalog }, pictures, check, options);
  const reported = new Set(problems.map(textOf));
  const later = written.problems.filter((problem) => !reported.has(textOf(problem)));
  return { ...written, products, problems: inOrder([...problems, ...later]), wrote: true };
}

function failedCheck(problems: Problem[]): Check {
  return { products: 0, problems, rejectedLines: new Set(), categories: [] };
}

async function checkFile(
  reading: Reading,
  pictures: Pictures,
  { file, category, createCategories, onProgress }: ImportOptions,
): Promise<Check> {
  try {
    const { products, problems } = await openProducts(file, reading);
    if (problems.length > 0) return failedCheck(problems);
    const check = await checkProducts(counted(products, onProgress), {
      catalog: reading.catalog,
      pictures,
      category: category ?? null,
      createCategories: createCategories ?? false,
    });
    return { ...check, problems: inOrder(check.problems) };
  } catch (error) {
    if (error instanceof UnreadableFile) return failedCheck([error.problem]);
    throw error;
  }
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

async function openProducts(
  file: string,
  reading: Reading,
): Promise<{ products: AsyncIterable<Read>; problems: Problem[] }> {
  const { columns, rows } = await openCsv(file);
  if (isShopifyFormat(columns)) return { products: readShopify(rows, reading), problems: [] };
  if (isOwnFormat(columns))
    return { products: readOwn(rows, reading), problems: headerProblems(columns, reading) };
  const text =
    'the first line names neither our columns (id, name, …) nor those of Shopify (Handle, Title, …)';
  return { products: readOwn(rows, reading), problems: [{ line: 1, column: null, text }] };
}

async function writeFile(
  deps: ImportDeps,
  reading: Reading,
  pictures: Pictures,
  check: Check,
  options: ImportOptions,
): Promise<Written> {
  const { catalog } = reading;
  const total: Written = { created: 0, updated: 0, unchanged: 0, problems: [] };
  const categoryOf = ({ store, category }: ImportedProduct) =>
    requireCategory(catalog, store.module_id, category, options.category ?? null);
  let seen = 0;
  let publishedAt = 0;
  let isUnpublished = false;
  let batch: { product: ImportedProduct; position: number }[] = [];

  async function flush(): Promise<void> {
    const began = performance.now();
    const written = await writeProducts(deps, batch, { catalog, pictures, categoryOf });
    batch = [];
    total.created += written.created;
    total.updated += written.updated;
    total.unchanged += written.unchanged;
    total.problems.push(...written.problems);
    options.onProgress?.('write', seen / Math.max(1, check.products));
    if (written.created + written.updated === 0) return;
    isUnpublished = true;
    if (performance.now() - publishedAt > PUBLISH_MS) await publish();
    await sleep((performance.now() - began) * REST);
  }

  async function publish(): Promise<void> {
    isUnpublished = false;
    publishedAt = performance.now();
    await publishCatalogChanged(deps, deps.db);
  }

  const { products } = await openProducts(options.file, reading);
  for await (const read of products) {
    seen += 1;
    if ('problems' in read || check.rejectedLines.has(read.product.line)) continue;
    batch.push({ product: read.product, position: seen });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  if (total.created + total.updated > 0) await rebuildSearchWords(deps.db);
  if (isUnpublished) await publish();
  return total;
}

function requireCategory(catalog: Catalog, moduleId: number, name: string, otherwise: string | null) {
  const found =
    (name === '' ? null : catalog.category(moduleId, name)) ??
    (otherwise === null ? null : catalog.category(moduleId, otherwise));
  if (!found) throw new Error(`The category "${name}" was deleted during the import.`);
  return found;
}

/** Creates the missing categories of a path like "Drinks > Coffee". */
async function makePath(deps: ImportDeps, moduleId: number, path: string): Promise<void> {
  const [top = '', below] = path.split('>').map((part) => part.trim());
  const find = async (name: string) => (await readCatalog(deps.db)).category(moduleId, name);
  let parent = await find(top);
  if (!parent) {
    await createCategory(deps.db, {
      moduleId,
      parentId: null,
      slug: categorySlug(top),
      name: { en: top },
    });
    parent = await find(top);
  }
  if (below === undefined || !parent || (await find(path))) return;
  const slug = `${parent.slug}-${categorySlug(below)}`;
  await createCategory(deps.db, { moduleId, parentId: parent.id, slug, name: { en: below } });
}

function categorySlug(name: string): string {
  const slug = latin(name) || `category-${Buffer.from(name).toString('hex').slice(0, 24)}`;
  return /^\d+$/.test(slug) ? `category-${slug}` : slug;
}

function inOrder(problems: Problem[]): Problem[] {
  return [...problems].toSorted((a, b) => a.line - b.line);
}

function textOf({ line, column, text }: Problem): string {
  return `${line} ${column} ${text}`;
}
