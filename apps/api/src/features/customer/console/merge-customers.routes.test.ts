import { addToCart, listCart } from '@errand/contract/cart';
import { getCustomer, listCustomers } from '@errand/contract/console/customers/customers';
import { mergeCustomer, previewMerge } from '@errand/contract/console/customers/merge';
import { getCustomerInfo } from '@errand/contract/customer';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { untilWaiting } from '../../../../test/database.ts';
import {
  makeAddress,
  makeCustomer,
  makeItem,
  makeOrder,
  makeReview,
  makeTransfer,
} from '../../../../test/factories/index.ts';
import { customers, identities } from '../../auth/auth.tables.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { conversations, messages } from '../../chat/chat.tables.ts';
import { revokePoints } from '../../loyalty/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { wallets } from '../../wallet/index.ts';
import { wishedItems } from '../../wishlist/wishlist.tables.ts';

let shop: TestConsole;
let operator: TestBrowser;
beforeAll(async () => {
  shop = await startConsole();
  operator = await shop.signedIn(await shop.makeStaff());
});
afterAll(() => shop.stop());

const preview = (from: number, into: number) =>
  operator.call(previewMerge, { params: { id: from }, query: { into_id: into } });

type Keep = { keep_phone?: boolean; keep_email?: boolean };

/** Merges with the versions of a preview. */
async function merge(from: number, into: number, keep: Keep = {}) {
  const seen = await preview(from, into);
  return mergeSeen(seen, keep);
}

function mergeSeen({ from, into }: Awaited<ReturnType<typeof preview>>, keep: Keep = {}) {
  const body = {
    into_id: into.id,
    version: from.version,
    into_version: into.version,
    keep_phone: false,
    keep_email: false,
    reason: 'One person, two numbers',
    ...keep,
  };
  return operator.call(mergeCustomer, { params: { id: from.id }, body });
}

const ownerOf = async (orderId: number) =>
  (await shop.api.db.select({ owner: orders.owner }).from(orders).where(eq(orders.id, orderId)))[0]?.owner;

test('a merge moves what the preview listed, transfers the balances and leaves a tombstone', async () => {
  const { db } = shop.api;
  const from = await makeCustomer(db, { email: null, firstName: 'Old' });
  const into = await makeCustomer(db, { phone: null });
  const owner = `customer:${from.id}`;
  const order = await makeOrder(db, owner, { couponCode: 'TEN' });
  await makeAddress(db, from.id);
  await makeReview(db, order.storeId ?? 0, { customerId: from.id });
  await db.insert(identities).values({ provider: 'google', subject: 'merged', customerId: from.id });
  await makeTransfer(db, from.id, 500);
  await makeTransfer(db, from.id, 30, { unit: 'points', type: 'order_place' });
  await makeTransfer(db, into.id, 200);

  const seen = await preview(from.id, into.id);
  expect(seen).toMatchObject({ can_keep_phone: true, can_keep_email: false });
  expect(seen.from).toMatchObject({ id: from.id, wallet_minor: 500, points: 30 });
  const moved = new Map(seen.rows.map((row) => [row.kind, [row.moved, row.dropped]]));
  expect(Object.fromEntries(moved)).toEqual({
    orders: [1, 0],
    coupon_uses: [1, 0],
    addresses: [1, 0],
    reviews: [1, 0],
    identities: [1, 0],
    sessions: [0, 1],
  });

  const kept = await mergeSeen(seen, { keep_phone: true });
  expect(kept).toMatchObject({
    id: into.id,
    phone: from.phone,
    phone_verified: true,
    email: into.email,
    wallet_minor: 700,
    points: 30,
    order_count: 1,
    merged: [{ id: from.id }],
  });
  expect(kept.addresses).toHaveLength(1);
  expect(await ownerOf(order.id)).toBe(`customer:${into.id}`);
  const tombstone = await operator.call(getCustomer, { params: { id: from.id } });
  expect(tombstone).toMatchObject({
    name: '',
    phone: null,
    state: 'merged',
    merged_into: into.id,
    wallet_minor: 0,
    points: 0,
    sessions: [],
  });
  expect(await codeOf(shop.api.client({ token: from.token }).call(getCustomerInfo, {}))).toBe(
    'unauthenticated',
  );
  const { rows } = await operator.call(listCustomers, { query: { state: 'merged' } });
  expect(rows.map(({ id }) => id)).toEqual([from.id]);
});

