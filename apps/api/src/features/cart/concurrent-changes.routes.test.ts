import type { ApiError } from '@errand/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf, LARGE, only, SIZE, SMALL, visitor } from '../../../test/carts.ts';
import { makeItem, makeStore } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { cartRoutes } from './cart.routes.ts';
import { cartLines } from './cart.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: cartRoutes });
});
afterAll(() => api.stop());

test('an addition repeated with its idempotency key adds nothing', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE] });
  const guest = await visitor(api, item.moduleId);
  const viewer = { guestId: guest.guestId, moduleId: item.moduleId };
  const add = (idempotencyKey: string, label = SMALL) =>
    cartOf(api, { ...viewer, idempotencyKey }).add(item.id, { variation: [label] });
  const first = await add('one');
  expect(await add('one')).toEqual(first);
  await add('two');
  await add('three', LARGE);
  for (const key of ['one', 'two']) await add(key);
  expect((await add('three', LARGE)).map((line) => line.quantity)).toEqual([2, 1]);
  const atOnce = await Promise.all([add('four'), add('four'), add('four')]);
  expect(atOnce.map(([line]) => line?.quantity)).toEqual([3, 3, 3]);
});

test('the same line added twice concurrently is one line of two', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE] });
  const guest = await visitor(api, item.moduleId);
  await Promise.all([guest.add(item.id, { variation: [LARGE] }), guest.add(item.id, { variation: [LARGE] })]);
  expect(only(await guest.list()).quantity).toBe(2);
});

test('of fifty concurrent additions only those within the limit succeed', async () => {
  const item = await makeItem(api.db, { maximumCartQuantity: 7 });
  const guest = await visitor(api, item.moduleId);
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => guest.add(item.id)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(only(await guest.list()).quantity).toBe(7);
  const rows = await api.db
    .select()
    .from(cartLines)
    .where(eq(cartLines.itemId, item.id))
    .orderBy(cartLines.id);
  expect(rows).toHaveLength(1);
});

test('of concurrent additions from two stores to an empty cart exactly one succeeds', async () => {
  const first = await makeItem(api.db);
  const other = await makeItem(api.db, {
    storeId: (await makeStore(api.db, { moduleId: first.moduleId })).id,
  });
  const guest = await visitor(api, first.moduleId);
  const outcomes = await Promise.allSettled([
    guest.add(first.id),
    guest.add(other.id),
    guest.add(first.id),
    guest.add(other.id),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(only(await guest.list()).quantity).toBe(2);
});

test('an update concurrent with a removal leaves no line, and a rejected update reports it as gone', async () => {
  const item = await makeItem(api.db);
  for (let round = 0; round < 5; round += 1) {
    const guest = await visitor(api, item.moduleId);
    const { id } = only(await guest.add(item.id));
    const [updated, removed] = await Promise.allSettled([guest.update(id, 5), guest.remove(id)]);
    expect(removed.status).toBe('fulfilled');
    const problem = updated.status === 'rejected' ? (updated.reason as ApiError).code : 'cart_line_gone';
    expect(problem).toBe('cart_line_gone');
    expect(await guest.list()).toEqual([]);
  }
});

test('a clearing concurrent with additions leaves at most those added after it', async () => {
  const item = await makeItem(api.db);
  const guest = await visitor(api, item.moduleId);
  await guest.add(item.id, { quantity: 9 });
  await Promise.all([guest.add(item.id), guest.clear(), guest.add(item.id)]);
  const cart = await guest.list();
  expect(cart.reduce((total, line) => total + line.quantity, 0)).toBeLessThanOrEqual(2);
});

test('two concurrent edits that make each line equal the other end in one line with all pieces', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE] });
  const guest = await visitor(api, item.moduleId);
  await guest.add(item.id, { variation: [SMALL], quantity: 2 });
  const [small, large] = await guest.add(item.id, { variation: [LARGE], quantity: 3 });
  await Promise.allSettled([
    guest.update(small?.id ?? 0, 2, { variation: [LARGE] }),
    guest.update(large?.id ?? 0, 3, { variation: [SMALL] }),
  ]);
  expect(only(await guest.list()).quantity).toBe(5);
});
