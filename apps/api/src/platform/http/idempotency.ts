import { createHash } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/index.ts';
import { AppError } from './app-error.ts';
import { ownerOf, type RequestContext } from './context.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

/**
 * Runs a state-changing use case at most once per Idempotency-Key and caller, and returns the first response to every
 * repeat, in any process and after any restart. The key's row is inserted first, in the transaction of the change: a
 * concurrent call waits for it and reads the stored response; a failure leaves nothing. Throws `idempotency_key_reused`
 * for the same key with another request.
 */
export async function withIdempotencyKey<Response>(
  ctx: RequestContext<'db'>,
  endpoint: string,
  request: unknown,
  run: (tx: Tx) => Promise<Response>,
): Promise<Response> {
  const key = ctx.idempotencyKey;
  const owner = ownerOf(ctx.viewer);
  if (!key || !owner) return ctx.db.transaction(run);
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return ctx.db.transaction(async (tx) => {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ owner, key, endpoint, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const row = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(row);
      if (first?.requestHash !== requestHash || first.endpoint !== endpoint)
        throw new AppError('idempotency_key_reused');
      return first.response as Response;
    }
    const response = await run(tx);
    await tx.update(idempotencyKeys).set({ status: 200, response }).where(row);
    return response;
  });
}

/** The stored response to a call with this key by the caller; null while there is none. */
export async function findResponse(
  ctx: RequestContext<'db'>,
  endpoints: readonly string[],
  key: string,
): Promise<unknown> {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) return null;
  const { response, owner: caller, key: stored, endpoint } = idempotencyKeys;
  const [first] = await ctx.db
    .select({ response })
    .from(idempotencyKeys)
    .where(and(eq(caller, owner), eq(stored, key), inArray(endpoint, [...endpoints])));
  return first?.response ?? null;
}

const RETENTION_DAYS = 7;

/** Deletes stored responses after a week; clients retry within minutes. */
export async function deleteExpiredResponses(q: Queryable, nowMs: number): Promise<void> {
  await q
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(nowMs - RETENTION_DAYS * 86_400_000)));
}

/** Deletes the stored responses of an owner whose account is erased. */
export async function deleteResponsesOf(q: Queryable, owner: string): Promise<void> {
  await q.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, owner));
}

/** Moves the stored responses of an owner whose account is merged into another, so that a repeat stays idempotent. */
export async function moveResponses(q: Queryable, from: string, to: string): Promise<void> {
  const known = q
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.owner, to));
  const { key, owner } = idempotencyKeys;
  await q.delete(idempotencyKeys).where(and(eq(owner, from), inArray(key, known)));
  await q.update(idempotencyKeys).set({ owner: to }).where(eq(owner, from));
}
