import { findStalePlan, type Tx } from '../../../platform/db/index.ts';
import {
  AppError,
  findResponse,
  ownerOf,
  type RequestContext,
  withIdempotencyKey,
} from '../../../platform/http/index.ts';
import { createGate } from '../../../platform/load/index.ts';
import { ordersPlaced } from '../../../platform/metrics/index.ts';
import { customerAccounts } from '../../auth/accounts/index.ts';
import { QUOTAS, withinQuota } from '../../auth/attempts/index.ts';

/**
 * During a rush at one store, most of the pool's 20 connections stay free for other requests. At 20 ms per order, 300
 * waiting orders are placed within two seconds.
 */
const gate = createGate({ concurrent: 4, waiting: 300, longestWaitMs: 15_000 });

/** The operations that place an order. */
const ENDPOINTS = ['placeOrder', 'bookTrip'] as const;

/**
 * Places an order in one transaction, once per Idempotency-Key, with a second attempt after a conflict. Throws `busy` if
 * the process is overloaded, and `unauthenticated` if the account was deleted or merged meanwhile.
 */
export function placeIdempotently<Placed>(
  ctx: RequestContext<'db'>,
  endpoint: (typeof ENDPOINTS)[number],
  owner: string,
  request: unknown,
  place: (tx: Tx) => Promise<Placed>,
): Promise<Placed> {
  return gate.run(async () => {
    let isNew = false;
    const placed = await retryOnce(() =>
      withIdempotencyKey(ctx, endpoint, request, async (tx) => {
        // The account is locked before carts, wallet and items, in the same order as in a merge of accounts.
        if (!(await customerAccounts.lockActive(tx, owner)))
          throw new AppError(ctx.viewer.kind === 'customer' ? 'unauthenticated' : 'busy');
        isNew = true;
        return place(tx);
      }),
    );
    if (isNew) ordersPlaced.inc({ endpoint });
    return placed;
  });
}

/** The id of the order that the visitor has placed with an Idempotency-Key; null while there is none. */
export async function findPlacedId(ctx: RequestContext<'db'>, key: string): Promise<number | null> {
  const placed = (await findResponse(ctx, ENDPOINTS, key)) as { order_id: number } | null;
  return placed?.order_id ?? null;
}

/** A concurrent transaction changed what this one had read. A second attempt reads the current state. */
export class ConflictError extends AppError {}

/**
 * Deadlock, serialization failure, and exclusion violation: a concurrent booking of the same time. The transaction was
 * rolled back, and a second attempt succeeds or is rejected with the reason.
 */
const RETRYABLE_CODES = ['40P01', '40001', '23P01'];

/** Runs a transaction a second time after a conflict with a concurrent one, or with a migration. */
export async function retryOnce<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isRetryable = error instanceof ConflictError || RETRYABLE_CODES.includes(codeOf(error));
    if (!isRetryable && !findStalePlan(error)) throw error;
    return run();
  }
}

/** The error code of PostgreSQL, which Drizzle wraps in its own error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}

/**
 * Runs a visitor's attempt to place an order, which counts unless the server fails. Throws `slow_down` beyond the limit, and what
 * `place` throws.
 */
export function withinOrderQuota<Result>(
  ctx: RequestContext<'db' | 'now'>,
  place: () => Promise<Result>,
): Promise<Result> {
  const of = ownerOf(ctx.viewer);
  return of === null ? place() : withinQuota(ctx, { name: 'orders', of, quota: QUOTAS.order }, place);
}
