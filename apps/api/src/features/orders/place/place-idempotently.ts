import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type RequestContext, withIdempotencyKey } from '../../../platform/http/index.ts';
import { createGate } from '../../../platform/load/index.ts';
import { ordersPlaced } from '../../../platform/metrics/index.ts';
import { lockActiveAccount } from '../../auth/index.ts';
import { retryOnce } from './retry-once.ts';

/**
 * During a rush at one store, most of the pool's 20 connections stay free for other requests. At 20 ms per order, 300
 * waiting orders are placed within two seconds.
 */
const gate = createGate({ concurrent: 4, waiting: 300, longestWaitMs: 15_000 });

/**
 * Places an order in one transaction, once per Idempotency-Key, with a second attempt after a conflict. Throws `busy` if
 * the process is overloaded, and `unauthenticated` if the account was deleted or merged meanwhile.
 */
export function placeIdempotently<Placed>(
  ctx: RequestContext<'db'>,
  endpoint: 'placeOrder' | 'bookTrip',
  owner: string,
  request: unknown,
  place: (tx: Tx) => Promise<Placed>,
): Promise<Placed> {
  return gate.run(async () => {
    let isNew = false;
    const placed = await retryOnce(() =>
      withIdempotencyKey(ctx, endpoint, request, async (tx) => {
        // The account is locked before carts, wallet and items, in the same order as in a merge of accounts.
        if (!(await lockActiveAccount(tx, owner)))
          throw new AppError(ctx.viewer.kind === 'customer' ? 'unauthenticated' : 'busy');
        isNew = true;
        return place(tx);
      }),
    );
    if (isNew) ordersPlaced.inc({ endpoint });
    return placed;
  });
}
