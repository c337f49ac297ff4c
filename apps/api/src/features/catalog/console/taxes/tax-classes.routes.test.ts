import { getItem } from '@errand/contract/catalog';
import { getCatalogCategory } from '@errand/contract/console/catalog/categories';
import { duplicateCatalogItem } from '@errand/contract/console/catalog/item-changes';
import * as contract from '@errand/contract/console/catalog/tax-classes';
import {
  type BulkChange,
  changeItems,
  getCatalogItem,
  previewItemChange,
  undoItemChange,
} from '@errand/contract/console/items';
import { beforeEach, expect, test } from 'vitest';
import { openConsole } from '../../../../../test/console/open-console.ts';
import { codeOf } from '../../../../../test/console/start-console.ts';
import { makeCategory, makeItem, makeStore, makeTaxClass } from '../../../../../test/factories/index.ts';

const { shop, operator } = await openConsole();
let store: Awaited<ReturnType<typeof makeStore>>;
let item: Awaited<ReturnType<typeof makeItem>>;
let taxClass: Awaited<ReturnType<typeof makeTaxClass>>;
beforeEach(async () => {
  store = await makeStore(shop.api.db, { taxRate: 5 });
  item = await makeItem(shop.api.db, { storeId: store.id });
  taxClass = await makeTaxClass(shop.api.db);
});

type Browser = typeof operator;

const FIELDS = { kind: 'standard' as const, rate_percent: 7 };
let names = 0;
const newName = () => ({ en: `Reduced ${(names += 1)}`, ar: `مخفضة ${names}` });
const read = (id: number, browser: Browser = operator) => browser.call(getCatalogItem, { params: { id } });

async function change(ids: number[], bulk: BulkChange, browser: Browser = operator) {
  const { rows } = await browser.call(previewItemChange, { body: { ids, change: bulk } });
  const items = rows.map(({ id, version }) => ({ id, version }));
  return { rows, ...(await browser.call(changeItems, { body: { items, change: bulk } })) };
}
const give = (taxClassId: number | null): BulkChange => ({ kind: 'tax_class', tax_class_id: taxClassId });
const member = async (
  role: 'store-manager' | 'operator' | 'catalog',
  scope: { kind: 'store' | 'zone'; id: number },
) => shop.signedIn(await shop.makeStaff({ grants: [{ role, scope }] }));

test('a class is created, changed and deleted; its rate fits its kind, and its English name is its own', async () => {
  const name = newName();
  const made = await operator.call(contract.createTaxClass, { body: { ...FIELDS, name } });
  expect(made).toMatchObject({ ...FIELDS, name });
  expect(await codeOf(operator.call(contract.createTaxClass, { body: { ...FIELDS, name } }))).toBe(
    'catalog_name_taken',
  );
  for (const wrong of [
    { kind: 'standard' as const, rate_percent: 0 },
    { kind: 'zero' as const, rate_percent: 5 },
    { kind: 'exempt' as const, rate_percent: 1 },
  ])
    expect(
      await codeOf(operator.call(contract.createTaxClass, { body: { ...wrong, name: newName() } })),
    ).toBe('tax_class_rate');
  const params = { id: made.id };
  const changed = await operator.call(contract.updateTaxClass, {
    params,
    body: { name, kind: 'zero', rate_percent: 0, version: made.version },
  });
  expect(changed).toMatchObject({ kind: 'zero', rate_percent: 0 });
  expect(await operator.call(contract.getTaxClass, { params })).toMatchObject({ items: 0, categories: 0 });
  await operator.call(contract.deleteTaxClass, { params });
  expect(await codeOf(operator.call(contract.getTaxClass, { params }))).toBe('not_found');
});

