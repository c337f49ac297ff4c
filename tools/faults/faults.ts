import { closeSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { query } from '../../test/postgres.ts';
import type { FaultyShop, Role, ShopProcess } from './shop.ts';

/** One failure. When `run` resolves, all processes run again, but may not have recovered yet. */
export type Fault = { name: string; run: (shop: FaultyShop, random: () => number) => Promise<void> };

/** The jobs of a killed worker must be completed within this time. */
const RETAKEN_MS = 30_000;
const CHUNK = Buffer.alloc(1024 * 1024);

export const FAULTS: Fault[] = [
  { name: 'a web process is killed', run: (shop, random) => restart(shop, 'web', random) },
  { name: 'the worker is killed inside a job', run: killInsideJob },
  { name: 'a web process hangs', run: hangWeb },
  { name: 'a database process is killed', run: crashDatabase },
  { name: 'the database is restarted', run: (shop) => shop.restartDatabase() },
  { name: 'the database hangs', run: hangDatabase },
  {
    name: 'the network to the database is lost without an error',
    run: async (shop) => shop.network.freeze(),
  },
  { name: 'the disk of the database is full', run: fillDisk },
];

function pick(shop: FaultyShop, role: Role, random: () => number): ShopProcess {
  const some = shop.processes.filter((process) => process.role === role);
  return some[Math.floor(random() * some.length)] as ShopProcess;
}

async function restart(shop: FaultyShop, role: Role, random: () => number): Promise<void> {
  await shop.kill(pick(shop, role, random));
  await pause(random() * 1000);
  await shop.start(role);
}

/** Holds the worker inside a job by a lock of a table, and kills it. Another worker must complete the job. */
async function killInsideJob(shop: FaultyShop, random: () => number): Promise<void> {
  const gate = new pg.Client({ connectionString: shop.databaseUrl });
  await gate.connect();
  await gate.query('begin; lock table notifications in access exclusive mode');
  const taken = await waitFor(async () => {
    const rows = await query<{ id: string }>(
      shop.databaseUrl,
      `select id from jobs.job where state = 'active' and name like '%/notifications%'`,
    );
    return rows.length > 0 ? rows.map(({ id }) => id) : null;
  }, 20_000);
  await shop.kill(pick(shop, 'worker', random));
  await gate.query('rollback');
  await gate.end();
  const killedAt = performance.now();
  await shop.start('worker');
  const ids = taken.map((id) => `'${id}'`).join();
  await waitFor(async () => {
    const [left] = await query<{ n: number }>(
      shop.databaseUrl,
      `select count(*)::int as n from jobs.job where id in (${ids}) and state <> 'completed'`,
    );
    return left?.n === 0;
  }, RETAKEN_MS);
  console.log(`    its jobs were done after ${((performance.now() - killedAt) / 1000).toFixed(1)} s`);
}

async function hangWeb(shop: FaultyShop, random: () => number): Promise<void> {
  const { pid } = pick(shop, 'web', random).product;
  process.kill(pid, 'SIGSTOP');
  await pause(1000 + random() * 4000);
  process.kill(pid, 'SIGCONT');
}

/** Kills the process of a session. PostgreSQL then ends all sessions and recovers. */
async function crashDatabase(shop: FaultyShop): Promise<void> {
  const [session] = await query<{ pid: number }>(
    shop.databaseUrl,
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  );
  if (session) process.kill(session.pid, 'SIGKILL');
}

async function hangDatabase(shop: FaultyShop, random: () => number): Promise<void> {
  const { pid } = shop.server();
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  const all = [pid, ...children];
  for (const one of all) signal(one, 'SIGSTOP');
  await pause(2000 + random() * 8000);
  for (const one of all) signal(one, 'SIGCONT');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended.
  }
}

async function fillDisk(shop: FaultyShop, random: () => number): Promise<void> {
  if (!shop.disk) return console.log('    left out: only root may mount a small disk');
  const filler = path.join(shop.disk, 'filler');
  const file = openSync(filler, 'w');
  try {
    for (let free = 1; free > 0; free = statfsSync(shop.disk).bavail) writeSync(file, CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  closeSync(file);
  await pause(2000 + random() * 3000);
  rmSync(filler);
  // PostgreSQL stops if it cannot write its log.
  if (!isAlive(shop.server().pid)) await shop.restartDatabase();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Polls until `poll` returns a truthy value. Throws after `timeoutMs`. */
export async function waitFor<T>(poll: () => Promise<T | null | false>, timeoutMs: number): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = await poll().catch(() => null);
    if (value) return value;
    if (performance.now() > end) throw new Error(`not within ${timeoutMs / 1000} s: ${poll.toString()}`);
    await pause(100);
  }
}
