import type { FastifyBaseLogger } from 'fastify';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Queryable } from '../db/index.ts';

export type JobOptions = { startAfterSeconds?: number; singletonKey?: string };
type JobHandler = (data: never) => Promise<void>;

export type Jobs = {
  /** Queues a job as part of the given transaction: it exists exactly when the change it belongs to does. */
  send(q: Queryable, name: string, data: object, options?: JobOptions): Promise<void>;
  /** Handlers may run twice (a process may die after the work and before the tick), so they must not mind. */
  work(name: string, handler: JobHandler): void;
  /** Work by the clock (`cron` in UTC, at most once a minute): one process of several does it each time. */
  every(name: string, cron: string, handler: () => Promise<void>): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Jobs in PostgreSQL (pg-boss): they survive a restart, and one of several processes takes each. */
export function createJobs(url: string, log: FastifyBaseLogger, running = true): Jobs {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 4, application_name: 'errand-jobs' });
  let stopped = false;
  // Its pool reports connections that end after `stop`, when the database server itself is going down.
  boss.on('error', (error) => stopped || log.error({ err: error }, 'jobs'));
  const handlers = new Map<string, JobHandler>();
  const times = new Map<string, string>();
  const queues = new Set<string>();

  /** A process that does not work off a queue may be the first to send to it. */
  async function ensureQueue(name: string): Promise<void> {
    if (queues.has(name)) return;
    await boss.createQueue(name);
    queues.add(name);
  }

  /** One that fails is tried again by itself: the others of its batch are done, and a mail is not sent twice. */
  async function workOff(name: string, jobs: Job<unknown>[], handler: JobHandler): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const { id, data } of jobs) {
      try {
        await handler(data as never);
        results.push({ id, status: 'completed' });
      } catch (error) {
        log.warn({ err: error, job: name }, 'a job failed');
        results.push({ id, status: 'failed', output: error });
      }
    }
    return results;
  }

  return {
    async send(q, name, data, options = {}) {
      await ensureQueue(name);
      await boss.send(name, data, {
        startAfter: options.startAfterSeconds,
        singletonKey: options.singletonKey,
        retryLimit: 5,
        retryDelay: 2,
        retryBackoff: true,
        db: { executeSql: (text, values) => execute(q, text, values ?? []) },
      });
    },
    work(name, handler) {
      handlers.set(name, handler);
    },
    every(name, cron, handler) {
      handlers.set(name, handler);
      times.set(name, cron);
    },
    async start() {
      await boss.start();
      for (const name of handlers.keys()) await ensureQueue(name);
      if (!running) return;
      for (const [name, cron] of times) await boss.schedule(name, cron);
      for (const [name, handler] of handlers) {
        const taking = { pollingIntervalSeconds: 0.5, batchSize: 20, perJobResults: true } as const;
        await boss.work(name, taking, (jobs) => workOff(name, jobs, handler));
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
      stopped = true;
    },
  };
}

/** pg-boss speaks `$1`; drizzle's transaction runs it on its own connection. */
async function execute(q: Queryable, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const client = (
    q as unknown as {
      session: { client: { query: (t: string, v: unknown[]) => Promise<{ rows: unknown[] }> } };
    }
  ).session.client;
  return client.query(text, values);
}
