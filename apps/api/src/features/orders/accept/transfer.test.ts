import { getKitchen, moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { getOrder } from '@errand/contract/console/orders';
import { transitionOrder } from '@errand/contract/console/orders/order-changes';
import { placePhoneOrder, quotePhoneOrder } from '@errand/contract/console/orders/phone-orders';
import * as offline from '@errand/contract/console/support/offline-payments';
import { saveOfflinePayment } from '@errand/contract/payments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  DELIVERY_ADDRESS,
  makeShop,
  orderOf,
  placeOne,
  type Shop,
  stockOf,
} from '../../../../test/buyers.ts';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { makeHours } from '../../../../test/factories/index.ts';
import { NOON } from '../../../../test/harness.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { ORDER_KINDS } from '../../../order-kinds.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import { offlineMethods } from '../../payments/offline/offline.tables.ts';
import { ACCEPTANCE_JOB, registerAcceptanceJobs } from './acceptance.jobs.ts';

const HOUR = 3_600_000;
const TRANSFER = { payment_method: 'offline_payment' } as const;

let shop: TestConsole;
let store: Shop;
let operator: TestBrowser;
let methodId = 0;

beforeAll(async () => {
  shop = await startConsole({ settings: { offline_payment_status: 1 } });
  registerAcceptanceJobs(shop.api.deps, ORDER_KINDS);
  registerMessages(shop.api.deps);
  store = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 500 } });
  const name = { en: 'Bank transfer' };
  const [method] = await shop.api.db
    .insert(offlineMethods)
    .values({ name, fields: [], informations: [] })
    .returning();
  methodId = method?.id ?? 0;
});
beforeEach(async () => {
  shop.api.clock.set(NOON);
  operator = await shop.signedIn(await shop.makeStaff());
});
afterAll(() => shop.stop());

const tick = () => shop.api.jobs.tick(ACCEPTANCE_JOB);
const detailsOf = (id: number) => operator.call(getOrder, { params: { id } });
const paymentOf = (id: number) => operator.call(offline.getOfflinePayment, { params: { id } });
async function confirmPayment(id: number) {
  const { version } = await paymentOf(id);
  await operator.call(offline.confirmOfflinePayment, { params: { id }, body: { version } });
}
type Status = Awaited<ReturnType<typeof detailsOf>>['status'];
const move = (id: number, from: Status, to: Status, minutes?: number) =>
  operator.call(moveKitchenOrder, { params: { id }, body: { from, to, ...(minutes && { minutes }) } });
const onBoard = async (id: number) =>
  (await operator.call(getKitchen, { params: { id: store.store.id } })).orders.find((one) => one.id === id);
/** Hours until the deadline that the customer sees; null without one. */
async function hoursLeft(of: Parameters<typeof orderOf>[0], id: number) {
  const { transfer_by: by } = await orderOf(of, id);
  return by === null ? null : (Date.parse(by) - shop.api.clock.now()) / HOUR;
}

test('a transfer that has not arrived by its deadline cancels the order with a reason, and its stock returns', async () => {
  const before = await stockOf(shop.api, store.item.id);
  const { buyer, orderId } = await placeOne(shop.api, store, TRANSFER);
  expect(await hoursLeft(buyer, orderId)).toBe(24);
  shop.api.clock.advance(24 * HOUR - 60_000);
  await tick();
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'pending' });
  shop.api.clock.advance(60_000);
  await tick();
  expect(await orderOf(buyer, orderId)).toMatchObject({
    order_status: 'canceled',
    canceled_by: 'system',
    cancellation_reason: 'The transfer did not arrive in time.',
    transfer_by: null,
  });
  expect(await stockOf(shop.api, store.item.id)).toBe(before);
});

test('the store may accept before the transfer, but nobody prepares; its time runs from the confirmation', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store, TRANSFER);
  await move(orderId, 'pending', 'confirmed', 20);
  const waiting = await onBoard(orderId);
  expect(waiting).toMatchObject({ awaits_transfer: true, due_at: null });
  expect(waiting?.transitions.map(({ to }) => to)).toEqual(['canceled']);
  expect(await codeOf(move(orderId, 'confirmed', 'processing'))).toBe('transfer_missing');
  const body = { from: 'confirmed', to: 'handover' } as const;
  expect(await codeOf(operator.call(transitionOrder, { params: { id: orderId }, body }))).toBe(
    'transfer_missing',
  );
  shop.api.clock.advance(3 * HOUR);
  operator = await shop.signedIn(await shop.makeStaff());
  await confirmPayment(orderId);
  const order = await orderOf(buyer, orderId);
  expect(order).toMatchObject({ payment_status: 'paid', is_late: false, transfer_by: null });
  expect(Date.parse(order.expected_to ?? '')).toBeGreaterThan(shop.api.clock.now());
  await move(orderId, 'confirmed', 'processing');
  expect(await detailsOf(orderId)).toMatchObject({
    status: 'processing',
    awaits_transfer: false,
    is_late: false,
  });
  shop.api.clock.advance(48 * HOUR);
  await tick();
  operator = await shop.signedIn(await shop.makeStaff());
  expect(await detailsOf(orderId)).toMatchObject({ status: 'processing' });
});

