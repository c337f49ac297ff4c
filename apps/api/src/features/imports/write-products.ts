import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  countItemsByStore,
  listStock,
  lockItems,
  replaceAddOns,
  replaceVariations,
  upsertItems,
} from '../catalog/index.ts';
import { addSearchWords } from '../search/index.ts';
import { setItemCounts } from '../stores/index.ts';
import type { Catalog } from './catalog.ts';
import { countedIn, stockOf } from './counted-stock.ts';
import { PictureError } from './fetch-picture.ts';
import { freeSlugs } from './free-slugs.ts';
import { itemValues } from './item-values.ts';
import { type CategoryOf, keyOf, type Pending, pendingOf } from './pending-products.ts';
import type { Pictures } from './pictures.ts';
import type { ImportedProduct, Problem } from './product.ts';
import { saveRecords } from './write-products.queries.ts';

/** Result of a batch. */
export type Written = { created: number; updated: number; unchanged: number; problems: Problem[] };

export type WriteOptions = { catalog: Catalog; pictures: Pictures; categoryOf: CategoryOf };

/**
 * Writes the changed products of a batch in one short transaction; pictures are downloaded before it
 * starts.
 */
export async function writeProducts(
  deps: Pick<Deps, 'pool' | 'db' | 'now'>,
  batch: { product: ImportedProduct; position: number }[],
  options: WriteOptions,
): Promise<Written> {
  const pending = await pendingOf(deps, batch, options);
  const changed = pending.filter(({ known, fingerprint }) => known?.fingerprint !== fingerprint);
  const unchanged = pending.length - changed.length;
  if (changed.length === 0) return { created: 0, updated: 0, unchanged, problems: [] };

  const problems: Problem[] = [];
  const pictures = new Map<Pending, Record<string, string>>();
  await Promise.all(
    changed.map(async (one) => pictures.set(one, await picturesOf(one, options.pictures, problems))),
  );
  await deps.db.transaction((tx) => writeAll(tx, changed, pictures, options.catalog, new Date(deps.now())));
  const created = changed.filter(({ known }) => known === null).length;
  return { created, updated: changed.length - created, unchanged, problems };
}

/**
 * Stores the pictures of a product and returns file keys by source. A failed picture is reported, and the
 * product is written without it.
 */
async function picturesOf(
  { product, known }: Pending,
  pictures: Pictures,
  problems: Problem[],
): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  for (const source of product.pictures) {
    try {
      // Addresses keep their earlier file; files may have been replaced.
      const before = source.includes('://') ? known?.pictures?.[source] : undefined;
      keys[source] = before ?? (await pictures.keep(source));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push({ line: product.line, column: 'pictures', text: `${source} ${error.message}` });
    }
  }
  return keys;
}

async function writeAll(
  tx: Tx,
  changed: Pending[],
  pictures: Map<Pending, Record<string, string>>,
  catalog: Catalog,
  at: Date,
): Promise<void> {
  const knownIds = changed.flatMap(({ known }) => (known ? [known.id] : []));
  await lockItems(tx, knownIds);
  const stockNow = await listStock(tx, knownIds);
  const stocks = new Map(
    changed.map((one) => [one, stockOf(one, one.known ? stockNow.get(one.known.id) : undefined)]),
  );
  const slugs = await freeSlugs(tx, changed);
  const rows = changed.map((one) =>
    itemValues(one, {
      slug: slugs.get(one) ?? one.product.slug,
      stock: stocks.get(one)?.total ?? null,
      pictures: pictures.get(one) ?? {},
      catalog,
      at,
    }),
  );
  const ids = new Map(
    (await upsertItems(tx, rows)).map((row) => [keyOf(row.storeId, row.externalId), row.id]),
  );
  const idOf = ({ product }: Pending) => ids.get(keyOf(product.store.id, product.externalId)) ?? 0;
  const all = [...ids.values()];
  await replaceVariations(
    tx,
    all,
    changed.flatMap((one) =>
      one.product.variations.map((row, position) => ({
        ...row,
        itemId: idOf(one),
        stock: stocks.get(one)?.variations[row.type] ?? row.stock,
        position,
      })),
    ),
  );
  await replaceAddOns(
    tx,
    all,
    changed.flatMap((one) =>
      one.product.addOns.map((row) => ({ ...row, itemId: idOf(one), storeId: one.product.store.id })),
    ),
  );
  await saveRecords(
    tx,
    changed.map((one) => {
      const kept = pictures.get(one) ?? {};
      const complete = one.product.pictures.every((source) => source in kept);
      return {
        itemId: idOf(one),
        fingerprint: complete ? one.fingerprint : '',
        stock: countedIn(one.product),
        pictures: kept,
      };
    }),
  );
  await addSearchWords(tx, all);
  const storeIds = [...new Set(changed.map(({ product }) => product.store.id))];
  await setItemCounts(tx, await countItemsByStore(tx, storeIds));
}
