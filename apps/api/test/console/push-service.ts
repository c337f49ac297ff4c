import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

type Received = {
  /** The decrypted message. */
  text: string;
  headers: Record<string, unknown>;
  /** The verified claims of the sender's token. */
  claims: Record<string, unknown>;
};

/**
 * A fake push service with its browsers, on loopback. Like a real one it checks the sender's token, and each browser
 * decrypts messages with its own keys.
 */
export async function startPushService(now: () => number) {
  const browsers = new Map<
    string,
    { receive: (body: Buffer) => string; received: Received[]; status: number }
  >();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const browser = browsers.get(request.url ?? '');
    if (!browser || browser.status !== 201) {
      response.writeHead(browser?.status ?? 404).end();
      return;
    }
    const { headers } = request;
    const claims = await verify(headers.authorization ?? '', origin(), now()).catch(() => null);
    if (!claims) {
      response.writeHead(403).end();
      return;
    }
    browser.received.push({ text: browser.receive(body), headers, claims });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** A subscribed browser. `respondWith` sets the status with which the service responds. */
    subscribe() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/${randomBytes(12).toString('base64url')}`;
      const received: Received[] = [];
      const browser = { received, status: 201, receive: (body: Buffer) => decrypt(body, keys, auth) };
      browsers.set(path, browser);
      return {
        subscriber: {
          endpoint: origin() + path,
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
        received,
        respondWith: (status: number) => {
          browser.status = status;
        },
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The claims of `vapid t=…, k=…`. Throws for a token with another key, service or time. */
async function verify(authorization: string, audience: string, nowMs: number) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { audience, currentDate: new Date(nowMs) });
  return payload;
}

/** Decrypts as browsers do (RFC 8291): salt and sender's key precede the single record. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + sender.length);
  const derive = (secret: Buffer, by: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const input = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
