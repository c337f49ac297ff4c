import * as catalog from '@errand/contract/console/items';
import * as banners from '@errand/contract/console/promotions/banners';
import * as campaigns from '@errand/contract/console/promotions/campaigns';
import * as cashbacks from '@errand/contract/console/promotions/cashbacks';
import * as sales from '@errand/contract/console/promotions/flash-sales';
import { listPromotionTargets } from '@errand/contract/console/promotions/targets';
import * as shopPromotions from '@errand/contract/promotions';
import { beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { deliver } from '../../../../test/delivered-orders.ts';
import { makeCourier, makeItem, makeStore, makeStoreDiscount } from '../../../../test/factories/index.ts';
import { orderChanges } from '../../orders/index.ts';

const { shop, operator: browser } = await openConsole();
let place: Awaited<ReturnType<typeof makeShop>>;

beforeAll(async () => {
  place = await makeShop(shop.api);
});

const PERIOD = { starts_at: '2026-03-01T00:00:00Z', ends_at: '2026-04-01T00:00:00Z' };
const visitor = (more: object = {}) =>
  shop.api.client({ moduleId: place.store.moduleId, zoneIds: [place.store.zoneId], ...more });

const banner = (more: object = {}) =>
  browser.call(banners.createBanner, {
    body: { title: { en: 'Fresh bread', ar: 'خبز طازج' }, place: 'top', ...more },
  });

test('a banner is shown in its module, its zone and its period, and links to its target', async () => {
  const titles = async (more: object = {}) =>
    (await visitor(more).call(shopPromotions.listBanners, { query: {} })).banners.map(({ title }) => title);
  const made = await banner({ module_id: place.store.moduleId, zone_id: place.store.zoneId });
  expect(made).toMatchObject({ state: 'running', tint: 'stone', picture: null });
  expect(await titles()).toEqual(['Fresh bread']);
  expect(await titles({ zoneIds: [place.store.zoneId + 1000] })).toEqual([]);
  const elsewhere = await makeStore(shop.api.db);
  expect(await titles({ moduleId: elsewhere.moduleId })).toEqual([]);

  const change = (version: string, more: object) =>
    browser.call(banners.updateBanner, {
      params: { id: made.id },
      body: { title: { en: 'Fresh bread' }, place: 'top', version, ...more },
    });
  const later = await change(made.version, { starts_at: '2026-03-20T00:00:00Z' });
  expect([later.state, await titles()]).toEqual(['planned', []]);
  const past = await change(later.version, { ends_at: '2026-03-01T00:00:00Z' });
  expect([past.state, await titles()]).toEqual(['ended', []]);
  expect(await codeOf(change(made.version, {}))).toBe('changed_meanwhile');
  const store = await change(past.version, { store_id: place.store.id, active: false });
  expect([store.state, await titles()]).toEqual(['off', []]);
  await change(store.version, { store_id: place.store.id });
  const { banners: shown } = await visitor().call(shopPromotions.listBanners, { query: {} });
  expect(shown[0]).toMatchObject({ type: 'store_wise', store: { id: place.store.id } });
});

test('a banner with an unknown target, several targets or an invalid period is rejected', async () => {
  expect(await codeOf(banner({ module_id: 999_999 }))).toBe('promotion_target');
  expect(await codeOf(banner({ zone_id: 999_999 }))).toBe('promotion_target');
  expect(await codeOf(banner({ item_id: 999_999 }))).toBe('promotion_target');
  expect(await codeOf(banner({ store_id: place.store.id, link: '/home' }))).toBe('promotion_target');
  const elsewhere = await makeStore(shop.api.db);
  expect(await codeOf(banner({ module_id: place.store.moduleId, store_id: elsewhere.id }))).toBe(
    'promotion_target',
  );
  expect(await codeOf(banner({ starts_at: PERIOD.ends_at, ends_at: PERIOD.starts_at }))).toBe(
    'promotion_period',
  );
  expect(await codeOf(banner({ link: 'javascript:alert(1)' }))).not.toBe('the call succeeded');
});

test('a flash sale charges its price while it has pieces, and never offers fewer than are sold', async () => {
  const item = await makeItem(shop.api.db, { storeId: place.store.id, priceMinor: 1000 });
  const body = {
    title: { en: 'Noon sale' },
    module_id: place.store.moduleId,
    percent: 25,
    ...PERIOD,
    items: [{ item_id: item.id, stock: 3 }],
  };
  const made = await browser.call(sales.createFlashSale, { body });
  expect(made).toMatchObject({ state: 'running', stock: 3, sold: 0, items: [{ price_minor: 1000 }] });
  const running = await visitor().call(shopPromotions.getFlashSale, {});
  expect(running?.active_products).toMatchObject([{ item_id: item.id, stock: 3, discount_amount: 2.5 }]);

  const buyer = await makeBuyer(shop.api, place);
  await buyer.fill(item.id, 2);
  await buyer.place();
  const update = (version: string, items: { item_id: number; stock: number }[]) =>
    browser.call(sales.updateFlashSale, { params: { id: made.id }, body: { ...body, items, version } });
  const sold = await browser.call(sales.getFlashSale, { params: { id: made.id } });
  expect(sold.items).toMatchObject([{ sold: 2 }]);
  expect(await codeOf(update(sold.version, [{ item_id: item.id, stock: 1 }]))).toBe('flash_sale_sold');
  expect(await codeOf(update(sold.version, [{ item_id: place.item.id, stock: 5 }]))).toBe('flash_sale_sold');
  const more = await update(sold.version, [
    { item_id: place.item.id, stock: 5 },
    { item_id: item.id, stock: 2 },
  ]);
  expect(more.items.map(({ item_id, stock, sold: pieces }) => [item_id, stock, pieces])).toEqual([
    [place.item.id, 5, 0],
    [item.id, 2, 2],
  ]);
  expect(await codeOf(update(sold.version, body.items))).toBe('changed_meanwhile');
  const other = await makeItem(shop.api.db);
  expect(await codeOf(update(more.version, [{ item_id: other.id, stock: 1 }]))).toBe('promotion_target');
});

test('a campaign is shown with its stores until it is switched off, and gets a free slug', async () => {
  const body = {
    title: { en: 'Ramadan table' },
    description: { en: 'Dates, soups and sweets' },
    module_id: place.store.moduleId,
    store_ids: [place.store.id],
    ...PERIOD,
  };
  const made = await browser.call(campaigns.createCampaign, { body });
  const second = await browser.call(campaigns.createCampaign, { body });
  expect([made.slug, second.slug]).toEqual(['ramadan-table', 'ramadan-table-2']);
  const shown = await visitor().call(shopPromotions.getCampaign, { query: { id: 'ramadan-table' } });
  expect(shown.stores.map(({ id }) => id)).toEqual([place.store.id]);
  const elsewhere = await makeStore(shop.api.db);
  const change = (storeIds: number[]) =>
    browser.call(campaigns.updateCampaign, {
      params: { id: made.id },
      body: { ...body, store_ids: storeIds, version: made.version },
    });
  expect(await codeOf(change([elsewhere.id]))).toBe('promotion_target');
  const off = await browser.call(campaigns.updateCampaign, {
    params: { id: made.id },
    body: { ...body, active: false, version: made.version },
  });
  expect(off.state).toBe('off');
  const hidden = visitor().call(shopPromotions.getCampaign, { query: { id: 'ramadan-table' } });
  expect(await codeOf(hidden)).toBe('not_found');
  const late = { ...body, daily_from: 900, daily_to: 600 };
  expect(await codeOf(browser.call(campaigns.createCampaign, { body: late }))).toBe('promotion_period');
});

test('cashback is a percentage or an amount, and the shop shows it while it runs', async () => {
  const create = (more: object) =>
    browser.call(cashbacks.createCashback, { body: { title: { en: 'Back' }, ...PERIOD, ...more } });
  expect(await codeOf(create({}))).toBe('promotion_worth');
  expect(await codeOf(create({ percent: 5, amount_minor: 100 }))).toBe('promotion_worth');
  await create({ percent: 5, min_purchase_minor: 2000 });
  await create({ amount_minor: 300, active: false });
  await create({ percent: 7, starts_at: '2026-03-20T00:00:00Z' });
  await create({ percent: 8, ends_at: '2026-03-02T00:00:00Z' });
  const shown = await visitor().call(shopPromotions.listCashbacks, {});
  expect(shown).toMatchObject([{ cashback_type: 'percentage', cashback_amount: 5, min_purchase: 20 }]);
  const listed = async (state: 'off' | 'running') =>
    (await browser.call(cashbacks.listCashbacks, { query: { state } })).rows;
  expect(await listed('off')).toMatchObject([{ amount_minor: 300, percent: null }]);
  expect(await listed('running')).toMatchObject([{ percent: 5, uses: 0, promised_minor: 0 }]);
});

test('an offer of cashback shows its uses, what it promises and what is in wallets', async () => {
  const { module, zone, item } = await makeShop(shop.api);
  const buyer = await makeBuyer(shop.api, { module }, 'customer');
  const order = async () => {
    await buyer.fill(item.id, 2);
    return (await buyer.place()).order_id;
  };
  const [first, second] = [await order(), await order()];
  await order();
  const courier = await makeCourier(shop.api.db, { zoneId: zone.id });
  await deliver(shop.api, first, courier.id);
  const cancel = { actor: 'store' } as const;
  await shop.api.db.transaction((tx) =>
    orderChanges.transition(shop.api.deps, tx, second, 'canceled', cancel),
  );
  const [offer] = (await browser.call(cashbacks.listCashbacks, { query: { state: 'running' } })).rows;
  const figures = { uses: 2, promised_minor: 100, credited_minor: 100 };
  expect(offer).toMatchObject(figures);
  const { id, version } = offer!;
  expect(await browser.call(cashbacks.getCashback, { params: { id } })).toMatchObject({
    version,
    ...figures,
  });
  const body = { title: { en: 'Back' }, ...PERIOD, percent: 5, budget_minor: 200, version };
  const changed = await browser.call(cashbacks.updateCashback, { params: { id }, body });
  expect(changed).toMatchObject({ budget_minor: 200, ...figures });
  expect(await codeOf(browser.call(cashbacks.updateCashback, { params: { id }, body }))).toBe(
    'changed_meanwhile',
  );
  await order();
  expect(await browser.call(cashbacks.getCashback, { params: { id } })).toMatchObject(figures);
});

test('targets are found by name and named by their ids', async () => {
  const find = async (kind: 'stores' | 'items' | 'zones' | 'modules', query: object) =>
    (await browser.call(listPromotionTargets, { params: { kind }, query })).rows.map(({ id }) => id);
  expect(await find('stores', { search: place.store.name.en })).toContain(place.store.id);
  expect(await find('stores', { search: place.store.name.en, module_id: 999_999 })).toEqual([]);
  const loaf = await makeItem(shop.api.db, { storeId: place.store.id, name: { en: 'Loaf of rye' } });
  expect((await find('items', { search: String(loaf.id) }))[0]).toBe(loaf.id);
  expect(await find('items', { ids: String(loaf.id) })).toEqual([loaf.id]);
  await makeStoreDiscount(shop.api.db, place.store.id, { percent: 15 });
  const [offered] = (
    await browser.call(listPromotionTargets, { params: { kind: 'items' }, query: { ids: String(loaf.id) } })
  ).rows;
  expect(offered?.store_offer?.percent).toBe(15);
  const { rows } = await browser.call(catalog.listCatalogItems, { query: { store_id: place.store.id } });
  expect(rows.map(({ store_offer }) => store_offer?.percent)).toEqual(rows.map(() => 15));
  const { choices } = await browser.call(catalog.getCatalogItem, { params: { id: loaf.id } });
  expect(choices.store_offer).toMatchObject({ percent: 15, minimum_minor: 0 });
  const plain = await makeItem(shop.api.db, {
    storeId: (await makeStore(shop.api.db, { moduleId: place.store.moduleId })).id,
  });
  const { overruled_count: overruled } = await browser.call(sales.createFlashSale, {
    body: {
      title: { en: 'Half' },
      module_id: place.store.moduleId,
      percent: 50,
      ...PERIOD,
      items: [loaf, plain].map(({ id }) => ({ item_id: id, stock: 5 })),
      active: false,
    },
  });
  expect(overruled).toBe(1);
  expect(await find('zones', { ids: `${place.store.zoneId},999999` })).toEqual([place.store.zoneId]);
  expect(await find('modules', { ids: String(place.store.moduleId) })).toEqual([place.store.moduleId]);
});
