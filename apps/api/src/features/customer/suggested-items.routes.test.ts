import { updateInterest, updateZone } from '@errand/contract/customer';
import { listInterestItems } from '@errand/contract/suggested-items';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCategory,
  makeCustomer,
  makeGuest,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  makeZoneModule,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { customerRoutes } from './customer.routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: customerRoutes });
});
afterAll(() => api.stop());

/** Stores of two modules in one zone, each with a category of items. */
async function makeTown() {
  const zone = await makeZone(api.db);
  async function makeModuleWithItems(orderCounts: number[]) {
    const module = await makeModule(api.db);
    await makeZoneModule(api.db, zone.id, module.id);
    const store = await makeStore(api.db, { zoneId: zone.id, moduleId: module.id });
    const category = await makeCategory(api.db, module.id);
    const made = [];
    for (const orderCount of orderCounts)
      made.push(await makeItem(api.db, { storeId: store.id, categoryId: category.id, orderCount }));
    return { module, category, ids: made.map(({ id }) => id) };
  }
  return {
    zone,
    burgers: await makeModuleWithItems([3, 9]),
    milk: await makeModuleWithItems([5]),
    unwanted: await makeModuleWithItems([50]),
  };
}

test('suggested items are the popular ones of the customer’s interests, in the module of the request or in all', async () => {
  const { zone, burgers, milk } = await makeTown();
  const { token } = await makeCustomer(api.db);
  const me = (viewer: object = {}) => api.client({ token, zoneIds: [zone.id], ...viewer });
  const list = async (viewer: object = {}, query: { limit?: number; offset?: number } = {}) =>
    (await me(viewer).call(listInterestItems, { query })).map(({ id }) => id);
  expect(await list()).toEqual([]);
  await me().call(updateInterest, { body: { interest: [burgers.category.id, milk.category.id] } });
  const [few = 0, many = 0] = burgers.ids;
  expect(await list()).toEqual([many, ...milk.ids, few]);
  expect(await list({ moduleId: burgers.module.id })).toEqual([many, few]);
  expect(await list({}, { limit: 1, offset: 2 })).toEqual(milk.ids);
  const [arabic] = await me({ language: 'ar' }).call(listInterestItems, { query: { limit: 1 } });
  expect(arabic?.name).toMatch(/^صنف/);
});

test('without a header suggested items are those of the remembered zones; a zone and a customer are required', async () => {
  const [here, elsewhere] = [await makeTown(), await makeTown()];
  const { token } = await makeCustomer(api.db);
  const me = api.client({ token });
  const interest = [here.milk.category.id, elsewhere.milk.category.id];
  await me.call(updateInterest, { body: { interest } });
  const rejected = await rejectionOf(me.call(listInterestItems, {}));
  expect(rejected).toMatchObject({ status: 403, code: 'zone_required' });
  await api.client({ token, zoneIds: [here.zone.id] }).call(updateZone, {});
  expect((await me.call(listInterestItems, {})).map(({ id }) => id)).toEqual(here.milk.ids);
  const bad = await rejectionOf(me.call(listInterestItems, { query: { limit: 0 } }));
  expect(bad).toMatchObject({ status: 403, code: 'limit' });
  const guest = api.client({ guestId: (await makeGuest(api.db)).id, zoneIds: [here.zone.id] });
  expect(await rejectionOf(guest.call(listInterestItems, {}))).toMatchObject({ status: 401 });
});
