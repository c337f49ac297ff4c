import { listSitemapEntries, listSitemapParts, type SitemapKind } from '@errand/contract/sitemap';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCategory, makeItem, makeModule, makeStore } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { catalogRoutes } from '../catalog.routes.ts';
import { items } from '../catalog.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: catalogRoutes });
});
afterAll(() => api.stop());

async function slugsOf(kind: SitemapKind): Promise<string[]> {
  const parts = await api.client().call(listSitemapParts, { params: { kind } });
  const lists = await Promise.all(
    parts.map(({ part }) => api.client().call(listSitemapEntries, { params: { kind, part } })),
  );
  for (const entries of lists) expect(entries.length).toBeGreaterThan(0);
  return lists.flat().map(({ slug }) => slug);
}

test('a sitemap lists what everybody may see, once, in parts that all have entries', async () => {
  const store = await makeStore(api.db);
  const hidden = await makeStore(api.db, { moduleId: store.moduleId, zoneId: store.zoneId, active: false });
  const rental = await makeStore(api.db, { moduleId: (await makeModule(api.db, { type: 'rental' })).id });
  const category = await makeCategory(api.db, store.moduleId, { slug: 'fresh-bread' });
  const other = await makeModule(api.db);
  await makeCategory(api.db, other.id, { slug: 'fresh-bread' });
  const inactive = await makeCategory(api.db, store.moduleId, { active: false });
  const listed = await makeItem(api.db, { storeId: store.id, categoryId: category.id });
  const far = await makeItem(api.db, { storeId: store.id, categoryId: category.id });
  await api.db.update(items).set({ id: 3_000_001 }).where(eq(items.id, far.id));
  const unlisted = [
    await makeItem(api.db, { storeId: store.id, categoryId: category.id, active: false }),
    await makeItem(api.db, { storeId: hidden.id, categoryId: category.id }),
    await makeItem(api.db, { storeId: store.id, categoryId: inactive.id }),
  ];
  const campaign = await makeItem(api.db, { storeId: store.id, categoryId: category.id });
  await api.db.update(items).set({ campaignStarts: sql`now()` }).where(eq(items.id, campaign.id));

  const found = await slugsOf('items');
  expect(found).toEqual(expect.arrayContaining([listed.slug, far.slug]));
  for (const { slug } of [...unlisted, campaign]) expect(found).not.toContain(slug);
  expect(new Set(found).size).toBe(found.length);
  const parts = await api.client().call(listSitemapParts, { params: { kind: 'items' } });
  expect(parts.at(-1)).toMatchObject({ part: 3001 });

  const stores = await slugsOf('stores');
  expect(stores).toContain(store.slug);
  for (const { slug } of [hidden, rental]) expect(stores).not.toContain(slug);
  const categories = await slugsOf('categories');
  expect(categories.filter((slug) => slug === 'fresh-bread')).toHaveLength(1);
  expect(categories).not.toContain(inactive.slug);
});

test('a part that does not exist is empty, and a number that is none is rejected', async () => {
  const entriesOf = (part: number) =>
    api.client().call(listSitemapEntries, { params: { kind: 'items', part } });
  expect(await entriesOf(2_147_483)).toEqual([]);
  await expect(entriesOf(0)).rejects.toMatchObject({ status: 403 });
  await expect(entriesOf(2_147_484)).rejects.toMatchObject({ status: 403 });
});
