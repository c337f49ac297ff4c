import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@errand/embedded-postgres';
import pg from 'pg';
import { startProduct, stop } from './server.ts';

/** `npm run bench -- messages`: how fast one worker sends 10 000 messages to a provider that answers at once. */
const PORT = Number(process.env['BENCH_PORT'] ?? 3291);
const MESSAGES = 10_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-bench-'));
chmodSync(folder, 0o755); // as root the database runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database') });
const pool = new pg.Pool({ connectionString: database.url });

const keys = new Set<string>();
const done = Promise.withResolvers<void>();
const provider = createServer((request, response) => {
  request.resume();
  keys.add(String(request.headers['idempotency-key']));
  response.end('{}');
  if (keys.size === MESSAGES) done.resolve();
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));

const { child } = await startProduct(PORT, {
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  DEMO: '1',
  ROLE: 'worker',
  SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`,
  SMS_WEBHOOK_SECRET: 'sixteen characters',
});
const before = peakMegabytes();
const startedAt = performance.now();
await queueMessages();
const queuedAt = performance.now();
await done.promise;
const seconds = (performance.now() - queuedAt) / 1000;
console.log(`${MESSAGES} messages queued in ${((queuedAt - startedAt) / 1000).toFixed(1)} s`);
console.log(`sent in ${seconds.toFixed(1)} s: ${(MESSAGES / seconds).toFixed(0)} a second`);
console.log(`memory of the worker: ${before} MB before, at most ${peakMegabytes()} MB`);
await stop(child);
provider.close();
await pool.end();
await database.stop();

/** Queues messages as an event does, all in one transaction: a row and a job each. */
async function queueMessages(): Promise<void> {
  await pool.query(`with stored as (
      insert into notification_messages (order_id, kind, channel, device)
      select (select min(id) from orders), 'canceled', 'sms', 'device ' || n from generate_series(1, ${MESSAGES}) n
      returning id)
    insert into jobs.job (name, data, retry_limit, retry_delay, retry_backoff, heartbeat_seconds)
    select 'notification.message', jsonb_build_object('id', id), 5, 2, true, 10 from stored`);
}

/** The largest resident memory of the worker so far. */
function peakMegabytes(): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
