import { asCards } from '@errand/contract';
import { getItem } from '@errand/contract/catalog';
import { listPopularItems } from '@errand/contract/catalog-lists';
import { listTrendingSearches, searchItems } from '@errand/contract/search';
import { listStores } from '@errand/contract/stores';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCustomer, makeItem, makeStore, makeStoreDiscount } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { statementsOf } from '../../../../test/query-plans.ts';
import { buildApi } from '../../../app.ts';
import { items } from '../../../features/catalog/catalog.tables.ts';
import { stores } from '../../../features/stores/stores.tables.ts';
import { createResponseCache } from '../../cache/index.ts';
import { startEvents, topicName } from '../../events/index.ts';
import { SAME_ORIGIN_HEADERS } from '../response-origin.ts';

const MAX_BYTES = 4 * 1024 * 1024;
let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
let item: Awaited<ReturnType<typeof makeItem>>;

beforeAll(async () => {
  api = await startApi();
  api.deps.responses = createResponseCache({ ...api.deps, maxBytes: MAX_BYTES });
});
beforeEach(async () => {
  api.clock.advance(60_000 - (api.clock.now() % 60_000));
  store = await makeStore(api.db);
  item = await makeItem(api.db, { storeId: store.id, name: { en: 'Falafel', ar: 'فلافل' } });
  await delivered();
});
afterAll(() => api.stop());

/** Resolves once all earlier events have arrived. */
async function delivered(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const topic = topicName<object>('delivered');
  const stop = api.deps.events.subscribe(topic, () => resolve());
  await api.deps.events.publish(api.db, topic, {});
  await promise;
  stop();
}

const visitor = (more = {}) => api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId, ...more });
const detail = (id = item.id) => visitor().call(getItem, { params: { id: String(id) }, query: {} });
const search = (name = 'falafel') => visitor().call(searchItems, { query: { name } });
const popular = () => visitor().call(listPopularItems, { query: {} });
const near = (more = {}) => visitor(more).call(listStores, { params: { filter: 'all' }, query: {} });
const get = (url: string, headers: InjectOptions['headers'] = {}) => api.inject({ url, headers });
const itemUrl = () => `/api/v1/items/details/${item.id}`;

/** The number of statements that `work` executes. */
const statements = async (work: () => Promise<unknown>) => (await statementsOf(api.deps.pool, work)).length;
const change = (values: Partial<typeof items.$inferInsert>, id = item.id) =>
  api.db.update(items).set(values).where(eq(items.id, id));

test('a repeated request is served without a statement', async () => {
  for (const ask of [detail, search, popular, near]) {
    const first = await ask();
    expect(await statements(async () => expect(await ask()).toEqual(first))).toBe(0);
  }
});

test('a changed price appears in the detail, lists and searches of its item; those of other modules stay cached', async () => {
  const elsewhere = await makeStore(api.db);
  const other = await makeItem(api.db, { storeId: elsewhere.id });
  await delivered();
  const inOther = () =>
    api
      .client({ zoneIds: [elsewhere.zoneId], moduleId: elsewhere.moduleId })
      .call(listPopularItems, { query: {} });
  for (const ask of [detail, search, popular, inOther, () => detail(other.id)]) await ask();
  await change({ priceMinor: 4321 });
  await expect.poll(async () => (await detail()).price).toBe(43.21);
  expect((await search()).products[0]?.price).toBe(43.21);
  expect((await popular()).products[0]?.price).toBe(43.21);
  expect(await statements(inOther)).toBe(0);
  expect(await statements(() => detail(other.id))).toBe(0);
});

test('a change of stock invalidates only responses that show the item', async () => {
  const other = await makeItem(api.db, { storeId: store.id, stock: 5 });
  await delivered();
  for (const ask of [detail, () => detail(other.id)]) await ask();
  await change({ stock: 3 }, other.id);
  await expect.poll(async () => (await detail(other.id)).stock).toBe(3);
  expect(await statements(detail)).toBe(0);
});

test('a new item, a closed store and a new offer appear in cached lists that did not show them', async () => {
  for (const ask of [search, popular, near]) await ask();
  const added = await makeItem(api.db, { storeId: store.id, name: { en: 'Falafel wrap', ar: 'لفة' } });
  await expect.poll(async () => (await search()).products.map(({ id }) => id)).toContain(added.id);
  await makeStoreDiscount(api.db, store.id, { percent: 20 });
  await expect.poll(async () => (await detail()).store_discount).toBe(20);
  expect((await near()).stores[0]?.discount?.discount).toBe(20);
  await api.db.update(stores).set({ alwaysOpen: false }).where(eq(stores.id, store.id));
  await expect.poll(async () => (await near()).stores[0]?.open).toBe(0);
});

