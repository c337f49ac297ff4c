import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@errand/embedded-postgres';
import autocannon from 'autocannon';
import pg from 'pg';
import { startProduct, stop } from './server.ts';
import { findWorld } from './world.ts';

/** `npm run bench -- import`: the duration of an import of 10 000 products and the latency of item details meanwhile. */
const ROWS = 10_000;
const PORT = 3293;
const REQUESTS_A_SECOND = 20;
const CLI = fileURLToPath(new URL('../apps/server/cli.js', import.meta.url));

const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-import-'));
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbeddedPostgres({ dataDir: folder });
const env = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '1', ROLE: 'web' };
const { child: server } = await startProduct(PORT, env);
const pool = new pg.Pool({ connectionString: database.url });
const { itemId } = await findWorld(pool);
const file = path.join(folder, 'products.csv');
const url = `http://127.0.0.1:${PORT}/api/v1/items/details/${itemId}`;

console.log(`alone: item detail ${(await visits(5).result).latency.p97_5} ms (97.5 %)`);
for (const [what, price] of [
  ['new', 10],
  ['unchanged', 10],
  ['changed', 11],
] as const) {
  writeFileSync(file, products(price));
  const { seconds, latency } = await measured();
  console.log(
    `${ROWS} ${what}: ${seconds.toFixed(1)} s; item detail meanwhile ${latency.p97_5} ms (97.5 %), worst ${latency.max} ms`,
  );
}
await stop(server);
await pool.end();
await database.stop();

/** One third each of plain products, products with variations and products with add-ons, in two languages. */
function products(price: number): string {
  const head = 'id,store,category,name,name:ar,description,price,stock,tags,options,variations,add_ons';
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const common = `p${n},thread-yard,fashion,Woven scarf number ${n},وشاح منسوج رقم ${n},"Soft, warm, from Marsa.",${price}.50`;
    if (n % 3 === 0) return `${common},40,scarf | wool,,,`;
    if (n % 3 === 1)
      return `${common},,scarf,Size: S | M | L,S = ${price} x 4 | M = ${price} x 5 | L = 12 x 6,`;
    return `${common},9,scarf,,,Gift wrap +1.50 | Card +0.75`;
  });
  return `${[head, ...rows].join('\n')}\n`;
}

async function measured() {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [CLI, 'import', 'products', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const load = visits(600);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  const seconds = (performance.now() - startedAt) / 1000;
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  load.stop();
  return { seconds, latency: (await load.result).latency };
}

/** Simulates visitors for `seconds`, or until `stop`. */
function visits(duration: number): { stop: () => void; result: Promise<autocannon.Result> } {
  const { promise: result, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const options = { url, connections: 2, overallRate: REQUESTS_A_SECOND, duration };
  const running = autocannon(options, (error, counted) => (error ? reject(error) : resolve(counted)));
  return { stop: () => running.stop(), result };
}
