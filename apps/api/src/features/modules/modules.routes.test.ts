import { listModules } from '@errand/contract/modules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeItem, makeModule, makeStore, makeZone, makeZoneModule } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { CATALOG_CHANGED } from '../../platform/cache/index.ts';
import { moduleRoutes } from './modules.routes.ts';
import { moduleTypeOf } from './modules.service.ts';
import { modules } from './modules.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: moduleRoutes });
});
afterAll(() => api.stop());

// Requirements: API-33, MODULE-02, MODULE-04.
test('modules have their type, names, zones and capabilities', async () => {
  const here = await makeZone(api.db);
  const there = await makeZone(api.db);
  const food = await makeModule(api.db, { position: 2, tint: 'peach', picture: 'a'.repeat(64) });
  const grocery = await makeModule(api.db, { type: 'grocery', position: 1 });
  await makeModule(api.db, { active: false });
  await makeZoneModule(api.db, here.id, food.id);
  await makeZoneModule(api.db, there.id, grocery.id);
  const store = await makeStore(api.db, { zoneId: here.id, moduleId: food.id });
  await makeItem(api.db, { storeId: store.id });
  await makeItem(api.db, { storeId: store.id, active: false });
  await makeStore(api.db, { zoneId: here.id, moduleId: food.id, active: false });

  const all = await api.client().call(listModules, {});
  expect(all.map((module) => module.id)).toEqual([grocery.id, food.id]);
  expect(all[1]).toMatchObject({
    module_type: 'food',
    status: 1,
    icon_full_url: `/media/${'a'.repeat(64)}/800.webp`,
    art: { tint: 'peach' },
    stores_count: 1,
    items_count: 1,
    zones: [{ id: here.id, name: here.name.en, status: 1, cash_on_delivery: true, digital_payment: true }],
  });

  const near = await api.client({ zoneIds: [here.id], language: 'ar' }).call(listModules, {});
  expect(near.map((module) => module.module_name)).toEqual([food.name.ar]);
  expect(await api.client({ zoneIds: [9999] }).call(listModules, {})).toEqual([]);
});

test('an invalid zone header does not filter', async () => {
  const response = await api.inject({ url: '/api/v1/module', headers: { zoneid: '[1,' } });
  expect(response.json()).toHaveLength(2);
});

test('the type of a module follows from its id, active or not, and is read again when the catalog changes', async () => {
  const { id } = await makeModule(api.db, { type: 'pharmacy', active: false });
  expect(await moduleTypeOf(api.deps, id)).toBe('pharmacy');
  expect(await moduleTypeOf(api.deps, 999_999_999)).toBeNull();
  await api.db.update(modules).set({ type: 'grocery' }).where(eq(modules.id, id));
  expect(await moduleTypeOf(api.deps, id)).toBe('pharmacy');
  await api.deps.events.publish(api.db, CATALOG_CHANGED, {});
  await expect.poll(() => moduleTypeOf(api.deps, id)).toBe('grocery');
});
