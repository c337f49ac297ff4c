import { exportAccount, removeAccount } from '@errand/contract/customer';
import { listNotifications } from '@errand/contract/notifications';
import { requestRefund } from '@errand/contract/refunds';
import type { LanguageCode } from '@errand/domain/language';
import { NOTIFICATION_KINDS } from '@errand/domain/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { deliver, makeDelivered } from '../../../test/delivered-orders.ts';
import { makeCourier, makeCustomer, makeOrder } from '../../../test/factories/index.ts';
import type { TestApi } from '../../../test/harness.ts';
import { registerMessages } from '../../../test/messages.ts';
import { openBankPage, startPayingApi, submitBankChoice } from '../../../test/payments.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { formOf } from '../../../test/upload.ts';
import { orderRows } from '../order-pages/index.ts';
import { ORDER_STATUS_CHANGED } from '../orders/events/index.ts';
import { storedOrders } from '../orders/index.ts';
import { REFUND_EVENTS, refundRequests } from '../refunds/index.ts';
import { orderRefunds } from '../refunds/refunds.tables.ts';
import { notificationText } from './notification-text.ts';
import { deleteExpiredNotifications } from './notifications.queries.ts';
import { notifications } from './notifications.tables.ts';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startPayingApi());
  registerMessages(api.deps);
});
afterAll(() => api.stop());

function list(buyer: Pick<Buyer, 'viewer'>, language: LanguageCode = 'en', query: object = {}) {
  return api.client({ ...buyer.viewer, language }).call(listNotifications, { query });
}

const titles = async (buyer: Buyer) => (await list(buyer)).map(({ data }) => data.title);

test('a customer is notified of every change of the order, newest first, in the language of the request', async () => {
  const { buyer, shop, orderId } = await makeDelivered(api, 'customer', {
    store: { name: { en: 'Stone Mill', ar: 'طاحونة الحجر' }, logo: 'a'.repeat(64) },
  });
  await api.jobs.run();
  const rows = await list(buyer);
  expect(rows.map(({ data }) => data.title)).toEqual([
    'Delivered',
    'On the way',
    'Order ready',
    'Being prepared',
    'Order confirmed',
    'Order placed',
  ]);
  expect(rows[0]).toEqual({
    id: expect.any(Number),
    data: {
      title: 'Delivered',
      description: `Your order #${orderId} from Stone Mill was delivered. Enjoy!`,
      image_full_url: `/media/${shop.store.logo}/800.webp`,
      type: 'order_status',
      order_id: orderId,
    },
    seen: false,
    created_at: new Date(api.clock.now()).toISOString(),
  });
  const [arabic] = await list(buyer, 'ar');
  expect(arabic?.data.description).toBe(`تم توصيل طلبك رقم #${orderId} من طاحونة الحجر. بالهناء!`);
  expect(await list(buyer, 'en', { limit: 1, offset: 2 })).toEqual(rows.slice(1, 2));
});

test('a repeated event notifies once, and nobody else sees the notification', async () => {
  const { buyer, shop, orderId } = await makeDelivered(api);
  await api.jobs.run();
  const before = await list(buyer);
  const again = { orderId, from: 'picked_up', to: 'delivered', awaitedPayment: false } as const;
  await api.deps.jobs.publish(api.db, ORDER_STATUS_CHANGED, again);
  await api.jobs.run();
  expect(await list(buyer)).toEqual(before);
  expect(await list(await makeBuyer(api, shop, 'customer'))).toEqual([]);
});

test('the customer is notified of a rejected refund, of one to the wallet and of one by the provider', async () => {
  const ask = (buyer: Buyer, order_id: number) =>
    buyer.client.call(requestRefund, { query: {}, body: formOf({ order_id, customer_reason: 'Cold' }) });
  for (const approved of [false, true]) {
    const { buyer, orderId } = await makeDelivered(api);
    await ask(buyer, orderId);
    await refundRequests.decide(api.deps, orderId, { approved, note: null });
    await api.jobs.run();
    const [newest, second] = await list(buyer);
    expect(newest?.data).toMatchObject({
      title: approved ? 'Refunded' : 'Refund not granted',
      type: 'refund',
      order_id: orderId,
    });
    expect(second?.data.title).toBe('Delivered');
  }
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id);
  const { order_id } = await buyer.place({ payment_method: 'digital_payment' });
  await submitBankChoice(api, await openBankPage(buyer, order_id), 'approve');
  await api.jobs.run();
  await deliver(api, order_id, (await makeCourier(api.db, { zoneId: shop.zone.id })).id);
  await ask(buyer, order_id);
  await refundRequests.decide(api.deps, order_id, { approved: true, note: null });
  await api.jobs.run();
  expect((await titles(buyer)).slice(0, 3)).toEqual(['Refunded', 'Refund approved', 'Delivered']);
});

