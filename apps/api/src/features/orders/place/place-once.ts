import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type RequestContext, withIdempotencyKey } from '../../../platform/http/index.ts';
import { createGate } from '../../../platform/load/index.ts';
import { ordersPlaced } from '../../../platform/metrics/index.ts';
import { holdAccount } from '../../auth/index.ts';
import { retryOnce } from './retry-once.ts';

/**
 * A rush at one store leaves most of the pool's 20 connections to everybody else. At 20 ms an order, 300 waiting ones
 * are placed within a second or two.
 */
const gate = createGate({ concurrent: 4, waiting: 300, longestWaitMs: 15_000 });

/**
 * Places an order in one transaction, once per Idempotency-Key, with a second attempt after a conflict. Throws `busy` in
 * a rush that the process cannot serve in time, and `unauthenticated` where the account was deleted or merged meanwhile.
 */
export function placeOnce<Placed>(
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
        // Before carts, wallet and items, as a merge of accounts locks them.
        if (!(await holdAccount(tx, owner)))
          throw new AppError(ctx.viewer.kind === 'customer' ? 'unauthenticated' : 'busy');
        isNew = true;
        return place(tx);
      }),
    );
    if (isNew) ordersPlaced.inc({ endpoint });
    return placed;
  });
}
