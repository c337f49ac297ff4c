import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Jobs } from './jobs.types.ts';
import { createSubscribers } from './subscribers.ts';

/** Handlers of all queues in one map; `Jobs` keeps payloads and names apart by type. */
type StoredHandler = (data: never) => Promise<void>;

/**
 * Job queue in PostgreSQL (pg-boss): jobs survive a restart, and exactly one of several processes takes each. With
 * `running` false this process sends jobs but handles none.
 */
export function createJobs(url: string, log: FastifyBaseLogger, running = true): Jobs {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 4, application_name: 'errand-jobs' });
  let stopped = false;
  // Its pool reports connections that end after `stop`, when the database server itself is going down.
  boss.on('error', (error) => stopped || log.error({ err: error }, 'job queue failed'));
  const handlers = new Map<string, StoredHandler>();
  const schedules = new Map<string, string>();
  const queues = new Set<string>();

  /** Creates the queue on first use: a process that handles none of its jobs may be the first to send one. */
  async function ensureQueue(name: string): Promise<void> {
    if (queues.has(name)) return;
    await boss.createQueue(name);
    queues.add(name);
  }

  /** Runs a batch and reports each job by itself, so a failed job is retried alone and no mail is sent twice. */
  async function runBatch(name: string, jobs: Job<unknown>[], handler: StoredHandler): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const { id, data } of jobs) {
      try {
        await handler(data as never);
        results.push({ id, status: 'completed' });
      } catch (error) {
        log.warn({ err: error, job: name }, 'job failed');
        results.push({ id, status: 'failed', output: error });
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
        retryLimit: 5,
        retryDelay: 2,
        retryBackoff: true,
        // The connection of the transaction.
        db: { executeSql: (text, values) => q.$client.query(text, values) },
      });
    },
    work(name, handler) {
      handlers.set(name, handler);
    },
  };

  return {
    ...queue,
    ...createSubscribers(queue),
    async discard(q, name, match) {
      await q.execute(
        sql`delete from jobs.job where name = ${name} and data @> ${JSON.stringify(match)}::jsonb`,
      );
    },
    every(name, cron, handler) {
      handlers.set(name, handler);
      schedules.set(name, cron);
    },
    async start() {
      await boss.start();
      for (const name of handlers.keys()) await ensureQueue(name);
      if (!running) return;
      for (const [name, cron] of schedules) await boss.schedule(name, cron);
      for (const [name, handler] of handlers) {
        const options = { pollingIntervalSeconds: 0.5, batchSize: 20, perJobResults: true } as const;
        await boss.work(name, options, (jobs) => runBatch(name, jobs, handler));
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
      stopped = true;
    },
  };
}
