import { cancelOrder } from '@errand/contract/orders-cancel';
import { trackOrder } from '@errand/contract/orders-track';
import {
  getOfflinePayment,
  listOfflineMethods,
  saveOfflinePayment,
  updateOfflinePayment,
} from '@errand/contract/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeBuyer, makeShop, type Shop } from '../../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { countPlacedEvents } from '../../../../test/payments.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { zones } from '../../location/location.tables.ts';
import { ORDER_PLACED } from '../../orders/events/index.ts';
import { orderChanges } from '../../orders/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { offlineMethods } from './offline.tables.ts';

let api: TestApi;
let shop: Shop;
let methodId = 0;

async function start() {
  api = await startApi({ demo: true, settings: { offline_payment_status: 1 } });
  api.deps.jobs.subscribe(ORDER_PLACED, 'test', async () => {});
  const words = (en: string) => ({ en, ar: `${en} ع` });
  const row = {
    name: words('Bank transfer'),
    fields: [{ name: 'account', label: words('Account'), value: '0042' }],
    informations: [
      { name: 'reference', label: words('Reference'), placeholder: words('On the receipt'), required: true },
      { name: 'sent_on', label: words('Sent on'), placeholder: words('20 Nov'), required: false },
    ],
  };
  const [method] = await api.db.insert(offlineMethods).values(row).returning();
  await api.db.insert(offlineMethods).values({ ...row, active: false });
  methodId = method?.id ?? 0;
}
const starting = start();
beforeEach(async () => {
  await starting;
  shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 5 } });
});
afterAll(() => api.stop());

async function buy(payment: 'offline_payment' | 'cash_on_delivery' = 'offline_payment') {
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const { order_id: orderId } = await buyer.place({ payment_method: payment });
  return { buyer, orderId, body: { order_id: orderId, method_id: methodId, reference: 'TR 17' } };
}

test('the operator’s offline methods are listed with their payment details and required fields', async () => {
  const methods = await api.client({ language: 'ar' }).call(listOfflineMethods, {});
  expect(methods).toEqual([
    {
      id: methodId,
      method_name: 'Bank transfer ع',
      method_fields: [{ input_name: 'account', input_label: 'Account ع', input_data: '0042' }],
      method_informations: [
        {
          customer_input: 'reference',
          customer_label: 'Reference ع',
          customer_placeholder: 'On the receipt ع',
          is_required: 1,
        },
        {
          customer_input: 'sent_on',
          customer_label: 'Sent on ع',
          customer_placeholder: '20 Nov ع',
          is_required: 0,
        },
      ],
      status: 1,
    },
  ]);
});

// Requirements: CHECKOUT-07.
test('a customer’s payment details are stored and can be changed, and do not mark the order as paid', async () => {
  const { buyer, orderId, body } = await buy();
  expect(await countPlacedEvents(api, orderId)).toBe(1);
  await buyer.client.call(saveOfflinePayment, { query: {}, body: { ...body, foreign: 'left out' } });
  const query = { order_id: orderId };
  expect(await buyer.client.call(getOfflinePayment, { query })).toEqual({
    order_id: orderId,
    method_id: methodId,
    informations: { reference: 'TR 17' },
    customer_note: null,
    receipt_full_url: null,
    reject_reason: null,
  });
  const response = await buyer.client.call(updateOfflinePayment, {
    query: {},
    body: { ...body, reference: 'TR 18', sent_on: '19 Nov', customer_note: 'From my brother' },
  });
  expect(response.message).toBe('Payment info updated.');
  expect(await buyer.client.call(getOfflinePayment, { query })).toMatchObject({
    informations: { reference: 'TR 18', sent_on: '19 Nov' },
    customer_note: 'From my brother',
  });
  const order = await buyer.client.call(trackOrder, { query });
  expect(order).toMatchObject({ payment_method: 'offline_payment', payment_status: 'unpaid', pay_by: null });
});

test('required details must be sent, for an offered method and an order paid that way', async () => {
  const { buyer, orderId, body } = await buy();
  const saveDetails = (change: object) =>
    buyer.client.call(saveOfflinePayment, { query: {}, body: { ...body, ...change } });
  const missing = await rejectionOf(saveDetails({ reference: ' ' }));
  expect([missing.code, missing.message]).toEqual(['reference', 'This field is required.']);
  expect((await rejectionOf(saveDetails({ method_id: methodId + 1 }))).code).toBe('payment_method_off');
  await buyer.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
  expect((await rejectionOf(saveDetails({}))).code).toBe('order_not_payable');
  const cash = await buy('cash_on_delivery');
  const saved = cash.buyer.client.call(saveOfflinePayment, { query: {}, body: cash.body });
  expect((await rejectionOf(saved)).code).toBe('order_not_payable');
});

test('the details of a delivered order can be changed until its payment has arrived', async () => {
  const { buyer, orderId, body } = await buy();
  await api.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
  await buyer.client.call(saveOfflinePayment, { query: {}, body });
  await api.db.transaction((tx) => orderChanges.receivePayment(api.deps, tx, orderId));
  const late = buyer.client.call(updateOfflinePayment, { query: {}, body });
  expect((await rejectionOf(late)).code).toBe('order_not_payable');
});

test('another visitor’s order is a 404', async () => {
  const { orderId, body } = await buy();
  const other = (await makeBuyer(api, shop)).client;
  const rejections = [
    await rejectionOf(other.call(saveOfflinePayment, { query: {}, body })),
    await rejectionOf(other.call(updateOfflinePayment, { query: {}, body })),
    await rejectionOf(other.call(getOfflinePayment, { query: { order_id: orderId } })),
  ];
  expect(rejections.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a zone without offline payment rejects it', async () => {
  await api.db.update(zones).set({ offlinePayment: false }).where(eq(zones.id, shop.zone.id));
  expect((await rejectionOf(buy())).code).toBe('payment_method_off');
});
