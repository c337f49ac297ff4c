import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { expect, test, vi } from 'vitest';
import { copyTemplate } from '../../../test/database.ts';
import { testLog } from '../../../test/log.ts';
import { openDatabase, openPool } from '../db/index.ts';
import { createJobs, DEAD_LETTERS, eventName, jobName } from './index.ts';

/**
 * Number of empty queues. Polled at the interval of queues without notifications, they would cause twice as many reads.
 */
const QUEUES = 40;
const WRITE = jobName<{ to: string }>('write');
const GREETED = eventName<{ to: string }>('greeted');

test('a failed job is retried alone: the others of its batch run once', async () => {
  const { url, drop } = await copyTemplate();
  const pool = openPool(url, () => {});
  const jobs = createJobs(url, testLog());
  const done: string[] = [];
  jobs.work(WRITE, async ({ to }) => {
    done.push(to);
    if (to === 'nobody' && done.filter((name) => name === to).length === 1)
      throw new Error('no such address');
  });
  const sender = createJobs(url, testLog(), false);
  await sender.start();
  const readers = ['amal', 'nobody', 'omar'].map((to) => ({ to }));
  await sender.sendAll(openDatabase(pool), WRITE, readers);
  await jobs.start();
  await vi.waitFor(async () => {
    const left = await pool.query("select 1 from jobs.job where name = 'write' and state <> 'completed'");
    expect(left.rowCount).toBe(0);
  }, 20_000);
  expect(done.toSorted()).toEqual(['amal', 'nobody', 'nobody', 'omar']);
  await Promise.all([jobs.stop(), sender.stop()]);
  await pool.end();
  await drop();
}, 30_000);

test('a job whose failure is permanent is not repeated, and is no dead letter', async () => {
  const { url, drop } = await copyTemplate();
  const pool = openPool(url, () => {});
  const jobs = createJobs(url, testLog());
  let attempts = 0;
  jobs.work(WRITE, async () => {
    attempts += 1;
    throw Object.assign(new Error('no such address'), { permanent: true });
  });
  await jobs.start();
  await jobs.send(openDatabase(pool), WRITE, { to: 'nobody' });
  await vi.waitFor(async () => {
    const done = await pool.query("select 1 from jobs.job where name = 'write' and state = 'completed'");
    expect(done.rowCount).toBe(1);
  }, 20_000);
  expect(attempts).toBe(1);
  expect(await jobs.admin.dead()).toEqual([]);
  await jobs.stop();
  await pool.end();
  await drop();
}, 30_000);

test('a backlog of many batches is worked through without waiting for the next poll', async () => {
  const { url, drop } = await copyTemplate();
  const pool = openPool(url, () => {});
  const sender = createJobs(url, testLog(), false);
  await sender.start();
  const db = openDatabase(pool);
  const names = Array.from({ length: 201 }, (_, at) => `amal ${at}`);
  await db.transaction((tx) => Promise.all(names.map((to) => sender.send(tx, WRITE, { to }))));
  const jobs = createJobs(url, testLog());
  const done: string[] = [];
  jobs.work(WRITE, async ({ to }) => void done.push(to));
  await jobs.start();
  // Ten pauses of the poll would be 50 seconds.
  await vi.waitFor(() => expect(new Set(done).size).toBe(names.length), { timeout: 15_000, interval: 20 });
  await Promise.all([jobs.stop(), sender.stop()]);
  await pool.end();
  await drop();
}, 30_000);

test('an event reaches each subscriber as a job of its own, and none when the transaction is rolled back', async () => {
  const { url, drop } = await copyTemplate();
  const pool = openPool(url, () => {});
  const db = openDatabase(pool);
  const received: string[] = [];
  const started = [true, false].map((running) => {
    const jobs = createJobs(url, testLog(), running);
    for (const name of ['mail', 'ledger'])
      jobs.subscribe(GREETED, name, async ({ to }) => void received.push(`${name} ${to}`));
    return jobs;
  });
  for (const jobs of started) await jobs.start();
  const [, publisher] = started;
  await db
    .transaction(async (tx) => {
      await publisher?.publish(tx, GREETED, { to: 'nobody' });
      throw new Error('rolled back');
    })
    .catch(() => {});
  await db.transaction(async (tx) => publisher?.publish(tx, GREETED, { to: 'amal' }));
  await vi.waitFor(() => expect(received).toHaveLength(2), 20_000);
  expect(received.toSorted()).toEqual(['ledger amal', 'mail amal']);
  for (const jobs of started) await jobs.stop();
  await pool.end();
  await drop();
}, 30_000);

