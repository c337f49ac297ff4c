import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/index.ts';
import { AppError } from './app-error.ts';
import { ownerOf, type RequestContext } from './context.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

/**
 * Runs a state-changing use case at most once for a caller's Idempotency-Key and returns the first answer to every
 * repeat, in any process and after any restart. The key's row is inserted first in the same transaction as the change:
 * a second caller waits on it and then reads the stored answer; when the first one fails, nothing is left behind.
 * The same key with another request is refused with `idempotency_key_reused`.
 */
export async function withIdempotencyKey<Answer>(
  ctx: RequestContext,
  endpoint: string,
  request: unknown,
  run: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
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
      return first.answer as Answer;
    }
    const answer = await run(tx);
    await tx.update(idempotencyKeys).set({ status: 200, answer }).where(row);
    return answer;
  });
}

const RETENTION_DAYS = 7;

/** A client that has lost an answer asks again within minutes; after a week nobody does. */
export async function deleteExpiredResponses(q: Queryable, nowMs: number): Promise<void> {
  await q
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(nowMs - RETENTION_DAYS * 86_400_000)));
}
