import { getItem } from '@errand/contract/catalog';
import {
  type BulkChange,
  changeItems,
  getCatalogItem,
  listCatalogItems,
  listItemOptions,
  previewItemChange,
  updateCatalogItem,
} from '@errand/contract/console/items';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import {
  makeAddOn,
  makeCategory,
  makeItem,
  makeStore,
  makeVariation,
} from '../../../../test/factories/index.ts';
import { auditChanges } from '../../../console/audit/audit.tables.ts';
import { items, itemVariations } from '../catalog.tables.ts';

const { shop, operator } = await openConsole();
let store: Awaited<ReturnType<typeof makeStore>>;
beforeEach(async () => {
  store = await makeStore(shop.api.db);
});

const make = (more: Parameters<typeof makeItem>[1] = {}) =>
  makeItem(shop.api.db, { storeId: store.id, ...more });
const list = async (query: object, browser = operator) =>
  (await browser.call(listCatalogItems, { query: { store_id: store.id, ...query } })).rows.map(
    ({ id }) => id,
  );
const rowOf = async (id: number) => (await shop.api.db.select().from(items).where(eq(items.id, id)))[0];
const itemOf = (id: number, browser = operator) => browser.call(getCatalogItem, { params: { id } });

/** Previews a change of items, then applies it. */
async function bulk(ids: number[], change: BulkChange, browser = operator) {
  const { rows } = await browser.call(previewItemChange, { body: { ids, change } });
  const { changed } = await browser.call(changeItems, {
    body: { items: rows.map(({ id, version }) => ({ id, version })), change },
  });
  return { rows, changed };
}

test('each filter finds what it names and nothing else; campaign items are not listed', async () => {
  const plain = await make({ stock: 20, name: { en: 'Lentil soup', ar: 'شوربة عدس' } });
  const out = await make({ stock: 0, veg: true });
  const low = await make({ stock: 5, discount: 10 });
  const hidden = await make({ active: false });
  const english = await make({ name: { en: 'Pie' } });
  await make({ campaignStarts: new Date(), campaignEnds: new Date() });
  expect(await list({})).toEqual([english.id, hidden.id, low.id, out.id, plain.id]);
  expect(await list({ stock: 'out' })).toEqual([out.id]);
  expect(await list({ stock: 'low' })).toEqual([low.id]);
  expect(await list({ stock: 'enough' })).toEqual([plain.id]);
  expect(await list({ stock: 'uncounted' })).toEqual([english.id, hidden.id]);
  expect(await list({ veg: true })).toEqual([out.id]);
  expect(await list({ discounted: true })).toEqual([low.id]);
  expect(await list({ visibility: 'hidden' })).toEqual([hidden.id]);
  expect(await list({ without_arabic: true })).toEqual([english.id]);
  expect(await list({ category_id: out.categoryId })).toEqual([out.id]);
  expect(await list({ search: 'lentil' })).toEqual([plain.id]);
  expect(await list({ search: 'عدس' })).toEqual([plain.id]);
  expect(await list({ search: String(low.id) })).toEqual([low.id]);
  expect(await list({ search: '!!' })).toEqual([]);
});

test('pages contain every item once in the requested order, also with equal prices', async () => {
  const prices = [300, 100, 100, 200, 100];
  const made: number[] = [];
  for (const priceMinor of prices) made.push((await make({ priceMinor })).id);
  const read = async (query: { sort: 'id' | 'price_minor'; direction: 'asc' | 'desc' }) => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await operator.call(listCatalogItems, {
        query: { store_id: store.id, limit: 2, ...query, ...(cursor && { cursor }) },
      });
      seen.push(...page.rows.map(({ id }) => id));
      expect(page.total).toBe(5);
      cursor = page.next ?? undefined;
    } while (cursor);
    return seen;
  };
  const [a, b, c, d, e] = made;
  expect(await read({ sort: 'id', direction: 'asc' })).toEqual(made);
  expect(await read({ sort: 'price_minor', direction: 'asc' })).toEqual([b, c, e, d, a]);
  expect(await read({ sort: 'price_minor', direction: 'desc' })).toEqual([a, d, e, c, b]);
});

test('members see and change the items of their stores only; one foreign item rejects the whole change', async () => {
  const [own, foreign] = [await make(), await makeItem(shop.api.db)];
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: store.id } }] as const;
  const manager = await shop.signedIn(await shop.makeStaff({ grants: [...grants] }));
  const { rows } = await manager.call(listCatalogItems, { query: {} });
  expect(rows.map(({ id }) => id)).toEqual([own.id]);
  expect((await manager.call(listItemOptions, {})).stores.map(({ id }) => id)).toEqual([store.id]);
  const body = { ids: [own.id, foreign.id], change: { kind: 'visibility', active: false } as const };
  expect(await codeOf(manager.call(previewItemChange, { body }))).toBe('not_found');
  const versions = [await itemOf(own.id), await itemOf(foreign.id)].map(({ id, version }) => ({
    id,
    version,
  }));
  expect(await codeOf(manager.call(changeItems, { body: { items: versions, change: body.change } }))).toBe(
    'not_found',
  );
  expect(await codeOf(itemOf(foreign.id, manager))).toBe('not_found');
  expect([await rowOf(own.id), await rowOf(foreign.id)]).toMatchObject([{ active: true }, { active: true }]);
  expect((await bulk([own.id], body.change, manager)).changed).toBe(1);
});

