import { priceLine } from '@errand/domain/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeAddOn,
  makeItem,
  makeStore,
  makeStoreDiscount,
  makeVariation,
} from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { systemContext } from '../../../platform/http/index.ts';
import { englishSelection, selectionIn } from './choice-language.ts';
import { pricedItems, requirePricedItems } from './priced-items.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
});
afterAll(() => api.stop());

const SIZE = {
  name: { en: 'Size', ar: 'الحجم' },
  type: 'single' as const,
  required: true,
  min: 0,
  max: 0,
  values: [{ label: { en: 'Large', ar: 'كبير' }, optionMajor: 3 }],
};

test('items are priced with their options, add-ons and the running offer of their store', async () => {
  const ctx = systemContext(api.deps);
  const store = await makeStore(api.db);
  await makeStoreDiscount(api.db, store.id, { percent: 10 });
  const pizza = await makeItem(api.db, { storeId: store.id, foodGroups: [SIZE] });
  const dip = await makeAddOn(api.db, store.id, pizza.id);
  const items = await api.db.transaction((tx) => requirePricedItems(ctx, tx, [pizza.id, pizza.id]));
  const sale = items.get(pizza.id)!;
  expect(sale).toMatchObject({
    onSale: true,
    availableNow: true,
    row: { store_id: store.id, zone_id: store.zoneId },
  });
  const selection = { groups: [{ name: 'Size', labels: ['Large'] }], variation: null };
  const price = priceLine(sale.priced, selection, [{ id: dip.id, quantity: 2 }], 2);
  expect(price).toMatchObject({ unitMinor: 1300, addOnsMinor: 300, discountMinor: 260, totalMinor: 2640 });
});

test('requiring an unavailable or unknown item throws, and reading one omits the unknown and marks the unavailable', async () => {
  const ctx = systemContext(api.deps);
  const item = await makeItem(api.db, { active: false });
  await expect(requirePricedItems(ctx, api.db, [item.id])).rejects.toMatchObject({
    code: 'item_unavailable',
  });
  await expect(requirePricedItems(ctx, api.db, [987_654])).rejects.toMatchObject({
    code: 'item_unavailable',
  });
  const priced = await pricedItems(ctx, api.db, [item.id, 987_654]);
  expect([...priced.values()].map(({ onSale }) => onSale)).toEqual([false]);
  expect(await pricedItems(ctx, api.db, [])).toEqual(new Map());
});

test('options are in the visitor’s language on the wire and stored in English', async () => {
  const ctx = systemContext(api.deps);
  const shirt = await makeItem(api.db, {
    foodGroups: [SIZE],
    choices: [{ title: { en: 'Colour', ar: 'اللون' }, options: [{ en: 'Red', ar: 'أحمر' }] }],
  });
  await makeVariation(api.db, shirt.id, { type: 'Red' });
  const { row } = (await pricedItems(ctx, api.db, [shirt.id])).get(shirt.id)!;
  const english = { groups: [{ name: 'Size', labels: ['Large'] }], variation: 'Red' };
  const arabic = selectionIn(row, english, 'ar');
  expect(arabic).toEqual({ groups: [{ name: 'الحجم', labels: ['كبير'] }], variation: 'أحمر' });
  expect(englishSelection(row, arabic)).toEqual(english);
  expect(englishSelection(row, english)).toEqual(english);
  const unknown = { groups: [{ name: 'Crust', labels: ['Thin'] }], variation: 'Blue' };
  expect(englishSelection(row, unknown)).toEqual(unknown);
  expect(selectionIn(row, unknown, 'ar')).toEqual(unknown);
});
