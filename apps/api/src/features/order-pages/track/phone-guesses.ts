import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../platform/http/index.ts';
import {
  decrementAttempts,
  deleteAttempts,
  type RateLimit,
  requireAttempt,
} from '../../auth/attempts/index.ts';

/** Attempts for one order from one network address, so that a stranger elsewhere does not lock out the customer. */
const ORDER_RULE: RateLimit = {
  allowance: 5,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  resetAfterSeconds: 86_400,
};

/** Attempts for all orders from one network address, which many people may share. */
const ADDRESS_RULE: RateLimit = {
  allowance: 50,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  resetAfterSeconds: 3600,
};

/**
 * Counts an attempt to open an order by its phone number, also for orders that do not exist. Throws `too_many_requests`
 * after too many wrong attempts; a right one is not counted.
 */
export async function countPhoneGuess(
  ctx: RequestContext<'db' | 'now'>,
  orderId: number,
  isRight: boolean,
): Promise<void> {
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