test('a bulk price change has the effect of its preview, also on variations, and is in the audit log', async () => {
  const [one, two] = [await make({ priceMinor: 999 }), await make({ priceMinor: 50, stock: 3 })];
  await makeVariation(shop.api.db, two.id, { type: 'S', priceMinor: 60, stock: 3 });
  const raised = await bulk([one.id, two.id], { kind: 'price', by: 'percent', value: 10 });
  expect(raised.rows).toMatchObject([
    { before: { price_minor: 999 }, after: { price_minor: 1099 }, variations: 0, changes: true },
    { before: { price_minor: 50 }, after: { price_minor: 55 }, variations: 1, changes: true },
  ]);
  expect([await rowOf(one.id), await rowOf(two.id)]).toMatchObject([
    { priceMinor: 1099 },
    { priceMinor: 55 },
  ]);
  const lowered = await bulk([two.id], { kind: 'price', by: 'add', value: -58 });
  expect(lowered.rows[0]?.after.price_minor).toBe(0);
  const variations = await shop.api.db
    .select()
    .from(itemVariations)
    .where(eq(itemVariations.itemId, two.id))
    .orderBy(itemVariations.type);
  expect(variations).toMatchObject([{ type: 'S', priceMinor: 8, stock: 3 }]);
  const changes = await shop.api.db
    .select()
    .from(auditChanges)
    .where(eq(auditChanges.rowId, String(one.id)))
    .orderBy(auditChanges.id);
  expect(changes.filter(({ tableName }) => tableName === 'items')).toMatchObject([
    { before: { price_minor: 999 }, after: { price_minor: 1099 } },
  ]);
});

test('a bulk change to a stock of 0 empties variations and leaves uncounted stock unchanged', async () => {
  const [counted, varied, free] = [await make({ stock: 7 }), await make({ stock: 5 }), await make()];
  await makeVariation(shop.api.db, varied.id, { type: 'S', stock: 2 });
  await makeVariation(shop.api.db, varied.id, { type: 'M', stock: 3 });
  const soldOut = { kind: 'stock', by: 'set', value: 0 } as const;
  const { rows, changed } = await bulk([counted.id, varied.id, free.id], soldOut);
  expect(rows.map(({ before, after, applies }) => [before.stock, after.stock, applies])).toEqual([
    [7, 0, true],
    [5, 0, true],
    [null, null, false],
  ]);
  expect(changed).toBe(2);
  await bulk([varied.id], { kind: 'stock', by: 'add', value: 4 });
  expect([await rowOf(counted.id), await rowOf(varied.id), await rowOf(free.id)]).toMatchObject([
    { stock: 0 },
    { stock: 8 },
    { stock: null },
  ]);
});

test('items move only to categories of their module, and the category’s name finds them', async () => {
  const [item, foreign] = [await make(), await makeItem(shop.api.db)];
  const category = await makeCategory(shop.api.db, store.moduleId, { name: { en: 'Zanzibar' } });
  const { rows } = await bulk([item.id, foreign.id], { kind: 'category', category_id: category.id });
  expect(rows.map(({ applies }) => applies)).toEqual([true, foreign.moduleId === store.moduleId]);
  expect(await list({ search: 'zanzibar' })).toEqual([item.id]);
});

test('a bulk change is rejected entirely if an item was edited after the preview; a sale is not an edit', async () => {
  const [one, two] = [await make({ stock: 9 }), await make()];
  const change = { kind: 'price', by: 'set', value: 5 } as const;
  const { rows } = await operator.call(previewItemChange, { body: { ids: [one.id, two.id], change } });
  const body = { items: rows.map(({ id, version }) => ({ id, version })), change };
  await shop.api.db.execute(sql`update items set stock = 8, order_count = 1 where id = ${one.id}`);
  await bulk([two.id], { kind: 'visibility', active: false });
  const stale = { status: 409, code: 'changed_meanwhile', details: { current: { id: two.id } } };
  await expect(operator.call(changeItems, { body })).rejects.toMatchObject(stale);
  expect((await rowOf(one.id))?.priceMinor).toBe(1000);
  const only = body.items.filter(({ id }) => id === one.id);
  expect(await operator.call(changeItems, { body: { items: only, change } })).toMatchObject({
    changed: 1,
  });
});

/** The body of the form as it was read, with edits. */
async function formOf(id: number, edits: object = {}) {
  const item = await itemOf(id);
  return { ...item, ...edits };
}

