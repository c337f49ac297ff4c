import type pg from 'pg';
import { rebuildSearchWords } from '../../src/features/catalog/writes/search-words.queries.ts';
import { openDatabase } from '../../src/platform/db/index.ts';
import { type Pool, WORDS } from './words.ts';

/** The visitor's place in the large catalog, and ids to request. */
export type ScaledCatalog = {
  zoneIds: number[];
  moduleId: number;
  point: typeof MIDDLE;
  /** Search terms in both languages. */
  words: string[];
  itemIds: number[];
};

const MIDDLE = { latitude: 25, longitude: 55 };
const MODULES = [
  ['food', 'kitchen'],
  ['grocery', 'kitchen'],
  ['pharmacy', 'shelf'],
  ['ecommerce', 'shelf'],
] as const satisfies [string, Pool][];
const MAIN_CATEGORIES = 8;
const CHILD_CATEGORIES = 4;

/**
 * Fills an empty database with a city of any size, by a few statements that insert from series. It has four modules
 * and two zones, with four of five stores in the first. Words, options, variations, add-ons and popularity make rows
 * as wide and lists as skewed as real ones. The same numbers give the same city.
 */
export async function makeScaledCatalog(
  pool: pg.Pool,
  size: { stores: number; items: number },
): Promise<ScaledCatalog> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local max_parallel_workers_per_gather = 0; set local work_mem = '64MB'");
    await client.query('select setseed(0.25)');
    await client.query(PLACES, [MODULES.map(([type]) => type)]);
    await client.query(CATEGORIES, [MAIN_CATEGORIES, CHILD_CATEGORIES]);
    await client.query(STORES, [size.stores, MIDDLE.latitude, MIDDLE.longitude]);
    await client.query(HOURS);
    await client.query(DISCOUNTS);
    await client.query(ADD_ONS);
    await withoutIndexes(client, 'items', () => insertItems(client, size.items));
    await client.query(VARIATIONS);
    await client.query(ITEM_ADD_ONS);
    await client.query(REVIEWS);
    await client.query(
      'update stores s set item_count = (select count(*) from items i where i.store_id = s.id)',
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await rebuildSearchWords(openDatabase(pool));
  await pool.query(
    'vacuum (analyze) zones, modules, zone_modules, categories, stores, store_schedules, store_discounts, add_ons, items, item_variations, item_add_ons, reviews, search_words',
  );
  const { rows } = await pool.query<{ zone: number; module: number; items: number[] }>(
    `select (select min(id) from zones) as zone, (select id from modules where type = 'food') as module,
      array(select id from items where active and id % greatest($1::int / 5000, 1) = 0) as items`,
    [size.items],
  );
  const [found] = rows;
  if (!found) throw new Error('no city was made');
  const { thing, kind } = WORDS.kitchen;
  return {
    zoneIds: [found.zone],
    moduleId: found.module,
    point: MIDDLE,
    itemIds: found.items,
    words: [...thing.en.slice(0, 20), ...kind.en.slice(0, 10), ...thing.ar.slice(0, 10)],
  };
}

async function insertItems(client: pg.PoolClient, items: number): Promise<void> {
  for (const [type, pool] of MODULES) {
    const { style, thing, kind } = WORDS[pool];
    const lists = [style, thing, kind].flatMap(({ en, ar }) => [en, ar]);
    await client.query(ITEMS, [type, items / MODULES.length, ...lists]);
  }
}

/** Recreating the indexes after a large insert takes a third of the time of updating them. */
async function withoutIndexes(
  client: pg.PoolClient,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
      where i.indrelid = $1::regclass and not i.indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { made } of rows) await client.query(made);
}

/** A word in both languages, as stored in text columns. */
const both = (en: string, ar = en) => `jsonb_build_object('en', ${en}, 'ar', ${ar})`;

const PLACES = `
  with made_zones as (
    insert into zones (slug, name, outline, time_zone)
    select 'city-' || n, ${both(`'City ' || n`)}, polygon(box(point(54 + n, 24), point(53 + n, 26))), 'Asia/Dubai'
    from generate_series(1, 2) n returning id
  ), made_modules as (
    insert into modules (slug, type, name, description, position)
    select type, type, ${both('type')}, ${both(`'All of ' || type`)}, place
    from unnest($1::text[]) with ordinality as m(type, place) returning id
  )
  insert into zone_modules (zone_id, module_id, per_km_minor, minimum_minor)
  select z.id, m.id, 50, 200 from made_zones z, made_modules m`;

const CATEGORIES = `
  with main as (
    insert into categories (module_id, slug, name, position)
    select m.id, 'main-' || n, ${both(`m.type || ' ' || n`)}, n from modules m, generate_series(1, $1::int) n
    returning id, module_id
  )
  insert into categories (module_id, parent_id, slug, name, position)
  select module_id, id, 'child-' || id || '-' || n, ${both(`'Sort ' || n`)}, n from main, generate_series(1, $2::int) n`;

/** Every fifth store is in the second zone, every eleventh never closes. */
const STORES = `
  insert into stores (slug, module_id, zone_id, name, kind, address, latitude, longitude, always_open, free_delivery,
    halal, veg, rating_count, rating_sum, order_count, delivery_minutes_from, delivery_minutes_to, opened_at, search_text)
  select 'store-' || n, m.ids[1 + n % array_length(m.ids, 1)], z.ids[case when n % 5 = 0 then 2 else 1 end],
    ${both(`'Store ' || n`, `'متجر ' || n`)}, ${both(`'Kitchen'`, `'مطبخ'`)}, ${both(`n || ' Harbour Street'`)},
    $2 + (random() - 0.5) * 0.4, $3 + (random() - 0.5) * 0.4, n % 11 = 0, n % 3 = 0, n % 17 = 0, n % 13 <> 0,
    ratings, (ratings * (3 + 2 * random()))::int, (5000 * power(random(), 6))::int, 15 + n % 20, 35 + n % 30,
    now() - n * interval '1 hour', 'store ' || n || ' متجر ' || n || E'\\n' || 'kitchen مطبخ'
  from (select n, (200 * power(random(), 3))::int as ratings from generate_series(1, $1::int) n offset 0) s,
    (select array_agg(id order by id) as ids from modules) m, (select array_agg(id order by id) as ids from zones) z`;

