import { z } from 'zod';
import { consoleEndpoint, objectEndpoints } from '../console-endpoint.ts';
import { id, instant, instantFilter, listFields, listOf, named, personal } from '../fields.ts';

export const PROBLEM_STATES = ['open', 'answered'] as const;

export const problemRow = z.object({
  id,
  order_id: id,
  state: z.enum(PROBLEM_STATES),
  reason: z.string(),
  text: z.string(),
  /** Null for a parcel. */
  store: named.nullable(),
  created_at: instant,
  answered_at: instant.nullable(),
});

export const problem = problemRow.extend({
  customer_name: personal,
  customer_phone: personal,
  /** URLs. */
  pictures: z.array(z.string()),
  answer: z.string().nullable(),
});
export type Problem = z.output<typeof problem>;

const base = { tag: 'Problems', target: 'report', permission: 'problems.read', scope: 'store' } as const;

const problems = objectEndpoints('/api/console/v1/problems', base, base);

export const listProblems = problems.list({
  name: 'listProblems',
  summary: 'Problems that customers reported, the longest open first; search by order number or words',
  query: z.object({
    ...listFields,
    sort: z.enum(['created_at']).optional(),
    state: z.enum(PROBLEM_STATES).optional(),
    from: instantFilter,
    to: instantFilter,
  }),
  response: listOf(problemRow),
});

export const getProblem = problems.get({
  name: 'getProblem',
  summary: 'One report with its pictures',
  response: problem,
});

export const answerProblem = consoleEndpoint({
  ...base,
  name: 'answerProblem',
  secrets: ['answer'],
  summary: 'Answers a report and closes it; the order’s page shows the answer',
  method: 'POST',
  path: '/api/console/v1/problems/{id}/answer',
  permission: 'problems.answer',
  changes: ['problems', 'orders'],
  body: z.object({ answer: z.string().trim().min(1).max(1000) }),
  response: problem,
  errors: ['problem_answered'],
});
