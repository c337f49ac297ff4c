import { removeAccount } from '@errand/contract/customer';
import { claimGuestOrders } from '@errand/contract/orders-claim';
import { trackOrder } from '@errand/contract/orders-track';
import { requestRefund } from '@errand/contract/refunds';
import { reportProblem } from '@errand/contract/reports';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaiting } from '../../../test/database.ts';
import { makeDelivered } from '../../../test/delivered-orders.ts';
import { makeCustomer, makeGuest, makeItem, makeOrder } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { formOf, pictureOf } from '../../../test/upload.ts';
import { items } from '../catalog/catalog.tables.ts';
import { orderReasons, orders } from '../orders/orders.tables.ts';
import { offlineMethods, offlinePayments } from '../payments/offline/offline.tables.ts';
import { payments } from '../payments/payments.tables.ts';
import { orderRefunds } from '../refunds/refunds.tables.ts';
import { orderReports } from '../reports/reports.tables.ts';
import { wishedItems } from '../wishlist/wishlist.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const remove = ({ token }: { token: string }) => api.client({ token }).call(removeAccount, {});

/** Items stored in the table in descending order. */
async function scattered(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await makeItem(api.db, { wishlistCount: 2 })).id);
  for (const id of ids.toReversed())
    await api.db.execute(sql`update items set order_count = order_count + 1 where id = ${id}`);
  return ids;
}

test('two accounts with the same wishes are deleted concurrently, and each item is counted down twice', async () => {
  const ids = await scattered(12);
  for (let round = 0; round < 4; round += 1) {
    await api.db.update(items).set({ wishlistCount: 2 }).where(inArray(items.id, ids));
    const pair = await Promise.all([makeCustomer(api.db), makeCustomer(api.db)]);
    for (const [index, { id: customerId }] of pair.entries()) {
      const order = index === 0 ? ids : ids.toReversed();
      await api.db.insert(wishedItems).values(order.map((itemId) => ({ customerId, itemId })));
    }
    await Promise.all(pair.map(remove));
    const left = await api.db.select().from(items).where(inArray(items.id, ids)).orderBy(items.id);
    expect(left.map(({ wishlistCount }) => wishlistCount)).toEqual(ids.map(() => 0));
  }
});

test('deleting an account waits for a locked item without holding later ones', async () => {
  const ids = await scattered(8);
  for (const [index, id] of ids.slice(0, -1).entries()) {
    const customer = await makeCustomer(api.db);
    const wishes = ids.toReversed().map((itemId) => ({ customerId: customer.id, itemId }));
    await api.db.insert(wishedItems).values(wishes);
    const later = inArray(items.id, ids.slice(index + 1));
    let removed: Promise<unknown> | undefined;
    await api.db.transaction(async (tx) => {
      await tx.select().from(items).where(eq(items.id, id)).for('update');
      removed = remove(customer);
      await untilWaiting(api.db, 1);
      const free = await tx.select().from(items).where(later).for('update', { skipLocked: true });
      expect(free).toHaveLength(ids.length - index - 1);
    });
    await removed;
  }
});

// Requirements: API-23.
test('refunds and reports of a deleted account retain the operator’s reasons and the amounts, not the texts and pictures', async () => {
  const reasons = [
    { kind: 'refund', reason: { en: 'Late' }, position: 1 },
    { kind: 'report', reason: { en: 'Cold' }, position: 1 },
  ] as const;
  await api.db.insert(orderReasons).values([...reasons]);
  const { buyer, orderId } = await makeDelivered(api);
  const picture = await pictureOf(7);
  const twin = await makeDelivered(api);
  const complain = async ({ client }: typeof buyer, order_id: number) => {
    const reportBody = { order_id, reason: 'Cold', text: 'Ask Layla.', image: [picture] };
    await client.call(reportProblem, { query: {}, body: formOf(reportBody) });
    const refundBody = { order_id, customer_reason: 'Late', customer_note: 'Call Layla.', image: [picture] };
    await client.call(requestRefund, { query: {}, body: formOf(refundBody) });
    const { refund, report } = await client.call(trackOrder, { query: { order_id } });
    return [...(refund?.image_full_url ?? []), ...(report?.image_full_url ?? [])];
  };
  const urls = await complain(buyer, orderId);
  const others = await complain(twin.buyer, twin.orderId);
  const statuses = async (of: string[]) =>
    Promise.all(of.map(async (url) => (await api.inject(url)).statusCode));
  expect(await statuses([...urls, ...others])).toEqual([200, 200, 200, 200]);
  await buyer.client.call(removeAccount, {});
  expect(await statuses(urls)).toEqual([404, 404]);
  expect(await statuses(others)).toEqual([200, 200]);
  const [refund] = await api.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId));
  expect(refund).toMatchObject({ reason: 'Late', amountMinor: 1200, note: null, pictures: [] });
  const [report] = await api.db.select().from(orderReports).where(eq(orderReports.orderId, orderId));
  expect(report).toMatchObject({ reason: 'Cold', text: '', answer: null, pictures: [] });
});

// Requirements: API-23.
test('a deleted account’s offline payment details are retained, the notes beside them are deleted', async () => {
  const customer = await makeCustomer(api.db);
  const order = await makeOrder(api.db, `customer:${customer.id}`, {
    status: 'canceled',
    cancelReason: 'changed_mind',
    cancelNote: 'Layla is away',
  });
  const method = { name: { en: 'Bank transfer' }, fields: [], informations: [] };
  const [made] = await api.db.insert(offlineMethods).values(method).returning();
  const details = { reference: 'TX 77' };
  await api.db
    .insert(offlinePayments)
    .values({ orderId: order.id, methodId: made?.id ?? 0, details, note: 'From Layla' });
  await remove(customer);
  const [payment] = await api.db.select().from(offlinePayments).where(eq(offlinePayments.orderId, order.id));
  expect(payment).toMatchObject({ details, note: null });
  const [retained] = await api.db.select().from(orders).where(eq(orders.id, order.id));
  expect(retained).toMatchObject({ cancelReason: 'changed_mind', cancelNote: null });
});

// Requirements: API-23.
test('the payment link of a guest’s order is deleted with the account that claimed the order', async () => {
  const guest = await makeGuest(api.db);
  const owner = `guest:${guest.id}`;
  const { id: orderId } = await makeOrder(api.db, owner, { status: 'delivered' });
  await api.db.insert(payments).values({
    id: 'guest-payment',
    orderId,
    owner,
    provider: 'stripe',
    redirectUrl: 'https://provider.example/pay/Layla',
    amountMinor: 1,
    callback: '/track-order?contact=Layla',
    expiresAt: new Date(api.clock.now()),
  });
  const customer = await makeCustomer(api.db);
  const body = { guest_id: guest.id, order_ids: [orderId] };
  await api.client({ token: customer.token }).call(claimGuestOrders, { body });
  await remove(customer);
  const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, orderId));
  expect(payment).toMatchObject({ amountMinor: 1, redirectUrl: null, callback: '/' });
});
