import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable, type Translations, type Tx } from '../../platform/db/index.ts';
import type { CountedStock } from './imports.tables.ts';
import type { ImportedAddOn, ImportedVariation } from './product.ts';

/** What is known of an item that an earlier import made. */
export type KnownItem = {
  id: number;
  store_id: number;
  external_id: string;
  fingerprint: string | null;
  stock: CountedStock | null;
  pictures: Record<string, string> | null;
};

export type ProductKey = { storeId: number; externalId: string };

export function listKnownItems(pool: pg.Pool, keys: ProductKey[]): Promise<KnownItem[]> {
  return prepared<KnownItem>(
    pool,
    'import-known',
    `select i.id, i.store_id, i.external_id, t.fingerprint, t.stock, t.pictures
     from unnest($1::int[], $2::text[]) k(store_id, external_id)
     join items i on i.store_id = k.store_id and i.external_id = k.external_id
     left join item_imports t on t.item_id = i.id`,
    [keys.map(({ storeId }) => storeId), keys.map(({ externalId }) => externalId)],
  );
}

/** Which of the slugs are taken, and by which item. */
export async function listSlugs(tx: Tx, slugs: string[]): Promise<Set<string>> {
  const found = await tx.execute<{ slug: string }>(
    sql`select slug from items where slug = any(${sql.param(slugs)}::text[])`,
  );
  return new Set(found.rows.map((row) => row.slug));
}

/**
 * Locks items as orders do (inLockOrder): item by item, its variations before it, what is counted before what is not. A
 * statement that took them all would take them in an order of its own, and meet an order half way.
 */
export async function lockItems(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const list = ids.map((id) => Math.trunc(id)).join(',');
  await tx.execute(
    sql.raw(`do $$ declare one int; begin
      for one in select id from items where id = any(array[${list}]::int[]) order by stock is null, id loop
        perform 1 from item_variations where item_id = one order by type collate "C" for update;
        perform 1 from items where id = one for update;
      end loop;
    end $$`),
  );
}

export type StockNow = { id: number; stock: number | null; variations: Record<string, number> };

