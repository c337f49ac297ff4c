import { ApiError, type Endpoint } from '@errand/contract';
import { expect, test } from 'vitest';
import { loadCategory } from './load-category.ts';

const PIZZA = { id: 7, module_id: 4, parent_id: 0, slug: 'pizza', name: 'Pizza' };
const NO_ROWS = { products: [], stores: [], total_size: 0, offset: 1, limit: 12 };

/** The module in which each endpoint is called for the category's page; undefined for the visitor's. */
async function modulesAt(address: string): Promise<Record<string, string | undefined>> {
  const called: Record<string, string | undefined> = {};
  const call = async ({ name }: Endpoint, _input: object, options?: { headers?: { moduleId?: string } }) => {
    called[name] = options?.headers?.moduleId;
    return name === 'getCategory' ? PIZZA : NO_ROWS;
  };
  const context = {
    get: () => ({ api: { call }, input: { zoneIds: [1], moduleId: 1, origin: 'https://errand.example' } }),
  };
  const request = new Request(`https://errand.example${address}`);
  const args = { context, request, params: { id: 'pizza' } };
  await loadCategory(args as unknown as Parameters<typeof loadCategory>[0]);
  return called;
}

// Requirements: ROUTE-16.
test('a category is found in the module that its address names, and its rows are those of its own module', async () => {
  expect(await modulesAt('/category/pizza?module_id=4')).toEqual({
    getCategory: '4',
    listCategoryItems: '4',
    listCategoryStores: '4',
  });
  expect((await modulesAt('/category/pizza'))['getCategory']).toBeUndefined();
});

/** The zones in which each endpoint is called for a visitor without a location; `zone` is the one of the operator. */
async function zonesWithout(zone: string | null): Promise<Record<string, string | undefined>> {
  const called: Record<string, string | undefined> = {};
  const call = async ({ name }: Endpoint, _input: object, options?: { headers?: { zoneId?: string } }) => {
    called[name] = options?.headers?.zoneId;
    if (name === 'getConfig') return { default_location: { lat: '25.2', lng: '55.3' } };
    if (name !== 'getZoneId') return name === 'getCategory' ? PIZZA : NO_ROWS;
    if (zone === null) throw new ApiError(404, 'no', [{ code: 'coordinates', message: 'no' }], {});
    return { zone_id: zone, zone_data: [] };
  };
  const input = { zoneIds: [], moduleId: null, origin: 'https://errand.example' };
  const request = new Request('https://errand.example/category/pizza');
  const args = { context: { get: () => ({ api: { call }, input }) }, request, params: { id: 'pizza' } };
  await loadCategory(args as unknown as Parameters<typeof loadCategory>[0]);
  return called;
}

test('a visitor without a location, such as a crawler, sees the category in the operator’s zone', async () => {
  expect(await zonesWithout('[3]')).toMatchObject({ listCategoryItems: '[3]', listCategoryStores: '[3]' });
  const asked = await zonesWithout(null).catch((thrown: unknown) => thrown);
  expect(asked).toBeInstanceOf(Response);
  expect((asked as Response).headers.get('location')).toBe('/home');
});
