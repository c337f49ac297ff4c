import { globSync, readFileSync } from 'node:fs';
import { stockStateOf } from '@errand/domain/catalog';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaiting } from '../../../test/database.ts';
import { makeItem, makeVariation } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { items, itemVariations } from './catalog.tables.ts';
import { returnStock, takeStock } from './stock.queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function stockOf(id: number) {
  const { stock, stockState } = items;
  const [row] = await api.db.select({ stock, stockState }).from(items).where(eq(items.id, id));
  return row ?? { stock: null, stockState: null };
}

const change = fc.oneof(
  fc.record({ kind: fc.constant('count' as const), to: fc.option(fc.nat(20)) }),
  fc.record({
    kind: fc.constantFrom('take' as const, 'give' as const),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
);

test('after any sequence of sales, returns and counts the stock state follows the rule', async () => {
  const plain = await makeItem(api.db, { stock: 8 });
  const varied = await makeItem(api.db, { stock: 8 });
  await makeVariation(api.db, varied.id, { type: 'S', stock: 8 });
  const run = fc.asyncProperty(
    fc.boolean(),
    fc.array(change, { maxLength: 8 }),
    async (isVaried, changes) => {
      const item = { itemId: isVaried ? varied.id : plain.id, variation: isVaried ? 'S' : null };
      for (const one of changes) {
        if (one.kind === 'count') {
          await api.db.update(items).set({ stock: one.to }).where(eq(items.id, item.itemId));
          await api.db
            .update(itemVariations)
            .set({ stock: one.to ?? 0 })
            .where(eq(itemVariations.itemId, item.itemId));
        } else {
          const move = one.kind === 'take' ? takeStock : returnStock;
          await api.db.transaction(async (tx) => {
            await move(tx, { ...item, quantity: one.quantity });
          });
        }
        const { stock, stockState } = await stockOf(item.itemId);
        expect(stockState).toBe(stockStateOf(stock));
      }
    },
  );
  await fc.assert(run, { numRuns: 30 });
});

test('of two concurrent orders the second computes the state from the stock that the first left', async () => {
  const { id } = await makeItem(api.db, { stock: 12 });
  const take = (quantity: number) => ({ itemId: id, variation: null, quantity });
  let second: Promise<unknown> = Promise.resolve();
  await api.db.transaction(async (tx) => {
    await takeStock(tx, take(6));
    second = api.db.transaction((other) => takeStock(other, take(6)));
    await untilWaiting(api.db, 1);
  });
  expect(await second).toBe('last');
  expect(await stockOf(id)).toEqual({ stock: 0, stockState: 'out' });
});

test('a sale that keeps the state updates no index, one that changes the state does', async () => {
  const { id } = await makeItem(api.db, { stock: 20 });
  const hotUpdates = (quantity: number) =>
    api.db.transaction(async (tx) => {
      const count = async () => {
        const { rows } = await tx.execute<{ hot: number }>(
          sql`select n_tup_hot_upd as hot from pg_stat_xact_user_tables where relname = 'items'`,
        );
        return Number(rows[0]?.hot);
      };
      const before = await count();
      await takeStock(tx, { itemId: id, variation: null, quantity });
      return (await count()) - before;
    });
  expect(await hotUpdates(1)).toBe(1);
  expect(await hotUpdates(19)).toBe(0);
});

test('a state that a statement writes is replaced by the state of the stock', async () => {
  const { id } = await makeItem(api.db, { stock: 0, stockState: 'enough' });
  await api.db.update(items).set({ stockState: 'low' }).where(eq(items.id, id));
  expect(await stockOf(id)).toEqual({ stock: 0, stockState: 'out' });
});

/** The migration's statement that backfills the state of existing items. */
function backfill(): string {
  for (const file of globSync('migrations/*.sql', { cwd: new URL('../../..', import.meta.url) })) {
    const found = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
      .split('--> statement-breakpoint')
      .find((statement) => statement.includes('set stock_state = stock_state'));
    if (found) return found;
  }
  throw new Error('no migration gives items their state');
}

test('the migration backfills the state of existing items while they are sold', async () => {
  const made: number[] = [];
  for (const stock of [0, 3, 30, null]) made.push((await makeItem(api.db, { stock })).id);
  await api.db.execute(sql`alter table items disable trigger items_stock_state`);
  await api.db.execute(sql`update items set stock_state = 'uncounted'`);
  await api.db.execute(sql`alter table items enable trigger items_stock_state`);
  const sale = api.db.transaction((tx) =>
    takeStock(tx, { itemId: made[1] ?? 0, variation: null, quantity: 3 }),
  );
  await Promise.all([api.deps.pool.query(backfill()), sale]);
  const states = [];
  for (const id of made) states.push((await stockOf(id)).stockState);
  expect(states).toEqual(['out', 'out', 'enough', 'uncounted']);
  const { rows } = await api.db.execute(
    sql`select from items where stock is not null and stock_state = 'uncounted'`,
  );
  expect(rows).toEqual([]);
});
