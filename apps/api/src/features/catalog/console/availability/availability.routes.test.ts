import { deleteCatalogItem, restoreCatalogItem } from '@errand/contract/console/catalog/item-changes';
import {
  changeItems,
  getCatalogItem,
  previewItemChange,
  updateCatalogItem,
} from '@errand/contract/console/items';
import * as contract from '@errand/contract/console/kitchen/board';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, placeOne, type Shop, stockOf } from '../../../../../test/buyers.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../../test/console/start-console.ts';
import { resumeItem } from '../../availability/availability.service.ts';
import { items } from '../../catalog.tables.ts';

let shop: TestConsole;
let store: Shop;
let kitchen: TestBrowser;

beforeAll(async () => {
  shop = await startConsole();
  store = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 50 } });
  await signIn();
});
afterAll(() => shop.stop());

/** Signs in at the start, and again after a day, when the session has expired. */
async function signIn() {
  const scope = { kind: 'store', id: store.store.id } as const;
  kitchen = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-staff', scope }] }));
}

const list = () => kitchen.call(contract.listKitchenItems, { params: { id: store.store.id }, query: {} });
const availability = (
  id: number,
  body: { change: 'today' | 'until' | 'open_end' | 'stock' | 'available'; day?: string; stock?: number },
) => kitchen.call(contract.setItemAvailability, { params: { id }, body });
async function isActive(id: number) {
  const [row] = await shop.api.db.select({ active: items.active }).from(items).where(eq(items.id, id));
  return row?.active;
}

test('an item that is sold out for today is sold again automatically after midnight, not before', async () => {
  const { id } = store.item;
  await availability(id, { change: 'today' });
  expect(await isActive(id)).toBe(false);
  const until = (await list()).rows.find((row) => row.id === id)?.sold_out?.until;
  await resumeItem(shop.deps, { itemId: id });
  expect(await isActive(id)).toBe(false);
  shop.api.clock.advance(Date.parse(until ?? '') - shop.api.clock.now());
  await signIn();
  await resumeItem(shop.deps, { itemId: id });
  expect(await isActive(id)).toBe(true);
  expect((await list()).rows.find((row) => row.id === id)?.sold_out).toBeNull();
});

test('an item is sold out until further notice or a later day, sold again by hand, and counted', async () => {
  const { id } = store.item;
  expect((await list()).rows.find((row) => row.id === id)).toMatchObject({ price_minor: 1000, stock: 50 });
  await availability(id, { change: 'open_end' });
  expect((await list()).rows.find((row) => row.id === id)?.sold_out).toEqual({ until: null });
  await resumeItem(shop.deps, { itemId: id });
  expect(await isActive(id)).toBe(false);
  await availability(id, { change: 'available' });
  expect(await isActive(id)).toBe(true);
  expect(await codeOf(availability(id, { change: 'until', day: '2020-01-01' }))).toBe('day');
  expect(await codeOf(availability(id, { change: 'stock' }))).toBe('stock');
  await availability(id, { change: 'stock', stock: 7 });
  expect(await stockOf(shop.api, id)).toBe(7);
});

test('the kitchen cannot sell an item that the console has hidden, nor one of another store', async () => {
  const { id } = store.item;
  await shop.api.db.update(items).set({ active: false }).where(eq(items.id, id));
  expect(await codeOf(availability(id, { change: 'available' }))).toBe('not_found');
  await shop.api.db.update(items).set({ active: true }).where(eq(items.id, id));
  const other = await makeShop(shop.api);
  expect(await codeOf(availability(other.item.id, { change: 'today' }))).toBe('not_found');
});

/** Pauses a new item for today, lets the operator change it, and returns its visibility after the end of the pause. */
async function isActiveAfterPause(hide: (operator: TestBrowser, id: number) => Promise<unknown>) {
  const made = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 50 } });
  const { id } = made.item;
  await placeOne(shop.api, made);
  const operator = await shop.signedIn(await shop.makeStaff());
  await operator.call(contract.setItemAvailability, { params: { id }, body: { change: 'today' } });
  await hide(operator, id);
  shop.api.clock.advance(86_400_000);
  await resumeItem(shop.deps, { itemId: id });
  return isActive(id);
}

async function changeVisibility(operator: TestBrowser, id: number, active: boolean) {
  const change = { kind: 'visibility', active } as const;
  const { rows } = await operator.call(previewItemChange, { body: { ids: [id], change } });
  const changing = rows.filter(({ changes }) => changes).map(({ version }) => ({ id, version }));
  await operator.call(changeItems, { body: { items: changing, change } });
}

async function saveForm(operator: TestBrowser, id: number, edits: object) {
  const item = await operator.call(getCatalogItem, { params: { id } });
  await operator.call(updateCatalogItem, { params: { id }, body: { ...item, ...edits } });
}

test('a paused item that the console hides, or archives and restores, is not sold again after the pause', async () => {
  expect(await isActiveAfterPause((operator, id) => changeVisibility(operator, id, false))).toBe(false);
  const viaForm = isActiveAfterPause(async (operator, id) => {
    await saveForm(operator, id, { active: true });
    await saveForm(operator, id, { active: false });
  });
  expect(await viaForm).toBe(false);
  const viaArchive = isActiveAfterPause(async (operator, id) => {
    expect(await operator.call(deleteCatalogItem, { params: { id } })).toEqual({ archived: true });
    await operator.call(restoreCatalogItem, { params: { id } });
  });
  expect(await viaArchive).toBe(false);
});

test('a pause survives a console form that leaves the visibility as it is', async () => {
  expect(await isActiveAfterPause((operator, id) => saveForm(operator, id, { price_minor: 500 }))).toBe(true);
});

test('an item that the console shows during its pause is on sale in the kitchen', async () => {
  await signIn();
  const { id } = store.item;
  const operator = await shop.signedIn(await shop.makeStaff());
  await availability(id, { change: 'open_end' });
  await changeVisibility(operator, id, true);
  expect((await list()).rows.find((row) => row.id === id)).toMatchObject({ sold_out: null });
  await availability(id, { change: 'open_end' });
  await saveForm(operator, id, { active: true });
  expect((await list()).rows.find((row) => row.id === id)).toMatchObject({ sold_out: null });
});
