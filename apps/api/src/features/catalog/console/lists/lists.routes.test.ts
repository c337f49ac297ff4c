import { getItem } from '@errand/contract/catalog';
import { listCategories } from '@errand/contract/catalog-categories';
import * as addOns from '@errand/contract/console/catalog/add-ons';
import * as brands from '@errand/contract/console/catalog/brands-and-conditions';
import * as categories from '@errand/contract/console/catalog/categories';
import { getItemChoices } from '@errand/contract/console/catalog/item-changes';
import * as vocabulary from '@errand/contract/console/catalog/units-and-attributes';
import { listCatalogItems } from '@errand/contract/console/items';
import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../../test/console/start-console.ts';
import { makeItem, makeModule, makeStore } from '../../../../../test/factories/index.ts';
import { formOf, pictureOf } from '../../../../../test/upload.ts';
import { registerCatalogJobs } from '../../catalog.jobs.ts';

const { shop, operator } = await openConsole();
registerCatalogJobs(shop.api.deps);

const newCategory = (module_id: number, en: string, parent_id: number | null = null, position = 0) =>
  operator.call(categories.createCatalogCategory, {
    body: { module_id, name: { en }, parent_id, position, active: true },
  });

test('categories are listed as a tree in their order, and the storefront shows the active ones', async () => {
  const store = await makeStore(shop.api.db);
  const { moduleId } = store;
  const drinks = await newCategory(moduleId, 'Drinks', null, 2);
  const bread = await newCategory(moduleId, 'Bread', null, 1);
  const coffee = await newCategory(moduleId, 'Coffee', drinks.id);
  const list = async (query: object) =>
    (
      await operator.call(categories.listCatalogCategories, { query: { module_id: moduleId, ...query } })
    ).rows.map(({ name }) => name.en);
  expect(await list({})).toEqual(['Bread', 'Drinks', 'Coffee']);
  expect(await list({ search: 'drin' })).toEqual(['Drinks']);
  expect(await list({ limit: 1, cursor: '1' })).toEqual(['Drinks']);
  const { items: _, subcategories, parents: _parents, ...row } = await read(bread.id);
  expect(subcategories).toBe(0);
  await operator.call(categories.updateCatalogCategory, {
    params: { id: bread.id },
    body: { name: { en: 'Bread' }, parent_id: null, position: 1, active: false, version: row.version },
  });
  expect(await list({ state: 'hidden' })).toEqual(['Bread']);
  const shown = await shop.api.client({ moduleId }).call(listCategories, { query: {} });
  expect(shown.map(({ name, childes }) => [name, childes.map((one) => one.id)])).toEqual([
    ['Drinks', [coffee.id]],
  ]);
});

const read = (id: number) => operator.call(categories.getCatalogCategory, { params: { id } });

test('categories have two levels of one module, and only an empty one is deleted', async () => {
  const [store, other] = [await makeStore(shop.api.db), await makeModule(shop.api.db)];
  const main = await newCategory(store.moduleId, 'Fruit');
  const sub = await newCategory(store.moduleId, 'Apples', main.id);
  const foreign = await newCategory(other.id, 'Toys');
  expect(await codeOf(newCategory(store.moduleId, 'Red apples', sub.id))).toBe('category_depth');
  expect(await codeOf(newCategory(store.moduleId, 'Pears', foreign.id))).toBe('category_depth');
  const { name, position, active, version } = await read(main.id);
  const moved = (parent_id: number) => {
    const body = { name: { en: name.en }, position, active, version, parent_id };
    return codeOf(operator.call(categories.updateCatalogCategory, { params: { id: main.id }, body }));
  };
  expect(await moved(foreign.id)).toBe('category_depth');
  const vegetables = await newCategory(store.moduleId, 'Vegetables');
  expect(await moved(vegetables.id)).toBe('category_depth');
  const remove = (id: number) => operator.call(categories.deleteCatalogCategory, { params: { id } });
  expect(await codeOf(remove(main.id))).toBe('category_in_use');
  const item = await makeItem(shop.api.db, { storeId: store.id, categoryId: sub.id });
  expect(await codeOf(remove(sub.id))).toBe('category_in_use');
  await shop.api.db.execute(`delete from items where id = ${item.id}`);
  await remove(sub.id);
  await remove(main.id);
  expect(await codeOf(read(main.id))).toBe('not_found');
});

