import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { anItem } from '../../../../test/items.ts';
import { cacheItem, itemQuery } from './item-query.ts';

const item = anItem();
const START = Date.parse('2026-03-04T12:00:00Z');
let requests: string[] = [];

/** A query cache whose requests are counted; `open` does what opening the dialog does. */
function visit() {
  requests = [];
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(new URL(url, 'https://errand.example').pathname);
    return new Response(JSON.stringify(item), { headers: { 'content-type': 'application/json' } });
  });
  const queries = new QueryClient();
  return { queries, open: () => queries.fetchQuery({ ...itemQuery(item.slug), retry: false }) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Requirements: ITEM-49.
test('an item from a list opens without a request; any other is fetched', async () => {
  const shown = visit();
  cacheItem(shown.queries, item, Date.now());
  expect(await shown.open()).toEqual(item);
  expect(requests).toEqual([]);
  await visit().open();
  expect(requests).toEqual(['/api/v1/items/details/lamb-shawarma']);
});

// Requirements: API-61.
test('an item is cached for 30 seconds and fetched again after them', async () => {
  const { open } = visit();
  await open();
  vi.setSystemTime(START + 29_000);
  await open();
  expect(requests).toHaveLength(1);
  vi.setSystemTime(START + 30_001);
  await open();
  expect(requests).toHaveLength(2);
});

test('an older item from a list does not replace a newer cached one', async () => {
  const { queries, open } = visit();
  await open();
  cacheItem(queries, anItem({ price: 1 }), START - 60_000);
  expect((await open()).price).toBe(10);
});
