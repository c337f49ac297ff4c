import { rentalWishList } from '@errand/contract/rental-wishlist';
import { addToRentalWishlist, listWishedIds, removeFromRentalWishlist } from '@errand/contract/wishlist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCustomer,
  makeGuest,
  makeProvider,
  makeRentalVehicle,
  makeStore,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { vehicles } from '../rental/rental.tables.ts';
import { stores } from '../stores/stores.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Target = { vehicle_id?: number; provider_id?: number };
const PATH = '/api/v1/rental/user/wish-list';

async function makeCustomerWithWishes() {
  const { token } = await makeCustomer(api.db);
  const client = api.client({ token });
  return {
    client,
    auth: { authorization: `Bearer ${token}` },
    add: (query: Target) => client.call(addToRentalWishlist, { query }),
    drop: (query: Target) => client.call(removeFromRentalWishlist, { query }),
    list: (query: object = {}) => client.call(rentalWishList, { query }),
  };
}

// Requirements: API-44, RENTAL-08, WISH-03, WISH-10.
test('the rental wishlist has its own endpoints: vehicles and providers, newest first', async () => {
  const me = await makeCustomerWithWishes();
  const provider = await makeProvider(api.db);
  const first = await makeRentalVehicle(api.db, { providerId: provider.id });
  const second = await makeRentalVehicle(api.db, { providerId: provider.id });
  const add = (query: string) =>
    api.inject({ method: 'POST', url: `${PATH}/add?${query}`, headers: me.auth });
  expect((await add(`vehicle_id=${first.id}`)).json()).toEqual({ message: 'Added to your wishlist.' });
  api.clock.advance(1000);
  await add(`vehicle_id=${second.id}`);
  expect((await add(`provider_id=${provider.id}`)).statusCode).toBe(200);

  const listed = await api.inject({ url: PATH, headers: me.auth });
  const response = JSON.parse(listed.body);
  expect(response.vehicles.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
  expect(response.vehicles[0]).toMatchObject({ day_wise_price: 42, provider: { id: provider.id } });
  expect(response.providers).toMatchObject([{ id: provider.id, slug: provider.slug }]);
  expect(response).toMatchObject({ total_vehicles: 2, total_providers: 1 });
  expect(await me.list({ kind: 'vehicle', limit: 1, offset: 2 })).toMatchObject({
    vehicles: [{ id: first.id }],
    providers: [],
    total_vehicles: 2,
    offset: 2,
  });
  // All modules share one wishlist response.
  const ids = await me.client.call(listWishedIds, {});
  expect(new Set(ids.vehicle_ids)).toEqual(new Set([first.id, second.id]));
  expect(ids.vehicle_ids).toHaveLength(2);
  expect(ids).toMatchObject({ item_ids: [], store_ids: [provider.id] });
});

test('the same vehicle or provider is added once and removed once by concurrent requests', async () => {
  const me = await makeCustomerWithWishes();
  const { id, providerId } = await makeRentalVehicle(api.db);
  const expected = {
    vehicles: [{ id }],
    providers: [{ id: providerId }],
    total_vehicles: 1,
    total_providers: 1,
  };
  await Promise.all(
    [1, 2, 3].flatMap(() => [me.add({ vehicle_id: id }), me.add({ provider_id: providerId })]),
  );
  expect(await me.list()).toMatchObject(expected);
  const remove = (query: string) =>
    api.inject({ method: 'DELETE', url: `${PATH}/remove?${query}`, headers: me.auth });
  expect((await remove(`vehicle_id=${id}`)).json()).toEqual({ message: 'Removed from your wishlist.' });
  expect(await me.list()).toMatchObject({ ...expected, vehicles: [], total_vehicles: 0 });
  await Promise.all([1, 2].map(() => me.drop({ provider_id: providerId })));
  expect(await me.list()).toMatchObject({ vehicles: [], providers: [] });
});

test('another customer’s wishes are neither shown nor removed', async () => {
  const [me, other] = [await makeCustomerWithWishes(), await makeCustomerWithWishes()];
  const { id, providerId } = await makeRentalVehicle(api.db);
  await me.add({ vehicle_id: id });
  await me.add({ provider_id: providerId });
  expect(await other.list()).toMatchObject({ total_vehicles: 0, total_providers: 0 });
  await other.drop({ vehicle_id: id });
  await other.drop({ provider_id: providerId });
  expect(await me.list()).toMatchObject({ total_vehicles: 1, total_providers: 1 });
});

test('a disabled vehicle, or one of a disabled provider, is hidden until it is enabled again', async () => {
  const me = await makeCustomerWithWishes();
  const provider = await makeProvider(api.db);
  const of = { providerId: provider.id };
  const [stays, goes] = [await makeRentalVehicle(api.db, of), await makeRentalVehicle(api.db, of)];
  for (const { id } of [stays, goes]) await me.add({ vehicle_id: id });
  await me.add({ provider_id: provider.id });
  await api.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, goes.id));
  expect(await me.list()).toMatchObject({ vehicles: [{ id: stays.id }], total_vehicles: 1 });
  const run = (active: boolean) => api.db.update(stores).set({ active }).where(eq(stores.id, provider.id));
  await run(false);
  expect(await me.list()).toMatchObject({
    vehicles: [],
    providers: [],
    total_vehicles: 0,
    total_providers: 0,
  });
  await run(true);
  expect(await me.list()).toMatchObject({ total_vehicles: 1, total_providers: 1 });
});

test('an unavailable vehicle or provider is rejected, and store wishes are unaffected', async () => {
  const me = await makeCustomerWithWishes();
  const [shop, off] = [await makeStore(api.db), await makeRentalVehicle(api.db, { active: false })];
  const unknown = { status: 404, code: 'not_found', message: 'This could not be found.' };
  for (const query of [
    { vehicle_id: off.id },
    { vehicle_id: 999_999 },
    { provider_id: 999_999 },
    { provider_id: shop.id },
  ])
    await expect(me.add(query)).rejects.toMatchObject(unknown);
  await expect(me.add({})).rejects.toMatchObject({ errors: [{ code: 'vehicle_id' }] });
  const addition = await api.inject({
    method: 'POST',
    url: `/api/v1/customer/wish-list/add?store_id=${shop.id}`,
    headers: me.auth,
  });
  expect(addition.statusCode).toBe(200);
  await me.drop({ provider_id: shop.id });
  expect((await me.client.call(listWishedIds, {})).store_ids).toEqual([shop.id]);
  expect((await me.list()).providers).toEqual([]);
});

test('without a token rental wishes are neither added, listed nor removed', async () => {
  const { id } = await makeRentalVehicle(api.db);
  const guest = await makeGuest(api.db);
  for (const client of [api.client(), api.client({ guestId: guest.id })]) {
    for (const call of [
      () => client.call(addToRentalWishlist, { query: { vehicle_id: id } }),
      () => client.call(removeFromRentalWishlist, { query: { vehicle_id: id } }),
      () => client.call(rentalWishList, { query: {} }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});
