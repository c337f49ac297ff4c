import * as contract from '@errand/contract/console/imports';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeModule, makeStore, makeTaxClass } from '../../../../test/factories/index.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { registerImportJobs } from './import-job.ts';

const { shop, operator } = await openConsole();
let store: { id: number; slug: string };
let other: { id: number; slug: string };

beforeAll(async () => {
  registerImportJobs(shop.api.deps);
  const module = await makeModule(shop.api.db, { type: 'food' });
  store = await makeStore(shop.api.db, { moduleId: module.id, slug: 'harbor-kitchen' });
  other = await makeStore(shop.api.db, { moduleId: module.id, slug: 'luna-kitchen' });
});

const HEAD = 'id,store,category,name,price';

/** Uploads a file and runs its check. */
async function check(lines: string[], browser = operator, more: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ store_id: String(store.id), ...more })) body.set(name, value);
  body.set('file', new File([`${lines.join('\n')}\n`], 'menu.csv', { type: 'text/csv' }));
  const { id, state } = await browser.call(contract.checkImport, { body });
  expect(state).toBe('checking');
  await shop.api.jobs.run();
  return browser.call(contract.getImport, { params: { id } });
}

async function start(id: number, browser = operator) {
  const running = await browser.call(contract.startImport, {
    params: { id },
    body: { skip_faults: true },
  });
  expect(running.state).toBe('importing');
  await shop.api.jobs.run();
  return browser.call(contract.getImport, { params: { id } });
}

const listNames = async () =>
  (await shop.api.db.select().from(items).where(eq(items.storeId, store.id)).orderBy(items.id))
    .map(({ name }) => name.en)
    .toSorted();

const manager = async () =>
  shop.signedIn(
    await shop.makeStaff({
      grants: [{ role: 'store-manager', scope: { kind: 'store', id: store.id } }],
    }),
  );

test('a file is checked before anything is written, then imported, and a repeated import adds nothing', async () => {
  const file = [HEAD, 'a,,Mains,Soup,4.50', 'b,,Mains,Stew,9'];
  const checked = await check(file, operator, { create_categories: 'true' });
  expect(checked).toMatchObject({
    state: 'checked',
    file_name: 'menu.csv',
    importable: true,
    created: 2,
    updated: 0,
    unchanged: 0,
    faults: [],
    changes: [
      { line: 2, name: 'Soup', change: 'created' },
      { line: 3, name: 'Stew', change: 'created' },
    ],
  });
  expect(await listNames()).toEqual([]);
  expect(await start(checked.id)).toMatchObject({ state: 'done', created: 2, fault_count: 0, failure: null });
  expect(await listNames()).toEqual(['Soup', 'Stew']);
  expect(await start(checked.id)).toMatchObject({ state: 'done', created: 0, updated: 0, unchanged: 2 });
  const again = await check([...file.slice(0, 2), 'b,,Mains,Stew,10', 'c,,Mains,Pie,3']);
  expect(again).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
  expect(again.changes.map(({ line, change }) => [line, change])).toEqual([
    [3, 'updated'],
    [4, 'created'],
  ]);
});

test('faults have line and column and are worded in the member’s language; the valid products can be imported', async () => {
  const found = await check([HEAD, 'x,,Mains,Cake,free', 'y,,Mains,Tart,5', 'z,,Nowhere,Bun,2']);
  expect(found.faults).toEqual([
    { line: 2, column: 'price', text: '"free" is not an amount like 12.50' },
    {
      line: 4,
      column: 'category',
      text: 'there is no category "Nowhere" in this module: choose “Create missing categories”',
    },
  ]);
  const response = await shop.app.inject({
    url: `/api/console/v1/imports/${found.id}`,
    headers: { ...operator.headers(), 'x-localization': 'ar' },
  });
  const arabic = response.json<contract.ImportDetail>();
  expect(arabic.faults[0]?.text).toBe('«free» ليس مبلغًا مثل 12.50');
  const without = operator.call(contract.startImport, {
    params: { id: found.id },
    body: { skip_faults: false },
  });
  expect(await codeOf(without)).toBe('import_faulty');
  expect(await start(found.id)).toMatchObject({ state: 'done', created: 1, fault_count: 2 });
  expect(await listNames()).toContain('Tart');
  const broken = await check(['name,id', 'Soup,a']);
  expect(broken).toMatchObject({ state: 'checked', importable: false, created: 0 });
  const useless = operator.call(contract.startImport, {
    params: { id: broken.id },
    body: { skip_faults: true },
  });
  expect(await codeOf(useless)).toBe('import_faulty');
});

