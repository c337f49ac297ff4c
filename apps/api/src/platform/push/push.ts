import http from 'node:http';
import https from 'node:https';
import type pg from 'pg';
import { publicLookup, requirePublicHost } from '../outgoing/index.ts';
import { arePushKeys, encryptPush, type PushKeys } from './encrypt.ts';
import { getVapidKeys, vapidHeader } from './vapid.ts';

export type PushSubscriber = PushKeys & {
  /** The address of the browser's push service. */
  endpoint: string;
};

export type PushMessage = {
  text: string;
  /** How long the push service stores it for a browser that is offline. */
  ttlSeconds: number;
  /** Replaces an undelivered message of the same topic. At most 32 characters of base64url. */
  topic: string;
  /** `mailto:` or `https:`, for complaints of the push service. */
  contact: string;
};

/** Web Push: messages to browsers that are closed or in the background. */
export type Push = {
  /** The application server key with which browsers subscribe. */
  publicKey: () => Promise<string>;
  /** Whether messages may be sent to a subscription: its push service is public and its keys are valid. */
  accepts: (subscriber: PushSubscriber) => boolean;
  /** `gone` for a subscription that has ended. Throws for any other failure. */
  send: (subscriber: PushSubscriber, message: PushMessage) => Promise<'sent' | 'gone'>;
};

const TIMEOUT_MS = 15_000;

/**
 * Sends through the push service of a subscription. A member chooses its address, so only public addresses are
 * requested, unless a test sets `allowPrivate`.
 */
export function createPush({
  pool,
  now,
  allowPrivate = false,
}: {
  pool: pg.Pool;
  now: () => number;
  allowPrivate?: boolean;
}): Push {
  function isAllowed(url: URL): boolean {
    if (allowPrivate) return true;
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
    try {
      requirePublicHost(url);
      return true;
    } catch {
      return false;
    }
  }

  return {
    publicKey: async () => (await getVapidKeys(pool)).publicKey,
    accepts({ endpoint, ...keys }) {
      const url = URL.parse(endpoint);
      return url !== null && isAllowed(url) && arePushKeys(keys);
    },
    async send({ endpoint, ...keys }, { text, ttlSeconds, topic, contact }) {
      const url = new URL(endpoint);
      if (!isAllowed(url)) return 'gone';
      const status = await post(url, {
        body: encryptPush(text, keys),
        lookup: allowPrivate ? undefined : publicLookup,
        headers: {
          authorization: await vapidHeader(pool, url, { contact, nowMs: now() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: ttlSeconds,
          urgency: 'high',
          topic,
        },
      });
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status >= 300) throw new Error(`The push service responded with status ${status}.`);
      return 'sent';
    },
  };
}

type Posting = { body: Buffer; headers: http.OutgoingHttpHeaders; lookup: typeof publicLookup | undefined };

/** Posts without following redirects. Resolves with the status. */
function post(url: URL, { body, headers, lookup }: Posting): Promise<number> {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const request = client.request(
      url,
      {
        method: 'POST',
        // A pooled connection would skip the lookup.
        agent: false,
        lookup,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, 'content-length': body.length },
      },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? 0));
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
