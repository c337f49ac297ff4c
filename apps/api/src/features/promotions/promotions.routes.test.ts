import { getItem } from '@errand/contract/catalog';
import {
  getCampaign,
  getCashback,
  getFlashSale,
  getVideoContent,
  listAdvertisements,
  listBanners,
  listCampaignItems,
  listCampaigns,
  listCashbacks,
  listFlashItems,
  listOtherBanners,
  listReasons,
  listStoreBanners,
} from '@errand/contract/promotions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeItem, makeModule, makeStore, makeStoreDiscount } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import {
  advertisements,
  banners,
  campaignStores,
  campaigns,
  cashbacks,
  flashSaleItems,
  flashSales,
  moduleReasons,
  moduleVideos,
} from './promotions.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function banner(overrides: Partial<typeof banners.$inferInsert>) {
  const row = { title: { en: 'Title', ar: 'عنوان' }, subtitle: { en: 'More', ar: 'المزيد' }, ...overrides };
  const [made] = await api.db.insert(banners).values(row).returning();
  return made!;
}

test('banners of the module and zones are listed in order, with their targets', async () => {
  const store = await makeStore(api.db);
  const { moduleId, zoneId } = store;
  const item = await makeItem(api.db, { storeId: store.id });
  const far = await makeStore(api.db, { moduleId });
  const plain = await banner({ position: 3, link: '/stores' });
  const forStore = await banner({ position: 1, moduleId, storeId: store.id, featured: true });
  const art = { solid: true, tint: 'sea', pictures: ['e'.repeat(64)] };
  const forItem = await banner({ position: 2, moduleId, itemId: item.id, art });
  await banner({ moduleId, storeId: far.id });
  await banner({ moduleId: far.moduleId, active: false });
  await banner({ moduleId: (await makeStore(api.db)).moduleId });

  const client = api.client({ moduleId, zoneIds: [zoneId], language: 'ar' });
  const response = await client.call(listBanners, { query: {} });
  expect(response.banners.map(({ id, type }) => [id, type])).toEqual([
    [forStore.id, 'store_wise'],
    [forItem.id, 'item_wise'],
    [plain.id, 'default'],
  ]);
  expect(response.banners[0]).toMatchObject({
    title: 'عنوان',
    store: { id: store.id, slug: store.slug, name: store.name.ar, zone_id: zoneId },
    item: null,
  });
  expect(response.banners[1]?.art).toEqual({ ...art, pictures: [`/media/${'e'.repeat(64)}/384.webp`] });
  const featured = await client.call(listBanners, { query: { featured: 1 } });
  expect(featured.banners.map(({ id }) => id)).toEqual([forStore.id]);
});

const DAY = 86_400_000;
const days = (from: number, to: number) => ({
  startsAt: new Date(NOON + from * DAY),
  endsAt: new Date(NOON + to * DAY),
});

async function campaign(moduleId: number, slug: string, from: number, to: number, storeIds: number[] = []) {
  const row = {
    moduleId,
    slug,
    title: { en: `Week ${slug}`, ar: `أسبوع ${slug}` },
    description: { en: 'Early.', ar: 'باكرًا.' },
    tint: 'butter',
    dailyFrom: 420,
    ...days(from, to),
  };
  const [made] = await api.db.insert(campaigns).values(row).returning();
  for (const storeId of storeIds)
    await api.db.insert(campaignStores).values({ campaignId: made!.id, storeId });
  return made!;
}

test('campaigns are listed while they run, where one of their stores is in the zone', async () => {
  const store = await makeStore(api.db);
  const far = await makeStore(api.db, { moduleId: store.moduleId });
  const closed = await makeStore(api.db, { moduleId: store.moduleId, zoneId: store.zoneId, active: false });
  const now = await campaign(store.moduleId, 'now', -1, 1, [store.id, far.id, closed.id]);
  await campaign(store.moduleId, 'past', -3, 0, [store.id]);
  await campaign(store.moduleId, 'soon', 1, 2, [store.id]);
  await campaign(store.moduleId, 'elsewhere', -1, 1, [far.id]);
  const visitor = api.client({ moduleId: store.moduleId, zoneIds: [store.zoneId], language: 'ar' });
  const rows = await visitor.call(listCampaigns, {});
  expect(rows).toEqual([
    expect.objectContaining({
      id: now.id,
      slug: 'now',
      title: 'أسبوع now',
      art: { tint: 'butter' },
      available_date_starts: '2026-03-03',
      available_date_ends: '2026-03-05',
      start_time: '07:00',
      end_time: '23:59',
      stores_count: 1,
    }),
  ]);
  expect((await visitor.call(listBanners, { query: {} })).campaigns).toEqual(rows);

  for (const query of [{ basic_campaign_id: String(now.id) }, { id: 'now' }]) {
    const found = await visitor.call(getCampaign, { query });
    expect(found.stores.map(({ id }) => id)).toEqual([store.id]);
  }
  await expect(visitor.call(getCampaign, { query: { id: 'past' } })).rejects.toMatchObject({ status: 404 });
  await expect(visitor.call(getCampaign, { query: {} })).rejects.toMatchObject({
    status: 403,
    code: 'basic_campaign_id',
  });
});

