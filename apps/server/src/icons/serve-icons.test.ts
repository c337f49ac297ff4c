import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveIcons } from './serve-icons.ts';

test('browsers find an icon under every name that they request without a link', async () => {
  const app = Fastify();
  serveIcons(app, async () => null);
  for (const [url, type, start] of [
    ['/favicon.ico', 'image/x-icon', '00000100'],
    ['/apple-touch-icon.png', 'image/png', '89504e47'],
    ['/apple-touch-icon-precomposed.png', 'image/png', '89504e47'],
    ['/apple-touch-icon-120x120.png', 'image/png', '89504e47'],
    ['/apple-touch-icon-180x180-precomposed.png', 'image/png', '89504e47'],
  ] as const) {
    const { statusCode, headers, rawPayload } = await app.inject(url);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, type]);
    expect(rawPayload.subarray(0, 4).toString('hex')).toBe(start);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  }
});

test('a shop with an icon of its own shows it for all of these names', async () => {
  const app = Fastify();
  serveIcons(app, async () => 'https://marsa.example/media/icon/800.webp');
  for (const url of ['/favicon.ico', '/apple-touch-icon.png']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location]).toEqual([302, 'https://marsa.example/media/icon/192.png']);
  }
});
