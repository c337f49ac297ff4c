import { DELIVERY_CODE_LIMIT, MESSAGE_QUOTA, ORDER_QUOTA, TEST_MESSAGE_QUOTA } from './limits.ts';

export { decrementAttempts, deleteAttempts } from './attempts.queries.ts';
export type { RateLimit } from './rate-limit.ts';
export { requireAttempt, requireQuota, withinQuota } from './require-attempt.ts';

/** How many calls of a kind a caller has within a period. */
export const QUOTAS = {
  deliveryCode: DELIVERY_CODE_LIMIT,
  message: MESSAGE_QUOTA,
  order: ORDER_QUOTA,
  testMessage: TEST_MESSAGE_QUOTA,
};
