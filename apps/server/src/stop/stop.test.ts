import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createReadiness } from '@errand/api/platform/health';
import { eventStreams } from '@errand/api/platform/http';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer } from './stop.ts';

async function listen() {
  const app = Fastify();
  const readiness = createReadiness();
  const openStream = eventStreams(app);
  let finish: () => void = () => {};
  app.get('/ready', async (_request, reply) => reply.code(readiness.isStopping() ? 503 : 200).send());
  app.get('/stream', (_request, reply) => void openStream(reply, { onBeat() {}, onClose() {} }));
  app.get('/slow', () => new Promise((resolve) => (finish = () => resolve('done'))));
  app.post('/', async () => 'read');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.server.closeAllConnections());
  return { app, readiness, url, finish: () => finish() };
}

type Listening = Awaited<ReturnType<typeof listen>>;

/** Sends bytes as they are. `closed` resolves with everything the server has sent. */
function send({ app }: Listening, text: string): { socket: Socket; closed: Promise<string> } {
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

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`;

test('while it drains, the process is not ready but serves; then the port is closed', async () => {
  const server = await listen();
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  expect(await statusOf('/ready')).toBe(200);
  let drained: () => void = () => {};
  const drain = () => new Promise<void>((resolve) => (drained = resolve));
  const closing = closeServer(server.app, server.readiness, { drain });
  expect(await statusOf('/ready')).toBe(503);
  expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(200);
  drained();
  await closing;
  await expect(fetch(`${server.url}/ready`)).rejects.toThrow('fetch failed');
});

test('a running request finishes, and its connection and idle ones close with the server', async () => {
  const server = await listen();
  const idle = send(server, get('/ready'));
  await once(idle.socket, 'data');
  const slow = send(server, get('/slow'));
  await once(server.app.server, 'request');
  const closing = closeServer(server.app, server.readiness, { drain: async () => {}, finishMs: 60_000 });
  await idle.closed;
  server.finish();
  expect(await slow.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
  await closing;
});

test('an unfinished body, a silent connection and a stream do not keep the process alive', async () => {
  const server = await listen();
  const stream = send(server, get('/stream'));
  await once(stream.socket, 'data');
  const body = send(
    server,
    'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await once(server.app.server, 'request');
  const silent = send(server, '');
  await once(server.app.server, 'connection');
  await closeServer(server.app, server.readiness, { drain: async () => {}, finishMs: 100 });
  expect(await stream.closed).toContain('text/event-stream');
  expect([await body.closed, await silent.closed]).toEqual(['', '']);
});
