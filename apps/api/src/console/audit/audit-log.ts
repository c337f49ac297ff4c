import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { AnyErrorCode } from '../../platform/http/index.ts';
import type { AnonymousContext } from '../console.types.ts';
import { insertEntry, reserveEntry } from './audit.queries.ts';
import { redactedInput } from './redact.ts';

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
