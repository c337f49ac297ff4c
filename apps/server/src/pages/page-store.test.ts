import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bodyOf, createPage, PageStore } from './page-store.ts';

const FRESH_MS = 1000;
const page = (text: string, renderedMs = 0) => createPage(200, [], Buffer.from(text), renderedMs);

describe('the page store', () => {
  test('a page is found under its key only', () => {
    const cache = new PageStore(1000, FRESH_MS);
    const stored = page('home');
    cache.set('/', stored);
    expect(cache.get('/', 0)).toBe(stored);
    expect(cache.get('/stores', 0)).toBeNull();
  });

  test('a page expires after its lifetime', () => {
    const cache = new PageStore(1000, FRESH_MS);
    cache.set('/', page('home', 500));
    expect(cache.get('/', 500 + FRESH_MS)).not.toBeNull();
    expect(cache.get('/', 501 + FRESH_MS)).toBeNull();
    expect(cache.get('/', 500)).toBeNull();
  });

  test('its bytes are bounded, and the least recently used page is evicted first', () => {
    const tenBytes = '0123456789';
    const cache = new PageStore(3 * 2 * (tenBytes.length + 1), FRESH_MS);
    for (const key of ['a', 'b', 'c']) cache.set(key, page(tenBytes));
    cache.get('a', 0);
    cache.set('d', page(tenBytes));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key, 0))).toEqual(['a', 'c', 'd']);
  });

  test('replacing, expiring and clearing free their bytes', () => {
    const tenBytes = '0123456789';
    const cache = new PageStore(3 * 2 * (tenBytes.length + 1), FRESH_MS);
    for (let n = 0; n < 20; n += 1) cache.set('a', page(tenBytes));
    cache.set('z', page(tenBytes, -FRESH_MS - 1));
    expect(cache.get('z', 0)).toBeNull();
    cache.set('b', page(tenBytes));
    cache.set('c', page(tenBytes));
    expect(['a', 'b', 'c'].every((key) => cache.get(key, 0))).toBe(true);
    cache.clear();
    expect(cache.get('a', 0)).toBeNull();
    for (const key of ['x', 'y', 'z']) cache.set(key, page(tenBytes));
    expect(['x', 'y', 'z'].every((key) => cache.get(key, 0))).toBe(true);
  });

  test('a page larger than the store is not stored and evicts nothing, then or later', () => {
    const cache = new PageStore(20, FRESH_MS);
    cache.set('a', page('0'));
    cache.set('b', page('0123456789'));
    expect(cache.get('b', 0)).toBeNull();
    cache.set('c', page('0123'));
    expect(['a', 'c'].every((key) => cache.get(key, 0))).toBe(true);
  });

  test('a long key counts, because visitors choose it', () => {
    const cache = new PageStore(1000, FRESH_MS);
    for (const letter of ['a', 'b', 'c']) cache.set(letter.repeat(200), page('0'));
    expect(cache.get('a'.repeat(200), 0)).toBeNull();
    expect(cache.get('c'.repeat(200), 0)).not.toBeNull();
  });

  test('an empty page is stored', () => {
    const cache = new PageStore(10, FRESH_MS);
    cache.set('empty', page(''));
    expect(cache.get('empty', 0)).not.toBeNull();
  });
});

describe('a page', () => {
  test('is compressed once for each encoding, to the same text', async () => {
    const made = page('مرحبا '.repeat(500));
    const identity = await bodyOf(made, 'identity');
    const [brotli, gzip] = [await bodyOf(made, 'br'), await bodyOf(made, 'gzip')];
    expect(brotliDecompressSync(brotli)).toEqual(identity);
    expect(gunzipSync(gzip)).toEqual(identity);
    expect(await bodyOf(made, 'br')).toBe(brotli);
    expect(await bodyOf(made, 'gzip')).toBe(gzip);
  });

  test('has an ETag that depends on the text alone', () => {
    expect(page('a').etag).toBe(page('a', 5).etag);
    expect(page('a').etag).not.toBe(page('b').etag);
  });
});
