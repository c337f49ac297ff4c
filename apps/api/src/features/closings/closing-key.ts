import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type pg from 'pg';
import { getSecret } from '../../platform/secrets/index.ts';

/** What precedes the 32 bytes of a private Ed25519 key in PKCS #8 (RFC 8410). */
const PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key by which the shop signs closings. It is made once, kept with the other secrets, and in every backup. */
export async function closingKey(
  pool: pg.Pool,
): Promise<{ publicKey: string; sign: (text: string) => string }> {
  const seed = await getSecret(pool, 'closings');
  const key = createPrivateKey({ key: Buffer.concat([PREFIX, seed]), format: 'der', type: 'pkcs8' });
  return {
    publicKey: pemOf(createPublicKey(key)),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

function pemOf(key: KeyObject): string {
  return key.export({ format: 'pem', type: 'spki' }).toString();
}
