import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@errand/embedded-postgres';
import { query } from '@errand/embedded-postgres/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyDemoData } from '../../../test/demo-data.ts';
import { startMailServer } from '../../api/test/mail-server.ts';
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

async function startWorker(more: Record<string, string> = {}): Promise<StartedProduct> {
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
    ...more,
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

async function statesOfMessages(kind: string): Promise<Record<string, number>> {
  const rows = (await query(
    database.url,
    `select state, count(*)::int as count from notification_messages where kind = '${kind}' group by state`,
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
  const second = await startWorker();
  await vi.waitFor(async () => expect(await statesOfMessages('canceled')).toEqual({ sent: MESSAGES }), {
    timeout: 120_000,
    interval: 200,
  });
  expect(new Set(calls)).toEqual(new Set(ids));
  const repeated = calls.filter((key, at) => calls.indexOf(key) !== at);
  expect(repeated).toEqual([inFlight]);
  await second.kill('SIGTERM');
});

const WISHERS = 250;

/** Gathers two events for each of many customers, as the watch of wishes does: a row and a job for each. Returns the customers' addresses. */
async function gatherEvents(): Promise<string[]> {
  // The time of day must not matter.
  await query(
    database.url,
    `insert into settings (key, value) values ('quiet_hours_from', '"00:00"'), ('quiet_hours_until', '"00:00"')
     on conflict (key) do update set value = excluded.value`,
  );
  const rows = (await query(
    database.url,
    `with wisher as (
       insert into customers (first_name, last_name, email, email_verified, ref_code)
       select 'Wisher', n::text, 'wisher' || n || '@errand.test', true, 'WISHER' || n
       from generate_series(1, ${WISHERS}) n returning id, email),
     item as (select id from items where stock is null or stock > 0 order by id limit 2),
     wish as (
       insert into wished_items (customer_id, item_id) select wisher.id, item.id from wisher, item),
     gathered as (
       insert into gathered_events (kind, recipient, subject)
       select 'back_in_stock', 'customer:' || wisher.id, 'item:' || item.id || ':1' from wisher, item
       returning id),
     queued as (
       insert into jobs.job (name, data, retry_limit, retry_delay, retry_backoff, heartbeat_seconds)
       select 'notification.gathered', jsonb_build_object('id', id), 5, 2, true, 10 from gathered)
     select email from wisher`,
  )) as { email: string }[];
  return rows.map(({ email }) => email);
}

async function countUntold(): Promise<number> {
  const [row] = await query(
    database.url,
    `select count(*)::int as count from gathered_events where kind = 'back_in_stock' and told_at is null`,
  );
  return Number(row?.['count']);
}

test('of events that are gathered none is lost when the worker is killed, and only the mail in flight is repeated, with the same Message-ID', async () => {
  const emails = await gatherEvents();
  const killed = Promise.withResolvers<void>();
  let inFlight: string | undefined;
  let untold = 0;
  let first: StartedProduct | null = null;
  const server = await startMailServer(undefined, async () => {
    if (inFlight !== undefined || server.received.length <= 10) return;
    inFlight = server.mails().at(-1)?.messageId;
    // The mail has arrived, but its sender never learns it.
    await first?.kill('SIGKILL');
    untold = await countUntold();
    killed.resolve();
  });
  const env = { SMTP_URL: server.url };
  first = await startWorker(env);
  await killed.promise;
  expect(untold).toBeGreaterThan(0);
  expect(untold).toBeLessThan(WISHERS * 2);
  const second = await startWorker(env);
  await vi.waitFor(async () => expect(await statesOfMessages('back_in_stock')).toEqual({ sent: WISHERS }), {
    timeout: 120_000,
    interval: 200,
  });
  await second.kill('SIGTERM');
  await server.stop();
  const told = server.received.filter(({ to: [to] }) => to?.startsWith('wisher'));
  const ids = told.map(({ mail }) => mail.messageId);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([inFlight]);
  expect(new Set(ids).size).toBe(WISHERS);
  expect(new Set(told.map(({ to: [to] }) => to))).toEqual(new Set(emails));
  for (const { mail } of told) expect(mail.text).toContain('2 items from your wishlist are back in stock.');
});
