import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@errand/embedded-postgres';
import pg from 'pg';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { makeScaledCatalog, type ScaledCatalog } from '../apps/api/test/scale/catalog.ts';
import { measureConsoleLists } from './console-lists.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { median } from './load.ts';
import { startProduct, stop } from './server.ts';
import { latenciesAt, percentile } from './steady-load.ts';

/**
 * `npm run bench -- scale` measures the three most frequent reads with a small and a large catalog, at a steady rate.
 * The catalogs alternate, because the speed of the machine drifts, and the median of the rounds counts. Growth is
 * measured in CPU time of server and database per request. The console's list of items is measured on the large
 * catalog, filter by filter.
 */
const SIZES = [
  { items: 2_000, stores: 50, port: 3293 },
  { items: 200_000, stores: 5_000, port: 3294 },
];
/** The distance from a shop's port to its console's port. */
const CONSOLE_DISTANCE = 10;
const PER_SECOND = 50;
const ROUNDS = 3;
const SECONDS = 5;
/** Each request differs; search words and places come from a pool, as in production. */
const READS: [string, (city: ScaledCatalog) => string][] = [
  ['store list', () => '/stores/get-stores/all?limit=12&offset=1'],
  ['search', ({ words }) => `/items/search?name=${encodeURIComponent(searchFor(words))}&limit=12&offset=1`],
  ['item detail', ({ itemIds }) => `/items/details/${oneOf(itemIds)}`],
];

const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-bench-'));
chmodSync(folder, 0o755); // as root the database runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbeddedPostgres({ dataDir: folder });

const shops = [];
for (const size of SIZES) shops.push(await openShop(size));
console.log(
  `\n${'what'.padEnd(14)}${['items', 'p50 ms', 'p95 ms', 'aim', 'CPU ms', 'growth', 'aim'].map(cell).join('')}`,
);
for (const [name, address] of READS) {
  const measured = SIZES.map(() => ({ p50: [] as number[], p95: [] as number[], cpu: [] as number[] }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, { child, ask }] of shops.entries()) {
      const before = cpuTimeOf(child.pid ?? 0) + cpuTimeOf(database.pid);
      const latencies = await ask(address);
      const cpu = cpuTimeOf(child.pid ?? 0) + cpuTimeOf(database.pid) - before;
      if (round === 0) continue; // warm-up: statements are planned, counts are cached
      measured[at]?.p50.push(percentile(latencies, 0.5));
      measured[at]?.p95.push(percentile(latencies, 0.95));
      measured[at]?.cpu.push(cpu / latencies.length);
    }
  }
  const small = median(measured[0]?.cpu ?? []);
  for (const [at, { p50, p95, cpu }] of measured.entries()) {
    const items = SIZES[at]?.items ?? 0;
    const times = [median(p50).toFixed(1), median(p95).toFixed(1), '< 25', median(cpu).toFixed(1)];
    const growth = [(median(cpu) / small).toFixed(2), `≤ ${(Math.log(items) / Math.log(2000)).toFixed(2)}`];
    console.log(
      `${name.padEnd(14)}${[String(items), ...times, ...(at > 0 ? growth : [])].map(cell).join('')}`,
    );
  }
}
const large = shops.at(-1);
if (large) await withPool(large.url, (pool) => measureConsoleLists(pool, large.console));
for (const { child } of shops) await stop(child);
await database.stop();

/** Starts the server on a database with a catalog of this size, without the demo. */
async function openShop({ items, stores, port }: (typeof SIZES)[number]) {
  const admin = new URL(database.url);
  admin.username = 'postgres';
  admin.pathname = '/postgres';
  const name = `errand_${items}`;
  await withPool(admin, (pool) => pool.query(`create database ${name}`));
  const url = new URL(admin);
  url.pathname = `/${name}`;
  await migrate(url.href);
  const startedAt = performance.now();
  const city = await withPool(url, (pool) => makeScaledCatalog(pool, { items, stores }));
  console.log(
    `${items} items in ${stores} stores created in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  const env = {
    DATABASE_URL: url.href,
    DATA_DIR: path.join(folder, name),
    DEMO: '0',
    ROLE: 'web',
    CONSOLE_PORT: String(port + CONSOLE_DISTANCE),
  };
  const { child } = await startProduct(port, env);
  const ask = (address: (typeof READS)[number][1]) =>
    latenciesAt(PER_SECOND, SECONDS, () => ({
      url: `http://127.0.0.1:${port}/api/v1${address(city)}`,
      headers: headersOf(city),
    }));
  return { child, ask, url, console: `http://127.0.0.1:${port + CONSOLE_DISTANCE}` };
}

async function withPool<T>(url: URL, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url.href, options: '-c statement_timeout=0' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** The location headers of a visitor at a random point of the city. */
function headersOf({ zoneIds, moduleId, point }: ScaledCatalog): Record<string, string> {
  return {
    zoneId: JSON.stringify(zoneIds),
    moduleId: String(moduleId),
    latitude: (point.latitude + offsetDegrees()).toFixed(3),
    longitude: (point.longitude + offsetDegrees()).toFixed(3),
  };
}

/** At most 0.15 degrees, about 17 km. */
function offsetDegrees(): number {
  return (Math.random() - 0.5) * 0.3;
}

/** One word, or two for every third visitor. */
function searchFor(words: string[]): string {
  const word = () => oneOf(words);
  return Math.random() < 1 / 3 ? `${word()} ${word()}` : word();
}

function oneOf<T>(list: T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

function cell(text: string): string {
  return text.padStart(12);
}