/** Hours are 9:00 to midnight, for every seventh store 18:00 to 3:00; every nineteenth is closed on Fridays. */
const HOURS = `
  insert into store_schedules (store_id, day, opens, closes)
  select id, day, case when id % 7 = 0 then 1080 else 540 end, case when id % 7 = 0 then 180 else 1439 end
  from stores, generate_series(0, 6) day where not (always_open or id % 19 = 0 and day = 5)`;

const DISCOUNTS = `
  insert into store_discounts (store_id, percent, starts_at, ends_at)
  select id, 5 + id % 20, now() - interval '1 day', now() + interval '1 year' from stores where id % 9 = 0`;

const ADD_ONS = `
  insert into add_ons (store_id, name, price_minor)
  select s.id, ${both(`'Extra ' || n`)}, n * 100 from stores s join modules m on m.id = s.module_id and m.type = 'food',
    generate_series(1, 3) n`;

/** The items of one module, distributed over its stores: $1 type, $2 count, then English and Arabic words. */
const ITEMS = `
  with drawn as materialized (
    select n, 1 + floor(power(random(), 2) * array_length($3::text[], 1))::int as style,
      1 + floor(power(random(), 2) * array_length($5::text[], 1))::int as thing,
      1 + floor(power(random(), 2) * array_length($7::text[], 1))::int as kind,
      (2000 * power(random(), 8))::int as orders, (60 * power(random(), 4))::int as ratings,
      1 + floor(random() * array_length(c.ids, 1))::int as category, random() as luck
    from generate_series(0, $2::int - 1) n, (select array_agg(c.id order by c.id) as ids from categories c
      join modules m on m.id = c.module_id where m.type = $1 and c.parent_id is not null) c
  ), named as (
    select *, ($3::text[])[style] || ' ' || ($5::text[])[thing] || ' ' || ($7::text[])[kind] as en,
      ($8::text[])[kind] || ' ' || ($6::text[])[thing] || ' ' || ($4::text[])[style] as ar from drawn
  )
  insert into items (slug, store_id, module_id, category_id, name, description, pictures, price_minor, discount,
    food_groups, choices, stock, veg, halal, recommended, basic, available_from, available_to, tags, rating_sum,
    rating_count, order_count, position, active, search_text)
  select $1 || '-' || n, s.ids[1 + n % array_length(s.ids, 1)], m.id, c.ids[category], ${both('en', 'ar')},
    ${both(`'Made today: ' || en || ', enough for one, ready in half an hour.'`, `'حضر اليوم: ' || ar || '، يكفي شخصا واحدا.'`)},
    jsonb_build_array('scale/' || n % 500 || '.jpg'), (500 + luck * 9000)::int, case when n % 6 = 0 then 10 else 0 end,
    case when m.type = 'food' and luck < 0.5 then ${group('Size')} || ${group('Side')} else '[]' end,
    case when m.type = 'ecommerce' and n % 4 = 0 then jsonb_build_array(jsonb_build_object('title', ${both(`'Size'`)},
      'options', jsonb_build_array(${both(`'S'`)}, ${both(`'M'`)}, ${both(`'L'`)}))) else '[]' end,
    case when m.type = 'food' then null else (luck * 100)::int end, thing % 3 = 0, n % 3 = 0, n % 50 = 0,
    m.type = 'pharmacy' and n % 40 = 0, case when n % 20 = 0 then 420 end, case when n % 20 = 0 then 1320 end,
    jsonb_build_array(($7::text[])[kind]), (ratings * (3 + 2 * luck))::int, ratings, orders, n, n % 100 <> 7,
    en || ' ' || ar || E'\\n' || ($7::text[])[kind] || ' sort ' || category
  from named, (select id, type from modules where type = $1) m,
    (select array_agg(s.id order by s.id) as ids from stores s join modules m on m.id = s.module_id where m.type = $1) s,
    (select array_agg(c.id order by c.id) as ids from categories c
      join modules m on m.id = c.module_id where m.type = $1 and c.parent_id is not null) c`;

function group(name: string): string {
  const value = (label: string, major: number) =>
    `jsonb_build_object('label', ${both(`'${label}'`)}, 'optionMajor', ${major})`;
  return `jsonb_build_array(jsonb_build_object('name', ${both(`'${name}'`)}, 'type', 'single', 'required', false,
    'min', 0, 'max', 0, 'values', jsonb_build_array(${value('Small', 0)}, ${value('Medium', 2)}, ${value('Large', 4)})))`;
}

const VARIATIONS = `
  insert into item_variations (item_id, type, price_minor, stock, position)
  select i.id, size, i.price_minor, 20, place from items i,
    unnest(array['S', 'M', 'L']) with ordinality as v(size, place) where i.choices <> '[]'`;

const ITEM_ADD_ONS = `
  insert into item_add_ons (item_id, add_on_id)
  select i.id, a.id from items i join add_ons a on a.store_id = i.store_id where i.id % 2 = 0`;

/** One review of every eighth item. */
const REVIEWS = `
  insert into reviews (store_id, item_id, customer_name, rating, comment)
  select store_id, id, ${both(`'Hana'`)}, 5, ${both(`'Warm and quick.'`)} from items where id % 8 = 0`;
