import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { customers } from '../auth.tables.ts';

/** Blocks an account; null unblocks it. A trigger publishes the block, which closes the streams of its sessions. */
export async function setBlocked(
  q: Queryable,
  id: number,
  block: { reason: string; staffId: number } | null,
  at: Date,
): Promise<void> {
  await q
    .update(customers)
    .set({
      blocked: block !== null,
      blockReason: block?.reason ?? null,
      blockedBy: block?.staffId ?? null,
      blockedAt: block && at,
      updatedAt: at,
    })
    .where(eq(customers.id, id));
}
