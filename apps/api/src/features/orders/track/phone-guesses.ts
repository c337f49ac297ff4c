import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../platform/http/index.ts';
import { decrementAttempts, deleteAttempts, type RateLimit, requireAttempt } from '../../auth/index.ts';

/** Phones tried for one order from one network address: whoever has the order is not kept out by a stranger elsewhere. */
const ORDER_RULE: RateLimit = {
  allowance: 5,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  resetAfterSeconds: 86_400,
};

/** One network address over all orders: one phone tried on many of them. A campus shares one. */
const ADDRESS_RULE: RateLimit = {
  allowance: 50,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  resetAfterSeconds: 3600,
};

/**
 * Counts that somebody who is not the owner names an order's phone, alike for orders that do not exist. Refused with
 * `too_many_requests`, right or wrong, after too many wrong ones; a right one costs nothing.
 */
export async function countPhoneGuess(ctx: RequestContext, orderId: number, isRight: boolean): Promise<void> {
  const [ofOrder, ofAddress] = [orderKey(ctx, orderId), `track-address:${ctx.address}`];
  await requireAttempt(ctx, ofAddress, ADDRESS_RULE);
  await requireAttempt(ctx, ofOrder, ORDER_RULE);
  if (!isRight) return;
  await deleteAttempts(ctx.db, ofOrder);
  await decrementAttempts(ctx.db, ofAddress);
}

function orderKey({ address }: RequestContext, orderId: number): string {
  return `track:${createHash('sha256').update(`${orderId}\n${address}`).digest('base64url')}`;
}
