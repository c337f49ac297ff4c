import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@errand/embedded-postgres';
import pg from 'pg';
import { makeGuests, printCartCalls } from './cart-calls.ts';
import { preparePgbench } from './cart-pgbench.ts';
import { type Comparison, compare, median, requestsPerSecond, type Target } from './load.ts';
import { startBare, startProduct, stop } from './server.ts';
import { findWorld } from './world.ts';

/**
 * `npm run bench`: the API against bare routes in one run. Ratios, because absolute rates drift with the machine.
 * `npm run bench -- cart` only measures the rows whose name contains the word.
 */
const wanted = process.argv[2] ?? '';
const ROUNDS = 7;
const SECONDS = 3;
const STARTS = 3;
const PRODUCT = 3291;
const BARE = 3292;

const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-bench-'));
chmodSync(folder, 0o755); // as root the database runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbeddedPostgres({ dataDir: folder });
const env = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '1', JOBS: '0' };

const first = await startProduct(PRODUCT, env);
await stop(first.child);
const again: number[] = [];
for (let n = 0; n < (wanted ? 0 : STARTS); n += 1) {
  const started = await startProduct(PRODUCT, env);
  again.push(started.ms);
  await stop(started.child);
}
const { child: server } = await startProduct(PRODUCT, env);
const pool = new pg.Pool({ connectionString: database.url });
const world = await findWorld(pool);
const bare = await startBare(BARE, database.url, world);

const headers = {
  zoneId: JSON.stringify(world.zoneIds),
  moduleId: String(world.moduleId),
  latitude: String(world.point.latitude),
  longitude: String(world.point.longitude),
};
const api = `http://127.0.0.1:${PRODUCT}/api/v1`;
const reads: [string, string, string][] = [
  ['item detail', `/items/details/${world.itemId}`, '/item'],
  ['store list', '/stores/get-stores/all?limit=12&offset=1', '/stores'],
  ['search', `/items/search?name=${world.search}&limit=12&offset=1`, '/search'],
];

console.log(`${'what'.padEnd(14)}${['ratio', 'aim', 'product /s', 'other /s'].map(cell).join('')}`);
for (const [name, target, other] of reads) {
  if (!name.includes(wanted)) continue;
  const ours = rateOf({ name, url: `${api}${target}`, headers });
  const theirs = rateOf({ name: `bare ${name}`, url: `http://127.0.0.1:${BARE}${other}` });
  print(name, '≥ 0.50', await compare(ours, theirs, ROUNDS, SECONDS));
}
if ('cart add'.includes(wanted)) await measureCartAdd();
if ('cart calls'.includes(wanted)) await printCartCalls(api, world.itemId, headers);
const seconds = (ms: number) => (ms / 1000).toFixed(2);
if (wanted === '')
  console.log(
    `\nready after the first start ${seconds(first.ms)} s, after a later one ${seconds(median(again))} s (aim: under 3)`,
  );

await stop(bare);
await stop(server);
await pool.end();
await database.stop();

function rateOf(target: Target): (seconds: number) => Promise<number> {
  return (duration) => requestsPerSecond(target, duration);
}

async function measureCartAdd(): Promise<void> {
  const adds = rateOf(await cartAdds());
  await adds(1);
  const pgbench = await preparePgbench(pool, new URL(database.url), world.moduleId, world.itemId);
  if (!pgbench) return console.log('cart add: skipped, pgbench is not installed');
  print(
    'cart add',
    '≥ 0.60',
    await compare(adds, (duration) => pgbench.transactionsPerSecond(duration), ROUNDS, SECONDS),
  );
  pgbench.stop();
}

/** Guests who add one more of the item to their own cart. */
async function cartAdds(): Promise<Target> {
  const guests = await makeGuests(api, 16);
  const bodies = guests.map((guest_id) => JSON.stringify({ guest_id, item_id: world.itemId, quantity: 1 }));
  return {
    name: 'cart add',
    url: `${api}/customer/cart/add`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    bodies,
  };
}

function cell(text: string): string {
  return text.padStart(12);
}

function print(name: string, aim: string, { ratio, product, other }: Comparison): void {
  const cells = [ratio.toFixed(2), aim, product.toFixed(0), other.toFixed(0)];
  console.log(`${name.padEnd(14)}${cells.map(cell).join('')}`);
}
