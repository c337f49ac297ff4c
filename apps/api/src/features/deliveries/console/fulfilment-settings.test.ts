import * as courier from '@errand/contract/console/deliveries';
import * as kitchen from '@errand/contract/console/kitchen/board';
import { getOrder } from '@errand/contract/console/orders';
import { quoteOrder } from '@errand/contract/orders-place';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  orderOf,
  placeOne,
  type Shop,
} from '../../../../test/buyers.ts';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeCourier } from '../../../../test/factories/index.ts';
import { makeParcelService, makeSender } from '../../../../test/factories/parcels.ts';
import { couriers } from '../../couriers/couriers.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { registerDeliveryJobs } from '../deliveries.jobs.ts';

/** Who confirms and cancels orders, and what couriers see, as the operator sets it in the console. */
const { shop, operator } = await openConsole();
let store: Shop;
let board: TestBrowser;

beforeAll(async () => {
  registerDeliveryJobs(shop.deps);
  store = await makeShop(shop.api, { item: { stock: 90 } });
  const scope = { kind: 'store', id: store.store.id } as const;
  board = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-staff', scope }] }));
});
beforeEach(() => shop.api.db.update(couriers).set({ online: false }));
afterEach(async () => {
  await set('order_confirmation_model', 'store');
  await set('order_accept_minutes', 0);
  await set('canceled_by_store', true);
  await set('canceled_by_deliveryman', false);
  await set('show_dm_earning', true);
});

const set = (key: string, value: unknown) => changeInConsole(operator, key, value);
const statusOf = async (id: number) => (await operator.call(getOrder, { params: { id } })).status;

type Move = Parameters<typeof move>[1];
function move(
  id: number,
  change: { from: 'accepted' | 'pending' | 'confirmed'; to: 'confirmed' | 'canceled' },
) {
  const reason = change.to === 'canceled' ? { reason: 'Sold out' } : {};
  return board.call(kitchen.moveKitchenOrder, { params: { id }, body: { ...change, ...reason } });
}

async function stepsOf(id: number) {
  const { orders: shown } = await board.call(kitchen.getKitchen, { params: { id: store.store.id } });
  return shown.find((order) => order.id === id)?.transitions.map(({ to }) => to);
}

async function makeRider(zoneId = store.zone.id) {
  const staff = await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
  const made = await makeCourier(shop.api.db, { staffId: staff.id, zoneId });
  const browser = await shop.signedIn(staff);
  const read = () => browser.call(courier.getDeliveries, {});
  const accept = async () => {
    const [offer] = (await read()).offers;
    await browser.call(courier.answerOffer, { params: { id: offer!.id }, body: { accept: true } });
    return offer!;
  };
  return { ...made, browser, read, accept };
}

test('a store cancels accepted orders only while the operator allows it, and always rejects new ones', async () => {
  const cancel: Move = { from: 'confirmed', to: 'canceled' };
  const { orderId } = await placeOne(shop.api, store);
  await move(orderId, { from: 'pending', to: 'confirmed' });
  await set('canceled_by_store', false);
  expect(await stepsOf(orderId)).toEqual(['processing', 'handover']);
  expect(await codeOf(move(orderId, cancel))).toBe('order_state');
  const fresh = await placeOne(shop.api, store);
  await move(fresh.orderId, { from: 'pending', to: 'canceled' });
  expect(await statusOf(fresh.orderId)).toBe('canceled');
  await set('canceled_by_store', true);
  await move(orderId, cancel);
  expect(await statusOf(orderId)).toBe('canceled');
});

test('if couriers confirm first, a store accepts a delivery once a courier has taken it', async () => {
  await set('order_confirmation_model', 'deliveryman');
  const rider = await makeRider();
  const { buyer, orderId } = await placeOne(shop.api, store);
  expect(await stepsOf(orderId)).toEqual(['canceled']);
  expect(await codeOf(move(orderId, { from: 'pending', to: 'confirmed' }))).toBe('order_state');
  await shop.api.jobs.run();
  await rider.accept();
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'accepted' });
  expect(await stepsOf(orderId)).toEqual(['confirmed', 'canceled']);
  await move(orderId, { from: 'accepted', to: 'confirmed' });
  expect((await rider.read()).deliveries.map(({ order_id: id }) => id)).toEqual([orderId]);
});

test('the time to accept begins again for the store when its courier has confirmed', async () => {
  await set('order_confirmation_model', 'deliveryman');
  await set('order_accept_minutes', 10);
  const rider = await makeRider();
  const { orderId } = await placeOne(shop.api, store);
  shop.api.clock.advance(8 * 60_000);
  await shop.api.jobs.run();
  await rider.accept();
  const [order] = await shop.api.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.acceptBy?.getTime()).toBe(shop.api.clock.now() + 10 * 60_000);
});

