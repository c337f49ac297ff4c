import { setTimeout as sleep } from 'node:timers/promises';
import { publishCatalogChanged, searchWords } from '../catalog/writes/index.ts';
import { requireCategory } from './categories/resolve-category.ts';
import type { Check } from './check-products.ts';
import type { ImportDeps, ImportOptions, Stopped } from './import-options.ts';
import { ImportStopped } from './import-stopped.ts';
import { type FileReading, openProducts } from './open-products.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { ImportedProduct } from './product.ts';
import { RejectedBatch } from './rejected-batch.ts';
import { type WriteOptions, type Written, writeProducts } from './write-products.ts';

type Batch = { product: ImportedProduct; position: number }[];

const BATCH = 100;
/** Pause after each batch, as a share of its duration, to leave capacity for visitors. */
const PAUSE_SHARE = 0.25;
/** Minimum interval between page invalidations while an import runs. */
const PUBLISH_INTERVAL_MS = 2000;

/**
 * Writes the valid products of a checked file in batches. If the database rejects a product, its batch is undone and the
 * writing stops there; with `skipErrors` the rest of the batch is written. Throws ImportStopped for other errors.
 */
export async function writeFile(
  deps: ImportDeps,
  reading: FileReading,
  pictures: Pictures,
  check: Check,
  options: ImportOptions,
): Promise<Written & { stopped: Stopped | null }> {
  const { catalog, digits } = reading;
  const total: Written = { created: 0, updated: 0, unchanged: 0, problems: [] };
  const categoryOf = (product: ImportedProduct) =>
    requireCategory(product, catalog, options.category ?? null);
  let seen = 0;
  let publishedAt = 0;
  let isUnpublished = false;
  let batch: Batch = [];

  async function flush(): Promise<void> {
    const began = performance.now();
    const written = await writeBatch(
      deps,
      batch,
      { catalog, digits, pictures, categoryOf },
      options.skipErrors ?? false,
    );
    batch = [];
    total.created += written.created;
    total.updated += written.updated;
    total.unchanged += written.unchanged;
    total.problems.push(...written.problems);
    if (written.created + written.updated > 0) isUnpublished = true;
    options.onProgress?.('write', seen / Math.max(1, check.products));
    if (written.created + written.updated === 0) return;
    if (performance.now() - publishedAt > PUBLISH_INTERVAL_MS) await publish();
    await sleep((performance.now() - began) * PAUSE_SHARE);
  }

  async function publish(): Promise<void> {
    isUnpublished = false;
    publishedAt = performance.now();
    await publishCatalogChanged(deps, deps.db);
  }

  /** Makes the written products visible, also when the import stops. */
  async function finish(): Promise<void> {
    if (total.created + total.updated > 0) await searchWords.rebuild(deps.db);
    if (isUnpublished) await publish();
  }

  try {
    const { products } = await openProducts(options.file, reading);
    for await (const read of products) {
      seen += 1;
      if ('problems' in read || check.rejectedLines.has(read.product.line)) continue;
      batch.push({ product: read.product, position: seen });
      if (batch.length === BATCH) await flush();
    }
    if (batch.length > 0) await flush();
  } catch (error) {
    // This may fail for the same cause, which is the error to report.
    await finish().catch(() => {});
    if (!(error instanceof RejectedBatch)) throw new ImportStopped(error, total, linesOf(batch));
    return { ...total, problems: [...total.problems, ...error.problems], stopped: linesOf(batch) };
  }
  await finish().catch((error: unknown) => {
    throw new ImportStopped(error, total, null);
  });
  return { ...total, stopped: null };
}

/** Writes a batch; with `skipErrors`, without the products that the database rejects. */
async function writeBatch(
  deps: ImportDeps,
  batch: Batch,
  options: WriteOptions,
  skipErrors: boolean,
): Promise<Written> {
  try {
    return await writeProducts(deps, batch, options);
  } catch (error) {
    if (!skipErrors || !(error instanceof RejectedBatch)) throw error;
    const rejected = new Set(error.problems.map(({ line }) => line));
    const others = batch.filter(({ product }) => !rejected.has(product.line));
    const written = await writeProducts(deps, others, options);
    return { ...written, problems: [...written.problems, ...error.problems] };
  }
}

function linesOf(batch: Batch): Stopped | null {
  const [first, last] = [batch[0], batch.at(-1)];
  return first && last ? { fromLine: first.product.line, toLine: last.product.line } : null;
}
