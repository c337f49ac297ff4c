import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { handleErrors } from '../error-handler.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  connectionOptions,
  limitConnections,
} from './connection-limits.ts';

const GET = 'GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n';
/** Longer than any test. */
const NEVER = 300_000;

async function listen(changed: Partial<ConnectionLimits>, isProxy = () => false): Promise<FastifyInstance> {
  const limits = { ...CONNECTION_LIMITS, headersMs: NEVER, bodyMs: NEVER, requestMs: NEVER, ...changed };
  const app = Fastify(connectionOptions(limits));
  onTestFinished(() => app.close());
  handleErrors(app);
  limitConnections(app, limits, isProxy);
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.route({
    method: 'POST',
    url: '/',
    async handler({ headers, raw }) {
      if (headers['content-type']?.startsWith('multipart')) await once(raw, 'close');
      return { read: true };
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** Sends bytes as they are. `closed` resolves with everything the server has sent. */
function send(app: FastifyInstance, text: string): { socket: Socket; closed: Promise<string> } {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk;
  });
  socket.on('error', () => {});
  socket.write(text);
  return { socket, closed: once(socket, 'close').then(() => received) };
}

const unfinished = (type: string) =>
  `POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"a":`;

test('an unfinished body is rejected with 408 and its connection is closed', async () => {
  const app = await listen({ bodyMs: 50 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(app, unfinished('application/json')).closed),
  );
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"too_slow"');
  }
});

test('an unfinished upload, which may take longer, is closed as well', async () => {
  const app = await listen({ bodyMs: 50, headersMs: 500, requestMs: 500, checkMs: 50 });
  const { closed } = send(app, unfinished('multipart/form-data; boundary=x'));
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('headers that never end are rejected with 408', async () => {
  const app = await listen({ headersMs: 100, requestMs: 100, checkMs: 50 });
  expect(await send(app, 'GET / HTTP/1.1\r\nHost: shop.test\r\nX-A:').closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that arrives in time is read, and its connection serves the next request', async () => {
  const app = await listen({ bodyMs: 5000 });
  const request = unfinished('application/json').replace('100', '7');
  const { socket, closed } = send(app, `${request}1}${request}2}`);
  socket.end();
  expect((await closed).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});

test('one address cannot take all connections, and closed ones do not count', async () => {
  const app = await listen({ connectionsPerAddress: 2 });
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const first = send(app, '');
  const [firstAccepted] = await accepted;
  send(app, '');
  await once(app.server, 'connection');
  expect(await send(app, GET).closed).toBe('');
  const closed = once(firstAccepted, 'close');
  first.socket.destroy();
  await closed;
  expect(await send(app, GET).closed).toMatch(/^HTTP\/1\.1 404 /);
});

test('a trusted proxy, which carries many visitors, is exempt from the limit of an address', async () => {
  const app = await listen({ connectionsPerAddress: 1 }, () => true);
  send(app, '');
  await once(app.server, 'connection');
  expect(await send(app, GET).closed).toMatch(/^HTTP\/1\.1 404 /);
});