test('campaign items are listed on their days, those available at this hour first', async () => {
  const { id: storeId, moduleId, zoneId } = await makeStore(api.db);
  const sold = { campaignStarts: new Date(NOON - DAY), campaignEnds: new Date(NOON + DAY) };
  const evening = await makeItem(api.db, { storeId, ...sold, availableFrom: 1080, availableTo: 1400 });
  const always = await makeItem(api.db, { storeId, ...sold });
  await makeItem(api.db, {
    storeId,
    campaignStarts: new Date(NOON + DAY),
    campaignEnds: new Date(NOON + 2 * DAY),
  });
  await makeItem(api.db, { storeId });
  const rows = await api.client({ moduleId, zoneIds: [zoneId] }).call(listCampaignItems, {});
  expect(rows.map(({ id }) => id)).toEqual([always.id, evening.id]);
  expect(rows[0]?.available_date_starts).toBe('2026-03-03');
  await expect(api.client({ moduleId }).call(listCampaignItems, {})).rejects.toMatchObject({
    code: 'zone_required',
  });
});

test('a flash sale discounts its items while it runs and has pieces left', async () => {
  const store = await makeStore(api.db);
  const { moduleId, zoneId } = store;
  const item = await makeItem(api.db, { storeId: store.id, priceMinor: 1000, discount: 5 });
  const gone = await makeItem(api.db, { storeId: store.id, priceMinor: 1000 });
  const [sale] = await api.db
    .insert(flashSales)
    .values({ slug: 'flash', moduleId, title: { en: 'Sunset', ar: 'غروب' }, percent: 25, ...days(-1, 1) })
    .returning();
  await api.db.insert(flashSaleItems).values([
    { flashSaleId: sale!.id, itemId: gone.id, stock: 3, sold: 3 },
    { flashSaleId: sale!.id, itemId: item.id, stock: 10, sold: 4 },
  ]);
  const visitor = api.client({ moduleId, zoneIds: [zoneId] });
  const found = await visitor.call(getFlashSale, {});
  expect(found).toMatchObject({ id: sale!.id, title: 'Sunset', discount: 25 });
  expect(
    found?.active_products.map(({ item_id, available_stock, item: { discount, flash_sale } }) => [
      item_id,
      available_stock,
      discount,
      flash_sale,
    ]),
  ).toEqual([
    [item.id, 6, 25, 1],
    [gone.id, 0, 0, 0],
  ]);
  expect(found?.active_products[0]).toMatchObject({ price: 10, discount_amount: 2.5 });
  const page = await visitor.call(listFlashItems, {
    query: { flash_sale_id: sale!.id, limit: 1, offset: 2 },
  });
  expect([page.total_size, page.products[0]?.item_id]).toEqual([2, gone.id]);

  api.clock.set(NOON + 2 * DAY);
  expect(await visitor.call(getFlashSale, {})).toBeNull();
  await expect(visitor.call(listFlashItems, { query: { flash_sale_id: sale!.id } })).rejects.toMatchObject({
    status: 404,
  });
  api.clock.set(NOON);
});

test('a sale lists no items of a store with an offer of its own, whose items keep the price and the limit of the store', async () => {
  const [store, generous] = [await makeStore(api.db), await makeStore(api.db)];
  const [item, other] = [
    await makeItem(api.db, { storeId: store.id, priceMinor: 1000 }),
    await makeItem(api.db, { storeId: generous.id, priceMinor: 1000 }),
  ];
  await makeStoreDiscount(api.db, generous.id, { percent: 15, minPurchaseMinor: 1200 });
  const { moduleId, zoneId } = store;
  const [sale] = await api.db
    .insert(flashSales)
    .values({ slug: 'stronger', moduleId, title: { en: 'Half' }, percent: 50, ...days(-1, 1) })
    .returning();
  const pieces = { flashSaleId: sale!.id, stock: 1, sold: 0 };
  await api.db.insert(flashSaleItems).values([item, other].map(({ id }) => ({ ...pieces, itemId: id })));
  const visitor = api.client({ moduleId, zoneIds: [zoneId, generous.zoneId] });
  const page = await visitor.call(listFlashItems, { query: { flash_sale_id: sale!.id } });
  expect([page.total_size, page.products.map(({ item_id }) => item_id)]).toEqual([1, [item.id]]);
  const kept = await visitor.call(getItem, { params: { id: String(other.id) }, query: {} });
  expect(kept).toMatchObject({
    discount: 0,
    flash_sale: 0,
    flash_sale_stock: null,
    flash_sale_ends_at: null,
    maximum_cart_quantity: null,
    store_discount: 15,
  });
});

