import type pg from 'pg';
import { signInOperator } from './console-session.ts';
import { latenciesAt, percentile } from './steady-load.ts';

/** Aim for every filter, sort and page, at the 95th percentile. */
const AIM_MS = 100;
const PER_SECOND = 10;
const SECONDS = 2;
const PAGE = 50;

const SORTS = [
  { name: 'newest', sort: 'id', direction: 'desc', back: 'asc' },
  { name: 'cheapest', sort: 'price_minor', direction: 'asc', back: 'desc' },
] as const;
const PAGES = ['first', 'next', 'last'] as const;

/**
 * Measures the console's list of items: every filter alone and combined, sorted by id and by price, and of each the first
 * page, the next and the last. Prints the 95th percentiles, a row for each filter.
 */
export async function measureConsoleLists(pool: pg.Pool, origin: string): Promise<void> {
  const headers = { cookie: `errand-console=${await signInOperator(pool)}` };
  const read = async (query: string) => {
    const response = await fetch(`${origin}/api/console/v1/items?${query}`, { headers });
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
    return (await response.json()) as { rows: { id: number; price_minor: number }[]; next: string | null };
  };
  const columns = SORTS.flatMap(({ name }) => PAGES.map((page) => `${name}, ${page}`));
  console.log(`\np95 in ms of ${'items in the console'.padEnd(24)}${columns.map(cell).join('')}`);
  let [measured, late] = [0, 0];
  for (const [name, filter] of await queriesOf(pool)) {
    const times: (number | null)[] = [];
    for (const { sort, direction, back } of SORTS) {
      const list = `limit=${PAGE}&sort=${sort}${filter}`;
      const { next } = await read(`${list}&direction=${direction}`);
      // The cursor of the last page is the row before it: the last one of a page and a row, read from the other end.
      const end = (await read(`limit=${PAGE + 1}&sort=${sort}${filter}&direction=${back}`)).rows[PAGE];
      const cursors = { first: '', next, last: end ? `${end.price_minor}_${end.id}` : null };
      for (const page of PAGES) {
        const cursor = cursors[page];
        const url = `${origin}/api/console/v1/items?${list}&direction=${direction}${cursor && `&cursor=${cursor}`}`;
        times.push(
          cursor === null
            ? null
            : percentile(await latenciesAt(PER_SECOND, SECONDS, () => ({ url, headers })), 0.95),
        );
      }
    }
    console.log(
      `${name.padEnd(37)}${times.map((time) => cell(time === null ? '–' : time.toFixed(1))).join('')}`,
    );
    measured += times.filter((time) => time !== null).length;
    late += times.filter((time) => time !== null && time >= AIM_MS).length;
  }
  console.log(`${measured - late} of ${measured} pages below ${AIM_MS} ms at p95`);
}

async function queriesOf(pool: pg.Pool): Promise<[string, string][]> {
  const { rows } = await pool.query<
    Record<'store' | 'module' | 'category' | 'empty' | 'bare' | 'full', number>
  >(`
    select i.store_id as store, i.module_id as module, i.category_id as category,
      (select min(id) from categories where parent_id is null) as empty,
      (select id from modules where type = 'food') as bare, (select id from modules where type = 'ecommerce') as full
    from items i where i.id = (select max(id) / 2 from items)`);
  const { store, module, category, empty, bare, full } = rows[0] ?? {};
  return [
    ['all', ''],
    ['a store', `&store_id=${store}`],
    ['a module', `&module_id=${module}`],
    ['a category', `&category_id=${category}`],
    ['a category without items', `&category_id=${empty}`],
    ...['visible', 'hidden', 'archived'].map((one): [string, string] => [one, `&visibility=${one}`]),
    ...['out', 'low', 'enough', 'uncounted'].map((one): [string, string] => [
      `stock ${one}`,
      `&stock=${one}`,
    ]),
    ['vegetarian', '&veg=true'],
    ['discounted', '&discounted=true'],
    ['without Arabic', '&without_arabic=true'],
    ['a frequent word', '&search=chicken'],
    ['two words', '&search=chicken+pizza'],
    ['an unknown word', '&search=qqqq'],
    ['a module without stock, sold out', `&module_id=${bare}&stock=out`],
    ['a module without stock, enough', `&module_id=${bare}&stock=enough`],
    ['a module with stock, not counted', `&module_id=${full}&stock=uncounted`],
    ['a module with stock, sold out', `&module_id=${full}&stock=out`],
    ['a module, vegetarian', `&module_id=${full}&veg=true`],
    ['a category, sold out', `&category_id=${category}&stock=out`],
    ['a store, hidden', `&store_id=${store}&visibility=hidden`],
    ['vegetarian, sold out', '&veg=true&stock=out'],
    ['hidden, sold out', '&visibility=hidden&stock=out'],
    ['a frequent word, sold out', '&search=chicken&stock=out'],
  ];
}

function cell(text: string): string {
  return text.padStart(17);
}
