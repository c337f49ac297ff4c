import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PushSubscriber } from '../../platform/push/index.ts';

/** A subscription as `PushSubscription.toJSON()` gives it, which browsers store as their push token. */
const subscription = z.object({
  endpoint: z.url(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** The subscription that a push token holds; null for the token of another push service. */
export function subscriberOf(token: string): PushSubscriber | null {
  if (!token.startsWith('{')) return null;
  try {
    const { endpoint, keys } = subscription.parse(JSON.parse(token));
    return { endpoint, ...keys };
  } catch {
    return null;
  }
}

/** Names a device without revealing its token. */
export function deviceOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
