import { mapItemFields } from '@errand/domain/catalog';
import { sql } from 'drizzle-orm';
import { inDefaultLanguage, type Queryable, type Translations, type Tx } from '../../../platform/db/index.ts';
import { taxClasses } from '../tax-classes.tables.ts';
import { endPauses } from './bulk-change.queries.ts';

/** Returns the slugs that items already have. */
export async function listTakenSlugs(tx: Tx, slugs: string[]): Promise<Set<string>> {
  const found = await tx.execute<{ slug: string }>(
    sql`select slug from items where slug = any(${sql.param(slugs)}::text[])`,
  );
  return new Set(found.rows.map((row) => row.slug));
}

/**
 * Locks items in the order of `sortForLocking`, as orders do: item by item, its variations first, counted items before
 * uncounted ones. One statement for all rows would lock them in an order of its own and could deadlock with an order.
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

/** What an import leaves as it is: sold pieces, and the tax class where the file or the member does not set it. */
export type StockNow = {
  id: number;
  stock: number | null;
  tax_class_id: number | null;
  variations: Record<string, number>;
};

/** The stock of locked items. */
export async function listStock(tx: Tx, ids: number[]): Promise<Map<number, StockNow>> {
  const found = await tx.execute<StockNow>(sql`
    select i.id, i.stock, i.tax_class_id, coalesce((select json_object_agg(v.type, v.stock) from item_variations v
      where v.item_id = i.id), '{}') as variations
    from items i where i.id = any(${sql.param(ids)}::int[])`);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** The columns of an imported item with their database types. */
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
  maximum_cart_quantity: 'int',
  active: 'boolean',
  ...mapItemFields({ flag: () => 'boolean', words: () => 'jsonb', text: () => 'text' }),
  available_from: 'smallint',
  available_to: 'smallint',
  brand_id: 'int',
  condition_id: 'int',
  tax_class_id: 'int',
  search_text: 'text',
  updated_at: 'timestamptz',
} as const;
/** Columns that later imports do not change. */
const CREATE_ONLY = ['store_id', 'external_id', 'slug', 'position'];

export type ItemToWrite = Record<keyof typeof COLUMNS, unknown>;

const names = Object.keys(COLUMNS);
const UPSERT = sql.raw(`
  insert into items (${names.join(', ')}) select ${names.join(', ')} from rows
  on conflict (store_id, external_id) where external_id is not null do update set
  ${names.flatMap((name) => (CREATE_ONLY.includes(name) ? [] : [`${name} = excluded.${name}`])).join(', ')},
    archived_at = case when excluded.active then null else items.archived_at end
  returning id, store_id, external_id`);
