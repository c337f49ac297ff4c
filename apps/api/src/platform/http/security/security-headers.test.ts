import { LIVE_EVENTS_PATH } from '@errand/contract/live';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { buildApi } from '../../../app.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PROTECTED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(/^geolocation=\(self\), .*camera=\(\).*payment=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
};

test('responses with data, errors and unknown paths have all security headers', async () => {
  const requests: InjectOptions[] = [
    { url: '/api/v1/config' },
    { url: '/api/v1/customer/info' },
    { url: '/api/v1/items/details/%00' },
    { url: '/api/v1/nothing' },
    { url: '/%E0%A4%A' },
    { url: `/api/v1/items/details/${'x'.repeat(300)}` },
    { url: '/media/unknown/1.webp' },
    { url: '/healthz' },
    { url: '/openapi.json' },
    {
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    },
  ];
  for (const request of requests) {
    const { headers } = await api.inject(request);
    expect([request.url, headers]).toEqual([request.url, expect.objectContaining(PROTECTED)]);
    expect(headers['content-security-policy']).toBe(DATA_POLICY);
    expect(headers).not.toHaveProperty('strict-transport-security');
    // No other site may read a response.
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('TRACE is rejected, and no folder is listed', async () => {
  for (const method of ['TRACE', 'GET'] as const)
    for (const url of ['/media/', '/docs/', '/api/v1/'])
      expect((await api.inject({ method: method as 'GET', url })).statusCode).toBe(404);
});

test('an event stream has all security headers', async () => {
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const { id } = await makeGuest(api.db);
  const response = await fetch(`${url}${LIVE_EVENTS_PATH}?guest_id=${id}`, { signal: stop.signal });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...PROTECTED,
    'content-type': 'text/event-stream; charset=utf-8',
  });
  stop.abort();
});

test('HTML of the API may run only scripts of its own files', async () => {
  const policy = async (url: string) => (await api.inject(url)).headers['content-security-policy'];
  expect(await policy('/docs')).toContain("script-src 'self';");
  expect(await policy('/docs')).not.toMatch(/script-src[^;]*unsafe/);
});

test('HSTS is sent if PUBLIC_URL or a trusted proxy uses https', async () => {
  const hsts = 'max-age=31536000; includeSubDomains';
  const proxied = await api.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
  expect(proxied.headers['strict-transport-security']).toBe(hsts);
  const forged = await api.inject({
    url: '/healthz',
    remoteAddress: '8.8.8.8',
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(forged.headers).not.toHaveProperty('strict-transport-security');
  const secure = await buildApi({ ...api.deps, publicUrl: 'https://shop.example' });
  expect((await secure.inject('/healthz')).headers['strict-transport-security']).toBe(hsts);
  await secure.close();
});
