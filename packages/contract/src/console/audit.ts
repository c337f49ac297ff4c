import { z } from 'zod';
import { consoleEndpoint } from './console-endpoint.ts';
import {
  actor,
  id,
  idFilter,
  instant,
  instantFilter,
  listFields,
  listOf,
  person,
  personal,
} from './fields.ts';

/** `done`: a change. `denied`: a rejected attempt. `exported`: an exported list. */
export const AUDIT_OUTCOMES = ['done', 'denied', 'exported'] as const;

/** Inputs and columns, which may name people. */
const values = z.record(z.string(), z.unknown()).meta({ personal: true });

/** A changed row, with only the columns that differ. `before` is null for a new row, `after` for a deleted one. */
export const auditChange = z.object({
  table: z.string(),
  row_id: z.string(),
  before: values.nullable(),
  after: values.nullable(),
});

export const auditRow = z.object({
  id,
  at: instant,
  /** Null if the caller was not signed in. */
  staff: actor,
  endpoint: z.string(),
  permission: z.string().nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** The reason of a denied attempt. */
  code: z.string().nullable(),
  /** `order:100012`. */
  target: z.string().nullable(),
  /** The call’s input, with a mark in place of secrets. */
  input: values,
  reason: z.string().nullable(),
  address: personal,
  user_agent: z.string(),
  request_id: z.string(),
  changes: z.array(auditChange),
});
export type AuditRow = z.output<typeof auditRow>;

const base = { tag: 'Audit', method: 'GET', permission: 'audit.read', scope: 'all' } as const;

export const listAudit = consoleEndpoint({
  ...base,
  name: 'listAudit',
  summary: 'Who did what, when and from where, with values before and after; the latest first',
  path: '/api/console/v1/audit',
  query: z.object({
    ...listFields,
    staff_id: idFilter,
    endpoint: z.string().max(60).optional(),
    outcome: z.enum(AUDIT_OUTCOMES).optional(),
    /** `order:100012`, or `order` for all orders. */
    target: z.string().max(100).optional(),
    from: instantFilter,
    to: instantFilter,
  }),
  csv: true,
  response: listOf(auditRow),
});

export const getAuditEntry = consoleEndpoint({
  ...base,
  name: 'getAuditEntry',
  summary: 'One entry of the audit log',
  path: '/api/console/v1/audit/{id}',
  response: auditRow,
});

export const listAuditFilters = consoleEndpoint({
  ...base,
  name: 'listAuditFilters',
  summary: 'The names of calls and the members that the log can be filtered by',
  path: '/api/console/v1/audit-filters',
  response: z.object({
    endpoints: z.array(z.string()),
    staff: z.array(person.extend({ mail: personal })),
  }),
});
