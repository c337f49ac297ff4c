import { listBanners } from '@errand/contract/promotions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeItem, makeStore } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { promotionRoutes } from './promotions.routes.ts';
import { banners, campaigns } from './promotions.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: promotionRoutes });
});
afterAll(() => api.stop());

async function banner(overrides: Partial<typeof banners.$inferInsert>) {
  const row = { title: { en: 'Title', ar: 'عنوان' }, subtitle: { en: 'More', ar: 'المزيد' }, ...overrides };
  const [made] = await api.db.insert(banners).values(row).returning();
  return made!;
}

test('banners of the module and zones come in order, with their targets', async () => {
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
  const answer = await client.call(listBanners, { query: {} });
  expect(answer.banners.map(({ id, type }) => [id, type])).toEqual([
    [forStore.id, 'store_wise'],
    [forItem.id, 'item_wise'],
    [plain.id, 'default'],
  ]);
  expect(answer.banners[0]).toMatchObject({
    title: 'عنوان',
    store: { id: store.id, slug: store.slug, name: store.name.ar, zone_id: zoneId },
    item: null,
  });
  expect(answer.banners[1]?.art).toEqual({ ...art, pictures: [`/media/${'e'.repeat(64)}/384.webp`] });
  const featured = await client.call(listBanners, { query: { featured: 1 } });
  expect(featured.banners.map(({ id }) => id)).toEqual([forStore.id]);
});

test('campaigns are listed while they run', async () => {
  const { moduleId } = await makeStore(api.db);
  const row = {
    moduleId,
    title: { en: 'Breakfast week', ar: 'أسبوع الفطور' },
    description: { en: 'Early.', ar: 'باكرًا.' },
  };
  const days = (from: number, to: number) => ({
    startsAt: new Date(NOON + from * 86_400_000),
    endsAt: new Date(NOON + to * 86_400_000),
  });
  await api.db.insert(campaigns).values([
    { ...row, slug: 'now', ...days(-1, 1) },
    { ...row, slug: 'past', ...days(-3, 0) },
    { ...row, slug: 'soon', ...days(1, 2) },
  ]);
  const answer = await api.client({ moduleId }).call(listBanners, { query: {} });
  expect(answer.campaigns.map(({ title }) => title)).toEqual(['Breakfast week']);
});

test('without headers every active banner is listed, and nothing breaks', async () => {
  const answer = await api.inject('/api/v1/banners?featured=x');
  expect(answer.statusCode).toBe(403);
  expect((await api.inject('/api/v1/banners')).json().banners.length).toBeGreaterThan(3);
});
