import { createHash } from 'node:crypto';
import { itemFieldsOf } from '@errand/domain/catalog';
import { textsOf } from '@errand/domain/language';
import type { Translations, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { translatedLabels } from '../catalog/index.ts';
import {
  bulkWrites,
  findPlanRoom,
  type ItemToWrite,
  type StockNow,
  searchText,
  searchWords,
} from '../catalog/writes/index.ts';
import { storeCounts } from '../stores/index.ts';
import type { Catalog } from './catalog.ts';
import type { ImportCategory } from './categories/category-index.ts';
import { findUnchanged, fingerprintOf, keyOf, readKnown } from './compare-products.ts';
import { fault } from './faults/fault.ts';
import type { CountedStock } from './imports.tables.ts';
import type { Pictures } from './pictures/pictures.ts';
import {
  fingerprintToRecord,
  loadProductPictures,
  type ProductPictures,
} from './pictures/product-pictures.ts';
import type { ImportedProduct, Problem } from './product.ts';
import { RejectedBatch, rejectedBatch } from './rejected-batch.ts';
import { type KnownItem, saveRecords } from './write-products.queries.ts';

/** A product to write, with its state from an earlier import. */
type Pending = {
  product: ImportedProduct;
  category: ImportCategory;
  position: number;
  known: KnownItem | null;
  fingerprint: string;
};

/** Result of a batch. */
export type Written = { created: number; updated: number; unchanged: number; problems: Problem[] };

export type WriteOptions = { catalog: Catalog; digits: number; pictures: Pictures; categoryOf: CategoryOf };
export type CategoryOf = (product: ImportedProduct) => ImportCategory;

/**
 * Writes the changed products of a batch in one short transaction; pictures are downloaded before it
 * starts. Throws RejectedBatch, without having written any, if the database rejects one of them.
 */
export async function writeProducts(
  deps: Pick<Deps, 'pool' | 'db' | 'now'>,
  batch: { product: ImportedProduct; position: number }[],
  options: WriteOptions,
): Promise<Written> {
  const pending = await pendingOf(deps, batch, options);
  const isUnchanged = await findUnchanged(deps, pending, options);
  const changed = pending.filter((one) => !isUnchanged(one.product));
  const unchanged = pending.length - changed.length;
  if (changed.length === 0) return { created: 0, updated: 0, unchanged, problems: [] };

  const pictures = new Map<Pending, ProductPictures>();
  await Promise.all(
    changed.map(async (one) =>
      pictures.set(one, await loadProductPictures(one.product, one.known, options.pictures)),
    ),
  );
  const write = (tx: Tx, some: Pending[]) =>
    writeAll(tx, some, pictures, options.catalog, new Date(deps.now()));
  await deps.db
    .transaction((tx) => write(tx, changed))
    .catch(async (error: unknown) => {
      throw await rejectedBatch(error, changed, deps.db, write);
    });
  const problems = [...pictures.values()].flatMap((loaded) => loaded.problems);
  const created = changed.filter(({ known }) => known === null).length;
  return { created, updated: changed.length - created, unchanged, problems };
}

async function pendingOf(
  deps: Pick<Deps, 'pool'>,
  batch: { product: ImportedProduct; position: number }[],
  { pictures, categoryOf }: WriteOptions,
): Promise<Pending[]> {
  const knownOf = await readKnown(
    deps,
    batch.map(({ product }) => product),
  );
  return Promise.all(
    batch.map(async ({ product, position }) => {
      const category = categoryOf(product);
      const fingerprint = await fingerprintOf(product, category.id, pictures);
      return { product, category, position, known: knownOf(product), fingerprint };
    }),
  );
}

async function writeAll(
  tx: Tx,
  changed: Pending[],
  pictures: Map<Pending, ProductPictures>,
  catalog: Catalog,
  at: Date,
): Promise<void> {
  const knownIds = changed.flatMap(({ known }) => (known ? [known.id] : []));
  await bulkWrites.lockItems(tx, knownIds);
  const unnamed = changed.flatMap(({ known }) => (known?.unnamed ? [known] : []));
  await bulkWrites.adopt(
    tx,
    unnamed.map((known) => ({ id: known.id, externalId: known.external_id })),
  );
  const stockNow = await bulkWrites.listStock(tx, knownIds);
  const stocks = new Map(
    changed.map((one) => [one, stockOf(one, one.known ? stockNow.get(one.known.id) : undefined)]),
  );
  const slugs = await freeSlugs(tx, changed);
  const rows = changed.map((one) =>
    itemRow(one, {
      slug: slugs.get(one) ?? one.product.slug,
      stock: stocks.get(one)?.total ?? null,
      pictures: pictures.get(one)?.shown ?? [],
      taxClassId: one.known ? (stockNow.get(one.known.id)?.tax_class_id ?? null) : null,
      catalog,
      at,
    }),
  );
  const ids = new Map(
    (await bulkWrites.upsertItems(tx, rows)).map((row) => [keyOf(row.storeId, row.externalId), row.id]),
  );
  const idOf = ({ product }: Pending) => ids.get(keyOf(product.store.id, product.externalId)) ?? 0;
  const all = [...ids.values()];
  await bulkWrites.replaceVariations(
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
  await bulkWrites.replaceAddOns(
    tx,
    all,
    changed.flatMap((one) =>
      one.product.addOns.map((row) => ({ ...row, itemId: idOf(one), storeId: one.product.store.id })),
    ),
  );
  await bulkWrites.replaceDayparts(
    tx,
    changed.map((one) => ({
      itemId: idOf(one),
      storeId: one.product.store.id,
      dayparts: one.product.dayparts,
    })),
  );
  await saveRecords(
    tx,
    changed.map((one) => {
      const loaded = pictures.get(one);
      return {
        itemId: idOf(one),
        fingerprint: loaded ? fingerprintToRecord(one.fingerprint, loaded) : '',
        stock: countedIn(one.product),
        pictures: loaded?.keys ?? {},
      };
    }),
  );
  await searchWords.add(tx, all);
  const storeIds = [...new Set(changed.map(({ product }) => product.store.id))];
  await storeCounts.setItems(tx, await bulkWrites.countItemsByStore(tx, storeIds));
  for (const storeId of storeIds) await requireRoom(tx, storeId, changed, at);
}

/** Throws RejectedBatch with the new products for which the plan of their store has no room. */
async function requireRoom(tx: Tx, storeId: number, changed: Pending[], at: Date): Promise<void> {
  const created = changed.filter(({ known, product }) => known === null && product.store.id === storeId);
  if (created.length === 0) return;
  const room = await findPlanRoom(tx, storeId, at.getTime());
  if (!room || room.left >= 0) return;
  const found = fault('plan_items', { most: room.most });
  const beyond = created.slice(room.left);
  throw new RejectedBatch(beyond.map(({ product }) => ({ line: product.line, column: null, ...found })));
}

/** Stock as given in the file. */
function countedIn({ stock, variations }: ImportedProduct): CountedStock {
  if (variations.length === 0) return { '': stock };
  return Object.fromEntries(variations.map((variation) => [variation.type, variation.stock]));
}

/**
 * New stock of an item. If the file's value is unchanged since the last import, the current stock stays,
 * because orders have reduced it since.
 */
function stockOf({ product, known }: Pending, now: StockNow | undefined) {
  const given = countedIn(product);
  const pieces = (type: string, current: number | null | undefined) =>
    current !== undefined && known?.stock?.[type] === given[type] ? current : (given[type] ?? null);
  const variations = Object.fromEntries(
    product.variations.map(({ type }) => [type, pieces(type, now?.variations[type]) ?? 0]),
  );
  const total =
    product.variations.length > 0
      ? Object.values(variations).reduce((sum, count) => sum + count, 0)
      : pieces('', now?.stock);
  return { total, variations };
}

/** Assigns a free slug to each new item: its name, then with the store's slug, then with a hash. */
async function freeSlugs(tx: Tx, changed: Pending[]): Promise<Map<Pending, string>> {
  const fresh = changed.filter(({ known }) => known === null);
  const candidates = fresh.map(({ product: { slug, store } }) => [slug, `${slug}-${store.slug}`]);
  const taken = await bulkWrites.listTakenSlugs(tx, candidates.flat());
  const slugs = new Map<Pending, string>();
  for (const [index, one] of fresh.entries()) {
    const free = candidates[index]?.find((slug) => !taken.has(slug));
    // The id in the file is unique within its store only.
    const slug = free ?? `${one.product.slug}-${one.product.store.id}-${hashOf(one.product.externalId)}`;
    taken.add(slug);
    slugs.set(one, slug);
  }
  return slugs;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

function itemRow(
  { product, category, position }: Pending,
  more: {
    slug: string;
    stock: number | null;
    pictures: string[];
    /** What it has now, which stays unless the file sets another one. */
    taxClassId: number | null;
    catalog: Catalog;
    at: Date;
  },
): ItemToWrite {
  const { store, brand, condition } = product;
  const brandRow = brand ? more.catalog.brand(store.module_id, brand) : null;
  const conditionRow = condition ? more.catalog.condition(store.module_id, condition) : null;
  return {
    store_id: store.id,
    external_id: product.externalId,
    slug: more.slug,
    position,
    module_id: store.module_id,
    category_id: category.id,
    name: product.name,
    description: product.description,
    pictures: more.pictures,
    price_minor: product.priceMinor,
    discount: product.discount,
    discount_type: product.discountType,
    food_groups: product.foodGroups,
    choices: product.choices,
    stock: more.stock,
    maximum_cart_quantity: product.maximumCartQuantity,
    active: product.active,
    ...itemFieldsOf(product),
    available_from: product.availableFrom,
    available_to: product.availableTo,
    brand_id: brandRow?.id ?? null,
    condition_id: conditionRow?.id ?? null,
    tax_class_id: product.taxClassId === undefined ? more.taxClassId : product.taxClassId,
    search_text: searchText(
      product,
      ...otherWords(product, category, more.catalog, [brandRow, conditionRow]),
    ),
    updated_at: more.at,
  };
}

/** Further search terms of an item: its translated labels, categories, brand and condition. */
function otherWords(
  { tags, genericNames }: ImportedProduct,
  category: ImportCategory,
  catalog: Catalog,
  brandAndCondition: readonly ({ name: Translations } | null)[],
): string[] {
  const labels = translatedLabels([...tags, ...genericNames]);
  const named = [category, catalog.categories.parentOf(category), ...brandAndCondition];
  return [...labels, ...named.flatMap((row) => (row ? textsOf(row.name) : []))];
}
