import { expect, test } from 'vitest';
import { RECONNECTED } from '../events/index.ts';
import { createCachedResponse } from './cached-response.ts';
import { CONTENT_CHANGED, createResponseCache } from './response-cache.ts';

function setUp(maxBytes = 1_000_000) {
  let time = 0;
  const listeners = new Map<string, (data: never) => void>();
  const events = {
    subscribe(topic: string, listener: (data: never) => void) {
      listeners.set(topic, listener);
      return () => {};
    },
  };
  const cache = createResponseCache({ events, now: () => time, maxBytes });
  const created = (text: string, tags: string[]) => ({ response: createCachedResponse(text, []), tags });
  const get = async (key: string, text: string, tags = [key]) =>
    (await cache.getOrCreate(key, async () => created(text, tags))).text;
  const emit = (topic: string, data: object = {}) => listeners.get(topic)?.(data as never);
  return { cache, get, created, emit, setTime: (at: number) => (time = at) };
}

test('concurrent misses share one creation', async () => {
  const { cache, created } = setUp();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof created>>();
  const both = [
    cache.getOrCreate('a', () => promise),
    cache.getOrCreate('a', async () => created('other', ['a'])),
  ];
  resolve(created('first', ['a']));
  const [one, two] = await Promise.all(both);
  expect(one).toBe(two);
});

test('only the responses with a changed tag are dropped', async () => {
  const { get, emit } = setUp();
  await get('a', 'first', ['item:1', 'module:1']);
  await get('b', 'first', ['item:2', 'module:1']);
  emit(CONTENT_CHANGED, { tags: ['item:1', 'item:9'] });
  expect(await get('a', 'second', ['item:1', 'module:1'])).toBe('second');
  expect(await get('b', 'second', ['item:2', 'module:1'])).toBe('first');
  emit(CONTENT_CHANGED, { tags: ['module:1'] });
  expect(await get('b', 'third')).toBe('third');
});

test('everything is dropped by * and after events may have been lost', async () => {
  const { get, emit } = setUp();
  await get('a', 'first');
  emit(CONTENT_CHANGED, { tags: ['*'] });
  expect(await get('a', 'second')).toBe('second');
  emit(RECONNECTED);
  expect(await get('a', 'third')).toBe('third');
});

test.each(['item:1', '*'])(
  'a response created before an invalidation of %s is neither stored nor shared after it',
  async (tag) => {
    const { cache, get, created, emit } = setUp();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof created>>();
    const before = cache.getOrCreate('a', () => promise);
    emit(CONTENT_CHANGED, { tags: [tag] });
    const after = get('a', 'new', ['item:1']);
    expect(await after).toBe('new');
    resolve(created('old', ['item:1']));
    expect((await before).text).toBe('old');
    expect(await get('a', 'unused', ['item:1'])).toBe('new');
  },
);

test('an invalidation of other tags does not prevent storing', async () => {
  const { cache, get, created, emit } = setUp();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof created>>();
  const before = cache.getOrCreate('a', () => promise);
  emit(CONTENT_CHANGED, { tags: ['item:2'] });
  resolve(created('first', ['item:1']));
  await before;
  expect(await get('a', 'second')).toBe('first');
});

test('a response expires at the next minute of its creation', async () => {
  const { get, setTime } = setUp();
  setTime(119_000);
  await get('a', 'first');
  setTime(119_999);
  expect(await get('a', 'second')).toBe('first');
  setTime(120_000);
  expect(await get('a', 'third')).toBe('third');
});

test('a failed creation is not stored, and neither is a response without tags or larger than the cache', async () => {
  const { cache, get } = setUp(5000);
  await expect(cache.getOrCreate('a', () => Promise.reject(new Error('no connection')))).rejects.toThrow(
    'no connection',
  );
  expect(await get('a', 'first', [])).toBe('first');
  expect(await get('a', 'second', ['a'])).toBe('second');
  await get('b', 'x'.repeat(9000));
  expect(await get('b', 'small')).toBe('small');
});

test('the least recently used responses are evicted when the bytes are used up', async () => {
  const { get } = setUp(9000);
  const text = 'x'.repeat(1000);
  for (const key of ['a', 'b', 'a', 'c']) await get(key, text);
  expect(await get('a', 'new')).toBe(text);
  expect(await get('b', 'new')).toBe('new');
});
