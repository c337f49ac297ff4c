import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

const options = { mostBytes: 1000, allowPrivate: false };

async function startServer(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an address of this machine is not requested, in any notation', async () => {
  let requests = 0;
  const { port } = new URL(
    await startServer((_request, response) => {
      requests += 1;
      response.end();
    }),
  );
  const hosts = [
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '0.0.0.0',
    'localhost',
    'localhost.',
    'shop.localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[2002:7f00:1::]',
    '[64:ff9b::7f00:1]',
  ];
  for (const host of hosts) {
    const fetched = fetchPicture(new URL(`http://${host}:${port}/a.png`), options);
    await expect(fetched, host).rejects.toThrow('is an address of a private network');
  }
  expect(requests).toBe(0);
});

test('every redirect is checked like the first address', async () => {
  const secret = await startServer((_request, response) => void response.end('secret'));
  const away = await startServer((_request, response) =>
    response.writeHead(302, { location: 'ftp://127.0.0.1/a.png' }).end(),
  );
  const allowed = { ...options, allowPrivate: true };
  await expect(fetchPicture(new URL(away), allowed)).rejects.toThrow('is no web address');
  const nowhere = await startServer((_request, response) =>
    response.writeHead(302, { location: 'http://[' }).end(),
  );
  await expect(fetchPicture(new URL(nowhere), allowed)).rejects.toThrow('redirects to no address');
  const within = await startServer((_request, response) =>
    response.writeHead(302, { location: secret }).end(),
  );
  expect((await fetchPicture(new URL(within), allowed)).toString()).toBe('secret');
  const circle = await startServer((_request, response) => response.writeHead(302, { location: '/' }).end());
  await expect(fetchPicture(new URL(circle), allowed)).rejects.toThrow('redirects too often');
});
