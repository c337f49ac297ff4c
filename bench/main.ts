import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/embedded-postgres/index.ts';
import { pgbenchTransactions } from './cart-pgbench.ts';
import { compare, median, requestsPerSecond, type Target } from './load.ts';
import { startBare, startProduct, stop } from './server.ts';

/** `npm run bench`: the product against bare routes in one run, as ratios; digits drift with the machine, ratios hold. */
const ROUNDS = 5;
const SECONDS = 3;
const PRODUCT = 3291;
const BARE = 3292;

const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-bench-'));
const database = await startEmbeddedPostgres({ dataDir: folder });
const env = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '1', JOBS: '0' };
const first = await startProduct(PRODUCT, env);
await stop(first.child);
const second = await startProduct(PRODUCT, env);
const pool = new pg.Pool({ connectionString: database.url });

const world = await findWorld();
const bare = await startBare(BARE, database.url, world);
const headers = {
  zoneId: JSON.stringify(world.zoneIds),
  moduleId: String(world.moduleId),
  latitude: '25.03',
  longitude: '56.36',
};
const product = (target: string): Target => ({
  name: target,
  url: `http://127.0.0.1:${PRODUCT}/api/v1${target}`,
  headers,
});
const against = (target: string): Target => ({
  name: `bare ${target}`,
  url: `http://127.0.0.1:${BARE}${target}`,
});

const rows: string[][] = [['what', 'ratio', 'aim', 'product /s', 'bare /s']];
const reads: [string, Target, Target][] = [
  ['item detail', product(`/items/details/${world.itemId}`), against('/item')],
  ['store list', product('/stores/get-stores/all?limit=12&offset=1'), against('/stores')],
  ['search', product(`/items/search?name=${world.search}&limit=12&offset=1`), against('/search')],
];
for (const [name, a, b] of reads) {
  const result = await compare(a, b, ROUNDS, SECONDS);
  rows.push([name, result.ratio.toFixed(2), '≥ 0.50', result.a.toFixed(0), result.b.toFixed(0)]);
}
rows.push(await cartRow());
for (const row of rows)
  console.log(row.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(12))).join(''));
console.log(
  `\nfirst start to ready ${(first.ms / 1000).toFixed(1)} s, second ${(second.ms / 1000).toFixed(2)} s (aim: under 3)`,
);

await stop(bare);
await stop(second.child);
await pool.end();
await database.stop();
rmSync(folder, { recursive: true, force: true });

/** A food item without required choices or a cap, the zones that hold its store, and a word that finds many. */
async function findWorld() {
  const { rows: found } = await pool.query<{ id: number; module_id: number; zone_id: number }>(
    `select i.id, i.module_id, s.zone_id from items i join stores s on s.id = i.store_id join modules m on m.id = i.module_id
      where m.type = 'food' and i.maximum_cart_quantity is null and i.available_from is null and i.campaign_starts is null
        and i.active and not i.food_groups::text like '%"required": true%' order by i.id limit 1`,
  );
  const item = found[0];
  if (!item) throw new Error('no item to measure with');
  return { zoneIds: [item.zone_id], moduleId: item.module_id, itemId: item.id, search: 'chicken' };
}

/** Cart add over HTTP against the same transaction run by pgbench, in turn. */
async function cartRow(): Promise<string[]> {
  const guests: string[] = [];
  for (let n = 0; n < 16; n += 1) {
    const answer = await fetch(`http://127.0.0.1:${PRODUCT}/api/v1/auth/guest/request`, { method: 'POST' });
    guests.push(((await answer.json()) as { guest_id: string }).guest_id);
  }
  const target: Target = {
    ...product('/customer/cart/add'),
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    bodies: guests.map((guest_id) => JSON.stringify({ guest_id, item_id: world.itemId, quantity: 1 })),
  };
  const pairs: { a: number; b: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const a = await requestsPerSecond(target, SECONDS);
    const b = await pgbenchTransactions(pool, new URL(database.url), world.moduleId, world.itemId, SECONDS);
    if (b === null) return ['cart add', 'pgbench is not installed', '≥ 0.60', a.toFixed(0), ''];
    pairs.push({ a, b });
  }
  const ratio = median(pairs.map((pair) => pair.a / pair.b));
  return [
    'cart add',
    ratio.toFixed(2),
    '≥ 0.60',
    median(pairs.map((p) => p.a)).toFixed(0),
    median(pairs.map((p) => p.b)).toFixed(0),
  ];
}
