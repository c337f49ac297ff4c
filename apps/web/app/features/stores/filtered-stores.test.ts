import { createClient } from '@errand/contract';
import { listLatestStores } from '@errand/contract/stores';
import { expect, test } from 'vitest';
import { loadStores } from './filtered-stores.ts';

// Requirements: API-26.
test('a page of the latest stores is requested with type, offset and limit', async () => {
  const urls: string[] = [];
  const api = createClient(async ({ url }) => {
    urls.push(url);
    return {
      status: 200,
      headers: new Headers(),
      text: '{"stores":[],"total_size":0,"offset":2,"limit":12}',
    };
  });
  const latest = (filters: string) =>
    loadStores(
      (client, query) => client.call(listLatestStores, { query }),
      api,
      'food',
      new URLSearchParams(filters),
      2,
    );
  await latest('');
  await latest('filter=veg');
  const sent = urls.map((url) => Object.fromEntries(new URL(url, 'https://errand.example').searchParams));
  expect(sent).toEqual([
    { type: 'all', offset: '2', limit: '12' },
    { type: 'veg', filter: '["veg"]', offset: '2', limit: '12' },
  ]);
});
