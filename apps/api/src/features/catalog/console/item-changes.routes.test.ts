import { getItem } from '@errand/contract/catalog';
import * as changes from '@errand/contract/console/catalog/item-changes';
import type { NewItemBody } from '@errand/contract/console/item-fields';
import {
  changeItems,
  getCatalogItem,
  listCatalogItems,
  updateCatalogItem,
} from '@errand/contract/console/items';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { visitor as newVisitor } from '../../../../test/carts.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeCategory, makeModule, makeOrder, makeStore } from '../../../../test/factories/index.ts';
import { formOf, pictureOf } from '../../../../test/upload.ts';
import { orderLines } from '../../orders/orders.tables.ts';
import { brands, commonConditions, items, itemVariations } from '../catalog.tables.ts';

const { shop, operator } = await openConsole();
let store: Awaited<ReturnType<typeof makeStore>>;
let categoryId: number;
beforeEach(async () => {
  const module = await makeModule(shop.api.db, { type: 'ecommerce' });
  store = await makeStore(shop.api.db, { moduleId: module.id });
  categoryId = (await makeCategory(shop.api.db, store.moduleId)).id;
});

const bodyOf = (more: Partial<NewItemBody> = {}): NewItemBody => ({
  store_id: store.id,
  name: { en: 'Linen shirt', ar: 'قميص كتان' },
  description: { en: 'Cool.' },
  category_id: categoryId,
  price_minor: 4500,
  discount: { kind: 'percent', value: 0 },
  tags: [],
  veg: false,
  halal: false,
  organic: false,
  recommended: false,
  active: true,
  food_groups: [],
  combinations: { attributes: [], variations: [] },
  add_on_ids: [],
  prescription: false,
  basic: false,
  schedule_order: false,
  nutrition: [],
  allergies: [],
  generic_names: [],
  ...more,
});
const create = (more: Partial<NewItemBody> = {}, browser = operator) =>
  browser.call(changes.createCatalogItem, { body: bodyOf(more) });
const option = (en: string) => ({ en });
const attribute = (title: string, ...options: string[]) => ({
  title: option(title),
  options: options.map(option),
});
const piece = (type: string, price_minor: number, stock: number) => ({ type, price_minor, stock });
const rowOf = async (id: number) => (await shop.api.db.select().from(items).where(eq(items.id, id)))[0];
const variationsOf = (id: number) =>
  shop.api.db
    .select({ type: itemVariations.type, stock: itemVariations.stock })
    .from(itemVariations)
    .where(eq(itemVariations.itemId, id))
    .orderBy(itemVariations.position);

async function orderOf(itemId: number): Promise<void> {
  const order = await makeOrder(shop.api.db, 'guest:1', {
    storeId: store.id,
    moduleId: store.moduleId,
    zoneId: store.zoneId,
  });
  await shop.api.db.insert(orderLines).values({
    orderId: order.id,
    itemId,
    name: { en: 'Linen shirt' },
    slug: 'linen-shirt',
    choice: { kind: 'plain' },
    choiceText: { en: '' },
    addOns: [],
    quantity: 1,
    unitMinor: 4500,
    addOnsMinor: 0,
    discountMinor: 0,
    taxMinor: 0,
    totalMinor: 4500,
  });
}

test('an item has the title and the description for search engines that its form writes, in the visitor’s language', async () => {
  const { id } = await create({
    meta_title: { en: 'Linen shirts', ar: 'قمصان كتان' },
    meta_description: { en: 'Washed twice.' },
  });
  const read = (language: 'en' | 'ar') =>
    shop.api.client({ language }).call(getItem, { params: { id: String(id) }, query: {} });
  expect(await read('en')).toMatchObject({ meta_title: 'Linen shirts', meta_description: 'Washed twice.' });
  expect(await read('ar')).toMatchObject({ meta_title: 'قمصان كتان', meta_description: 'Washed twice.' });
  const { version, stock_read } = await operator.call(getCatalogItem, { params: { id } });
  const { store_id: _, ...body } = bodyOf({ meta_title: null });
  await operator.call(updateCatalogItem, { params: { id }, body: { ...body, version, stock_read } });
  expect(await read('en')).not.toHaveProperty('meta_title');
  expect(await codeOf(create({ meta_title: { en: 'x'.repeat(71) } }))).toBe('validation');
});