test('a response expires at the next minute, when stores open and close', async () => {
  await near();
  api.clock.advance(59_999);
  expect(await statements(near)).toBe(0);
  api.clock.advance(1);
  expect(await statements(near)).toBeGreaterThan(0);
});

test('a change reaches the cache of another process', async () => {
  const events = await startEvents(api.url, api.deps.log);
  const responses = createResponseCache({ ...api.deps, events, maxBytes: MAX_BYTES });
  const other = await buildApi({ ...api.deps, events, responses });
  const price = async () => (await other.inject({ url: itemUrl() })).json().price;
  await price();
  await change({ priceMinor: 999 });
  await expect.poll(price).toBe(9.99);
  await other.close();
  await events.stop();
});

test('languages, zones, modules and places have responses of their own', async () => {
  const elsewhere = await makeStore(api.db, { moduleId: store.moduleId });
  const names = async (more: object) => (await near(more)).stores.map(({ id, distance }) => [id, distance]);
  const [here] = await names({});
  expect(here).toEqual([store.id, null]);
  expect(await names({ zoneIds: [elsewhere.zoneId] })).toEqual([[elsewhere.id, null]]);
  expect(await names({ point: { latitude: 25.2, longitude: 55.3 } })).toEqual([
    [store.id, expect.any(Number)],
  ]);
  const arabic = await visitor({ language: 'ar' }).call(getItem, {
    params: { id: String(item.id) },
    query: {},
  });
  expect([(await detail()).name, arabic.name]).toEqual(['Falafel', 'فلافل']);
});

test('places within a thousandth of a degree share a response', async () => {
  await near({ point: { latitude: 25.1234, longitude: 55.1 } });
  expect(await statements(() => near({ point: { latitude: 25.1231, longitude: 55.1004 } }))).toBe(0);
  expect(await statements(() => near({ point: { latitude: 25.125, longitude: 55.1 } }))).toBeGreaterThan(0);
});

test('a signed-in customer and nobody share a response, which has nothing personal', async () => {
  const { token } = await makeCustomer(api.db);
  const first = await near();
  const own = { token, guestId: 'someone' };
  expect(await statements(async () => expect(await near(own)).toEqual(first))).toBe(0);
});

test('a forged host is in no response to another caller', async () => {
  await change({ pictures: ['picture.webp'] });
  await expect
    .poll(async () => (await get(itemUrl(), { host: 'evil.example' })).json().image_full_url)
    .toMatch(/^http:\/\/evil\.example\//);
  expect((await get(itemUrl(), { host: 'shop.example' })).body).not.toContain('evil');
  expect((await get(itemUrl(), { host: 'shop.example', ...SAME_ORIGIN_HEADERS })).body).not.toContain('http');
});

test('a client that has the response gets 304 without a body, until it changes', async () => {
  const first = await get(itemUrl());
  const etag = String(first.headers.etag);
  for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const again = await get(itemUrl(), { 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await get(itemUrl(), { 'if-none-match': '"other"' })).statusCode).toBe(200);
  await change({ priceMinor: 777 });
  await expect.poll(async () => (await get(itemUrl(), { 'if-none-match': etag })).statusCode).toBe(200);
});

test('a cached response has the encoding of each request', async () => {
  const plain = await get(itemUrl());
  for (const encoding of ['br', 'gzip', 'br']) {
    const { headers, rawPayload } = await get(itemUrl(), { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length);
  }
  expect((await get(itemUrl())).json()).toEqual(plain.json());
});

test('fields=card leaves out what cards do not show, in a response of its own', async () => {
  const whole = await near();
  const cards = await visitor().call(asCards(listStores), { params: { filter: 'all' }, query: {} });
  const names = Object.keys(cards.stores[0] ?? {});
  expect(names).toContain('delivery_time');
  expect(names).not.toContain('phone');
  expect(whole.stores[0]).toMatchObject({ ...cards.stores[0], phone: expect.any(String) });
  expect(await near()).toEqual(whole);
});

test('a rejection is not cached', async () => {
  await change({ active: false });
  await expect.poll(async () => (await get(itemUrl())).statusCode).toBe(404);
  await change({ active: true });
  await expect.poll(async () => (await get(itemUrl())).statusCode).toBe(200);
});

test('a search that is served from the cache is counted as a trend', async () => {
  const trends = () => visitor().call(listTrendingSearches, {});
  await search();
  await search('fala');
  await search('fala');
  api.clock.advance(20_000);
  await search();
  expect(await trends()).toEqual(['fala', 'falafel']);
});