/** The pieces that are there, of items that are locked. */
export async function listStock(tx: Tx, ids: number[]): Promise<Map<number, StockNow>> {
  const found = await tx.execute<StockNow>(sql`
    select i.id, i.stock, coalesce((select json_object_agg(v.type, v.stock) from item_variations v
      where v.item_id = i.id), '{}') as variations
    from items i where i.id = any(${sql.param(ids)}::int[])`);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** The columns an import writes, in the database's words; what it never changes once made stands in MADE_ONCE. */
const COLUMNS = {
  store_id: 'int',
  external_id: 'text',
  slug: 'text',
  position: 'int',
  module_id: 'int',
  category_id: 'int',
  name: 'jsonb',
  description: 'jsonb',
  pictures: 'jsonb',
  price_minor: 'bigint',
  discount: 'float8',
  discount_type: 'text',
  food_groups: 'jsonb',
  choices: 'jsonb',
  stock: 'int',
  unit: 'text',
  maximum_cart_quantity: 'int',
  active: 'boolean',
  veg: 'boolean',
  halal: 'boolean',
  organic: 'boolean',
  recommended: 'boolean',
  prescription: 'boolean',
  basic: 'boolean',
  schedule_order: 'boolean',
  available_from: 'smallint',
  available_to: 'smallint',
  brand_id: 'int',
  condition_id: 'int',
  nutrition: 'jsonb',
  allergies: 'jsonb',
  generic_names: 'jsonb',
  tags: 'jsonb',
  search_text: 'text',
  updated_at: 'timestamptz',
} as const;
const MADE_ONCE = ['store_id', 'external_id', 'slug', 'position'];

export type ItemToWrite = Record<keyof typeof COLUMNS, unknown>;

const names = Object.keys(COLUMNS);
const UPSERT = sql.raw(`
  insert into items (${names.join(', ')}) select ${names.join(', ')} from rows
  on conflict (store_id, external_id) where external_id is not null do update set
  ${names.flatMap((name) => (MADE_ONCE.includes(name) ? [] : [`${name} = excluded.${name}`])).join(', ')}
  returning id, store_id, external_id`);
const RECORD = sql.raw(
  Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

/** Makes new items and changes known ones, by store and external id. */
export async function upsertItems(tx: Tx, rows: ItemToWrite[]): Promise<(ProductKey & { id: number })[]> {
  const made = await tx.execute<{ id: number; store_id: number; external_id: string }>(sql`
    with rows as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${RECORD})) ${UPSERT}`);
  return made.rows.map((row) => ({ id: row.id, storeId: row.store_id, externalId: row.external_id }));
}

type Of<T> = T & { itemId: number };

/** The variations of the items, all of them: what is not named is gone. */
export async function replaceVariations(
  tx: Tx,
  ids: number[],
  rows: Of<ImportedVariation & { position: number }>[],
): Promise<void> {
  const json = JSON.stringify(rows);
  await tx.execute(sql`
    delete from item_variations v where v.item_id = any(${sql.param(ids)}::int[]) and not exists (
      select 1 from jsonb_to_recordset(${json}::jsonb) as r("itemId" int, type text)
      where r."itemId" = v.item_id and r.type = v.type)`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into item_variations (item_id, type, price_minor, stock, position)
    select "itemId", type, "priceMinor", stock, position
    from jsonb_to_recordset(${json}::jsonb)
      as r("itemId" int, type text, "priceMinor" bigint, stock int, position int)
    order by 1, 2
    on conflict (item_id, type) do update
    set price_minor = excluded.price_minor, stock = excluded.stock, position = excluded.position`);
}

/** Add-ons belong to the store and are known by their English names; the items get exactly the named ones. */
export async function replaceAddOns(
  tx: Tx,
  ids: number[],
  rows: Of<ImportedAddOn & { storeId: number }>[],
): Promise<void> {
  if (rows.length > 0) await upsertAddOns(tx, rows);
  await tx.execute(sql`delete from item_add_ons where item_id = any(${sql.param(ids)}::int[])`);
  if (rows.length === 0) return;
  const links = rows.map(({ itemId, storeId, name }) => ({ itemId, storeId, en: name.en }));
  await tx.execute(sql`
    insert into item_add_ons (item_id, add_on_id)
    select distinct r."itemId", a.id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r("itemId" int, "storeId" int, en text)
    join add_ons a on a.store_id = r."storeId" and a.name->>'en' = r.en
    on conflict do nothing`);
}

/** Customers see add-ons by id, so new ones are inserted in the order of the file. */
async function upsertAddOns(tx: Tx, rows: (ImportedAddOn & { storeId: number })[]): Promise<void> {
  const offered = [...new Map(rows.map((row) => [`${row.storeId} ${row.name.en}`, row])).values()].map(
    ({ storeId, name, priceMinor }, position) => ({ storeId, name, priceMinor, position }),
  );
  const record = sql`jsonb_to_recordset(${JSON.stringify(offered)}::jsonb)
    as r("storeId" int, name jsonb, "priceMinor" bigint, position int)`;
  await tx.execute(sql`
    update add_ons a set name = r.name, price_minor = r."priceMinor" from ${record}
    where a.store_id = r."storeId" and a.name->>'en' = r.name->>'en'
      and (a.name, a.price_minor) is distinct from (r.name, r."priceMinor")`);
  await tx.execute(sql`
    insert into add_ons (store_id, name, price_minor)
    select r."storeId", r.name, r."priceMinor" from ${record}
    where not exists (select 1 from add_ons a where a.store_id = r."storeId" and a.name->>'en' = r.name->>'en')
    order by r.position`);
}

export type ImportRecord = {
  itemId: number;
  fingerprint: string;
  stock: CountedStock;
  pictures: Record<string, string>;
};

export async function saveRecords(tx: Tx, records: ImportRecord[]): Promise<void> {
  await tx.execute(sql`
    insert into item_imports (item_id, fingerprint, stock, pictures)
    select "itemId", fingerprint, stock, pictures from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r("itemId" int, fingerprint text, stock jsonb, pictures jsonb)
    on conflict (item_id) do update set fingerprint = excluded.fingerprint, stock = excluded.stock,
      pictures = excluded.pictures, updated_at = now()`);
}

/** What follows from the items: how many their stores have, and the words that spelling is corrected with. */
export async function countAgain(tx: Tx, itemIds: number[], storeIds: number[]): Promise<void> {
  await tx.execute(sql`
    insert into search_words (word)
    select distinct word from items, unnest(tsvector_to_array(search)) word
    where id = any(${sql.param(itemIds)}::int[]) and active and char_length(word) > 2 order by 1
    on conflict do nothing`);
  await tx.execute(sql`
    update stores s set item_count = c.items
    from (select store_id, count(*) as items from items
      where store_id = any(${sql.param(storeIds)}::int[]) and active and campaign_starts is null group by 1) c
    where s.id = c.store_id and s.item_count <> c.items`);
}

/** A category that a file names and the module does not have yet. */
export async function makeCategory(
  q: Queryable,
  row: { moduleId: number; parentId: number | null; slug: string; name: Translations },
): Promise<void> {
  await q.execute(sql`
    insert into categories (module_id, parent_id, slug, name, position)
    values (${row.moduleId}, ${row.parentId}, ${row.slug}, ${JSON.stringify(row.name)}::jsonb,
      (select coalesce(max(position), 0) + 1 from categories where module_id = ${row.moduleId}))
    on conflict (module_id, slug) do nothing`);
}
