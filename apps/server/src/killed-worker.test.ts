import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@errand/embedded-postgres';
import { query } from '@errand/embedded-postgres/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyDemoData } from '../../../test/demo-data.ts';
import { makeDataFolder, type StartedProduct, startProduct } from './start-testing.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 480_000 });

const MESSAGES = 500;
/** The worker is killed while it sends the next message. */
const SENT_BEFORE = 200;

const { folder, remove } = makeDataFolder();
const running: StartedProduct[] = [];
/** The idempotency keys of the calls that the SMS provider has answered or not, in their order. */
const calls: string[] = [];
/** Called with each call; while its promise is pending, the provider does not answer. */
let hold: () => Promise<void> = async () => {};
const provider = createServer(async (request, response) => {
  request.resume();
  calls.push(String(request.headers['idempotency-key']));
  await hold();
  response.end('{}');
});
let database: EmbeddedPostgres;

beforeAll(async () => {
  const data = path.join(folder, 'data');
  await copyDemoData(data);
  database = await startEmbeddedPostgres({ dataDir: data });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await Promise.all(running.map((product) => product.kill('SIGKILL')));
  await new Promise((resolve) => provider.close(resolve));
  await database.stop();
  remove();
});

async function startWorker(): Promise<StartedProduct> {
  const { port } = provider.address() as AddressInfo;
  const worker = startProduct({
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    DEMO: '1',
    ROLE: 'worker',
    LOG_LEVEL: 'error',
    SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/send`,
    SMS_WEBHOOK_SECRET: 'sixteen characters',
  });
  running.push(worker);
  await worker.open();
  return worker;
}

/** Queues messages about an order as its events do: a row and a job each. */
async function queueMessages(): Promise<string[]> {
  const rows = (await query(
    database.url,
    `with stored as (
       insert into notification_messages (order_id, kind, channel, device)
       select (select min(id) from orders), 'canceled', 'sms', 'device ' || n from generate_series(1, ${MESSAGES}) n
       returning id),
     queued as (
       insert into jobs.job (name, data, retry_limit, retry_delay, retry_backoff, heartbeat_seconds)
       select 'notification.message', jsonb_build_object('id', id), 5, 2, true, 10 from stored)
     select id from stored`,
  )) as { id: string }[];
  return rows.map(({ id }) => id);
}

async function statesOfMessages(): Promise<Record<string, number>> {
  const rows = (await query(
    database.url,
    'select state, count(*)::int as count from notification_messages group by state',
  )) as { state: string; count: number }[];
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

test('of 500 messages none is lost when the worker is killed, and only the one in flight is repeated, with the same key', async () => {
  const first = await startWorker();
  const killed = Promise.withResolvers<void>();
  let inFlight = '';
  hold = async () => {
    if (calls.length <= SENT_BEFORE) return;
    inFlight = calls.at(-1) ?? '';
    // The message has arrived, but its sender never learns it.
    await first.kill('SIGKILL');
    hold = async () => {};
    killed.resolve();
  };
  const ids = await queueMessages();
  await killed.promise;
  expect(calls).toHaveLength(SENT_BEFORE + 1);
  await startWorker();
  await vi.waitFor(async () => expect(await statesOfMessages()).toEqual({ sent: MESSAGES }), {
    timeout: 120_000,
    interval: 200,
  });
  expect(new Set(calls)).toEqual(new Set(ids));
  const repeated = calls.filter((key, at) => calls.indexOf(key) !== at);
  expect(repeated).toEqual([inFlight]);
});
