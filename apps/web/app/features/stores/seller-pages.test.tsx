import type { Endpoint } from '@errand/contract';
import type { ModuleType } from '@errand/domain/modules';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../test/render.tsx';
import { aStore } from '../../../test/stores.ts';
import { StoreGrid } from './components/store-grid.tsx';
import { loader as latest } from './routes/latest-stores-page.tsx';
import { loader as popular } from './routes/popular-stores-page.tsx';

type Loader = typeof latest;

/** The calls of a page that lists stores, in a module. */
async function callsOf(loader: Loader, type: ModuleType): Promise<[string, object][]> {
  const calls: [string, object][] = [];
  const call = async ({ path }: Endpoint, { query }: { query: object }) => {
    calls.push([path, query]);
    return { stores: [], total_size: 0, offset: 1, limit: 12 };
  };
  const input = { zoneIds: [1], moduleId: 6 };
  const context = { get: () => ({ api: { call }, input, module: async () => ({ id: 6, type }) }) };
  const request = new Request('https://errand.example/store/list?filter=veg');
  await loader({ context, request } as unknown as Parameters<Loader>[0]);
  return calls;
}

// Requirements: API-28, RENTAL-11, STORE-05.
test('the latest and the popular sellers are twelve stores, in rental providers from the rental endpoints', async () => {
  const page = { offset: 1, limit: 12 };
  expect(await callsOf(latest, 'rental')).toEqual([['/api/v1/rental/provider/latest', page]]);
  expect(await callsOf(popular, 'rental')).toEqual([['/api/v1/rental/provider/popular', page]]);
  const stores = expect.objectContaining({ ...page, type: 'veg' });
  expect(await callsOf(latest, 'food')).toEqual([['/api/v1/stores/latest', stores]]);
  expect(await callsOf(popular, 'grocery')).toEqual([['/api/v1/stores/popular', stores]]);
});

// Requirements: ROUTE-27.
test('the card of a provider leads to its page and names no delivery', () => {
  const store = aStore({ slug: 'harbour-wheels', delivery_time: '20-40 min' });
  const provider = render(<StoreGrid stores={[store]} module="rental" />);
  expect(provider).toContain('href="/rental/provider-details?id=harbour-wheels"');
  expect(textOf(provider)).not.toContain('min');
  const shop = render(<StoreGrid stores={[store]} module="food" />);
  expect(shop).toContain('href="/store/harbour-wheels?');
  expect(textOf(shop)).toContain('min');
});