test('a class that an item or a category has is not deleted', async () => {
  const params = { id: taxClass.id };
  await change([item.id], give(taxClass.id));
  expect(await codeOf(operator.call(contract.deleteTaxClass, { params }))).toBe('tax_class_in_use');
  await change([item.id], give(null));
  const category = await makeCategory(shop.api.db, store.moduleId, { taxClassId: taxClass.id });
  expect(await operator.call(contract.getTaxClass, { params })).toMatchObject({ items: 0, categories: 1 });
  expect(await codeOf(operator.call(contract.deleteTaxClass, { params }))).toBe('tax_class_in_use');
  const { version } = await operator.call(getCatalogCategory, { params: { id: category.id } });
  const body = { tax_class_id: null, version };
  const freed = await operator.call(contract.setCategoryTaxClass, { params: { id: category.id }, body });
  expect(freed.tax_class).toBeNull();
  await operator.call(contract.deleteTaxClass, { params });
});

test('the form of an item says which rate applies and whose it is, and the shop shows that rate', async () => {
  expect((await read(item.id)).tax).toEqual({ class_id: null, rate_percent: 5, name: null, of: 'store' });
  const { version } = await operator.call(getCatalogCategory, { params: { id: item.categoryId } });
  const body = { tax_class_id: taxClass.id, version };
  await operator.call(contract.setCategoryTaxClass, { params: { id: item.categoryId }, body });
  expect((await read(item.id)).tax).toMatchObject({ class_id: null, rate_percent: 19, of: 'category' });
  const own = await makeTaxClass(shop.api.db, { kind: 'exempt', ratePercent: 0 });
  const { rows } = await change([item.id], give(own.id));
  expect(rows).toMatchObject([{ before: { tax_class: null }, after: { tax_class: own.name.en } }]);
  expect((await read(item.id)).tax).toEqual({
    class_id: own.id,
    rate_percent: 0,
    name: own.name.en,
    of: 'item',
  });
  const visitor = shop.api.client({ moduleId: item.moduleId });
  const shown = await visitor.call(getItem, { params: { id: String(item.id) }, query: {} });
  expect(shown.tax).toBe(0);
});

test('a change of the class of many items can be undone, and a copy has the class of its item', async () => {
  const other = await makeItem(shop.api.db, { storeId: store.id });
  const changed = await change([item.id, other.id], give(taxClass.id));
  expect(changed.changed).toBe(2);
  const copy = await operator.call(duplicateCatalogItem, { params: { id: item.id } });
  expect(copy.tax.class_id).toBe(taxClass.id);
  const undone = await operator.call(undoItemChange, { params: { id: changed.change_id ?? 0 } });
  expect(undone).toEqual({ restored: 2, left: 0 });
  expect((await read(other.id)).tax.class_id).toBeNull();
});

test('a member of the store sees the tax of its items and sets neither it nor what an office change has set', async () => {
  const manager = await member('store-manager', { kind: 'store', id: store.id });
  expect((await read(item.id, manager)).tax.rate_percent).toBe(5);
  expect(await codeOf(change([item.id], give(taxClass.id), manager))).toBe('permission_denied');
  const changed = await change([item.id], give(taxClass.id));
  const undo = manager.call(undoItemChange, { params: { id: changed.change_id ?? 0 } });
  expect(await codeOf(undo)).toBe('permission_denied');
  expect((await read(item.id, manager)).tax).toMatchObject({ class_id: taxClass.id, of: 'item' });
});

test('a role that contains the tax does not reach it with the scope of a store; one of the zone does', async () => {
  const inStore = await member('operator', { kind: 'store', id: store.id });
  expect(await codeOf(change([item.id], give(taxClass.id), inStore))).toBe('permission_denied');
  expect(await codeOf(inStore.call(contract.listTaxChoices, {}))).toBe('permission_denied');
  const inZone = await member('catalog', { kind: 'zone', id: store.zoneId });
  const { rows } = await inZone.call(contract.listTaxChoices, {});
  expect(rows.some(({ id }) => id === taxClass.id)).toBe(true);
  expect((await change([item.id], give(taxClass.id), inZone)).changed).toBe(1);
  const elsewhere = await makeItem(shop.api.db);
  expect(await codeOf(change([elsewhere.id], give(taxClass.id), inZone))).toBe('not_found');
});

test('a class that does not exist is not given', async () => {
  expect(await codeOf(change([item.id], give(999_999)))).toBe('tax_class_gone');
});
