import { createHash } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import type { Pictures } from './pictures/pictures.ts';
import { isRecorded } from './pictures/product-pictures.ts';
import type { ImportedProduct } from './product.ts';
import { listKnownItems } from './write-products.queries.ts';

/** Tells how an import would change products. `categoryId` returns 0 for a category that does not exist yet. */
export async function compareProducts(
  deps: Pick<Deps, 'pool'>,
  products: ImportedProduct[],
  { pictures, categoryId }: { pictures: Pictures; categoryId: (product: ImportedProduct) => number },
): Promise<{ product: ImportedProduct; change: 'created' | 'updated' | 'unchanged' }[]> {
  const knownOf = await readKnown(deps, products);
  return Promise.all(
    products.map(async (product) => {
      const known = knownOf(product);
      const fingerprint = await fingerprintOf(product, categoryId(product), pictures);
      const isUnchanged = isRecorded(fingerprint, known, pictures);
      return { product, change: !known ? 'created' : isUnchanged ? 'unchanged' : 'updated' };
    }),
  );
}

/** Finds the items of earlier imports. */
export async function readKnown(deps: Pick<Deps, 'pool'>, products: ImportedProduct[]) {
  const keys = products.map(({ store, externalId }) => ({ storeId: store.id, externalId }));
  const rows = await listKnownItems(deps.pool, keys);
  const known = new Map(rows.map((row) => [keyOf(row.store_id, row.external_id), row]));
  return ({ store, externalId }: ImportedProduct) => known.get(keyOf(store.id, externalId)) ?? null;
}

/** Fingerprint of a product, independent of the rest of the file. */
export async function fingerprintOf(
  product: ImportedProduct,
  categoryId: number,
  pictures: Pictures,
): Promise<string> {
  const marks = await Promise.all(product.pictures.map((source) => pictures.mark(source)));
  const { line: _line, store, ...rest } = product;
  const read = { ...rest, store: store.id, category: categoryId, pictures: marks };
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}

export function keyOf(storeId: number, externalId: string): string {
  return `${storeId} ${externalId}`;
}
