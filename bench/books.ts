import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONSOLE_HEADER } from '@errand/contract/console/console-endpoint';
import { startEmbeddedPostgres } from '@errand/embedded-postgres';
import pg from 'pg';
import { fillLedger } from './books-ledger.ts';
import { findOffers, makeBuyers, type Offer, placeOrder } from './buyers.ts';
import { signInOperator } from './console-session.ts';
import { median } from './load.ts';
import { startProduct, stop } from './server.ts';

/**
 * `npm run bench -- books`: what posting costs when orders are placed and delivered, in turn at two servers of which one does not
 * post; then the balances of 5 000 stores over a million orders, and the confirmation of a payout run of a thousand.
 */
const PORT = Number(process.env['BENCH_PORT'] ?? 3291);
const ROUNDS = 7;
const ORDERS = 20;
const CALLS = 10;
const STEPS = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;
const BALANCES = ['ledger_accounts', 'ledger_months'];
const ENTRIES = ['ledger_entries', 'ledger_transfers'];

type Shop = { api: string; console: string };
type Times = { place: number; deliver: number };

const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-bench-'));
chmodSync(folder, 0o755); // as root the database runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database') });
const pool = new pg.Pool({ connectionString: database.url });

const posting = await startShop(PORT, '');
const without = await startShop(
  PORT + 2,
  `--import ${fileURLToPath(new URL('without-posting.ts', import.meta.url))}`,
);
const [planner, confirmer] = [await signInOperator(pool, 'planner'), await signInOperator(pool, 'confirmer')];
await comparePosting();
await stop(without.child);
await measureBalances();
await measureRun();
await stop(posting.child);
await pool.end();
await database.stop();

/** A server whose jobs do not run, so that nobody else moves its orders. */
async function startShop(port: number, nodeOptions: string) {
  const { child } = await startProduct(port, {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: '1',
    ROLE: 'web',
    JOBS: '0',
    CONSOLE_PORT: String(port + 1),
    NODE_OPTIONS: nodeOptions,
  });
  return {
    child,
    api: `http://127.0.0.1:${port}/api/v1`,
    console: `http://127.0.0.1:${port + 1}/api/console/v1`,
  };
}

async function call<T>(url: string, token: string, body?: object): Promise<T> {
  const { origin } = new URL(url);
  const headers = {
    cookie: `errand-console=${token}`,
    'content-type': 'application/json',
    [CONSOLE_HEADER]: '1',
    origin,
  };
  const response = await fetch(
    url,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${answer}`);
  return JSON.parse(answer) as T;
}

async function comparePosting(): Promise<void> {
  const [offer] = (await findOffers(posting.api, pool, 1)) as [Offer];
  for (const shop of [posting, without]) await placeAndDeliver(shop, offer); // warm-up
  const rounds: { ours: Times; bare: Times }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isFirst = round % 2 === 0;
    const before = isFirst ? await placeAndDeliver(posting, offer) : null;
    const bare = await placeAndDeliver(without, offer);
    rounds.push({ ours: before ?? (await placeAndDeliver(posting, offer)), bare });
  }
  print('ms for each order, median', ['posting', 'without', 'ratio', 'aim']);
  row('placing', rounds, ({ place }) => place);
  row('accepting to delivering', rounds, (times) => times.deliver);
  row('all of it', rounds, (times) => times.place + times.deliver);
}

function row(name: string, rounds: { ours: Times; bare: Times }[], of: (times: Times) => number): void {
  const ours = median(rounds.map((round) => of(round.ours)));
  const bare = median(rounds.map((round) => of(round.bare)));
  const ratio = median(rounds.map((round) => of(round.ours) / of(round.bare)));
  print(name, [ours.toFixed(1), bare.toFixed(1), ratio.toFixed(2), '≤ 1.15']);
}

/** Milliseconds for each order, one after the other. */
async function placeAndDeliver(shop: Shop, offer: Offer): Promise<Times> {
  const buyers = await makeBuyers(shop.api, [offer], ORDERS);
  const start = performance.now();
  for (const buyer of buyers) {
    const placed = await placeOrder(shop.api, buyer);
    if (!placed.ok) throw new Error(`an order was rejected: ${placed.status}`);
  }
  const placedAt = performance.now();
  const { rows } = await pool.query<{ id: number }>(
    'select id from orders where owner = any($1) order by id',
    [buyers.map(({ guestId }) => `guest:${guestId}`)],
  );
  await pool.query('update orders set courier_id = (select min(id) from couriers) where id = any($1)', [
    rows.map(({ id }) => id),
  ]);
  const from = performance.now();
  for (const { id } of rows) await deliverOrder(shop, id);
  return { place: (placedAt - start) / ORDERS, deliver: (performance.now() - from) / ORDERS };
}

async function deliverOrder(shop: Shop, id: number): Promise<void> {
  let from = 'pending';
  for (const to of STEPS) {
    await call(`${shop.console}/orders/${id}/transition`, planner, { from, to });
    from = to;
  }
}

/** Balances of stores and what a call reads of the ledger, with a million orders in it. */
async function measureBalances(): Promise<void> {
  const seconds = await fillLedger(pool);
  const accounts = await count('select count(*) from ledger_accounts');
  const entries = await count('select count(*) from ledger_entries');
  print(`\n${accounts} accounts, ${entries} entries (${seconds.toFixed(0)} s)`, [
    'p50 ms',
    'balances',
    'entries',
    'aim',
  ]);
  const largest = await count(`select split_part(owner, ':', 3)::int as count from ledger_accounts
    where owner like 'store:%' order by balance desc limit 1`);
  const stores = `${posting.console}/finance/stores?limit=50`;
  for (const [name, url, aim] of [
    ['balances of all stores', stores, `≤ ${accounts}`],
    ['balance of the largest store', `${posting.console}/finance/payees/stores/${largest}`, `≤ ${accounts}`],
  ] as const) {
    await call(url, planner);
    const before = await rowsRead();
    const took: number[] = [];
    for (let nth = 0; nth < CALLS; nth += 1) {
      const start = performance.now();
      await call(url, planner);
      took.push(performance.now() - start);
    }
    const after = await rowsRead();
    const [balances, own] = [0, 1].map((at) => ((after[at]! - before[at]!) / CALLS).toFixed(0));
    print(name, [median(took).toFixed(1), balances!, own!, aim]);
  }
}

/**
 * The rows that all statements have read of the balances and of the entries. A session reports what it has read up to ten
 * seconds later.
 */
async function rowsRead(): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  return Promise.all(
    [BALANCES, ENTRIES].map((tables) =>
      count(`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as count
        from pg_stat_user_tables where relname = any('{${tables.join(',')}}')`),
    ),
  );
}

async function count(sql: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(sql);
  return Number(rows[0]?.count ?? 0);
}

async function measureRun(): Promise<void> {
  const body = { payees: 'stores', minimum_minor: 1, intent: 'bench-of-the-books' };
  const from = performance.now();
  const run = await call<{ id: number; count: number }>(`${posting.console}/finance/runs`, planner, body);
  const planned = performance.now();
  await call(`${posting.console}/finance/runs/${run.id}/confirmation`, confirmer, {});
  print('\na payout run', ['payouts', 'plan ms', 'confirm ms']);
  print('', [String(run.count), (planned - from).toFixed(0), (performance.now() - planned).toFixed(0)]);
}

function print(name: string, cells: string[]): void {
  console.log(`${name.padEnd(48)}${cells.map((text) => text.padStart(12)).join('')}`);
}
