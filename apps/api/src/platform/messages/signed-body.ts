import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long ago a signed request may have been signed. A recorded one cannot be repeated later. */
const TOLERANCE_SECONDS = 300;

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`: the time lets the receiver reject replays. */
export function signBody(secret: string, body: string | Buffer, seconds: number): string {
  return `t=${seconds},v1=${hmacOf(secret, body, seconds).toString('hex')}`;
}

/** Whether a header is the signature of a body by `signBody`, of the last five minutes. */
export function isSignedBody(
  secret: string,
  body: Buffer,
  header: string | undefined,
  nowMs: number,
): boolean {
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!seconds || !signature) return false;
  if (Math.abs(nowMs / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmacOf(secret, body, Number(seconds)));
}

function hmacOf(secret: string, body: string | Buffer, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
