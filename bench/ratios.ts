import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@errand/embedded-postgres';
import pg from 'pg';
import { addOneLine, makeGuests, printCartCalls } from './cart-calls.ts';
import { preparePgbench } from './cart-pgbench.ts';
import { type Comparison, compare, median, requestsPerSecond, type Target } from './load.ts';
import { printPlacingCalls } from './placing-calls.ts';
import { startBare, startProduct, stop } from './server.ts';
import { findWorld } from './world.ts';

/**
 * `npm run bench` compares the API with bare routes in one run. It prints ratios, because absolute rates drift with
 * the machine. `npm run bench -- cart` measures only the rows whose name contains the word.
 */
const wanted = process.argv[2] ?? '';
const ROUNDS = 7;
const SECONDS = 3;
const STARTS = 3;
const WIDTH = 24;
const PRODUCT = 3291;
const BARE = 3292;

const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-bench-'));
chmodSync(folder, 0o755); // as root the database runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbeddedPostgres({ dataDir: folder });
const env = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '1', ROLE: 'web' };

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
const [detail, stores, search] = [
  `/items/details/${world.itemId}`,
  '/stores/get-stores/all?limit=12&offset=1',
  `/items/search?name=${world.search}&limit=12&offset=1`,
];
/** `other` is the bare route; `distinct` varies the request, so that no response comes from the response cache. */
const reads: { name: string; aim: string; path: string; other: string; distinct?: true }[] = [
  { name: 'item detail', aim: '≥ 0.60', path: detail, other: '/item' },
  { name: 'item detail, distinct', aim: '≥ 0.60', path: detail, other: '/item', distinct: true },
  { name: 'store list', aim: '≥ 0.60', path: stores, other: '/stores' },
  { name: 'store list, distinct', aim: '≥ 0.60', path: stores, other: '/stores', distinct: true },
  {
    name: 'store cards, distinct',
    aim: '≥ 0.60',
    path: `${stores}&fields=card`,
    other: '/stores',
    distinct: true,
  },
  { name: 'search', aim: '≥ 0.50', path: search, other: '/search' },
  { name: 'search, distinct', aim: '≥ 0.50', path: search, other: '/search', distinct: true },
];

console.log(`${'what'.padEnd(WIDTH)}${['ratio', 'aim', 'product /s', 'other /s'].map(cell).join('')}`);
for (const { name, aim, path: target, other, distinct } of reads) {
  if (!name.includes(wanted)) continue;
  const url = `${api}${target}`;
  const bareUrl = `http://127.0.0.1:${BARE}${other}`;
  const ours = rateOf({ name, url, headers, ...(distinct && { vary: distinctRequests(url) }) });
  // Varied as well, because it costs the load generator time.
  const theirs = rateOf({
    name: `bare ${name}`,
    url: bareUrl,
    ...(distinct && { vary: distinctRequests(bareUrl) }),
  });
  print(name, aim, await compare(ours, theirs, ROUNDS, SECONDS));
}
if ('cart read'.includes(wanted)) await measureCartRead();
if ('cart add'.includes(wanted)) await measureCartAdd();
if ('cart calls'.includes(wanted)) await printCartCalls(api, world.itemId, headers);
if ('order and trip calls'.includes(wanted)) await printPlacingCalls(api, pool, world, headers);
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

function degrees(thousandths: number): string {
  return String(thousandths / 1000);
}

/** A different place for each request. Item details do not depend on the place, so their query differs instead. */
function distinctRequests(url: string): NonNullable<Target['vary']> {
  const { pathname, search: query } = new URL(url);
  return (n) => ({
    path: `${pathname}${query || `?campaign=${n}`}`,
    headers: { latitude: degrees(n % 80_000), longitude: degrees(Math.floor(n / 80_000)) },
  });
}

/** Guests with one line each, by the product and by one statement of the bare server. */
async function measureCartRead(): Promise<void> {
  const guests = await makeGuests(api, 16);
  await addOneLine(api, guests, world.itemId, headers);
  const guest = (n: number) => guests[n % guests.length];
  const ours = rateOf({
    name: 'cart read',
    url: api,
    headers,
    vary: (n) => ({ path: `/api/v1/customer/cart/list?guest_id=${guest(n)}` }),
  });
  const theirs = rateOf({
    name: 'bare cart read',
    url: `http://127.0.0.1:${BARE}`,
    vary: (n) => ({ path: `/cart?owner=guest:${guest(n)}` }),
  });
  print('cart read', '≥ 0.50', await compare(ours, theirs, ROUNDS, SECONDS));
}

async function measureCartAdd(): Promise<void> {
  const adds = rateOf(await cartAdds());
  await adds(1);
  const pgbench = await preparePgbench(pool, new URL(database.url), world.moduleId, world.itemId);
  if (!pgbench) return console.log('cart add: skipped, pgbench is not installed');
  print(
    'cart add',
    '≥ 0.65',
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
  console.log(`${name.padEnd(WIDTH)}${cells.map(cell).join('')}`);
}
