import { createHash } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import type { Catalog } from './catalog.ts';
import { readCurrentProducts } from './export/current-products.ts';
import type { Pictures } from './pictures/pictures.ts';
import { isRecorded } from './pictures/product-pictures.ts';
import type { ImportedProduct, RowChange } from './product.ts';
import { type KnownItem, listKnownItems } from './write-products.queries.ts';

/** Tells how an import would change products. `categoryId` returns 0 for a category that does not exist yet. */
export async function compareProducts(
  deps: Pick<Deps, 'pool' | 'db'>,
  products: ImportedProduct[],
  { categoryId, ...options }: Comparing & { categoryId: (product: ImportedProduct) => number },
): Promise<{ product: ImportedProduct; change: RowChange }[]> {
  const knownOf = await readKnown(deps, products);
  const compared = await Promise.all(
    products.map(async (product) => {
      const category = { id: categoryId(product) };
      const fingerprint = await fingerprintOf(product, category.id, options.pictures);
      return { product, category, known: knownOf(product), fingerprint };
    }),
  );
  const isUnchanged = await findUnchanged(deps, compared, options);
  return compared.map(({ product, known }) => ({
    product,
    change: !known ? 'created' : isUnchanged(product) ? 'unchanged' : 'updated',
  }));
}

type Comparing = { catalog: Catalog; digits: number; pictures: Pictures };
type Compared = {
  product: ImportedProduct;
  category: { id: number };
  known: KnownItem | null;
  fingerprint: string;
};

/**
 * Finds the products that an import leaves alone: those that an earlier import has read alike, and those that say what
 * their items are now, as an export does.
 */
export async function findUnchanged(
  deps: Pick<Deps, 'db'>,
  compared: Compared[],
  { catalog, digits, pictures }: Comparing,
): Promise<(product: ImportedProduct) => boolean> {
  const recorded = compared.filter(({ fingerprint, known }) => isRecorded(fingerprint, known, pictures));
  const unchanged = new Set(recorded.map(({ product }) => product));
  const others = compared.filter(({ product, known }) => known !== null && !unchanged.has(product));
  const ids = others.flatMap(({ known }) => known?.id ?? []);
  const current = await readCurrentProducts(deps, ids, { catalog, digits });
  // The slug belongs to the first import, and pictures that are left out stay.
  const stateOf = (product: ImportedProduct, categoryId: number) => {
    const shown = pictures.isLeftOut ? { ...product, pictures: [] } : product;
    return fingerprintOf({ ...shown, slug: '' }, categoryId, pictures);
  };
  await Promise.all(
    others.map(async ({ product, category, known }) => {
      const now = known && current.get(known.id);
      if (!now) return;
      const { taxClassId = now.product.taxClassId } = product;
      const [read, stored] = [
        await stateOf({ ...product, taxClassId }, category.id),
        await stateOf(now.product, now.categoryId),
      ];
      if (read === stored) unchanged.add(product);
    }),
  );
  return (product) => unchanged.has(product);
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