test('a store’s manager imports into the own store only, and creates no categories', async () => {
  const browser = await manager();
  expect(await browser.call(contract.listImportOptions, {})).toMatchObject({
    stores: [{ id: store.id }],
    create_categories: false,
  });
  const foreign = await check([HEAD, `m,${other.slug},Mains,Foreign,3`, 'n,nowhere,Mains,None,3'], browser);
  expect(foreign.importable).toBe(false);
  expect(foreign.faults.map(({ column, text }) => [column, text])).toEqual([
    ['store', 'this import is for "harbor-kitchen" only, not for "luna-kitchen"'],
    ['store', 'this import is for "harbor-kitchen" only, not for "nowhere"'],
  ]);
  expect(await codeOf(check([HEAD], browser, { store_id: String(other.id) }))).toBe('not_found');
  expect(await codeOf(check([HEAD], browser, { create_categories: 'true' }))).toBe('import_categories');
  const elsewhere = await check([HEAD, 'q,,Mains,Tea,2'], operator, { store_id: String(other.id) });
  expect(await codeOf(browser.call(contract.getImport, { params: { id: elsewhere.id } }))).toBe('not_found');
  const own = await browser.call(contract.listImports, { query: {} });
  expect(own.rows.every((row) => row.store.id === store.id)).toBe(true);
});

test('an import that cannot read its file ends as failed and can be repeated', async () => {
  const checked = await check([HEAD, 'k,,Mains,Kale,3']);
  const original = { ...shop.api.deps.files };
  shop.api.deps.files.readPrivate = async () => null;
  expect(await start(checked.id)).toMatchObject({ state: 'failed', importable: true });
  Object.assign(shop.api.deps.files, original);
  expect(await start(checked.id)).toMatchObject({ state: 'done', failure: null });
});

test('an import knows no tax, free delivery and own couriers, which the office alone sets', async () => {
  const columns = ['tax', 'tax_rate', 'free_delivery', 'self_delivery'];
  const lines = [`${HEAD},${columns.join(',')}`, 'tea,,Mains,Tea,2,50,50,1,1'];
  const checked = await check(lines, await manager());
  expect(checked).toMatchObject({ importable: false, faults: columns.map((column) => ({ column })) });
});

test('a file of the office sets tax classes, and without the column products keep theirs', async () => {
  const taxClass = await makeTaxClass(shop.api.db, { name: { en: 'Books', ar: 'كتب' } });
  const classOf = async () =>
    (await shop.api.db.select().from(items).where(eq(items.externalId, 'taxed')))[0]?.taxClassId;
  const file = [`${HEAD},tax_class`, 'taxed,,Mains,Novel,4,كتب'];
  await start((await check(file, operator, { create_categories: 'true' })).id);
  expect(await classOf()).toBe(taxClass.id);
  expect(await check(file)).toMatchObject({ unchanged: 1, notes: [] });
  expect(await check([HEAD, 'taxed,,Mains,Novel,4'])).toMatchObject({ unchanged: 1 });
  await start((await check([HEAD, 'taxed,,Mains,Novel,5'])).id);
  expect(await classOf()).toBe(taxClass.id);
  const [fault] = (await check([`${HEAD},tax_class`, 'taxed,,Mains,Novel,5,Toys'])).faults;
  expect(fault).toEqual({ line: 2, column: 'tax_class', text: 'there is no tax class "Toys"' });
  await start((await check([`${HEAD},tax_class`, 'taxed,,Mains,Novel,5,'])).id);
  expect(await classOf()).toBeNull();
});

test('a file of a member of the store leaves tax classes as they are, and says so', async () => {
  const taxClass = await makeTaxClass(shop.api.db);
  const [made] = await shop.api.db
    .update(items)
    .set({ taxClassId: taxClass.id })
    .where(eq(items.externalId, 'taxed'))
    .returning();
  expect(made?.taxClassId).toBe(taxClass.id);
  const own = await manager();
  const found = await check([`${HEAD},tax_class`, 'taxed,,Mains,Novel,6,'], own);
  expect(found.notes).toEqual(['the office sets tax classes, so this column was left out']);
  expect(await start(found.id, own)).toMatchObject({ updated: 1 });
  const [item] = await shop.api.db.select().from(items).where(eq(items.externalId, 'taxed'));
  expect(item).toMatchObject({ taxClassId: taxClass.id, priceMinor: 600 });
});