test('a saved form shows in the storefront at once', async () => {
  const item = await make({ name: { en: 'Soup', ar: 'حساء' } });
  const addOn = await makeAddOn(shop.api.db, store.id, null, { name: { en: 'Bread' } });
  const visitor = shop.api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId });
  const shown = () => visitor.call(getItem, { params: { id: String(item.id) }, query: {} });
  expect(await shown()).toMatchObject({ name: 'Soup', price: 10 });
  const group = {
    name: { en: 'Size', ar: 'الحجم' },
    type: 'single' as const,
    required: true,
    min: 0,
    max: 0,
    values: [{ label: { en: 'Large' }, price_major: 2 }],
  };
  const body = await formOf(item.id, {
    name: { en: '<b>Broth</b>' },
    price_minor: 1250,
    tags: ['Warm'],
    food_groups: [group],
    add_on_ids: [addOn.id],
    available_from: 480,
    available_to: 720,
  });
  const saved = await operator.call(updateCatalogItem, { params: { id: item.id }, body });
  expect(saved).toMatchObject({ name: { en: '<b>Broth</b>' }, food_groups: [group], add_on_ids: [addOn.id] });
  await expect.poll(shown).toMatchObject({ name: '<b>Broth</b>', price: 12.5 });
  expect(await list({ search: 'broth' })).toEqual([item.id]);
  expect(await list({ search: 'soup' })).toEqual([]);
});

test('of two forms of one item the second is rejected with the saved version', async () => {
  const item = await make();
  const [first, second] = [
    await formOf(item.id, { price_minor: 700 }),
    await formOf(item.id, { price_minor: 800 }),
  ];
  await operator.call(updateCatalogItem, { params: { id: item.id }, body: first });
  await expect(
    operator.call(updateCatalogItem, { params: { id: item.id }, body: second }),
  ).rejects.toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    details: { current: { price_minor: 700 } },
  });
  expect((await rowOf(item.id))?.priceMinor).toBe(700);
});

test('pieces sold while a form is open stay sold, unless its stock was edited', async () => {
  const item = await make({ stock: 9 });
  const body = await formOf(item.id, { price_minor: 900 });
  await shop.api.db.execute(sql`update items set stock = 4 where id = ${item.id}`);
  const saved = await operator.call(updateCatalogItem, { params: { id: item.id }, body });
  expect(saved).toMatchObject({ price_minor: 900, stock: 4 });
  const counted = await operator.call(updateCatalogItem, {
    params: { id: item.id },
    body: { ...saved, stock: 12 },
  });
  expect(counted.stock).toBe(12);
});

test('a form cannot use a category, an add-on or a variation of another module, store or item, or a discount above the price', async () => {
  const [item, foreign] = [await make({ priceMinor: 500 }), await makeStore(shop.api.db)];
  const category = await makeCategory(shop.api.db, foreign.moduleId);
  const addOn = await makeAddOn(shop.api.db, foreign.id);
  const code = async (edits: object) => {
    const body = await formOf(item.id, edits);
    return codeOf(operator.call(updateCatalogItem, { params: { id: item.id }, body }));
  };
  expect(foreign.moduleId).not.toBe(store.moduleId);
  expect(await code({ category_id: category.id })).toBe('category_elsewhere');
  expect(await code({ category_id: 999_999 })).toBe('category_elsewhere');
  expect(await code({ add_on_ids: [addOn.id] })).toBe('add_on_elsewhere');
  const variations = [{ type: 'S', price_minor: 1, stock: 1 }];
  expect(await code({ combinations: { attributes: [], variations } })).toBe('variations_differ');
  const body = await formOf(item.id, { discount: { kind: 'amount', value: 501 } });
  await expect(operator.call(updateCatalogItem, { params: { id: item.id }, body })).rejects.toMatchObject({
    status: 403,
    errors: [{ code: 'discount' }],
  });
  expect((await rowOf(item.id))?.discount).toBe(0);
});

test('a bulk change leaves out the items that could not be sold for their new prices', async () => {
  const [cheap, dear] = [await make({ priceMinor: 200 }), await make({ priceMinor: 900 })];
  const offered = await make({ priceMinor: 900, discount: 500, discountType: 'amount' });
  const ids = [cheap.id, dear.id, offered.id];
  const given = await bulk(ids, { kind: 'price', by: 'percent', value: -150 });
  expect(given.rows.map(({ applies }) => applies)).toEqual([false, false, false]);
  expect(given.changed).toBe(0);
  const lowered = await bulk(ids, { kind: 'price', by: 'add', value: -500 });
  expect(lowered.rows.map(({ applies }) => applies)).toEqual([false, true, false]);
  expect([await rowOf(cheap.id), await rowOf(dear.id), await rowOf(offered.id)]).toMatchObject([
    { priceMinor: 200 },
    { priceMinor: 400 },
    { priceMinor: 900 },
  ]);
});