test('the customer is notified once of each further refund of an order', async () => {
  const { buyer, orderId } = await makeDelivered(api, 'customer', { quantity: 3 });
  for (let piece = 0; piece < 3; piece += 1) await refundPiece(orderId);
  await api.jobs.run();
  const of = eq(orderRefunds.orderId, orderId);
  const refunds = await api.db.select().from(orderRefunds).where(of).orderBy(orderRefunds.id);
  for (const { id: refundId } of refunds.slice(1))
    await api.deps.jobs.publish(api.db, REFUND_EVENTS.approved, { orderId, refundId });
  await api.jobs.run();
  const newest = (await titles(buyer)).slice(0, 4);
  expect(newest).toEqual(['Refund approved', 'Refund approved', 'Refunded', 'Delivered']);
});

/** Refunds one piece of an order to the wallet, as staff do. */
async function refundPiece(orderId: number): Promise<void> {
  await api.db.transaction(async (tx) => {
    const order = (await storedOrders.lock(tx, orderId))!;
    const [line] = await orderRows.listLines(tx, orderId);
    const lines = [{ lineId: line!.id, quantity: 1 }];
    await refundRequests.refundByStaff(api.deps, tx, order, {
      chosen: { lines, parts: [] },
      destination: 'wallet',
      reason: 'Cold',
      amountMinor: 1000,
    });
  });
}

test('guests are not notified, and the list is for customers', async () => {
  const { buyer, orderId } = await makeDelivered(api, 'guest');
  await api.jobs.run();
  const rows = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.orderId, orderId))
    .orderBy(notifications.id);
  expect(rows).toEqual([]);
  expect(await rejectionOf(list(buyer))).toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(await rejectionOf(api.client().call(listNotifications, {}))).toMatchObject({ status: 401 });
  const { token } = await makeCustomer(api.db);
  const wrong = api.client({ token }).call(listNotifications, { query: { limit: 101 } });
  expect(await rejectionOf(wrong)).toMatchObject({ status: 403, code: 'limit' });
});

test('notifications are exported and erased with the account, and no later event writes one', async () => {
  const customer = await makeCustomer(api.db);
  const { id: orderId } = await makeOrder(api.db, `customer:${customer.id}`, { status: 'delivered' });
  const happens = async (to: 'delivered' | 'refunded') => {
    await api.deps.jobs.publish(api.db, ORDER_STATUS_CHANGED, {
      orderId,
      from: 'picked_up',
      to,
      awaitedPayment: false,
    });
    await api.jobs.run();
  };
  await happens('delivered');
  const client = api.client({ token: customer.token });
  expect((await client.call(exportAccount, {})).notifications).toEqual([
    { order_id: orderId, kind: 'delivered', at: new Date(api.clock.now()).toISOString() },
  ]);
  await client.call(removeAccount, {});
  await happens('refunded');
  const rows = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customer.id))
    .orderBy(notifications.id);
  expect(rows).toEqual([]);
});

test('notifications are deleted after 90 days', async () => {
  const { buyer } = await makeDelivered(api);
  await api.jobs.run();
  await deleteExpiredNotifications(api.db, api.clock.now() + 89 * 86_400_000);
  expect((await list(buyer)).length).toBeGreaterThan(0);
  await deleteExpiredNotifications(api.db, api.clock.now() + 91 * 86_400_000);
  expect(await list(buyer)).toEqual([]);
});

test('every kind has a text with order and store in both languages', () => {
  for (const kind of NOTIFICATION_KINDS)
    for (const language of ['en', 'ar'] as const) {
      const { title, description } = notificationText(kind, language, { orderId: 7, store: 'Mill' });
      expect(`${title} ${description}`).toMatch(/#7/);
      expect(description).toContain('Mill');
      expect(/\p{Script=Arabic}/u.test(title)).toBe(language === 'ar');
    }
});