test('a new item is in the storefront and in the counts of its store, with its own slug', async () => {
  const combinations = {
    attributes: [attribute('Size', 'S', 'M')],
    variations: [piece('S', 4500, 2), piece('M', 4700, 5)],
  };
  const [one, two] = [await create({ combinations }), await create({ stock: 4 })];
  expect(one).toMatchObject({ stock: 7, combinations, choices: { store: { id: store.id } } });
  expect(one.slug).not.toBe(two.slug);
  const visitor = shop.api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId });
  const shown = await visitor.call(getItem, { params: { id: one.slug }, query: {} });
  expect(shown).toMatchObject({
    name: 'Linen shirt',
    stock: 7,
    variations: [{ type: 'S', price: 45, stock: 2 }, { type: 'M' }],
    choice_options: [{ title: 'Size', options: ['S', 'M'] }],
  });
  const { rows } = await operator.call(listCatalogItems, { query: { store_id: store.id, search: 'قميص' } });
  expect(rows.map(({ id }) => id)).toEqual([two.id, one.id]);
  const { rows: counted } = await shop.api.db.execute<{ item_count: number }>(
    sql`select item_count from stores where id = ${store.id}`,
  );
  expect(counted).toEqual([{ item_count: 2 }]);
});

test('a new item is rejected with values that its store or its customers cannot have', async () => {
  const size = attribute('Size', 'S', 'M');
  const combine = (attributes: ReturnType<typeof attribute>[], ...types: string[]) =>
    codeOf(create({ combinations: { attributes, variations: types.map((type) => piece(type, 1, 1)) } }));
  expect(await combine([size], 'S', 'L')).toBe('variations_differ');
  expect(await combine([size])).toBe('variations_differ');
  expect(await combine([], 'S')).toBe('variations_differ');
  expect(await combine([size, size], 'S-S')).toBe('option_names_repeat');
  const values = [{ label: option('Hot'), price_major: 0 }];
  const group = { name: option('Sauce'), type: 'multi' as const, required: true, min: 2, max: 0, values };
  expect(await codeOf(create({ food_groups: [group] }))).toBe('option_bounds');
  const foreign = await makeCategory(shop.api.db, (await makeModule(shop.api.db)).id);
  expect(await codeOf(create({ category_id: foreign.id }))).toBe('category_elsewhere');
  expect(await codeOf(create({ brand_id: 999_999 }))).toBe('brand_elsewhere');
  const elsewhere = { moduleId: foreign.moduleId, slug: 'elsewhere', name: option('Elsewhere') };
  const [brand] = await shop.api.db.insert(brands).values(elsewhere).returning();
  expect(await codeOf(create({ brand_id: brand?.id }))).toBe('brand_elsewhere');
  const [condition] = await shop.api.db.insert(commonConditions).values(elsewhere).returning();
  expect(await codeOf(create({ condition_id: condition?.id }))).toBe('condition_elsewhere');
  const rental = await makeModule(shop.api.db, { type: 'rental' });
  const provider = await makeStore(shop.api.db, { moduleId: rental.id });
  expect(await codeOf(create({ store_id: provider.id }))).toBe('store_without_items');
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: store.id } }] as const;
  const manager = await shop.signedIn(await shop.makeStaff({ grants: [...grants] }));
  expect(await codeOf(create({ store_id: provider.id }, manager))).toBe('not_found');
  expect((await create({}, manager)).choices.store.id).toBe(store.id);
});

test('variations keep their stock while their options exist; new ones start with the given stock', async () => {
  const item = await create({
    combinations: {
      attributes: [attribute('Size', 'S', 'M')],
      variations: [piece('S', 4500, 3), piece('M', 4500, 5)],
    },
  });
  await shop.api.db.execute(
    sql`update item_variations set stock = 1 where item_id = ${item.id} and type = 'M'`,
  );
  const saved = await operator.call(updateCatalogItem, {
    params: { id: item.id },
    body: {
      ...item,
      combinations: {
        attributes: [attribute('Size', 'M', 'L')],
        variations: [piece('M', 4600, 5), piece('L', 4800, 9)],
      },
    },
  });
  expect(saved.stock).toBe(10);
  expect(await variationsOf(item.id)).toEqual([
    { type: 'M', stock: 1 },
    { type: 'L', stock: 9 },
  ]);
});

test('a copy is hidden, has the same options and pictures, and none of the sales', async () => {
  const combinations = { attributes: [attribute('Size', 'S')], variations: [piece('S', 4500, 2)] };
  const item = await create({ combinations });
  await shop.api.db.execute(
    sql`update items set pictures = '["abc"]', order_count = 7, external_id = 'x' where id = ${item.id}`,
  );
  const copy = await operator.call(changes.duplicateCatalogItem, { params: { id: item.id } });
  expect(copy).toMatchObject({
    name: { en: 'Linen shirt (copy)', ar: 'قميص كتان (نسخة)' },
    active: false,
    combinations,
    pictures: [{ key: 'abc' }],
  });
  expect(await rowOf(copy.id)).toMatchObject({ orderCount: 0, externalId: null, stock: 2 });
});

