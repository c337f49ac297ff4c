import { resolveCategory } from './categories/resolve-category.ts';
import type { Check } from './check-products.ts';
import { compareProducts } from './compare-products.ts';
import type { ImportDeps, ImportOptions } from './import-options.ts';
import { type FileReading, openProducts } from './open-products.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { ImportedProduct } from './product.ts';

/** A product that an import creates or changes. */
export type ProductChange = { line: number; name: string; change: 'created' | 'updated' };
export type Preview = { created: number; updated: number; unchanged: number; changes: ProductChange[] };

const BATCH = 500;
/** Changes that a preview names; it counts all of them. */
const MAX_CHANGES = 200;

/** Previews the import of a checked file, without pictures that it would have to download. */
export async function previewFile(
  deps: ImportDeps,
  reading: FileReading,
  pictures: Pictures,
  check: Check,
  { file, category = null }: Pick<ImportOptions, 'file' | 'category'>,
): Promise<Preview> {
  const preview: Preview = { created: 0, updated: 0, unchanged: 0, changes: [] };
  // A category that the import creates has no id yet, so that its products count as changed.
  const categoryId = (product: ImportedProduct) => {
    const resolved = resolveCategory(product, reading.catalog, category);
    return 'category' in resolved ? resolved.category.id : 0;
  };
  let batch: ImportedProduct[] = [];
  async function flush(): Promise<void> {
    for (const { product, change } of await compareProducts(deps, batch, {
      ...reading,
      pictures,
      categoryId,
    })) {
      preview[change] += 1;
      if (change === 'unchanged' || preview.changes.length === MAX_CHANGES) continue;
      preview.changes.push({ line: product.line, name: product.name.en, change });
    }
    batch = [];
  }
  const { products } = await openProducts(file, reading);
  for await (const read of products) {
    if ('problems' in read || check.rejectedLines.has(read.product.line)) continue;
    batch.push(read.product);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return preview;
}
