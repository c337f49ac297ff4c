import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, base64url as `PushSubscription.toJSON()` gives them. */
export type PushKeys = { p256dh: string; auth: string };

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.from([2]);

/** Whether keys are those of a subscription: a point of P-256 and 16 bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const ecdh = createECDH(CURVE);
    ecdh.generateKeys();
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/**
 * Encrypts a message so that only the browser can read it, not its push service (RFC 8291, one record of `aes128gcm`).
 * Only tests pass `salt` and `sender`.
 */
export function encryptPush(
  text: string,
  keys: PushKeys,
  { salt = randomBytes(16), sender = newKeys() }: { salt?: Buffer; sender?: ECDH } = {},
): Buffer {
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const own = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const input = derive(sender.computeSecret(receiver), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, body, cipher.getAuthTag()]);
}

function newKeys(): ECDH {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return ecdh;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