test('an item without orders is deleted; one with orders is archived, hidden and restored as it was', async () => {
  const [unsold, sold] = [await create(), await create()];
  await orderOf(sold.id);
  const remove = (id: number) => operator.call(changes.deleteCatalogItem, { params: { id } });
  expect(await remove(unsold.id)).toEqual({ archived: false });
  expect(await rowOf(unsold.id)).toBeUndefined();
  expect(await remove(sold.id)).toEqual({ archived: true });
  const list = async (query: object) =>
    (await operator.call(listCatalogItems, { query: { store_id: store.id, ...query } })).rows.map(
      ({ id }) => id,
    );
  expect(await list({})).toEqual([]);
  expect(await list({ visibility: 'hidden' })).toEqual([]);
  expect(await list({ visibility: 'archived' })).toEqual([sold.id]);
  const archived = await operator.call(getCatalogItem, { params: { id: sold.id } });
  expect(archived).toMatchObject({ archived: true, active: false });
  const shown = await changeVisibility(sold.id, archived.version);
  expect(shown).toEqual({ changed: 0, change_id: null });
  const body = { ...archived, active: true };
  expect(await codeOf(operator.call(updateCatalogItem, { params: { id: sold.id }, body }))).toBe('not_found');
  const restored = await operator.call(changes.restoreCatalogItem, { params: { id: sold.id } });
  expect(restored).toMatchObject({ archived: false, active: true });
  expect(await list({})).toEqual([sold.id]);
});

test('an item that only a cart holds is archived, and its line there says that it is gone', async () => {
  const item = await create({ combinations: { attributes: [], variations: [] }, stock: 3 });
  const cart = await newVisitor(shop.api, store.moduleId);
  await cart.add(item.id);
  expect(await operator.call(changes.deleteCatalogItem, { params: { id: item.id } })).toEqual({
    archived: true,
  });
  expect((await cart.list()).map(({ problem }) => problem)).toEqual(['item_unavailable']);
  const restored = await operator.call(changes.restoreCatalogItem, { params: { id: item.id } });
  expect(restored).toMatchObject({ archived: false, active: true });
  expect((await cart.list()).map(({ problem }) => problem)).toEqual([null]);
});

function changeVisibility(id: number, version: string) {
  const body = { items: [{ id, version }], change: { kind: 'visibility', active: true } as const };
  return operator.call(changeItems, { body });
}

test('pictures are added, described, ordered and removed without a conflict with the open form', async () => {
  const item = await create();
  const params = { id: item.id };
  const add = async (red: number) =>
    operator.call(changes.addItemPicture, { params, body: formOf({ picture: [await pictureOf(red)] }) });
  await add(10);
  const { pictures, pictures_version: version } = await add(200);
  expect(pictures).toHaveLength(2);
  const [first, second] = pictures.map(({ key }) => key) as [string, string];
  const alt = { en: 'On a chair', ar: 'على كرسي' };
  const ordered = {
    pictures: [
      { key: second, alt },
      { key: 'f'.repeat(64), alt: null },
      { key: first, alt: null },
    ],
    version,
  };
  const saved = await operator.call(changes.setItemPictures, { params, body: ordered });
  expect(saved.pictures.map(({ key, alt: text }) => [key, text])).toEqual([
    [second, alt],
    [first, null],
  ]);
  const visitor = shop.api.client({ moduleId: store.moduleId, language: 'ar' });
  const shown = await visitor.call(getItem, { params: { id: item.slug }, query: {} });
  expect(shown.images_alt).toEqual(['على كرسي', 'قميص كتان']);
  const stale = operator.call(changes.setItemPictures, { params, body: { pictures: [], version } });
  expect(await codeOf(stale)).toBe('changed_meanwhile');
  const edited = await operator.call(updateCatalogItem, { params, body: { ...item, price_minor: 100 } });
  expect(edited.pictures.map(({ key }) => key)).toEqual([second, first]);
  const none = { pictures: [], version: edited.pictures_version };
  expect((await operator.call(changes.setItemPictures, { params, body: none })).pictures).toEqual([]);
  const svg = formOf({ picture: [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')] });
  const refused = { errors: [{ code: 'picture', message: expect.stringContaining('JPEG') }] };
  await expect(operator.call(changes.addItemPicture, { params, body: svg })).rejects.toMatchObject(refused);
  expect(await codeOf(operator.call(changes.addItemPicture, { params, body: formOf({}) }))).toBe('required');
});

test('two concurrent uploads are both stored', async () => {
  const item = await create();
  const params = { id: item.id };
  const uploads = await Promise.all([30, 60, 90].map((red) => pictureOf(red)));
  await Promise.all(
    uploads.map((bytes) =>
      operator.call(changes.addItemPicture, { params, body: formOf({ picture: [bytes] }) }),
    ),
  );
  expect((await rowOf(item.id))?.pictures).toHaveLength(3);
});
