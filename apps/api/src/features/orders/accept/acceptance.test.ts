import { getKitchen, moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { getOrder } from '@errand/contract/console/orders';
import { getCustomerInfo } from '@errand/contract/customer';
import { trackOrder } from '@errand/contract/orders-track';
import { getTrip } from '@errand/contract/rental-trips';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBuyer, makeShop, orderOf, placeOne, type Shop, stockOf } from '../../../../test/buyers.ts';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { startConsole, type TestBrowser, type TestConsole } from '../../../../test/console/start-console.ts';
import { makeHours } from '../../../../test/factories/index.ts';
import { makeTransfer } from '../../../../test/factories/ledger.ts';
import { makeFleet, makeRenter, tripTimeAt } from '../../../../test/factories/trips.ts';
import { NOON } from '../../../../test/harness.ts';
import { ORDER_KINDS } from '../../../order-kinds.ts';
import { ACCEPTANCE_JOB, registerAcceptanceJobs } from './acceptance.jobs.ts';

const MINUTE = 60_000;

let shop: TestConsole;
let store: Shop;
let operator: TestBrowser;

/** Signs in again for each test, because the clock advances by days and a session lasts eight hours. */
async function signIn() {
  operator = await shop.signedIn(await shop.makeStaff());
}

beforeAll(async () => {
  shop = await startConsole({ settings: { order_accept_minutes: 10 } });
  registerAcceptanceJobs(shop.api.deps, ORDER_KINDS);
  store = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 500 } });
});
beforeEach(signIn);
afterAll(() => shop.stop());

const tick = () => shop.api.jobs.tick(ACCEPTANCE_JOB);
const wait = (minutes: number) => shop.api.clock.advance(minutes * MINUTE);
const accept = (id: number) =>
  operator.call(moveKitchenOrder, {
    params: { id },
    body: { from: 'pending', to: 'confirmed', minutes: 15 },
  });

async function onBoard(orderId: number, storeId = store.store.id) {
  const { orders } = await operator.call(getKitchen, { params: { id: storeId } });
  return orders.find(({ id }) => id === orderId);
}

/** Minutes left to accept an order, as the board shows them; null without a limit. */
async function minutesLeft(orderId: number, storeId?: number) {
  const { accept_by } = (await onBoard(orderId, storeId)) ?? {};
  return accept_by == null ? null : (Date.parse(accept_by) - shop.api.clock.now()) / MINUTE;
}

test('an order that is not accepted in time is canceled by the shop, and its customer reads why in both languages', async () => {
  const before = await stockOf(shop.api, store.item.id);
  const { buyer, orderId } = await placeOne(shop.api, store);
  expect(await minutesLeft(orderId)).toBe(10);
  wait(9.5);
  await tick();
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'pending' });
  wait(1);
  await tick();
  expect(await orderOf(buyer, orderId)).toMatchObject({
    order_status: 'canceled',
    canceled_by: 'system',
    cancellation_reason: 'The store did not answer in time.',
  });
  const arabic = shop.api.client({ ...buyer.viewer, language: 'ar' });
  const { cancellation_reason } = await arabic.call(trackOrder, { query: { order_id: orderId } });
  expect(cancellation_reason).toBe('لم يرد المتجر في الوقت المحدد.');
  expect(await stockOf(shop.api, store.item.id)).toBe(before);
  const { history } = await operator.call(getOrder, { params: { id: orderId } });
  expect(history.at(-1)).toMatchObject({ status: 'canceled', actor: 'system', staff: null });
  await tick();
  expect(await stockOf(shop.api, store.item.id)).toBe(before);
});

test('the wallet is refunded when an order is not accepted in time', async () => {
  const buyer = await makeBuyer(shop.api, store, 'customer');
  await makeTransfer(shop.api.db, Number(buyer.owner.split(':')[1]), 10_000);
  const balance = async () => (await buyer.client.call(getCustomerInfo, {})).wallet_balance;
  await buyer.fill(store.item.id);
  const { order_id: orderId } = await buyer.place({ payment_method: 'wallet' });
  expect(await balance()).toBeLessThan(100);
  wait(11);
  await tick();
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'canceled' });
  expect(await balance()).toBe(100);
});

test('an order that its store accepts in time is not canceled and has no limit any more', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store);
  wait(9);
  await accept(orderId);
  expect(await minutesLeft(orderId)).toBeNull();
  wait(5);
  await tick();
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'confirmed' });
});

test('of a concurrent acceptance and expiry exactly one succeeds', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { buyer, orderId } = await placeOne(shop.api, store);
    wait(11);
    const [accepted] = await Promise.allSettled([accept(orderId), tick()]);
    const { order_status, canceled_by } = await orderOf(buyer, orderId);
    const isKept = accepted.status === 'fulfilled';
    expect(order_status).toBe(isKept ? 'confirmed' : 'canceled');
    expect(canceled_by).toBe(isKept ? null : 'system');
    const { history } = await operator.call(getOrder, { params: { id: orderId } });
    expect(history).toHaveLength(2);
  }
});

test('a scheduled order can be accepted until its preparation must begin', async () => {
  shop.api.clock.set(NOON);
  await signIn();
  const later = await makeShop(shop.api, { store: { deliveryMinutesFrom: 30, deliveryMinutesTo: 40 } });
  await makeHours(shop.api.db, later.store.id, 10 * 60, 22 * 60);
  const { buyer, orderId } = await placeOne(shop.api, later, { schedule_at: '2026-03-04 18:00:00' });
  expect(await minutesLeft(orderId, later.store.id)).toBe(6 * 60 - 30);
  wait(5 * 60);
  await tick();
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'pending' });
  wait(31);
  await tick();
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'canceled' });
});

test('the limit starts at the opening if the store is closed when it receives an order', async () => {
  shop.api.clock.set('2026-03-05T02:00:00+04:00');
  await signIn();
  const closed = await makeShop(shop.api, {
    store: { alwaysOpen: false, deliveryMinutesFrom: 30, deliveryMinutesTo: 40 },
  });
  await makeHours(shop.api.db, closed.store.id, 9 * 60, 22 * 60);
  const { orderId } = await placeOne(shop.api, closed, { schedule_at: '2026-03-05 09:30:00' });
  expect(await minutesLeft(orderId, closed.store.id)).toBe(7 * 60 + 10);
});

test('a trip that its provider does not confirm is canceled without a fee, and its vehicle is free again', async () => {
  shop.api.clock.set(NOON);
  const fleet = await makeFleet(shop.api, { terms: { freeHours: 48, cancelPercent: 50 } });
  const renter = await makeRenter(shop.api, fleet);
  const tripId = await renter.rent({}, { pickup_time: new Date(tripTimeAt(5)) });
  wait(11);
  await tick();
  expect(await renter.client.call(getTrip, { query: { trip_id: tripId } })).toMatchObject({
    canceled_by: 'system',
    cancellation_reason: 'The store did not answer in time.',
    cancellation_fee: 0,
  });
  const other = await makeRenter(shop.api, fleet);
  expect(await other.rent({}, { pickup_time: new Date(tripTimeAt(5)) })).not.toBe(tripId);
});

test('without a limit no order is canceled, not even one that was limited before', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store);
  await changeInConsole(operator, 'order_accept_minutes', 0);
  const { orderId: unlimited } = await placeOne(shop.api, store);
  wait(400);
  await tick();
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'pending' });
  expect(await minutesLeft(orderId)).toBeNull();
  expect(await minutesLeft(unlimited)).toBeNull();
});
