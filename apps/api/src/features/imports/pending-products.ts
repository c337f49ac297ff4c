import { createHash } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import type { ImportCategory } from './catalog.ts';
import type { Pictures } from './pictures.ts';
import type { ImportedProduct } from './product.ts';
import { type KnownItem, listKnownItems } from './write-products.queries.ts';

/** A product to write, with its state from an earlier import. */
export type Pending = {
  product: ImportedProduct;
  category: ImportCategory;
  position: number;
  known: KnownItem | null;
  fingerprint: string;
};

export type CategoryOf = (product: ImportedProduct) => ImportCategory;

/** Resolves the categories, earlier states and fingerprints of a batch. */
export async function pendingOf(
  deps: Pick<Deps, 'pool'>,
  batch: { product: ImportedProduct; position: number }[],
  { pictures, categoryOf }: { pictures: Pictures; categoryOf: CategoryOf },
): Promise<Pending[]> {
  const keys = batch.map(({ product }) => ({
    storeId: product.store.id,
    externalId: product.externalId,
  }));
  const known = new Map(
    (await listKnownItems(deps.pool, keys)).map((row) => [keyOf(row.store_id, row.external_id), row]),
  );
  return Promise.all(
    batch.map(async ({ product, position }) => {
      const category = categoryOf(product);
      return {
        product,
        category,
        position,
        known: known.get(keyOf(product.store.id, product.externalId)) ?? null,
        fingerprint: await fingerprintOf(product, category, pictures),
      };
    }),
  );
}

/** Fingerprint of a product, independent of the rest of the file. */
async function fingerprintOf(
  product: ImportedProduct,
  category: ImportCategory,
  pictures: Pictures,
): Promise<string> {
  const marks = await Promise.all(product.pictures.map((source) => pictures.mark(source)));
  const { line: _line, store, ...rest } = product;
  const read = { ...rest, store: store.id, category: category.id, pictures: marks };
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}

/** The identity of a product across imports. */
export function keyOf(storeId: number, externalId: string): string {
  return `${storeId} ${externalId}`;
}
