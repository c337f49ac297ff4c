import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { handleErrors } from '../error-handler.ts';
import { requireHost } from '../server.ts';
import { createProxyTrust } from './trusted-proxies.ts';

function appBehind(proxies: string[]): FastifyInstance {
  const app = Fastify({ trustProxy: createProxyTrust(proxies) });
  onTestFinished(() => app.close());
  handleErrors(app);
  requireHost(app);
  app.get('/', async ({ ip, protocol, host }) => ({ ip, protocol, host }));
  return app;
}

async function originOf(app: FastifyInstance, remoteAddress: string, forwarded: string) {
  const response = await app.inject({
    url: '/',
    remoteAddress,
    headers: {
      host: 'inside:3000',
      'x-forwarded-for': forwarded,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
    },
  });
  return response.json();
}

test('behind a trusted balancer visitors have their own address, and protocol and host are those they called', async () => {
  const app = appBehind(['10.1.0.0/16', '2001:db8::7']);
  const outside = { protocol: 'https', host: 'shop.example' };
  expect(await originOf(app, '10.1.2.3', '203.0.113.5')).toEqual({ ip: '203.0.113.5', ...outside });
  expect(await originOf(app, '10.1.2.3', '203.0.113.6')).toEqual({ ip: '203.0.113.6', ...outside });
  expect(await originOf(app, '2001:db8::7', '203.0.113.5')).toMatchObject({ ip: '203.0.113.5' });
  expect(await originOf(app, '::ffff:10.1.2.3', '203.0.113.5')).toMatchObject({ ip: '203.0.113.5' });
  expect(await originOf(app, '127.0.0.1', '203.0.113.5')).toMatchObject({ ip: '203.0.113.5' });
});
test('forwarding headers of any other caller are ignored', async () => {
  const inside = { protocol: 'http', host: 'inside:3000' };
  const forged = await originOf(appBehind(['10.1.0.0/16']), '198.51.100.9', '203.0.113.5');
  expect(forged).toEqual({ ip: '198.51.100.9', ...inside });
  expect(await originOf(appBehind([]), '10.1.2.3', '203.0.113.5')).toEqual({ ip: '10.1.2.3', ...inside });
});
test('addresses that a visitor puts before those of the balancers are ignored', async () => {
  const app = appBehind(['10.1.0.0/16']);
  const forwarded = '1.1.1.1, not an address, 203.0.113.5, 10.1.9.9';
  expect(await originOf(app, '10.1.2.3', forwarded)).toMatchObject({ ip: '203.0.113.5' });
});
test('a malformed Host is rejected with 400, also one that a balancer forwards', async () => {
  const app = appBehind([]);
  const statusFor = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/', headers })).statusCode;
  for (const host of ['shop.example', 'shop.example:8080', '127.0.0.1', '[::1]:3000', 'my_host'])
    expect([host, await statusFor({ host })]).toEqual([host, 200]);
  for (const host of ['bad host', 'a/b', 'shop.example:port', 'a@b', '"><script>', 'a'.repeat(300)])
    expect([host, await statusFor({ host })]).toEqual([host, 400]);
  expect(await statusFor({ host: 'inside', 'x-forwarded-host': 'a/b' })).toBe(400);
});