test('a phone order waits for its transfer like one of the shop, and the operator can read the deadline out', async () => {
  const order = {
    customer: { name: 'Rania Aziz', phone: '+971505554433', mail: null },
    items: [{ item_id: store.item.id, quantity: 1, groups: [], variation: null, add_ons: [] }],
    order_type: 'delivery' as const,
    address: { ...DELIVERY_ADDRESS, road: null, house: null, floor: null },
    ...TRANSFER,
    coupon_code: null,
    note: null,
    language: 'en' as const,
  };
  const params = { id: store.store.id };
  const { total_minor, transfer_by: by } = await operator.call(quotePhoneOrder, { params, body: order });
  expect((Date.parse(by ?? '') - shop.api.clock.now()) / HOUR).toBe(24);
  const { order_id: id } = await operator.call(placePhoneOrder, { params, body: { ...order, total_minor } });
  expect(await detailsOf(id)).toMatchObject({ transfer_by: by, awaits_transfer: true });
  await move(id, 'pending', 'confirmed');
  expect(await codeOf(move(id, 'confirmed', 'processing'))).toBe('transfer_missing');
  shop.api.clock.advance(24 * HOUR);
  await tick();
  operator = await shop.signedIn(await shop.makeStaff());
  expect(await detailsOf(id)).toMatchObject({
    status: 'canceled',
    cancel_reason: 'The transfer did not arrive in time.',
  });
});

test('the operator sets the hours, a scheduled order has at most until its preparation, and a rejection starts them again', async () => {
  await changeInConsole(operator, 'offline_payment_hours', 6);
  for (const wrong of [0, 721, 1.5])
    expect(await codeOf(changeInConsole(operator, 'offline_payment_hours', wrong))).toBe('setting_bounds');
  const later = await makeShop(shop.api, { store: { deliveryMinutesFrom: 30, deliveryMinutesTo: 40 } });
  await makeHours(shop.api.db, later.store.id, 10 * 60, 22 * 60);
  const scheduled = await placeOne(shop.api, later, { ...TRANSFER, schedule_at: '2026-03-04 16:00:00' });
  expect(await hoursLeft(scheduled.buyer, scheduled.orderId)).toBe(3.5);
  const { buyer, orderId } = await placeOne(shop.api, store, TRANSFER);
  shop.api.clock.advance(5 * HOUR);
  operator = await shop.signedIn(await shop.makeStaff());
  expect(await hoursLeft(buyer, orderId)).toBe(1);
  await buyer.client.call(saveOfflinePayment, {
    query: {},
    body: { order_id: orderId, method_id: methodId },
  });
  const { version } = await paymentOf(orderId);
  const rejection = { version, reason: 'No such transfer' };
  await operator.call(offline.rejectOfflinePayment, { params: { id: orderId }, body: rejection });
  expect(await hoursLeft(buyer, orderId)).toBe(6);
  const { rows } = await operator.call(offline.listOfflinePayments, {
    query: { sort: 'transfer_by', direction: 'asc' },
  });
  expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([scheduled.orderId, orderId]);
  await changeInConsole(operator, 'offline_payment_hours', 24);
});

test('of a concurrent confirmation and expiry exactly one succeeds', async () => {
  for (let round = 0; round < 3; round += 1) {
    shop.api.clock.set(NOON);
    const { buyer, orderId } = await placeOne(shop.api, store, TRANSFER);
    shop.api.clock.advance(24 * HOUR);
    operator = await shop.signedIn(await shop.makeStaff());
    await Promise.allSettled([confirmPayment(orderId), tick()]);
    const { order_status: status, payment_status: paid } = await orderOf(buyer, orderId);
    // A transfer that is confirmed after the expiry becomes a refund.
    expect(['pending paid', 'canceled paid']).toContain(`${status} ${paid}`);
  }
});

test('the confirmation mail names the deadline in the time of the store', async () => {
  const mail = 'transfers@example.com';
  await placeOne(shop.api, store, { ...TRANSFER, contact_person_email: mail });
  await shop.api.jobs.run();
  const [sent] = await readInbox(shop.api.db, mail);
  expect(sent?.text).toContain('It is prepared once your transfer has arrived.');
  expect(sent?.text).toMatch(/by Thursday,? 5 March, 12:00( PM)? \(Gulf Standard Time\)/);
});
