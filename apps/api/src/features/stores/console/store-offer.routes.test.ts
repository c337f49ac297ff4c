import { listCart } from '@errand/contract/cart';
import { getItem } from '@errand/contract/catalog';
import { listAudit } from '@errand/contract/console/audit';
import * as contract from '@errand/contract/console/stores/offer';
import { getStore } from '@errand/contract/stores';
import { afterEach, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { ownerTopic } from '../../../platform/events/index.ts';
import { flashSaleItems, flashSales } from '../../promotions/promotions.tables.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
afterEach(() => changeInConsole(operator, 'store_offer_max_percent', 50));

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(api.clock.now() + days * DAY_MS).toISOString();
const week = () => ({ starts_at: inDays(-1), ends_at: inDays(6) });

/** A store with an item of 10.00, the browser of its manager, and the calls on its offer. */
async function makeOfferShop(browser?: typeof operator) {
  const made = await makeShop(api, { item: { discount: 5 } });
  const { id } = made.store;
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id } as const }];
  const manager = browser ?? (await shop.signedIn(await shop.makeStaff({ grants })));
  const params = { id };
  const read = (by = manager) => by.call(contract.getStoreOffer, { params });
  return {
    ...made,
    manager,
    read,
    set: async (terms: object, by = manager) => {
      const { version } = await read(by);
      const body = { percent: 20, ...week(), ...terms, version };
      return by.call(contract.setStoreOffer, { params, body });
    },
    end: async (by = manager) => {
      const { version } = await read(by);
      return by.call(contract.endStoreOffer, { params, body: { version } });
    },
    undo: async (by = manager) => {
      const { version } = await read(by);
      return by.call(contract.undoStoreOffer, { params, body: { version } });
    },
  };
}

test('a store’s own offer is shown at once in its page, its items and open carts, and ends at once', async () => {
  const store = await makeOfferShop();
  const buyer = await makeBuyer(api, store);
  const events: unknown[] = [];
  const leave = api.deps.events.subscribe(ownerTopic(buyer.owner), (data) => events.push(data));
  const event = { kind: 'cart', module_id: store.module.id, by: null };
  await buyer.fill(store.item.id, 2);
  await expect.poll(() => events).toEqual([event]);
  const shown = async () => {
    const page = await buyer.client.call(getStore, { params: { id: String(store.store.id) } });
    const item = await buyer.client.call(getItem, { params: { id: String(store.item.id) } });
    const [line] = await buyer.client.call(listCart, { query: {} });
    return [page.discount?.discount, item.store_discount, line?.discount_amount];
  };
  const before = await shown();
  expect(before).toEqual([undefined, 0, 1]);
  await store.set({ percent: 20 });
  expect(await shown()).toEqual([20, 20, 4]);
  await expect.poll(() => events).toEqual([event, event]);
  expect(await store.end()).toMatchObject({ offer: { state: 'ended' } });
  expect(await shown()).toEqual(before);
  await expect.poll(() => events).toEqual([event, event, event]);
  expect(await codeOf(store.end())).toBe('promotion_over');
  leave();
});

test('an offer applies in its daily hours of the zone, also past midnight', async () => {
  const store = await makeOfferShop();
  const buyer = await makeBuyer(api, store);
  const shown = async () => {
    const item = await buyer.client.call(getItem, { params: { id: String(store.item.id) } });
    return item.store_discount;
  };
  // The zone of the factories has the time of UTC, and the clock stands at noon.
  await store.set({ daily_from: 22 * 60, daily_to: 13 * 60 });
  expect(await shown()).toBe(20);
  await store.set({ daily_from: 13 * 60, daily_to: 22 * 60 });
  expect(await shown()).toBe(0);
});

