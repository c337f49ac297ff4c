import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Queryable } from '../db/index.ts';

export type QueueState = { name: string; waiting: number; later: number; active: number; failed: number };

/** A job as the operator sees it; without its payload, which may hold personal data. */
export type JobState = {
  id: string;
  queue: string;
  createdAt: Date;
  /** When it starts, or when its last attempt failed. */
  at: Date;
  attempts: number;
  /** The error of its last attempt. */
  output: unknown;
};

/** The operator's view of the queues, and operations on jobs that failed at every attempt. */
export type JobAdmin = {
  /** Counts are as of the last supervision, some seconds ago. */
  queues(): Promise<QueueState[]>;
  /** Jobs that have not started or wait for their next attempt. */
  waiting(queue: string): Promise<JobState[]>;
  dead(): Promise<JobState[]>;
  /** Returns dead jobs to their queues as part of the transaction. Returns how many. */
  retry(q: Queryable, ids: string[]): Promise<number>;
  /** Deletes dead jobs as part of the transaction. Returns how many there were. */
  discard(q: Queryable, ids: string[]): Promise<number>;
};

export function createJobAdmin(boss: PgBoss, deadLetters: string): JobAdmin {
  const find = (name: string) => boss.findJobs(name, { queued: true });

  return {
    async queues() {
      const all = await boss.getQueues();
      return all
        .filter(({ name }) => name !== deadLetters && !name.startsWith('__'))
        .map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
          name,
          waiting: readyCount,
          later: deferredCount,
          active: activeCount,
          failed: failedCount,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name));
    },
    async waiting(queue) {
      const jobs = await find(queue);
      return jobs.map((job) => ({
        id: job.id,
        queue,
        createdAt: job.createdOn,
        at: job.startAfter,
        attempts: job.retryCount,
        output: job.output,
      }));
    },
    async dead() {
      return (await find(deadLetters)).map(toDead);
    },
    retry: (q, ids) => boss.redrive(deadLetters, { ids, ...on(q) }),
    async discard(q, ids) {
      const known = new Set((await find(deadLetters)).map(({ id }) => id));
      const found = ids.filter((id) => known.has(id));
      if (found.length > 0) await boss.deleteJob(deadLetters, found, on(q));
      return found.length;
    },
  };
}

/** The number of attempts is one more than the retries. */
function toDead(job: JobWithMetadata<unknown>): JobState {
  return {
    id: job.id,
    queue: job.sourceName ?? '',
    createdAt: job.sourceCreatedOn ?? job.createdOn,
    at: job.createdOn,
    attempts: (job.sourceRetryCount ?? 0) + 1,
    output: job.sourceOutput ?? job.output,
  };
}

/** An adapter that runs pg-boss's statements on the transaction's connection. */
function on(q: Queryable) {
  return { db: { executeSql: (text: string, values?: unknown[]) => q.$client.query(text, values) } };
}