test('items are found by the new name of their category and brand', async () => {
  const store = await makeStore(shop.api.db);
  const category = await newCategory(store.moduleId, 'Snaks');
  const brand = await operator.call(brands.createCatalogBrand, {
    body: { module_id: store.moduleId, name: { en: 'Acme' } },
  });
  const item = await makeItem(shop.api.db, {
    storeId: store.id,
    categoryId: category.id,
    brandId: brand.id,
  });
  const found = async (search: string) =>
    (await operator.call(listCatalogItems, { query: { store_id: store.id, search } })).rows.map(
      ({ id }) => id,
    );
  expect(await found('snacks')).toEqual([]);
  const body = { name: { en: 'Snacks' }, parent_id: null, position: 0, active: true };
  await operator.call(categories.updateCatalogCategory, {
    params: { id: category.id },
    body: { ...body, version: category.version },
  });
  await operator.call(brands.updateCatalogBrand, {
    params: { id: brand.id },
    body: { name: { en: 'Zenith' }, version: brand.version },
  });
  await shop.api.jobs.run();
  expect(await found('snacks')).toEqual([item.id]);
  expect(await found('zenith')).toEqual([item.id]);
  expect(await codeOf(operator.call(brands.deleteCatalogBrand, { params: { id: brand.id } }))).toBe(
    'brand_in_use',
  );
});

test('a condition made in the console is offered by the forms of its module, found by its new name, and deleted only unused', async () => {
  const store = await makeStore(shop.api.db);
  const body = { module_id: store.moduleId, name: { en: 'Cofs', ar: 'سعال' } };
  const made = await operator.call(brands.createCatalogCondition, { body });
  expect(made.slug).toBe('cofs');
  const item = await makeItem(shop.api.db, { storeId: store.id, conditionId: made.id });
  const query = { store_id: store.id };
  expect((await operator.call(getItemChoices, { params: { id: store.id } })).conditions).toEqual([
    { id: made.id, name: 'Cofs' },
  ]);
  const params = { id: made.id };
  const change = { name: { en: 'Coughs', ar: 'سعال' }, version: made.version };
  await operator.call(brands.updateCatalogCondition, { params, body: change });
  expect(await codeOf(operator.call(brands.updateCatalogCondition, { params, body: change }))).toBe(
    'changed_meanwhile',
  );
  await shop.api.jobs.run();
  const found = await operator.call(listCatalogItems, { query: { ...query, search: 'coughs' } });
  expect(found.rows.map(({ id }) => id)).toEqual([item.id]);
  const remove = () => codeOf(operator.call(brands.deleteCatalogCondition, { params }));
  expect(await remove()).toBe('condition_in_use');
  await shop.api.db.execute(`delete from items where id = ${item.id}`);
  await operator.call(brands.deleteCatalogCondition, { params });
  expect(await remove()).toBe('not_found');
});

test('a picture of a category and a brand is replaced and removed', async () => {
  const { moduleId } = await makeStore(shop.api.db);
  const params = { id: (await newCategory(moduleId, 'Tea')).id };
  const picture = formOf({ picture: [await pictureOf(77)] });
  const shown = await operator.call(categories.setCategoryPicture, { params, body: picture });
  expect(shown.picture).toMatch(/\/media\/[0-9a-f]{64}\/800\.webp$/);
  const removed = await operator.call(categories.setCategoryPicture, { params, body: formOf({}) });
  expect(removed.picture).toBeNull();
});

