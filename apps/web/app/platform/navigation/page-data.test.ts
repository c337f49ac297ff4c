import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheData, cachedData, invalidateData, prefetchData } from './page-data.ts';

const SHOP = 'https://errand.example';
let number = 0;
/** Every request gets a different response. */
const load = () => Promise.resolve(`answer ${(number += 1)}`);
const open = (path: string) => cachedData({ request: new Request(SHOP + path), serverLoader: load });

beforeEach(() => {
  number = 0;
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { href: `${SHOP}/home` } });
});
afterEach(() => {
  invalidateData();
  vi.useRealTimers();
});

test('a page gets the data that its link prefetched, also behind an overlay', async () => {
  await prefetchData(new URL(`${SHOP}/store/a`), load);
  expect(await open('/store/a')).toBe('answer 1');
  expect(await open('/store/a?item=soup&line=3')).toBe('answer 1');
  expect(await open('/store/a?page=2')).toBe('answer 2');
});

test('data is loaded again after a minute, and on back and forward after five', async () => {
  cacheData({ pathname: '/home', search: '' }, 'of the document');
  await open('/store/a');
  vi.advanceTimersByTime(61_000);
  expect(await open('/store/a')).toBe('answer 2');
  expect(await open('/home')).toBe('of the document');
  vi.advanceTimersByTime(240_000);
  expect(await open('/home')).toBe('answer 3');
});

test('a failed or aborted load is not cached, and a navigation that shares it loads the data itself', async () => {
  const failing = prefetchData(new URL(`${SHOP}/store/a`), () => Promise.reject(new Error('offline')));
  const opened = open('/store/a');
  await expect(failing).rejects.toThrow('offline');
  expect(await opened).toBe('answer 1');
  expect(await open('/store/a')).toBe('answer 2');
  // With the failed load still cached, every view would load again.
  expect(await open('/store/a')).toBe('answer 2');
});

test('a refresh loads the data again', async () => {
  expect(await open('/store/a')).toBe('answer 1');
  invalidateData();
  expect(await open('/store/a')).toBe('answer 2');
});

test('of more than twenty pages the one loaded longest ago is loaded again', async () => {
  for (let store = 0; store < 21; store += 1) await open(`/store/${store}`);
  expect(await open('/store/1')).toBe('answer 2');
  expect(await open('/store/0')).toBe('answer 22');
  vi.advanceTimersByTime(61_000);
  // Reloaded, it is no longer the oldest, which makes room for another.
  expect(await open('/store/2')).toBe('answer 23');
  await open('/store/21');
  expect(await open('/store/2')).toBe('answer 23');
});
