import {
  type BulkChange,
  changeItems,
  previewItemChange,
  undoItemChange,
} from '@errand/contract/console/items';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeCategory, makeItem, makeStore, makeVariation } from '../../../../test/factories/index.ts';
import { auditLog } from '../../../console/audit/audit.tables.ts';
import { categories, itemPauses, items, itemVariations } from '../catalog.tables.ts';

const { shop, operator } = await openConsole();
let store: Awaited<ReturnType<typeof makeStore>>;
beforeEach(async () => {
  store = await makeStore(shop.api.db);
});

const make = (more: Parameters<typeof makeItem>[1] = {}) =>
  makeItem(shop.api.db, { storeId: store.id, ...more });
const rowOf = async (id: number) => (await shop.api.db.select().from(items).where(eq(items.id, id)))[0]!;
const undo = (id: number, browser = operator) => browser.call(undoItemChange, { params: { id } });

/** Changes items in bulk and returns the number of the change. */
async function bulk(ids: number[], change: BulkChange): Promise<number> {
  const { rows } = await operator.call(previewItemChange, { body: { ids, change } });
  const given = rows.map(({ id, version }) => ({ id, version }));
  const { change_id: changeId } = await operator.call(changeItems, { body: { items: given, change } });
  expect(changeId).not.toBeNull();
  return changeId!;
}

test('the undo of a bulk change of prices restores all its items and variations, once, and is in the audit log', async () => {
  const [one, two] = [await make({ priceMinor: 999 }), await make({ priceMinor: 400, stock: 3 })];
  const other = await make({ priceMinor: 700 });
  await makeVariation(shop.api.db, two.id, { type: 'S, red', priceMinor: 460, stock: 3 });
  const change = await bulk([one.id, two.id], { kind: 'price', by: 'percent', value: -50 });
  expect((await rowOf(one.id)).priceMinor).toBe(500);
  expect(await undo(change)).toEqual({ restored: 2, left: 0 });
  const prices = await Promise.all([one, two, other].map(async ({ id }) => (await rowOf(id)).priceMinor));
  expect(prices).toEqual([999, 400, 700]);
  const variations = await shop.api.db
    .select()
    .from(itemVariations)
    .where(eq(itemVariations.itemId, two.id))
    .orderBy(itemVariations.type);
  expect(variations).toMatchObject([{ type: 'S, red', priceMinor: 460, stock: 3 }]);
  expect(await undo(change)).toEqual({ restored: 0, left: 2 });
  const entries = await shop.api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.endpoint, 'undoItemChange'))
    .orderBy(auditLog.id);
  expect(entries.at(-1)).toMatchObject({ outcome: 'done', input: { id: change } });
});

test('an undo leaves items that were changed or sold since, are archived, or could not be sold for their price', async () => {
  const counted = await Promise.all([9, 8].map((stock) => make({ stock })));
  const [kept, sold] = counted;
  const stocked = await bulk(
    counted.map(({ id }) => id),
    { kind: 'stock', by: 'add', value: 5 },
  );
  await shop.api.db.execute(sql`update items set stock = stock - 1 where id = ${sold!.id}`);
  expect(await undo(stocked)).toEqual({ restored: 1, left: 1 });
  expect([(await rowOf(kept!.id)).stock, (await rowOf(sold!.id)).stock]).toEqual([9, 12]);

  const priced = await Promise.all([1, 2, 3, 4].map(() => make({ priceMinor: 1000 })));
  const [plain, edited, discounted, archived] = priced.map(({ id }) => id);
  const raised = await bulk(
    priced.map(({ id }) => id),
    { kind: 'price', by: 'set', value: 3000 },
  );
  await bulk([edited!], { kind: 'price', by: 'set', value: 3100 });
  await shop.api.db
    .update(items)
    .set({ discount: 2000, discountType: 'amount' })
    .where(eq(items.id, discounted!));
  await shop.api.db.update(items).set({ archivedAt: new Date() }).where(eq(items.id, archived!));
  expect(await undo(raised)).toEqual({ restored: 1, left: 3 });
  const prices = await Promise.all(priced.map(async ({ id }) => (await rowOf(id)).priceMinor));
  expect(prices).toEqual([1000, 3100, 3000, 3000]);
  expect(plain).toBe(priced[0]!.id);
});

test('an undo restores categories, visibility and the pause that the change ended', async () => {
  const item = await make();
  const category = await makeCategory(shop.api.db, store.moduleId);
  const moved = await bulk([item.id], { kind: 'category', category_id: category.id });
  expect(await undo(moved)).toEqual({ restored: 1, left: 0 });
  expect((await rowOf(item.id)).categoryId).toBe(item.categoryId);
  const gone = await makeCategory(shop.api.db, store.moduleId);
  const [stray, removed] = [await make({ categoryId: gone.id }), await make({ categoryId: gone.id })];
  const left = await bulk([stray.id, removed.id], { kind: 'category', category_id: category.id });
  await shop.api.db.delete(items).where(eq(items.id, removed.id));
  await shop.api.db.delete(categories).where(eq(categories.id, gone.id));
  expect(await undo(left)).toEqual({ restored: 0, left: 2 });

  const until = new Date(shop.api.clock.now() + 3_600_000);
  await shop.api.db.update(items).set({ active: false }).where(eq(items.id, item.id));
  await shop.api.db.insert(itemPauses).values({ itemId: item.id, until });
  const shown = await bulk([item.id], { kind: 'visibility', active: true });
  expect((await rowOf(item.id)).active).toBe(true);
  expect(await undo(shown)).toEqual({ restored: 1, left: 0 });
  expect((await rowOf(item.id)).active).toBe(false);
  const pauses = await shop.api.db.select().from(itemPauses).where(eq(itemPauses.itemId, item.id));
  expect(pauses).toEqual([{ itemId: item.id, until }]);
});

test('only a bulk change of items can be undone, and only by a member whose scope has all of them', async () => {
  const [own, foreign] = [await make(), await makeItem(shop.api.db)];
  const change = await bulk([own.id, foreign.id], { kind: 'price', by: 'add', value: 100 });
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: store.id } }] as const;
  const manager = await shop.signedIn(await shop.makeStaff({ grants: [...grants] }));
  expect(await codeOf(undo(change, manager))).toBe('not_found');
  expect((await rowOf(own.id)).priceMinor).toBe(1100);
  expect(await undo(change)).toEqual({ restored: 2, left: 0 });
  const [entry] = await shop.api.db.select().from(auditLog).where(eq(auditLog.endpoint, 'undoItemChange'));
  expect(await codeOf(undo(entry!.id))).toBe('not_found');
  expect(await codeOf(undo(9_999_999))).toBe('not_found');
});