test('a store stays within the operator’s bounds, which do not limit the office', async () => {
  const store = await makeOfferShop();
  await changeInConsole(operator, 'store_offer_max_percent', 30);
  await changeInConsole(operator, 'store_offer_max_discount', 5);
  expect((await store.read()).bounds).toEqual({ percent: 30, discount_minor: 500 });
  expect(await codeOf(store.set({ percent: 31, max_discount_minor: 500 }))).toBe('store_bounds');
  expect(await codeOf(store.set({ percent: 30 }))).toBe('store_bounds');
  await store.set({ percent: 30, max_discount_minor: 500 });
  expect((await store.read(operator)).bounds).toBeNull();
  expect((await store.set({ percent: 60 }, operator)).offer).toMatchObject({ percent: 60 });
  // The store may end what the office set, but not bring it back.
  await store.end();
  expect(await codeOf(store.undo())).toBe('store_bounds');
  expect((await store.undo(operator)).offer).toMatchObject({ percent: 60, state: 'running' });
  await changeInConsole(operator, 'store_offer_max_discount', null);
  await changeInConsole(operator, 'store_offer_max_percent', 0);
  expect(await codeOf(store.set({ percent: 1 }))).toBe('store_bounds');
});

test('each change of an offer can be undone down to none, and the audit log names it', async () => {
  const store = await makeOfferShop();
  await store.set({ percent: 10, min_purchase_minor: 2000 });
  await store.set({ percent: 15, daily_from: 60, daily_to: 120 });
  await store.end();
  const back = { percent: 15, min_purchase_minor: 0, daily_from: 60, daily_to: 120, state: 'running' };
  expect(await store.undo()).toMatchObject({ offer: { ...back, ...week() }, can_undo: true });
  expect(await store.undo()).toMatchObject({
    offer: { percent: 10, min_purchase_minor: 2000, daily_from: 0, daily_to: 1440 },
  });
  expect(await store.undo()).toMatchObject({ offer: null, can_undo: false, version: 'none' });
  expect(await codeOf(store.undo())).toBe('setting_unchanged');
  const { rows } = await operator.call(listAudit, { query: { target: `store:${store.store.id}` } });
  const own = rows.filter(({ endpoint }) => endpoint.endsWith('StoreOffer')).map(({ endpoint }) => endpoint);
  expect(own.length).toBeGreaterThanOrEqual(6);
});

test('two members who set an offer at once do not overwrite each other', async () => {
  const store = await makeOfferShop();
  const { version } = await store.read();
  const params = { id: store.store.id };
  const set = (by: typeof operator, percent: number) =>
    by.call(contract.setStoreOffer, { params, body: { percent, ...week(), version } });
  const outcomes = await Promise.allSettled([set(store.manager, 10), set(operator, 40)]);
  const [rejected, ...others] = outcomes.filter(({ status }) => status === 'rejected');
  expect(rejected).toMatchObject({ reason: { code: 'changed_meanwhile' } });
  expect(others).toEqual([]);
});

test('another store’s manager neither reads nor sets the offer, and an end before the start is rejected', async () => {
  const [own, other] = [await makeOfferShop(), await makeOfferShop()];
  expect(await codeOf(own.read(other.manager))).toBe('not_found');
  const body = { percent: 5, ...week(), version: 'none' };
  const call = other.manager.call(contract.setStoreOffer, { params: { id: own.store.id }, body });
  expect(await codeOf(call)).toBe('not_found');
  expect(await codeOf(own.set({ starts_at: inDays(2), ends_at: inDays(1) }))).toBe('promotion_period');
});

test('the form names the sales and the discounts that wait while the offer runs', async () => {
  const [store, other] = [await makeOfferShop(), await makeOfferShop()];
  const sale = { moduleId: store.module.id, percent: 30, active: true };
  const period = { startsAt: new Date(inDays(1)), endsAt: new Date(inDays(3)) };
  const [planned, ended, elsewhere] = await api.db
    .insert(flashSales)
    .values([
      { ...sale, ...period, slug: 'planned-sale', title: { en: 'Planned' } },
      { ...sale, ...period, endsAt: new Date(inDays(-1)), slug: 'ended-sale', title: { en: 'Ended' } },
      { ...sale, ...period, slug: 'sale-elsewhere', title: { en: 'Elsewhere' } },
    ])
    .returning();
  await api.db.insert(flashSaleItems).values([
    { flashSaleId: planned!.id, itemId: store.item.id, stock: 5 },
    { flashSaleId: ended!.id, itemId: store.item.id, stock: 5 },
    { flashSaleId: elsewhere!.id, itemId: other.item.id, stock: 5 },
  ]);
  const { overrides } = await store.read();
  expect(overrides.flash_sales.map(({ title }) => title.en)).toEqual(['Planned']);
  expect(overrides).toMatchObject({ campaign_items: 0, discounted_items: 1 });
});
