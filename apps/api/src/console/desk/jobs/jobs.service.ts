import type { ParsedInput } from '@errand/contract';
import type { JobRow, listDeadJobs, QueueRow } from '@errand/contract/console/jobs';
import type { JobState } from '../../../platform/jobs/index.ts';
import { scrub } from '../../../platform/log/index.ts';
import type { ConsoleContext } from '../../console-context.ts';

const ERROR_LENGTH = 300;

type Query = ParsedInput<typeof listDeadJobs>['query'];

export async function listQueues(ctx: ConsoleContext): Promise<{ rows: QueueRow[] }> {
  return { rows: await ctx.jobs.admin.queues() };
}

export async function listWaiting(ctx: ConsoleContext, query: Query) {
  const queues = await ctx.jobs.admin.queues();
  const names = queues.map(({ name }) => name).filter((name) => !query.queue || name === query.queue);
  const jobs: JobState[] = [];
  for (const name of names) jobs.push(...(await ctx.jobs.admin.waiting(name)));
  return pageOf(
    jobs.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    query,
  );
}

export async function listDead(ctx: ConsoleContext, query: Query) {
  const all = await ctx.jobs.admin.dead();
  const jobs = all.filter(({ queue }) => !query.queue || queue === query.queue);
  return pageOf(
    jobs.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
    query,
  );
}

export async function retryDead(ctx: ConsoleContext, ids: string[]): Promise<{ count: number }> {
  return { count: await ctx.jobs.admin.retry(ctx.db, ids) };
}

export async function discardDead(ctx: ConsoleContext, ids: string[]): Promise<{ count: number }> {
  return { count: await ctx.jobs.admin.discard(ctx.db, ids) };
}

/** Pages by offset, because few jobs wait and few are dead. */
function pageOf(jobs: JobState[], { limit, cursor }: Query) {
  const offset = Number(cursor) || 0;
  const end = offset + limit;
  return {
    rows: jobs.slice(offset, end).map(toJobRow),
    total: jobs.length,
    total_is_bound: false,
    next: end < jobs.length ? String(end) : null,
  };
}

function toJobRow({ id, queue, createdAt, at, attempts, output }: JobState): JobRow {
  return {
    id,
    queue,
    created_at: createdAt.toISOString(),
    at: at.toISOString(),
    attempts,
    error: messageOf(output),
  };
}

/** Messages of errors may quote personal data. */
function messageOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null || !('message' in output)) return null;
  return scrub(String(output.message)).slice(0, ERROR_LENGTH);
}