const RECORD = sql.raw(
  Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

/** Inserts new items and updates known ones by store and external id. This sets their visibility and ends pauses. */
export async function upsertItems(
  tx: Tx,
  rows: ItemToWrite[],
): Promise<{ id: number; storeId: number; externalId: string }[]> {
  const written = await tx.execute<{ id: number; store_id: number; external_id: string }>(sql`
    with rows as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${RECORD})) ${UPSERT}`);
  await endPauses(
    tx,
    written.rows.map(({ id }) => id),
  );
  return written.rows.map((row) => ({ id: row.id, storeId: row.store_id, externalId: row.external_id }));
}

export type VariationToWrite = {
  itemId: number;
  type: string;
  priceMinor: number;
  stock: number;
  position: number;
};
export type AddOnToWrite = { itemId: number; storeId: number; name: Translations; priceMinor: number };

/** Replaces all variations of the items; those that are not named are deleted. */
export async function replaceVariations(tx: Tx, ids: number[], rows: VariationToWrite[]): Promise<void> {
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

const OWN_NAME = inDefaultLanguage(sql`a.name`);

/** Replaces the add-ons of the items. Add-ons belong to the store and are identified by their names in the default language. */
export async function replaceAddOns(tx: Tx, ids: number[], rows: AddOnToWrite[]): Promise<void> {
  if (rows.length > 0) await upsertAddOns(tx, rows);
  await tx.execute(sql`delete from item_add_ons where item_id = any(${sql.param(ids)}::int[])`);
  if (rows.length === 0) return;
  const links = rows.map(({ itemId, storeId, name }) => ({ itemId, storeId, shown: name.en }));
  await tx.execute(sql`
    insert into item_add_ons (item_id, add_on_id)
    select distinct r."itemId", a.id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r("itemId" int, "storeId" int, shown text)
    join add_ons a on a.store_id = r."storeId" and ${OWN_NAME} = r.shown
    on conflict do nothing`);
}

/** Customers see add-ons by id, so new ones are inserted in the order of the file. */
async function upsertAddOns(tx: Tx, rows: AddOnToWrite[]): Promise<void> {
  const offered = [...new Map(rows.map((row) => [`${row.storeId} ${row.name.en}`, row])).values()].map(
    ({ storeId, name, priceMinor }, position) => ({ storeId, name, priceMinor, position }),
  );
  const record = sql`jsonb_to_recordset(${JSON.stringify(offered)}::jsonb)
    as r("storeId" int, name jsonb, "priceMinor" bigint, position int)`;
  await tx.execute(sql`
    update add_ons a set name = r.name, price_minor = r."priceMinor" from ${record}
    where a.store_id = r."storeId" and ${OWN_NAME} = ${inDefaultLanguage(sql`r.name`)}
      and (a.name, a.price_minor) is distinct from (r.name, r."priceMinor")`);
  await tx.execute(sql`
    insert into add_ons (store_id, name, price_minor)
    select r."storeId", r.name, r."priceMinor" from ${record}
    where not exists (select 1 from add_ons a where a.store_id = r."storeId" and ${OWN_NAME} = ${inDefaultLanguage(sql`r.name`)})
    order by r.position`);
}

/** The number of items on sale of each store, campaign items excluded. */
export async function countItemsByStore(
  tx: Tx,
  storeIds: number[],
): Promise<{ storeId: number; count: number }[]> {
  const found = await tx.execute<{ store_id: number; count: number }>(sql`
    select s.id as store_id, count(i.id) as count from unnest(${sql.param(storeIds)}::int[]) s(id)
    left join items i on i.store_id = s.id and i.active and i.campaign_starts is null group by 1`);
  return found.rows.map(({ store_id, count }) => ({ storeId: store_id, count }));
}

/** Inserts a category as the last one of its module. Does nothing if the module has one with the slug. */
export async function createCategory(
  q: Queryable,
  row: { moduleId: number; parentId: number | null; slug: string; name: Translations },
): Promise<void> {
  await q.execute(sql`
    insert into categories (module_id, parent_id, slug, name, position)
    values (${row.moduleId}, ${row.parentId}, ${row.slug}, ${JSON.stringify(row.name)}::jsonb,
      (select coalesce(max(position), 0) + 1 from categories where module_id = ${row.moduleId}))
    on conflict (module_id, slug) do nothing`);
}

export type NamedRow = { id: number; slug: string; module_id: number; name: Translations };

export async function listTaxClassNames(q: Queryable): Promise<{ id: number; name: Translations }[]> {
  return q.select({ id: taxClasses.id, name: taxClasses.name }).from(taxClasses);
}

/** All categories, main categories first, newest first. */
export async function listCategoryNames(q: Queryable): Promise<(NamedRow & { parent_id: number | null })[]> {
  const found = await q.execute<NamedRow & { parent_id: number | null }>(
    sql`select id, slug, module_id, name, parent_id from categories order by parent_id nulls first, id desc`,
  );
  return found.rows;
}

export async function listBrandOrConditionNames(
  q: Queryable,
  table: 'brands' | 'common_conditions',
): Promise<NamedRow[]> {
  const found = await q.execute<NamedRow>(
    sql`select id, slug, module_id, name from ${sql.identifier(table)}`,
  );
  return found.rows;
}
