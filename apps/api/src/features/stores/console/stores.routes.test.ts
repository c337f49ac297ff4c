import * as contract from '@errand/contract/console/stores';
import { getStore as getShopStore } from '@errand/contract/stores';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import {
  CENTER,
  makeModule,
  makeStore,
  makeZone,
  makeZoneModule,
  square,
} from '../../../../test/factories/index.ts';
import { stores } from '../stores.tables.ts';

const { shop, operator } = await openConsole();

async function makeShop() {
  const { id, zoneId, moduleId } = await makeStore(shop.api.db);
  return {
    params: { id },
    zoneId,
    moduleId,
    store: await operator.call(contract.getStore, { params: { id } }),
  };
}

const manager = async (id: number) =>
  shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-manager', scope: { kind: 'store', id } }] }));

const draft = (zoneId: number, moduleId: number) => ({
  name: { en: 'Harbor Kitchen', ar: 'مطبخ الميناء' },
  kind: { en: 'Kitchen' },
  address: { en: '2 Harbor Street' },
  module_id: moduleId,
  place: { zone_id: zoneId, ...CENTER },
});

test('a created store is hidden until it is activated, and its point and module must fit its zone', async () => {
  const { zoneId, moduleId } = await makeShop();
  const create = (more = {}) =>
    operator.call(contract.createStore, { body: { ...draft(zoneId, moduleId), ...more } });
  const made = await create();
  expect(made).toMatchObject({ active: false, is_open: false, slug: 'harbor-kitchen' });
  expect((await create()).slug).toBe('harbor-kitchen-2');
  const shown = async () =>
    (await shop.api.client().call(getShopStore, { params: { id: made.slug } })).active;
  expect(await shown()).toBe(false);
  const params = { id: made.id };
  await operator.call(contract.setStoreActive, { params, body: { active: true } });
  expect(await shown()).toBe(true);
  expect(await codeOf(create({ place: { zone_id: zoneId, ...CENTER, latitude: 60 } }))).toBe(
    'store_outside_zone',
  );
  expect(await codeOf(create({ module_id: (await makeModule(shop.api.db)).id }))).toBe('module_not_offered');
  const other = await makeZone(shop.api.db, { outline: square({ latitude: 40, longitude: 10 }) });
  const { version } = await operator.call(contract.getStore, { params });
  const move = { place: { zone_id: other.id, latitude: 40, longitude: 10 }, version };
  expect(await codeOf(operator.call(contract.updateStorePlace, { params, body: move }))).toBe(
    'module_not_offered',
  );
});

test('a store’s staff see and edit their own store only, and cannot move or activate it', async () => {
  const [own, other] = [await makeShop(), await makeShop()];
  const browser = await manager(own.store.id);
  const list = await browser.call(contract.listStores, { query: {} });
  expect([list.rows.map(({ id }) => id), list.total]).toEqual([[own.store.id], 1]);
  expect((await browser.call(contract.listStorePlaces, {})).zones).toEqual([]);
  expect(await codeOf(browser.call(contract.getStore, { params: other.params }))).toBe('not_found');
  const { params, store } = own;
  const { place, version } = store;
  expect(await codeOf(browser.call(contract.setStoreActive, { params, body: { active: false } }))).toBe(
    'permission_denied',
  );
  const body = { place, version };
  expect(await codeOf(browser.call(contract.updateStorePlace, { params, body }))).toBe('permission_denied');
  const { kind, address, phone } = store;
  const edit = { name: { en: 'Renamed' }, kind, address, phone, email: '', announcement: null, version };
  const edited = await browser.call(contract.updateStoreProfile, { params, body: edit });
  expect(edited.name).toEqual({ en: 'Renamed' });
  expect(await codeOf(browser.call(contract.updateStoreProfile, { params, body: edit }))).toBe(
    'changed_meanwhile',
  );
});

test('a store’s page has the title and the description for search engines of its profile, else none', async () => {
  const { params, store } = await makeShop();
  const { name, kind, address, phone, version } = store;
  const profile = { name, kind, address, phone, email: '', announcement: null };
  const read = () =>
    shop.api.client({ language: 'ar' }).call(getShopStore, { params: { id: String(params.id) } });
  expect(await read()).not.toHaveProperty('meta_title');
  const meta = {
    meta_title: { en: 'Grill at the harbor', ar: 'مشاوي المرفأ' },
    meta_description: { en: 'Coal and fish.' },
  };
  const saved = await operator.call(contract.updateStoreProfile, {
    params,
    body: { ...profile, ...meta, version },
  });
  expect(saved).toMatchObject(meta);
  expect(await read()).toMatchObject({ meta_title: 'مشاوي المرفأ', meta_description: 'Coal and fish.' });
});

