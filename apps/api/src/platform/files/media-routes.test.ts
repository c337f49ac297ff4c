import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Files } from './files.ts';
import { byteRangeOf, mediaRoutes } from './media-routes.ts';

const BYTES = Buffer.from('0123456789');
const URL = `/media/${'a'.repeat(64)}/64.webp`;
const app = Fastify();
const files: Pick<Files, 'findVideo' | 'variant'> = {
  variant: async () => BYTES,
  findVideo: async () => ({
    size: BYTES.length,
    read: ({ first, last }) => Readable.from([BYTES.subarray(first, last + 1)]),
  }),
};
mediaRoutes(app, { files: files as Files });
afterAll(() => app.close());

const VIDEO = `/media/${'a'.repeat(64)}.mp4`;
const get = (headers: Record<string, string> = {}, url = URL) => app.inject({ url, headers });

test('a picture that the browser has is not sent again', async () => {
  const { headers } = await get();
  const etag = String(headers.etag);
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await get({ 'if-none-match': known });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});
test('a range of bytes is sent alone, and one outside is rejected with the size', async () => {
  const part = await get({ range: 'bytes=2-4' });
  expect([part.statusCode, part.body]).toEqual([206, '234']);
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
  const outside = await get({ range: 'bytes=10-' });
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10']);
  expect((await get()).headers['accept-ranges']).toBe('bytes');
});
test('a range of another version gets the whole picture', async () => {
  const { headers } = await get();
  expect((await get({ range: 'bytes=2-4', 'if-range': String(headers.etag) })).statusCode).toBe(206);
  expect((await get({ range: 'bytes=2-4', 'if-range': '"other"' })).body).toBe(BYTES.toString());
});
test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = [await app.inject({ method: 'HEAD', url: URL }), await get()];
  const { date: _, ...headers } = whole.headers;
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers).toMatchObject(headers);
});
test('a video is sent whole, in ranges and not again, under its type; other names are not found', async () => {
  const whole = await get({}, VIDEO);
  expect([whole.statusCode, whole.body]).toEqual([200, '0123456789']);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const part = await get({ range: 'bytes=8-' }, VIDEO);
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '89', 'bytes 8-9/10']);
  const known = await get({ 'if-none-match': String(whole.headers.etag) }, VIDEO);
  expect([known.statusCode, known.body]).toEqual([304, '']);
  for (const name of [`${'a'.repeat(64)}.svg`, 'a'.repeat(64), '..%2Fprivate.mp4', 'a.mp4'])
    expect((await get({}, `/media/${name}`)).statusCode).not.toBe(200);
});
test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=7-', { first: 7, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=5-99', { first: 5, last: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  [undefined, null],
])('Range: %s of ten bytes', (header, range) => {
  expect(byteRangeOf(header, 10)).toEqual(range);
});