test('a flash sale and the page of its item name the same end and number of pieces, at most the stock', async () => {
  const groceries = await makeModule(api.db, { type: 'grocery' });
  const store = await makeStore(api.db, { moduleId: groceries.id });
  const [few, many] = [
    await makeItem(api.db, { storeId: store.id, stock: 3 }),
    await makeItem(api.db, { storeId: store.id, stock: 30 }),
  ];
  const values = {
    slug: 'one-number',
    moduleId: store.moduleId,
    title: { en: 'Sale' },
    percent: 20,
    ...days(-1, 1),
  };
  const [sale] = await api.db.insert(flashSales).values(values).returning();
  const left = { flashSaleId: sale!.id, stock: 15, sold: 8 };
  await api.db.insert(flashSaleItems).values([few, many].map(({ id }) => ({ ...left, itemId: id })));
  const visitor = api.client({ moduleId: store.moduleId, zoneIds: [store.zoneId] });
  const { active_products: shown } = (await visitor.call(getFlashSale, {}))!;
  expect(shown.map(({ item_id, available_stock }) => [item_id, available_stock])).toEqual([
    [few.id, 3],
    [many.id, 7],
  ]);
  for (const { item_id, available_stock } of shown) {
    const page = await visitor.call(getItem, { params: { id: String(item_id) } });
    expect(page.flash_sale_stock).toBe(available_stock);
    expect(page.flash_sale_ends_at).toBe(values.endsAt.toISOString());
  }
});

test('banners between categories and of a store, reasons and videos have their own endpoints', async () => {
  const store = await makeStore(api.db);
  const { moduleId, zoneId } = store;
  const top = await banner({ moduleId, storeId: store.id });
  const between = await banner({ moduleId, place: 'bottom', image: 'f'.repeat(64) });
  await api.db
    .insert(moduleReasons)
    .values({ moduleId, title: { en: 'Quick' }, text: { en: 'Ten minutes.' } });
  await api.db.insert(moduleVideos).values({ moduleId, type: 'video', video: `${'a'.repeat(64)}.mp4` });
  const visitor = api.client({ moduleId, zoneIds: [zoneId] });
  expect((await visitor.call(listBanners, { query: {} })).banners.map(({ id }) => id)).toContain(top.id);
  const other = await visitor.call(listOtherBanners, {});
  expect(other.banners.map(({ id }) => id)).toEqual([between.id]);
  expect(other.promotional_banner_url).toContain('f'.repeat(64));
  const own = await visitor.call(listStoreBanners, { params: { store_id: store.id } });
  expect(own.map(({ id }) => id)).toEqual([top.id]);
  expect((await visitor.call(listReasons, {})).banners).toMatchObject([
    { title: 'Quick', short_description: 'Ten minutes.' },
  ]);
  expect(await visitor.call(getVideoContent, {})).toMatchObject({
    banner_type: 'video',
    banner_video: `/media/${'a'.repeat(64)}.mp4`,
    banner_contents: [],
  });
  expect(await api.client().call(getVideoContent, {})).toMatchObject({
    banner_type: null,
    banner_video: null,
  });
});

test('advertisements lead to stores in the zones', async () => {
  const store = await makeStore(api.db, { ratingSum: 45, ratingCount: 10 });
  const far = await makeStore(api.db, { moduleId: store.moduleId });
  const row = { type: 'store_promotion' as const, title: { en: 'Grill' }, description: { en: 'Lit.' } };
  await api.db.insert(advertisements).values([
    { ...row, storeId: store.id, ...days(-1, 1) },
    { ...row, storeId: far.id, ...days(-1, 1) },
    { ...row, storeId: store.id, ...days(1, 2) },
  ]);
  const rows = await api
    .client({ moduleId: store.moduleId, zoneIds: [store.zoneId] })
    .call(listAdvertisements, {});
  expect(rows).toMatchObject([{ store_id: store.id, add_type: 'store_promotion', average_rating: 4.5 }]);
});

test('the best cashback for an amount is returned, capped, and none below its minimum', async () => {
  const row = { title: { en: 'Back' }, ...days(-1, 1) };
  await api.db.insert(cashbacks).values([
    { ...row, type: 'percentage', amount: 10, minPurchaseMinor: 2000, maxDiscountMinor: 300 },
    { ...row, type: 'amount', amount: 250, minPurchaseMinor: 6000 },
    { ...row, type: 'amount', amount: 9000, ...days(1, 2) },
  ]);
  const best = async (amount: number) =>
    (await api.client().call(getCashback, { query: { amount } }))?.calculated_amount ?? null;
  expect(await best(19.99)).toBeNull();
  expect(await best(20)).toBe(2);
  expect(await best(100)).toBe(3);
  expect(await api.client().call(listCashbacks, {})).toHaveLength(2);
});

test('without headers every active banner is listed', async () => {
  const response = await api.inject('/api/v1/banners?featured=x');
  expect(response.statusCode).toBe(403);
  expect((await api.inject('/api/v1/banners')).json().banners.length).toBeGreaterThan(3);
});