/** The number of reads of the job tables so far, and the time. */
async function countReads(pool: pg.Pool): Promise<{ count: number; at: number }> {
  const { rows } = await pool.query<{ count: number; at: number }>(
    `select sum(seq_scan + coalesce(idx_scan, 0))::int as count, extract(epoch from now())::float8 as at
     from pg_stat_user_tables where schemaname = 'jobs' and relname like 'job%'`,
  );
  return rows[0] ?? { count: 0, at: 0 };
}

test('a job begins when another process has committed it, and an empty queue is read every few seconds', async () => {
  const { url, drop } = await copyTemplate();
  const pool = openPool(url, () => {});
  const jobs = createJobs(url, testLog());
  const done: string[] = [];
  jobs.work(WRITE, async ({ to }) => void done.push(to));
  for (let n = 0; n < QUEUES; n += 1) jobs.work(jobName(`empty-${n}`), async () => {});
  await jobs.start();
  const sender = createJobs(url, testLog(), false);
  await sender.start();
  const expectDone = (to: string) =>
    vi.waitFor(() => expect(done).toContain(to), { timeout: 20_000, interval: 20 });
  const first = await countReads(pool);
  // Without notifications, polling every five seconds would exceed the test's time limit.
  for (let n = 0; n < 10; n += 1) {
    await sender.send(openDatabase(pool), WRITE, { to: `guest ${n}` });
    await expectDone(`guest ${n}`);
  }
  // A delayed job causes no notification when it becomes due.
  await sender.send(openDatabase(pool), WRITE, { to: 'later' }, { startAfterSeconds: 3 });
  await expectDone('later');
  const last = await countReads(pool);
  expect((last.count - first.count) / (last.at - first.at)).toBeLessThan(QUEUES);
  await Promise.all([jobs.stop(), sender.stop()]);
  await pool.end();
  await drop();
}, 30_000);

test('a job whose process died is run by another one, and one that always fails is kept as a dead letter', async () => {
  const { url, drop } = await copyTemplate();
  const pool = openPool(url, () => {});
  const db = openDatabase(pool);
  const sender = createJobs(url, testLog(), false);
  sender.work(WRITE, async () => {});
  await sender.start();
  await sender.send(db, WRITE, { to: 'amal' });
  await sender.send(db, WRITE, { to: 'nobody' });
  // The state of a job whose process was killed while running it.
  await pool.query(`update jobs.job set state = 'active', started_on = now() - interval '20 s',
    heartbeat_on = now() - interval '20 s' where data->>'to' = 'amal'`);
  await pool.query(`update jobs.job set retry_limit = 0 where data->>'to' = 'nobody'`);
  const done: string[] = [];
  const jobs = createJobs(url, testLog());
  jobs.work(WRITE, async ({ to }) => {
    if (to === 'nobody') throw new Error('no such address');
    done.push(to);
  });
  await jobs.start();
  await vi.waitFor(() => expect(done).toEqual(['amal']), 20_000);
  const dead = await pool.query('select data from jobs.job where name = $1', [DEAD_LETTERS]);
  expect(dead.rows).toEqual([{ data: { to: 'nobody' } }]);
  await Promise.all([jobs.stop(), sender.stop()]);
  await pool.end();
  await drop();
}, 30_000);

test('queues of an earlier release get heartbeats, dead letters and notifications', async () => {
  const { url, drop } = await copyTemplate();
  const before = new PgBoss({ connectionString: url, schema: 'jobs' });
  await before.start();
  await before.createQueue(WRITE);
  await before.stop({ graceful: false });
  const jobs = createJobs(url, testLog(), false);
  jobs.work(WRITE, async () => {});
  await jobs.start();
  const pool = openPool(url, () => {});
  const { rows } = await pool.query(
    'select heartbeat_seconds, dead_letter, notify from jobs.queue where name = $1',
    [WRITE],
  );
  expect(rows).toEqual([{ heartbeat_seconds: 10, dead_letter: DEAD_LETTERS, notify: true }]);
  await jobs.stop();
  await pool.end();
  await drop();
}, 30_000);

test('a failure inside the queue is logged as an error with its text', async () => {
  const { url, drop } = await copyTemplate();
  const logged: unknown[] = [];
  const log = { ...testLog(), error: (...parts: unknown[]) => void logged.push(parts[0]) };
  const jobs = createJobs(url, log);
  jobs.work(WRITE, async () => {});
  await jobs.start();
  const pool = openPool(url, () => {});
  await pool.query('alter table jobs.job rename to away');
  const failures = () => logged.map((one) => (one as { err: unknown }).err);
  await vi.waitFor(() => expect(failures()).not.toHaveLength(0), 20_000);
  for (const error of failures()) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toContain('does not exist');
  }
  await pool.query('alter table jobs.away rename to job');
  await jobs.stop();
  await pool.end();
  await drop();
}, 30_000);
