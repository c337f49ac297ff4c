import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/db/index.ts';
import { createSubscribers, isPermanent, type Jobs } from '../src/platform/jobs/index.ts';

export type TestJobs = Jobs & {
  /** Runs the jobs that are due by the test's clock, oldest first, and those they queue. Returns their names. */
  run(): Promise<string[]>;
  /** Runs a scheduled job now. */
  tick(name: string): Promise<void>;
  waiting(): Promise<{ name: string; data: unknown; due: number }[]>;
};

export const CREATE_JOBS_TABLE = `create table if not exists test_jobs (
  id bigserial primary key, name text not null, data jsonb not null, due bigint not null, singleton text,
  unique (name, singleton))`;

/**
 * A job queue in a table of the test's database. As with pg-boss, a job is part of the transaction that sends it, but it
 * runs when the test calls `run`, by the test's clock.
 */
export async function createTestJobs(db: Database, now: () => number): Promise<TestJobs> {
  await db.execute(CREATE_JOBS_TABLE);
  const handlers = new Map<string, (data: never) => Promise<void>>();

  async function takeDue() {
    const result = await db.execute<{ name: string; data: never }>(sql`delete from test_jobs where id =
      (select id from test_jobs where due <= ${now()} order by due, id limit 1) returning name, data`);
    return result.rows[0];
  }

  const queue: Pick<Jobs, 'send' | 'work'> = {
    async send(q, name, data, options = {}) {
      const due = now() + (options.startAfterSeconds ?? 0) * 1000;
      await q.execute(sql`insert into test_jobs (name, data, due, singleton)
        values (${name}, ${JSON.stringify(data)}, ${due}, ${options.singletonKey ?? null}) on conflict do nothing`);
    },
    work(name, handler) {
      handlers.set(name, handler);
    },
  };

  return {
    ...queue,
    ...createSubscribers(queue),
    async sendAll(q, name, all, options) {
      for (const data of all) await queue.send(q, name, data, options);
    },
    async discard(q, name, match) {
      await q.execute(
        sql`delete from test_jobs where name = ${name} and data @> ${JSON.stringify(match)}::jsonb`,
      );
    },
    every(name, _cron, handler) {
      handlers.set(name, handler);
    },
    // Its jobs run once and never die.
    admin: {
      queues: async () => [],
      waiting: async () => [],
      dead: async () => [],
      retry: async () => 0,
      discard: async () => 0,
    },
    async start() {},
    async stop() {},
    async run() {
      const ran: string[] = [];
      for (let job = await takeDue(); job; job = await takeDue()) {
        await handlers
          .get(job.name)?.(job.data)
          .catch((error: unknown) => {
            if (!isPermanent(error)) throw error;
          });
        ran.push(job.name);
      }
      return ran;
    },
    async tick(name) {
      await handlers.get(name)?.({} as never);
    },
    async waiting() {
      const result = await db.execute<{ name: string; data: unknown; due: number }>(
        sql`select name, data, due from test_jobs order by due, id`,
      );
      return result.rows;
    },
  };
}
