import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCategory, makeModule } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { SAME_ORIGIN_HEADERS } from './response-origin.ts';

const KEY = 'a'.repeat(64);
const PATH = `/media/${KEY}/800.webp`;

let open: TestApi;
let published: TestApi;
beforeAll(async () => {
  open = await startApi();
  published = await startApi({ deps: { publicUrl: 'https://shop.example' } });
  for (const { db } of [open, published]) {
    const module = await makeModule(db);
    await makeCategory(db, module.id, { picture: KEY });
  }
});
afterAll(() => Promise.all([open.stop(), published.stop()]));

async function read(api: TestApi, headers: Record<string, string>) {
  const response = await api.inject({ url: '/api/v1/categories', headers });
  return { url: response.json()[0].image_full_url, headers: response.headers };
}

test('a client elsewhere gets picture URLs of the host that it called, which shared caches must not store', async () => {
  const called = await read(open, { host: 'shop.test:8080' });
  expect(called.url).toBe(`http://shop.test:8080${PATH}`);
  expect(called.headers['cache-control']).toBe('private, max-age=300');
  expect((await read(open, { host: 'localhost:3000' })).url).toBe(`http://localhost:3000${PATH}`);
  const proxied = { host: 'inside:1', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.test' };
  expect((await read(open, proxied)).url).toBe(`https://shop.test${PATH}`);
  const malformed = await open.inject({ url: '/api/v1/categories', headers: { host: 'bad host' } });
  expect(malformed.statusCode).toBe(400);
});

test('the storefront’s own requests get relative picture URLs, so that one cached page suits every host', async () => {
  const { url, headers } = await read(open, { host: 'shop.test', ...SAME_ORIGIN_HEADERS });
  expect(url).toBe(PATH);
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(headers.vary).toContain('Sec-Fetch-Site');
});

test('with PUBLIC_URL every client gets its picture URLs, whatever host it called', async () => {
  for (const more of [{}, SAME_ORIGIN_HEADERS]) {
    const { url, headers } = await read(published, { host: 'evil.test', ...more });
    expect(url).toBe(`https://shop.example${PATH}`);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers.vary).not.toContain('Sec-Fetch-Site');
  }
});
