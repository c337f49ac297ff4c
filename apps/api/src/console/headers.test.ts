import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole, type TestConsole } from '../../test/console/start-console.ts';
import { buildConsole } from '../console-app.ts';

let shop: TestConsole;
beforeAll(async () => {
  shop = await startConsole({
    build: (deps) => buildConsole(deps, { mapOrigins: ['https://tiles.example'] }),
  });
});
afterAll(() => shop.stop());

test('responses with data, errors, foreign hosts and unknown paths have all security headers', async () => {
  const requests = [
    { url: '/api/console/v1/session' },
    { url: '/api/console/v1/nothing' },
    { url: '/%E0%A4%A' },
    { url: '/api/console/v1/session', headers: { host: 'a b' } },
  ];
  for (const request of requests) {
    const { headers } = await shop.app.inject(request);
    expect([request, headers]).toEqual([
      request,
      expect.objectContaining({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
        ),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      }),
    ]);
  }
});

test('HSTS of a console behind https holds for a year and for its subdomains, as that of the shop', async () => {
  const secure = await buildConsole({ ...shop.deps, consoleUrl: 'https://console.example' });
  const { headers } = await secure.inject({ url: '/api/console/v1/session' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
  const plain = await shop.app.inject({ url: '/api/console/v1/session' });
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
});

test('tiles of the configured map style may be loaded, but no scripts of their origin', async () => {
  const { headers } = await shop.app.inject({ url: '/api/console/v1/session' });
  const policy = String(headers['content-security-policy']);
  const sourcesOf = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
  expect(sourcesOf('img-src')).toContain('https://tiles.example');
  expect(sourcesOf('connect-src')).toContain('https://tiles.example');
  expect(sourcesOf('script-src')).toBe("script-src 'self'");
});
