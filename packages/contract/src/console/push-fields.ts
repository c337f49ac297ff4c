import { z } from 'zod';

/** Web Push for members of the staff: what a browser needs to subscribe, and what it sends. */

/** What a browser subscribes with, and which browsers of the member are subscribed. */
export const pushState = z.object({
  /** The application server key, base64url. */
  key: z.string(),
  /** SHA-256 of the address of each subscription, base64url. */
  devices: z.array(z.string()),
});

/** A subscription of a browser. It is secret: see `SUBSCRIPTION_SECRETS`. */
export const pushSubscription = z.object({
  /** Address of the browser's push service. */
  endpoint: z.string().max(1000),
  p256dh: z.string().max(200),
  auth: z.string().max(100),
});

/** The fields of a subscription that no log may have. */
export const SUBSCRIPTION_SECRETS = ['endpoint', 'p256dh', 'auth'] as const;

export const pushDevice = z.object({ /** As in `devices`. */ device: z.string().max(100) });
