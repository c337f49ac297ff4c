import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

function setUp(options: { onRefresh?: (value: string, previous: string) => void } = {}) {
  let time = 0;
  const errors: unknown[] = [];
  const cache = createCache<string, string, () => Promise<string>>({
    load: (_key, source) => source(),
    max: 2,
    freshMs: 10,
    staleMs: 100,
    now: () => time,
    onRefreshError: (error) => errors.push(error),
    ...options,
  });
  const load = (value: string) => async () => value;
  return { cache, load, errors, setTime: (ms: number) => (time = ms) };
}

const microtasks = () => new Promise(setImmediate);

test('concurrent misses share one load, and a failed load is not cached', async () => {
  const { cache, load } = setUp();
  const { promise, reject } = Promise.withResolvers<string>();
  const both = Promise.allSettled([cache.get('a', () => promise), cache.get('a', load('other'))]);
  reject(new Error('no connection'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', load('again'))).toBe('again');
});

test('a stale value is returned while it is refreshed, and reloaded after its time', async () => {
  const { cache, load, setTime } = setUp();
  await cache.get('a', load('first'));
  setTime(9);
  expect(await cache.get('a', load('unused'))).toBe('first');
  setTime(10);
  expect(await cache.get('a', load('second'))).toBe('first');
  await microtasks();
  expect(await cache.get('a', load('unused'))).toBe('second');
  setTime(110);
  expect(await cache.get('a', load('third'))).toBe('third');
});

test('a failed refresh leaves the stale value in place', async () => {
  const { cache, load, errors } = setUp();
  await cache.get('a', load('first'));
  await cache.refresh('a', () => Promise.reject(new Error('no connection')));
  expect(await cache.get('a', load('unused'))).toBe('first');
  expect(errors).toHaveLength(1);
});

test('of two overlapping refreshes the newer one wins, in whichever order they finish', async () => {
  const seen: string[] = [];
  const { cache, load } = setUp({ onRefresh: (value, previous) => seen.push(`${previous} to ${value}`) });
  await cache.get('a', load('first'));
  for (const [index, isOlderFirst] of [true, false].entries()) {
    const older = Promise.withResolvers<string>();
    const newer = Promise.withResolvers<string>();
    const refreshes = [cache.refresh('a', () => older.promise), cache.refresh('a', () => newer.promise)];
    const finish = [() => older.resolve(`older ${index}`), () => newer.resolve(`newer ${index}`)];
    for (const resolve of isOlderFirst ? finish : finish.toReversed()) {
      resolve();
      await microtasks();
    }
    await Promise.all(refreshes);
    expect(await cache.get('a', load('unused'))).toBe(`newer ${index}`);
  }
  expect(seen).toEqual(['first to older 0', 'older 0 to newer 0', 'newer 0 to newer 1']);
});

test('a refresh of a key that is not cached loads nothing', async () => {
  const { cache, load } = setUp();
  await cache.refresh('a', load('refreshed'));
  expect(await cache.get('a', load('loaded'))).toBe('loaded');
});

test('the least recently used entry is evicted', async () => {
  const { cache, load } = setUp();
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, load(key));
  expect(await cache.get('a', load('new'))).toBe('a');
  expect(await cache.get('b', load('new'))).toBe('new');
});

test('a value is loaded from what its key is compared by, so that no caller can add to it', async () => {
  type Key = { name: string; near: unknown };
  const cache = createCache<Key, Key>({ load: async (key) => key, max: 9, freshMs: 10, now: () => 0 });
  const [first, second] = [new Map([['a', 1]]), new Map([['b', 2]])];
  expect(await cache.get({ name: 'x', near: first })).toEqual({ name: 'x', near: {} });
  expect(await cache.get({ name: 'x', near: second })).toEqual({ name: 'x', near: {} });
  expect(await cache.get({ name: 'y', near: null })).toEqual({ name: 'y', near: null });
});
