import { z } from 'zod';
import { consoleEndpoint } from './console-endpoint.ts';
import { instant, listFields, listOf } from './fields.ts';

const queueName = z.string().max(200);

export const queueRow = z.object({
  name: queueName,
  /** Jobs that can start now. */
  waiting: z.number().int(),
  /** Jobs scheduled for later, such as retries. */
  later: z.number().int(),
  active: z.number().int(),
  /** Jobs that failed at every attempt; their copies are the dead letters. */
  failed: z.number().int(),
});
export type QueueRow = z.output<typeof queueRow>;

/** Payloads are not shown: they may hold personal data. */
export const jobRow = z.object({
  id: z.string(),
  queue: queueName,
  created_at: instant,
  /** When it starts, or when its last attempt failed. */
  at: instant,
  attempts: z.number().int(),
  /** Error of the last attempt; null before one has failed. */
  error: z.string().nullable(),
});
export type JobRow = z.output<typeof jobRow>;

const base = { tag: 'Jobs', scope: 'all', target: 'job' } as const;
const read = { ...base, permission: 'jobs.read' } as const;
const change = { ...base, permission: 'jobs.retry', changes: ['jobs'] } as const;

export const listQueues = consoleEndpoint({
  ...read,
  name: 'listQueues',
  summary: 'The queues of background jobs with their counts of the last seconds',
  method: 'GET',
  path: '/api/console/v1/jobs/queues',
  response: z.object({ rows: z.array(queueRow) }),
});

const jobQuery = z.object({
  limit: listFields.limit,
  cursor: listFields.cursor,
  queue: queueName.optional(),
});

export const listWaitingJobs = consoleEndpoint({
  ...read,
  name: 'listWaitingJobs',
  summary: 'Jobs that have not begun or wait for their next attempt, the next one first',
  method: 'GET',
  path: '/api/console/v1/jobs/waiting',
  query: jobQuery,
  response: listOf(jobRow),
});

export const listDeadJobs = consoleEndpoint({
  ...read,
  name: 'listDeadJobs',
  summary: 'Jobs that failed at every attempt, the latest first; kept for 30 days',
  method: 'GET',
  path: '/api/console/v1/jobs/dead',
  query: jobQuery,
  response: listOf(jobRow),
});

const ids = z.array(z.uuid()).min(1).max(100);

export const retryJobs = consoleEndpoint({
  ...change,
  name: 'retryJobs',
  summary: 'Returns dead jobs to their queues, where they get new attempts',
  method: 'POST',
  path: '/api/console/v1/jobs/dead/retry',
  body: z.object({ ids }),
  response: z.object({ count: z.number().int() }),
});

export const discardJobs = consoleEndpoint({
  ...change,
  name: 'discardJobs',
  summary: 'Deletes dead jobs: what they were to do is not done',
  method: 'POST',
  path: '/api/console/v1/jobs/dead/discard',
  body: z.object({ ids }),
  response: z.object({ count: z.number().int() }),
});
