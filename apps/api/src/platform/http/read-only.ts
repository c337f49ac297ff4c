import type { Endpoint } from '@errand/contract';
import { sql } from 'drizzle-orm';
import { databaseError, withJoinedTransaction } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import type { RequestContext, Viewer } from './context.ts';

const READ_ONLY_TRANSACTION = '25006';

/** Whether a member of the staff views the account (docs/decisions/0033-acting-for-a-customer.md). */
export function isReadOnly(viewer: Viewer): boolean {
  return viewer.kind === 'customer' && viewer.isReadOnly === true;
}

/** Throws `read_only` for a change by a read-only viewer, before its body is read. */
export function requireChangeable({ method, readOnly }: Endpoint, viewer: Viewer): void {
  if (isReadOnly(viewer) && method !== 'GET' && !readOnly) throw new AppError('read_only');
}

/**
 * Runs a read in a transaction in which the database rejects writes. Some GET endpoints change data; those throw
 * `read_only` too.
 */
export async function runReadOnly<Parts extends keyof Deps, Result>(
  ctx: RequestContext<Parts | 'db' | 'pool'>,
  work: (ctx: RequestContext<Parts | 'db' | 'pool'>) => Promise<Result>,
): Promise<Result> {
  try {
    return await withJoinedTransaction(ctx, async (joined, tx) => {
      await tx.execute(sql`set transaction read only`);
      return work({ ...ctx, ...joined });
    });
  } catch (error) {
    if (databaseError(error as Error).code === READ_ONLY_TRANSACTION) throw new AppError('read_only');
    throw error;
  }
}