test('add-ons belong to a store: members of another one neither see nor change them', async () => {
  const [store, other] = [await makeStore(shop.api.db), await makeStore(shop.api.db)];
  const body = { store_id: store.id, name: { en: 'Olives' }, price_minor: 75, active: true };
  const made = await operator.call(addOns.createCatalogAddOn, { body });
  const memberOf = async (id: number) =>
    shop.signedIn(
      await shop.makeStaff({ grants: [{ role: 'store-manager', scope: { kind: 'store', id } }] }),
    );
  const [own, foreign] = [await memberOf(store.id), await memberOf(other.id)];
  const idsOf = async (browser: TestBrowser) =>
    (await browser.call(addOns.listCatalogAddOns, { query: {} })).rows.map(({ id }) => id);
  expect([await idsOf(own), await idsOf(foreign)]).toEqual([[made.id], []]);
  const params = { id: made.id };
  const change = { name: { en: 'Olives' }, price_minor: 90, active: false, version: made.version };
  expect(await codeOf(foreign.call(addOns.updateCatalogAddOn, { params, body: change }))).toBe('not_found');
  expect(await codeOf(foreign.call(addOns.createCatalogAddOn, { body }))).toBe('not_found');
  expect(await own.call(addOns.updateCatalogAddOn, { params, body: change })).toMatchObject({
    price_minor: 90,
    active: false,
  });
  expect(await codeOf(own.call(addOns.updateCatalogAddOn, { params, body: change }))).toBe(
    'changed_meanwhile',
  );
  await own.call(addOns.deleteCatalogAddOn, { params });
  expect(await idsOf(own)).toEqual([]);
});

test('the name of a unit is unique, and the storefront shows its Arabic name', async () => {
  const create = (en: string, ar: string) =>
    operator.call(vocabulary.createUnit, { body: { name: { en, ar } } });
  const unit = await create('hank', 'شلة');
  expect(await codeOf(create('hank', 'ربطة'))).toBe('catalog_name_taken');
  const store = await makeStore(shop.api.db);
  const item = await makeItem(shop.api.db, { storeId: store.id, unit: 'hank' });
  const shown = async (language: LanguageCode) => {
    const visitor = shop.api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId, language });
    return (await visitor.call(getItem, { params: { id: String(item.id) }, query: {} })).unit_type;
  };
  expect([await shown('en'), await shown('ar')]).toEqual(['hank', 'شلة']);
  const { rows } = await operator.call(vocabulary.listUnits, { query: { search: 'شل' } });
  expect(rows.map(({ id }) => id)).toEqual([unit.id]);
  const other = await create('reel', 'بكرة');
  const body = { name: { en: 'hank' }, version: other.version };
  expect(await codeOf(operator.call(vocabulary.updateUnit, { params: { id: other.id }, body }))).toBe(
    'catalog_name_taken',
  );
  await operator.call(vocabulary.deleteUnit, { params: { id: unit.id } });
  expect(await shown('ar')).toBe('hank');
});

test('the options of an attribute are distinct, and an update requires its version', async () => {
  const options = [{ en: 'S' }, { en: 'M' }];
  const made = await operator.call(vocabulary.createAttribute, { body: { name: { en: 'Length' }, options } });
  const twice = { name: { en: 'Width' }, options: [{ en: 'S' }, { en: 'S' }] };
  expect(await codeOf(operator.call(vocabulary.createAttribute, { body: twice }))).toBe(
    'option_names_repeat',
  );
  const params = { id: made.id };
  const body = { name: { en: 'Length' }, options: [...options, { en: 'L' }], version: made.version };
  expect((await operator.call(vocabulary.updateAttribute, { params, body })).options).toHaveLength(3);
  expect(await codeOf(operator.call(vocabulary.updateAttribute, { params, body }))).toBe('changed_meanwhile');
});
