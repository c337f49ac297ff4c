import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LIVE_EVENTS_PATH } from '@errand/contract/live';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeGuest } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { compressResponses } from './compress-responses.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

function get(url: string, encoding?: string) {
  return api.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });
}

test('a response is sent in the encoding that the client accepts, brotli before gzip, and decodes to the same text', async () => {
  const plain = await get('/api/v1/config');
  const brotli = await get('/api/v1/config', 'gzip, deflate, br');
  const gzip = await get('/api/v1/config', 'gzip;q=0.5, br;q=0');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('Vary lists the encoding in addition to the headers on which the response depends', async () => {
  const { vary } = (await get('/api/v1/config', 'br')).headers;
  expect(vary).toMatch(/^zoneId, moduleId, X-localization, .*Accept-Encoding$/);
  expect((await get('/api/v1/config')).headers.vary).toBe(vary);
});

test('an entity tag of a compressed response is weak, because the bytes differ', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  compressResponses(app);
  app.get('/', async (_request, reply) => reply.header('etag', '"a"').send('text '.repeat(300)));
  const tagOf = async (encoding: string) =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })).headers.etag;
  expect([await tagOf('br'), await tagOf('identity')]).toEqual(['W/"a"', '"a"']);
});

test('a response below 1 kB is not compressed', async () => {
  const { headers: sent, body } = await get('/healthz', 'br');
  expect(sent).not.toHaveProperty('content-encoding');
  expect(JSON.parse(body)).toEqual({ status: 'ok' });
});

test('an event stream is neither compressed nor buffered', async () => {
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const { id } = await makeGuest(api.db);
  const response = await fetch(`${url}${LIVE_EVENTS_PATH}?guest_id=${id}`, {
    headers: { 'accept-encoding': 'gzip, br' },
    signal: stop.signal,
  });
  const first = await response.body?.getReader().read();
  expect(response.headers.get('content-encoding')).toBe(null);
  expect(Buffer.from(first?.value ?? []).toString()).toMatch(/^retry: \d{4}\n\n$/);
  stop.abort();
});