test('pickups and orders for later are confirmed by the store also if couriers confirm first', async () => {
  await set('order_confirmation_model', 'deliveryman');
  const pickup = await placeOne(shop.api, store, { order_type: 'take_away' });
  expect(await stepsOf(pickup.orderId)).toEqual(['confirmed', 'canceled']);
  const { orderId } = await placeOne(shop.api, store);
  await shop.api.db
    .update(orders)
    .set({ scheduledFor: new Date(shop.api.clock.now() + 86_400_000) })
    .where(eq(orders.id, orderId));
  expect(await stepsOf(orderId)).toEqual(['confirmed', 'canceled']);
});

test('if couriers confirm first, a parcel is offered at once and confirmed by its courier', async () => {
  const service = await makeParcelService(shop.api);
  const sender = await makeSender(shop.api, service);
  const rider = await makeRider(service.zone.id);
  const first = await sender.send();
  await shop.api.jobs.run();
  expect((await rider.read()).offers).toEqual([]);
  await set('order_confirmation_model', 'deliveryman');
  const { order_id: id } = await sender.send();
  await shop.api.jobs.run();
  expect((await rider.accept()).order_id).toBe(id);
  expect([await statusOf(first.order_id), await statusOf(id)]).toEqual(['pending', 'confirmed']);
});

test('an order that awaits its payment is offered to no courier', async () => {
  await set('order_confirmation_model', 'deliveryman');
  const { orderId } = await placeOne(shop.api, store);
  await shop.api.db
    .update(orders)
    .set({ payBy: new Date(shop.api.clock.now() + 60_000) })
    .where(eq(orders.id, orderId));
  const rider = await makeRider();
  await rider.browser.call(courier.setOnline, { body: { online: true } });
  await shop.api.jobs.run();
  expect((await rider.read()).offers.map(({ order_id: id }) => id)).not.toContain(orderId);
});

test('a courier cancels an order before its pickup only while the operator allows it; the customer reads the reason', async () => {
  const rider = await makeRider();
  const { buyer, orderId } = await placeOne(shop.api, store);
  await move(orderId, { from: 'pending', to: 'confirmed' });
  await shop.api.jobs.run();
  await rider.accept();
  const params = { id: orderId };
  const cancel = () => rider.browser.call(courier.cancelDelivery, { params, body: { reason: 'Flat tire' } });
  expect(await codeOf(cancel())).toBe('order_state');
  await set('canceled_by_deliveryman', true);
  expect((await rider.read()).deliveries[0]?.transitions).toContain('canceled');
  const other = await makeRider();
  expect(await codeOf(other.browser.call(courier.cancelDelivery, { params, body: { reason: 'No' } }))).toBe(
    'not_found',
  );
  await cancel();
  expect(await orderOf(buyer, orderId)).toMatchObject({
    order_status: 'canceled',
    canceled_by: 'courier',
    cancellation_reason: 'Flat tire',
  });
  expect((await rider.read()).deliveries).toEqual([]);
});

test('offers tell what they earn only while the operator shows it', async () => {
  const rider = await makeRider();
  const { orderId } = await placeOne(shop.api, store);
  await move(orderId, { from: 'pending', to: 'confirmed' });
  await shop.api.jobs.run();
  const earning = async () =>
    (await rider.read()).offers.find(({ order_id }) => order_id === orderId)?.earning_minor;
  expect(await earning()).toBeGreaterThan(0);
  await set('show_dm_earning', false);
  expect(await earning()).toBeNull();
});

test('a tip that is not taken rejects an order and a parcel, which name it, and is never dropped without a word', async () => {
  const buyer = await makeBuyer(shop.api, store);
  await buyer.fill(store.item.id, 1);
  const sender = await makeSender(shop.api, await makeParcelService(shop.api));
  const quote = (dm_tips: number) =>
    buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT, dm_tips } });
  const codes = async (dm_tips: number) => (await quote(dm_tips)).problems.map(({ code }) => code);
  expect(await quote(2)).toMatchObject({ dm_tips: 2, problems: [] });
  await set('dm_tips_status', 0);
  expect([await codes(2), await codes(0)]).toEqual([['tips_off'], []]);
  expect(await codeOf(buyer.place({ dm_tips: 2 }))).toBe('tips_off');
  expect(await codeOf(sender.send({ dm_tips: 2 }))).toBe('tips_off');
  expect((await sender.send({ dm_tips: 0 })).order_id).toBeGreaterThan(0);
  await set('dm_tips_status', 1);
  expect((await buyer.place({ dm_tips: 2 })).order_id).toBeGreaterThan(0);
});
