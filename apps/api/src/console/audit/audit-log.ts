import { ALWAYS_SECRET, type ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { AnyErrorCode } from '../../platform/http/index.ts';
import type { AnonymousContext } from '../console-context.ts';
import { insertEntry, reserveEntry } from './audit.queries.ts';

/** The data of a call that its audit entry records. */
export type AuditedCall = {
  endpoint: ConsoleEndpoint;
  ctx: Pick<AnonymousContext, 'address' | 'now' | 'requestId' | 'userAgent'>;
  input: { params: unknown; query: unknown; body: unknown };
  /** The id of the object, if it is known. */
  targetId: string | null;
  /** The calling member; null without a session. */
  actorId: number | null;
};

/** Begins the entry of a change: from here on, triggers record the rows that the transaction writes. */
export async function beginAudit(tx: Tx): Promise<number> {
  return reserveEntry(tx);
}

/** Completes the entry of a change, in its transaction. */
export async function completeAudit(tx: Tx, id: number, call: AuditedCall): Promise<void> {
  await insertEntry(tx, { id, ...entryOf(call), outcome: 'done' });
}

/** Records a rejected attempt, outside of the rolled back transaction. */
export async function auditDenied(q: Queryable, call: AuditedCall, code: AnyErrorCode): Promise<void> {
  await insertEntry(q, { ...entryOf(call), outcome: 'denied', code });
}

/** Records that a list was exported. */
export async function auditExport(q: Queryable, call: AuditedCall): Promise<void> {
  await insertEntry(q, { ...entryOf(call), outcome: 'exported' });
}

function entryOf({ endpoint, ctx, input, targetId, actorId }: AuditedCall) {
  const redacted = redactedInput(endpoint, input);
  return {
    at: new Date(ctx.now()),
    staffId: actorId,
    endpoint: endpoint.name,
    permission: endpoint.permission,
    target: endpoint.target && targetId !== null ? `${endpoint.target}:${targetId}` : null,
    input: redacted,
    reason: typeof redacted.reason === 'string' ? redacted.reason : null,
    address: ctx.address,
    userAgent: ctx.userAgent,
    requestId: ctx.requestId,
  };
}

const MARK = '•••';
/** Longer texts are truncated: an entry is evidence of a call, not a copy of a document. */
const LONGEST_TEXT = 2000;
const LONGEST_LIST = 200;

type Input = { params: unknown; query: unknown; body: unknown };

/** The input of a call for the audit log: one object, with a mark in place of secrets. */
function redactedInput(
  endpoint: Pick<ConsoleEndpoint, 'secrets'>,
  { params, query, body }: Input,
): Record<string, unknown> {
  const secrets = new Set([...ALWAYS_SECRET, ...(endpoint.secrets ?? [])]);
  const joined = { ...asObject(params), ...asObject(query), ...asObject(body) };
  return redact(joined, secrets) as Record<string, unknown>;
}

function redact(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return `${value.slice(0, LONGEST_TEXT)}…`;
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((entry) => redact(entry, secrets));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      secrets.has(key) && entry !== undefined && entry !== null ? MARK : redact(entry, secrets),
    ]),
  );
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
