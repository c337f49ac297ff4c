import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type pg from 'pg';
import { getSecret } from '../secrets/index.ts';

/** Push services accept at most a day. */
const VALID_SECONDS = 12 * 3600;

/** The key pair with which this deployment identifies itself to push services (RFC 8292), created at first use. */
export async function getVapidKeys(pool: pg.Pool): Promise<{ publicKey: string; privateKey: string }> {
  const secret = await getSecret(pool, 'web-push');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(secret);
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/**
 * The `Authorization` header of one message. `contact` is a `mailto:` or `https:` address for complaints of the push
 * service.
 */
export async function vapidHeader(
  pool: pg.Pool,
  endpoint: URL,
  { contact, nowMs }: { contact: string; nowMs: number },
): Promise<string> {
  const { publicKey, privateKey } = await getVapidKeys(pool);
  const point = Buffer.from(publicKey, 'base64url');
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const token = await new SignJWT({ sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(endpoint.origin)
    .setExpirationTime(Math.floor(nowMs / 1000) + VALID_SECONDS)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