test('taxes, free delivery and own couriers are the office’s alone, in every form', async () => {
  const { params, zoneId } = await makeShop();
  await shop.api.db.update(stores).set({ taxRate: 5 }).where(eq(stores.id, params.id));
  const browser = await manager(params.id);
  const termsOf = async () => {
    const store = await operator.call(contract.getStore, { params });
    const { tax_rate, reverse_charge, free_delivery, self_delivery } = store;
    return { tax_rate, reverse_charge, free_delivery, self_delivery };
  };
  const office = { tax_rate: 5, reverse_charge: false, free_delivery: false, self_delivery: false };
  const wanted = { tax_rate: 0, reverse_charge: true, free_delivery: true, self_delivery: true };
  const store = await browser.call(contract.getStore, { params });
  const body = { ...store, ...wanted };
  await browser.call(contract.updateStoreDelivery, { params, body });
  const { version } = await browser.call(contract.getStore, { params });
  const terms = { params, body: { ...wanted, version } };
  expect(await codeOf(browser.call(contract.setStoreTerms, terms))).toBe('permission_denied');
  expect(await termsOf()).toEqual(office);
  const grants = [{ role: 'operator', scope: { kind: 'zone', id: zoneId } as const }];
  const zone = await shop.signedIn(await shop.makeStaff({ grants }));
  expect(await zone.call(contract.setStoreTerms, terms)).toMatchObject(wanted);
});

test('a store sets its minimum order and fees within the bounds of the settings, the office beyond them', async () => {
  const { params } = await makeShop();
  await changeInConsole(operator, 'store_minimum_order_max', 20);
  await changeInConsole(operator, 'store_fee_max', 3);
  const browser = await manager(params.id);
  const set = async (change: object, by = browser) => {
    const store = await by.call(contract.getStore, { params });
    return by.call(contract.updateStoreDelivery, { params, body: { ...store, ...change } });
  };
  expect(await set({ minimum_order_minor: 2000, packaging_minor: 300 })).toMatchObject({
    bounds: { minimum_order_minor: 2000, fee_minor: 300 },
  });
  expect(await codeOf(set({ minimum_order_minor: 2001 }))).toBe('store_bounds');
  expect(await codeOf(set({ packaging_minor: 301 }))).toBe('store_bounds');
  expect(await codeOf(set({ per_km_minor: 50 }))).toBe('store_bounds');
  expect(await set({ minimum_order_minor: 9000 }, operator)).toMatchObject({ bounds: null });
  // What the office set stays while the store changes something else.
  expect(await set({ cutlery: true })).toMatchObject({ minimum_order_minor: 9000, cutlery: true });
  await changeInConsole(operator, 'store_minimum_order_max', null);
  await changeInConsole(operator, 'store_fee_max', null);
});

test('a member of a zone cannot move a store into another one', async () => {
  const [own, other] = [await makeShop(), await makeShop()];
  const grants = [{ role: 'operator', scope: { kind: 'zone', id: own.zoneId } as const }];
  const browser = await shop.signedIn(await shop.makeStaff({ grants }));
  const body = { place: { ...CENTER, zone_id: other.zoneId }, version: own.store.version };
  expect(await codeOf(browser.call(contract.updateStorePlace, { params: own.params, body }))).toBe(
    'scope_unknown',
  );
});

test('a pause lasts its minutes or until midnight in the store’s time zone, and can be ended', async () => {
  const { params } = await makeShop();
  const pause = (time: (typeof contract.PAUSES)[number]) =>
    operator.call(contract.pauseStore, { params, body: { for: time } });
  const now = shop.api.clock.now();
  expect(await pause('30')).toMatchObject({
    is_open: false,
    paused_until: new Date(now + 30 * 60_000).toISOString(),
  });
  const today = Date.parse((await pause('today')).paused_until ?? '');
  expect(today).toBeGreaterThan(now);
  expect(new Date(today).toISOString()).toMatch(/T20:00:00/);
  expect(await operator.call(contract.resumeStore, { params })).toMatchObject({
    is_open: true,
    paused_until: null,
  });
});

test('stores are listed as paused while their pause lasts', async () => {
  const [{ params, zoneId }, elsewhere] = [await makeShop(), await makeShop()];
  await operator.call(contract.pauseStore, { params, body: { for: '30' } });
  const listed = async (paused: boolean, zone_id = zoneId) =>
    (await operator.call(contract.listStores, { query: { paused, zone_id } })).rows.map(({ id }) => id);
  expect([await listed(true), await listed(false)]).toEqual([[params.id], []]);
  expect(await listed(false, elsewhere.zoneId)).toEqual([elsewhere.params.id]);
  shop.api.clock.advance(30 * 60_000);
  expect([await listed(true), await listed(false)]).toEqual([[], [params.id]]);
});