test('wishes of both are kept once, chats with one partner are joined, and the cart of the account that stays wins', async () => {
  const { api } = shop;
  const { db } = api;
  const made = await makeShop(api);
  const other = await makeItem(db, { storeId: made.store.id });
  const [from, into] = [await makeCustomer(db), await makeCustomer(db)];
  await db.update(items).set({ wishlistCount: 2 }).where(eq(items.id, made.item.id));
  await db.insert(wishedItems).values([
    { customerId: from.id, itemId: made.item.id },
    { customerId: into.id, itemId: made.item.id },
    { customerId: from.id, itemId: other.id },
  ]);
  const at = new Date(api.clock.now());
  for (const { id } of [from, into]) {
    const closedAt = id === from.id ? at : null;
    const thread = { customerId: id, partnerType: 'admin', partnerId: 0, lastAt: at, closedAt } as const;
    const [row] = await db.insert(conversations).values(thread).returning();
    await db.insert(messages).values({ conversationId: row?.id ?? 0, sender: 'customer', text: `Of ${id}` });
  }
  const moduleId = made.module.id;
  const cartOf = (token: string) => api.client({ token, moduleId });
  const add = (token: string, item_id: number) =>
    cartOf(token).call(addToCart, { query: {}, body: { item_id, quantity: 1 } });
  await add(from.token, made.item.id);
  await add(into.token, other.id);

  const { rows } = await preview(from.id, into.id);
  const dropped = rows.filter((row) => row.dropped > 0).map((row) => [row.kind, row.moved, row.dropped]);
  expect(new Set(dropped)).toEqual(
    new Set([
      ['carts', 0, 1],
      ['sessions', 0, 1],
      ['wishes', 1, 1],
    ]),
  );
  await merge(from.id, into.id);

  const wishes = await db
    .select()
    .from(wishedItems)
    .where(eq(wishedItems.customerId, into.id))
    .orderBy(wishedItems.itemId);
  expect(new Set(wishes.map(({ itemId }) => itemId))).toEqual(new Set([made.item.id, other.id]));
  const [counted] = await db.select().from(items).where(eq(items.id, made.item.id));
  expect(counted?.wishlistCount).toBe(1);
  const threads = await db
    .select()
    .from(conversations)
    .where(eq(conversations.customerId, into.id))
    .orderBy(conversations.id);
  const texts = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, threads[0]?.id ?? 0))
    .orderBy(messages.id);
  expect([threads.length, threads[0]?.closedAt]).toEqual([1, null]);
  expect(new Set(texts.map(({ text }) => text))).toEqual(new Set([`Of ${from.id}`, `Of ${into.id}`]));
  const cart = await cartOf(into.token).call(listCart, { query: {} });
  expect(cart.map(({ item_id }) => item_id)).toEqual([other.id]);
});

test('a cart moves where the account that stays has none, also in place of an empty one', async () => {
  const { api } = shop;
  const made = await makeShop(api);
  const [from, into] = [await makeBuyer(api, made, 'customer'), await makeBuyer(api, made, 'customer')];
  const [fromId, intoId] = [from, into].map(({ owner }) => Number(owner.split(':')[1])) as [number, number];
  await from.fill(made.item.id, 3);
  await into.fill(made.item.id, 1);
  await into.place();
  await merge(fromId, intoId);
  const cart = await into.client.call(listCart, { query: {} });
  expect(cart.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[made.item.id, 3]]);
});

