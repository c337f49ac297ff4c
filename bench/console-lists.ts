import type pg from 'pg';
import { insertSession } from '../apps/api/src/console/staff/sessions.queries.ts';
import { insertStaff, replaceGrants } from '../apps/api/src/console/staff/staff.queries.ts';
import { createToken, hashToken } from '../apps/api/src/features/auth/index.ts';
import { openDatabase } from '../apps/api/src/platform/db/index.ts';
import { latenciesAt, percentile } from './steady-load.ts';

/** Aim for every filter and page, at the 95th percentile. */
const AIM_MS = 100;
const PER_SECOND = 5;
const SECONDS = 3;
const HOUR_MS = 3_600_000;

/**
 * Measures the console's list of items: every filter alone and combined, sorted by id and by price, and a page from the
 * middle of the catalog. Prints a row for each and the slowest ones last.
 */
export async function measureConsoleLists(pool: pg.Pool, origin: string): Promise<void> {
  const headers = { cookie: `errand-console=${await signIn(pool)}` };
  const rows: { name: string; p50: number; p95: number }[] = [];
  for (const [name, query] of await queriesOf(pool)) {
    const url = `${origin}/api/console/v1/items?limit=50${query}`;
    const latencies = await latenciesAt(PER_SECOND, SECONDS, () => ({ url, headers }));
    rows.push({ name, p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) });
  }
  console.log(`\n${'items in the console'.padEnd(34)}${'p50 ms'.padStart(10)}${'p95 ms'.padStart(10)}`);
  for (const { name, p50, p95 } of rows.toSorted((a, b) => a.p95 - b.p95))
    console.log(`${name.padEnd(34)}${p50.toFixed(1).padStart(10)}${p95.toFixed(1).padStart(10)}`);
  const late = rows.filter(({ p95 }) => p95 >= AIM_MS).length;
  console.log(`${rows.length - late} of ${rows.length} lists below ${AIM_MS} ms at p95`);
}

/** A session of an operator with both factors; returns its token. */
async function signIn(pool: pg.Pool): Promise<string> {
  const db = openDatabase(pool);
  const [now, token] = [new Date(), createToken()];
  const id = (await insertStaff(db, { mail: 'bench@errand.example', name: 'Bench', language: 'en' })) ?? 0;
  await db.transaction((tx) =>
    replaceGrants(tx, id, [{ role: 'operator', scopeKind: 'all', scopeId: null }]),
  );
  await insertSession(db, {
    staffId: id,
    tokenHash: hashToken(token),
    address: '127.0.0.1',
    userAgent: 'bench',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 8 * HOUR_MS),
    completedAt: now,
    stepUpAt: now,
  });
  return token;
}

async function queriesOf(pool: pg.Pool): Promise<[string, string][]> {
  const { rows } = await pool.query<
    Record<'store' | 'module' | 'category' | 'empty' | 'id' | 'price', number>
  >(`
    select i.store_id as store, i.module_id as module, i.category_id as category, i.id, i.price_minor as price,
      (select min(id) from categories where parent_id is null) as empty
    from items i where i.id = (select max(id) / 2 from items)`);
  const { store, module, category, empty, id, price } = rows[0] ?? {};
  const filters: [string, string][] = [
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
    ['a category, sold out', `&category_id=${category}&stock=out`],
    ['a store, hidden', `&store_id=${store}&visibility=hidden`],
    ['vegetarian, sold out', '&veg=true&stock=out'],
  ];
  const middle = `&cursor=${price}_${id}`;
  return filters.flatMap(([name, query]): [string, string][] => [
    [name, query],
    [`${name}, from the middle`, query + middle],
    [`${name}, by price`, `${query}&sort=price_minor&direction=asc`],
  ]);
}