test('hours and holidays are replaced as a whole, and an order in between causes no conflict', async () => {
  const { params, store } = await makeShop();
  const hours = [{ day: 1, opens: 600, closes: 1320 }];
  const holidays = [{ from: '2030-12-24', to: '2030-12-26' }];
  const body = { always_open: false, hours, holidays, version: store.version };
  await shop.api.db.execute(`update stores set order_count = order_count + 1 where id = ${store.id}`);
  const saved = await operator.call(contract.setStoreHours, { params, body });
  expect(saved).toMatchObject({ always_open: false, hours, holidays });
  const next = {
    ...body,
    hours: [{ day: 2, opens: 540, closes: 1200 }],
    holidays: [],
    version: saved.version,
  };
  const replaced = await operator.call(contract.setStoreHours, { params, body: next });
  expect(replaced).toMatchObject({ hours: next.hours, holidays: [] });
  const wrong = { ...body, holidays: [{ from: '2030-12-24', to: '2030-12-20' }], version: replaced.version };
  expect(await codeOf(operator.call(contract.setStoreHours, { params, body: wrong }))).toBe(
    'store_range_wrong',
  );
});

test('a manager sets a delivery area inside the zone and removes it; one beyond the zone or no area is rejected', async () => {
  const { params, store } = await makeShop();
  const browser = await manager(params.id);
  let { version } = store;
  const set = async (delivery_area: [number, number][]) => {
    const saved = await browser.call(contract.setStoreArea, { params, body: { delivery_area, version } });
    version = saved.version;
    return saved;
  };
  expect([store.delivery_area, store.zone_outline]).toEqual([[], square()]);
  const area = square(CENTER, 0.02);
  expect((await set(area)).delivery_area).toEqual(area);
  // The border of the zone belongs to it.
  expect((await set(square(CENTER, 0.1))).delivery_area).toEqual(square(CENTER, 0.1));
  expect(await codeOf(set(square(CENTER, 0.1001)))).toBe('store_area_outside_zone');
  expect(await codeOf(set(square({ latitude: 40, longitude: 10 }, 0.02)))).toBe('store_area_outside_zone');
  const [a, b, c, d] = area;
  expect(await codeOf(set([a!, c!, b!, d!]))).toBe('outline_crosses');
  expect(await codeOf(set([a!, b!]))).toBe('outline_flat');
  const stale = { params, body: { delivery_area: [], version: store.version } };
  expect(await codeOf(browser.call(contract.setStoreArea, stale))).toBe('changed_meanwhile');
  expect((await set([])).delivery_area).toEqual([]);
});

test('a store that moves to another zone has no delivery area there, one that moves within its zone keeps it', async () => {
  const { params, store, moduleId, zoneId } = await makeShop();
  const other = await makeZone(shop.api.db);
  await makeZoneModule(shop.api.db, other.id, moduleId);
  const area = square(CENTER, 0.02);
  const { version } = await operator.call(contract.setStoreArea, {
    params,
    body: { delivery_area: area, version: store.version },
  });
  const move = (zone_id: number, latitude: number, from: string) =>
    operator.call(contract.updateStorePlace, {
      params,
      body: { place: { ...CENTER, zone_id, latitude }, version: from },
    });
  const within = await move(zoneId, CENTER.latitude + 0.01, version);
  expect(within.delivery_area).toEqual(area);
  expect((await move(other.id, CENTER.latitude, within.version)).delivery_area).toEqual([]);
});

test('the office lets a store deliver to further zones that offer its module; its own zone is no further one', async () => {
  const { params, store, moduleId, zoneId } = await makeShop();
  const other = await makeZone(shop.api.db);
  const without = await makeZone(shop.api.db);
  await makeZoneModule(shop.api.db, other.id, moduleId);
  const set = (further_zone_ids: number[], version: string, by = operator) =>
    by.call(contract.setStoreZones, { params, body: { further_zone_ids, version } });
  const saved = await set([other.id, zoneId, other.id], store.version);
  expect(saved.further_zones.map(({ id }) => id)).toEqual([other.id]);
  expect(saved.further_zones[0]?.name).not.toBe('');
  expect(await codeOf(set([without.id], saved.version))).toBe('module_not_offered');
  expect(await codeOf(set([], store.version))).toBe('changed_meanwhile');
  expect(await codeOf(set([], saved.version, await manager(params.id)))).toBe('permission_denied');
  const moved = await operator.call(contract.updateStorePlace, {
    params,
    body: { place: { ...CENTER, zone_id: other.id }, version: saved.version },
  });
  expect(moved.further_zones).toEqual([]);
});

test('a member of a zone adds no zone of others to a store, and keeps or removes what the office chose', async () => {
  const { params, store, moduleId, zoneId } = await makeShop();
  const [chosen, other] = [await makeZone(shop.api.db), await makeZone(shop.api.db)];
  for (const zone of [chosen, other]) await makeZoneModule(shop.api.db, zone.id, moduleId);
  const grants = [{ role: 'operator', scope: { kind: 'zone', id: zoneId } as const }];
  const member = await shop.signedIn(await shop.makeStaff({ grants }));
  const set = (further_zone_ids: number[], version: string, by = operator) =>
    by.call(contract.setStoreZones, { params, body: { further_zone_ids, version } });
  const { version } = await set([chosen.id], store.version);
  expect(await codeOf(set([chosen.id, other.id], version, member))).toBe('scope_unknown');
  expect((await set([chosen.id], version, member)).further_zones).toHaveLength(1);
  expect((await set([], version, member)).further_zones).toEqual([]);
});