test('a refund after the merge returns what the merged wallet had paid and revokes what the order had earned', async () => {
  const { db } = shop.api;
  const [from, into] = [await makeCustomer(db), await makeCustomer(db)];
  const order = await makeOrder(db, `customer:${from.id}`, { status: 'delivered' });
  const reference = String(order.id);
  await makeTransfer(db, from.id, 1000);
  await makeTransfer(db, from.id, -400, { type: 'order_place', reference });
  await makeTransfer(db, from.id, 20, { unit: 'points', type: 'order_place', reference });
  await merge(from.id, into.id);
  const at = new Date(shop.api.clock.now());
  const owner = `customer:${into.id}`;
  await db.transaction(async (tx) => {
    for (const _ of [1, 2]) await wallets.returnOf(tx, { owner, orderId: order.id, at });
    await revokePoints(tx, { id: order.id, owner }, at, await shop.api.deps.settings(), {
      beforeMinor: 0,
      refundedMinor: 1,
      ofMinor: 1,
    });
  });
  const kept = await operator.call(getCustomer, { params: { id: into.id } });
  expect([kept.wallet_minor, kept.points]).toEqual([1000, 0]);
  const found = await db.execute<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::int as sum from ledger_entries`,
  );
  expect(found.rows[0]?.sum).toBe(0);
});

test('the refer code of a merged account refers to the one that stays, also after a second merge', async () => {
  const { db } = shop.api;
  const [first, second, third] = [await makeCustomer(db), await makeCustomer(db), await makeCustomer(db)];
  const friend = await makeCustomer(db, { referredBy: first.id });
  await merge(first.id, second.id);
  await merge(second.id, third.id);
  const [row] = await db.select().from(customers).where(eq(customers.id, friend.id));
  expect(row?.referredBy).toBe(third.id);
  const tombstone = await operator.call(getCustomer, { params: { id: first.id } });
  expect(tombstone.merged_into).toBe(third.id);
});

test('a merge with the same, a blocked, a deleted or a merged account is rejected, and one after a change since the preview', async () => {
  const { db } = shop.api;
  const [a, b] = [await makeCustomer(db), await makeCustomer(db)];
  const blocked = await makeCustomer(db, { blocked: true });
  const removed = await makeCustomer(db, { removedAt: new Date(), blocked: true });
  expect(await codeOf(preview(a.id, a.id))).toBe('customer_same');
  for (const [from, into] of [
    [a.id, blocked.id],
    [blocked.id, a.id],
  ] as const)
    expect(await codeOf(preview(from, into))).toBe('customer_blocked');
  expect(await codeOf(preview(removed.id, a.id))).toBe('customer_removed');
  expect(await codeOf(preview(a.id, 999_999))).toBe('not_found');

  const seen = await preview(a.id, b.id);
  await db.update(customers).set({ firstName: 'Changed' }).where(eq(customers.id, b.id));
  expect(await codeOf(mergeSeen(seen))).toBe('changed_meanwhile');
  await merge(a.id, b.id);
  expect(await codeOf(mergeSeen(seen))).toBe('customer_removed');
});

test('of two concurrent merges in opposite directions one succeeds', async () => {
  const { db } = shop.api;
  const [a, b] = [await makeCustomer(db), await makeCustomer(db)];
  await makeTransfer(db, a.id, 100);
  await makeTransfer(db, b.id, 10);
  const both = [await preview(a.id, b.id), await preview(b.id, a.id)];
  const outcomes = await Promise.all(
    both.map((seen) => mergeSeen(seen).then(({ wallet_minor }) => wallet_minor, codeOfError)),
  );
  expect(new Set(outcomes)).toEqual(new Set([110, 'customer_removed']));
});

const codeOfError = (error: { code: string }) => error.code;

test('an order that is being placed is finished first and moves along, and none is placed afterwards', async () => {
  const { api } = shop;
  const made = await makeShop(api, { item: { stock: 9 }, moduleType: 'ecommerce' });
  const buyer = await makeBuyer(api, made, 'customer');
  const fromId = Number(buyer.owner.split(':')[1]);
  const into = await makeCustomer(api.db);
  await buyer.fill(made.item.id);
  const seen = await preview(fromId, into.id);
  // The order waits for its item, the merge for the order's account.
  const calls = await api.db.transaction(async (tx) => {
    await tx.select().from(items).where(eq(items.id, made.item.id)).for('update');
    const placing = buyer.place();
    await untilWaiting(api.db, 1);
    const merging = mergeSeen(seen);
    await untilWaiting(api.db, 2);
    return { placing, merging };
  });
  const placed = await calls.placing;
  await calls.merging;
  expect(await ownerOf(placed.order_id)).toBe(`customer:${into.id}`);
  expect(await codeOf(buyer.place())).toBe('unauthenticated');
});
