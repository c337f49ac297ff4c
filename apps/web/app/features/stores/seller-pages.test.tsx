import type { Endpoint } from '@errand/contract';
import type { ModuleType } from '@errand/domain/modules';
import { providerPath } from '@errand/domain/navigation';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../test/render.tsx';
import { aStore } from '../../../test/stores.ts';
import { StoreGrid } from './components/store-grid.tsx';
import type { ListStores } from './filtered-stores.ts';
import { latestSellers, popularSellers } from './seller-lists.ts';
import { storesLoader } from './stores-loader.ts';

/** The calls of a page that lists stores, in a module. */
async function callsOf(list: ListStores, type: ModuleType): Promise<[string, object][]> {
  const calls: [string, object][] = [];
  const call = async ({ path }: Endpoint, { query }: { query: object }) => {
    calls.push([path, query]);
    return { stores: [], total_size: 0, offset: 1, limit: 12 };
  };
  const input = { zoneIds: [1], moduleId: 6 };
  const context = { get: () => ({ api: { call }, input, module: async () => ({ id: 6, type }) }) };
  const request = new Request('https://errand.example/store/list?filter=veg');
  const load = storesLoader(list);
  await load({ context, request } as unknown as Parameters<typeof load>[0]);
  return calls;
}

// Requirements: API-28, RENTAL-11, STORE-05.
test('the latest and the popular sellers are twelve stores, in rental providers from the rental endpoints', async () => {
  const page = { offset: 1, limit: 12 };
  expect(await callsOf(latestSellers, 'rental')).toEqual([['/api/v1/rental/provider/latest', page]]);
  expect(await callsOf(popularSellers, 'rental')).toEqual([['/api/v1/rental/provider/popular', page]]);
  const stores = expect.objectContaining({ ...page, type: 'veg' });
  expect(await callsOf(latestSellers, 'food')).toEqual([['/api/v1/stores/latest', stores]]);
  expect(await callsOf(popularSellers, 'grocery')).toEqual([['/api/v1/stores/popular', stores]]);
});

// Requirements: ROUTE-27.
test('the card of a provider leads to its page and names no delivery', () => {
  const store = aStore({ slug: 'harbour-wheels', delivery_time: '20-40 min' });
  const provider = render(<StoreGrid stores={[store]} providerPath={providerPath} />);
  expect(provider).toContain('href="/rental/provider-details?id=harbour-wheels"');
  expect(textOf(provider)).not.toContain('min');
  const shop = render(<StoreGrid stores={[store]} />);
  expect(shop).toContain('href="/store/harbour-wheels?');
  expect(textOf(shop)).toContain('min');
});
