import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKeys } from '#platform/query-keys.ts';
import { showWish } from './use-wishes.ts';

const KEY = queryKeys.wishlist.ids;
const stored = { item_ids: [1], store_ids: [4], vehicle_ids: [] };

test('a heart tapped before the wishes are loaded keeps all other hearts', async () => {
  const client = new QueryClient();
  const loading = Promise.withResolvers<typeof stored>();
  void client.prefetchQuery({ queryKey: KEY, queryFn: () => loading.promise });
  const shown = [showWish(client, 'store', 9, true), showWish(client, 'item', 7, true)];
  expect(client.getQueryData(KEY)).toBeUndefined();
  loading.resolve(stored);
  await Promise.all(shown);
  expect(client.getQueryData(KEY)).toEqual({ item_ids: [1, 7], store_ids: [4, 9], vehicle_ids: [] });
});

test('a heart changes at once when the wishes are loaded, and that of a rental provider as a store', () => {
  const client = new QueryClient();
  client.setQueryData(KEY, stored);
  void showWish(client, 'store', 4, false);
  expect(client.getQueryData(KEY)).toEqual({ ...stored, store_ids: [] });
  void showWish(client, 'provider', 9, true);
  expect(client.getQueryData(KEY)).toEqual({ ...stored, store_ids: [9] });
});

test('wishes requested before a tap do not replace the tapped heart', async () => {
  const client = new QueryClient();
  client.setQueryData(KEY, stored);
  const response = Promise.withResolvers<typeof stored>();
  const loading = client.fetchQuery({ queryKey: KEY, queryFn: () => response.promise }).catch(() => {});
  void showWish(client, 'item', 7, true);
  response.resolve(stored);
  await loading;
  expect(client.getQueryData(KEY)).toEqual({ ...stored, item_ids: [1, 7] });
});

test('wishes that cannot be loaded are not replaced by the tapped one', async () => {
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey: KEY, queryFn: () => Promise.reject(new Error('offline')) });
  await showWish(client, 'item', 7, true);
  expect(client.getQueryData(KEY)).toBeUndefined();
});
