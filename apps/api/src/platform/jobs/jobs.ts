import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Job, type JobResult, PgBoss, type Queue } from 'pg-boss';
import { type Queryable, STATEMENT_MS } from '../db/index.ts';
import { createJobAdmin } from './job-admin.ts';
import type { Jobs } from './jobs.types.ts';
import { isPermanent } from './permanent.ts';
import { createSubscribers } from './subscribers.ts';

const SCHEMA = 'jobs';
/** Connections of the queue: jobs are sent on the connection of their transaction and handled without one. */
const POOL_SIZE = 2;
/** A job whose process has sent no heartbeat for this long is retried (pg-boss allows no less). */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 5;
/** Holds the jobs that failed at every attempt, for the operator. No process handles them. */
export const DEAD_LETTERS = 'dead-letters';
const DEAD_LETTER_DAYS = 30;
const DAY_SECONDS = 86_400;
/** `notify` wakes the workers of a queue when a job is committed that can start. */
const QUEUE = { heartbeatSeconds: HEARTBEAT_SECONDS, deadLetter: DEAD_LETTERS, notify: true };
const RETRIES = { retryLimit: 5, retryDelay: 2, retryBackoff: true };
/** How often a queue is polled in addition: for delayed jobs, retries, and lost notifications. */
const POLL_SECONDS = 5;
/** The interval of punctual queues, and of all queues while the listening session is lost (pg-boss allows no less). */
const SHORT_POLL_SECONDS = 0.5;

/** Migrates the tables of the queue, like `Jobs.start`. */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

function isCurrent({ heartbeatSeconds, deadLetter, notify }: Queue): boolean {
  return (
    heartbeatSeconds === QUEUE.heartbeatSeconds && deadLetter === QUEUE.deadLetter && notify === QUEUE.notify
  );
}

/** The connection of a transaction, for statements of pg-boss. */
function connectionOf(q: Queryable) {
  return { executeSql: (text: string, values?: unknown[]) => q.$client.query(text, values) };
}

/** Handlers of all queues in one map; `Jobs` keeps payloads and names apart by type. */
type StoredHandler = { handle: (data: never) => Promise<void>; pollSeconds: number };

/**
 * Job queue in PostgreSQL (pg-boss): jobs survive a restart, and exactly one of several processes takes each. Jobs of a
 * killed process are retried by another one after `HEARTBEAT_SECONDS`. With `running` false this process sends jobs but
 * handles none. `url` must lead to a server or a pooler that keeps sessions, because one session listens for new jobs.
 */
export function createJobs(url: string, log: FastifyBaseLogger, running = true): Jobs {
  // pg-boss passes these options to its pool, so that a statement fails if the server hangs.
  const limits = { query_timeout: STATEMENT_MS, keepAlive: true };
  const boss = new PgBoss({
    ...limits,
    connectionString: url,
    schema: SCHEMA,
    max: POOL_SIZE,
    application_name: 'errand-jobs',
    useListenNotify: running,
    supervise: running,
    schedule: running,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  let stopped = false;
  // The pool of pg-boss also reports connections that end after `stop`, when the database server itself is going down.
  boss.on('error', (error) => stopped || log.error({ err: toError(error) }, 'job queue failed'));
  const handlers = new Map<string, StoredHandler>();
  const schedules = new Map<string, string>();
  const queues = new Set<string>();

  /** Creates the queue on first use, because a process that does not handle its jobs may be the first to send one. */
  async function ensureQueue(name: string): Promise<void> {
    if (queues.has(name)) return;
    await boss.createQueue(name, QUEUE);
    queues.add(name);
  }

  /** Updates queues of an earlier release to the current options. */
  async function updateQueues(): Promise<void> {
    if (queues.size === 0) return; // without names pg-boss lists all
    for (const queue of await boss.getQueues([...queues]))
      if (!isCurrent(queue)) await boss.updateQueue(queue.name, QUEUE);
  }

  /** Runs a batch and reports each job separately, so that a failed job is retried alone and no mail is sent twice. */
  async function runBatch(
    name: string,
    jobs: Job<unknown>[],
    { handle }: StoredHandler,
  ): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const { id, data } of jobs) {
      try {
        await handle(data as never);
        results.push({ id, status: 'completed' });
      } catch (error) {
        log.warn({ err: error, job: name }, 'job failed');
        results.push({ id, status: isPermanent(error) ? 'completed' : 'failed', output: error });
      }
    }
    return results;
  }

  const queue: Pick<Jobs, 'send' | 'work'> = {
    async send(q, name, data, { startAfterSeconds, singletonKey, deleteAfterSeconds } = {}) {
      await ensureQueue(name);
      await boss.send(name, data, {
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        ...(singletonKey !== undefined && { singletonKey }),
        ...(deleteAfterSeconds !== undefined && { deleteAfterSeconds }),
        ...RETRIES,
        db: connectionOf(q),
      });
    },
    work(name, handle, { punctual = false } = {}) {
      handlers.set(name, { handle, pollSeconds: punctual ? SHORT_POLL_SECONDS : POLL_SECONDS });
    },
  };

  return {
    ...queue,
    ...createSubscribers(queue),
    async sendAll(q, name, all, { startAfterSeconds: startAfter = 0 } = {}) {
      if (all.length === 0) return;
      await ensureQueue(name);
      const jobs = all.map((data) => ({ data, startAfter, ...RETRIES }));
      await boss.insert(name, jobs, { db: connectionOf(q) });
    },
    async discard(q, name, match) {
      await q.execute(
        sql`delete from jobs.job where name = ${name} and data @> ${JSON.stringify(match)}::jsonb`,
      );
    },
    every(name, cron, handle) {
      queue.work(name, handle);
      schedules.set(name, cron);
    },
    admin: createJobAdmin(boss, DEAD_LETTERS),
    async start() {
      await boss.start();
      await boss.createQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTER_DAYS * DAY_SECONDS });
      for (const name of handlers.keys()) await ensureQueue(name);
      await updateQueues();
      if (!running) return;
      for (const [name, cron] of schedules) await boss.schedule(name, cron);
      for (const [name, handler] of handlers) {
        const options = {
          pollingIntervalSeconds: SHORT_POLL_SECONDS,
          notifyPollingIntervalSeconds: handler.pollSeconds,
          batchSize: 20,
          // A backlog is worked through without a pause after each batch.
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const;
        await boss.work(name, options, (jobs) => runBatch(name, jobs, handler));
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
      stopped = true;
    },
  };
}

/**
 * Converts an error of pg-boss. Failures of its workers are plain objects with the properties of an error, whose
 * content the log would omit.
 */
function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message = String(error), ...rest } = Object(error) as { message?: string };
  return Object.assign(new Error(message), rest);
}
