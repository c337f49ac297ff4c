import { getCourier, recordHandover } from '@errand/contract/console/couriers/couriers';
import * as contract from '@errand/contract/console/deliveries';
import { assignCourier } from '@errand/contract/console/dispatch';
import { moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { getOrder } from '@errand/contract/console/orders';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { trackOrder } from '@errand/contract/orders-track';
import { returnParcel } from '@errand/contract/parcel';
import { OFFER_SECONDS } from '@errand/domain/delivery';
import { toMinor } from '@errand/domain/money';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeShop, orderOf, placeOne, type Shop } from '../../../../test/buyers.ts';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { untilWaiting } from '../../../../test/database.ts';
import { CENTER, makeCourier, makeOrder } from '../../../../test/factories/index.ts';
import { makeParcelService, makeSender, transitionParcel } from '../../../../test/factories/parcels.ts';
import { CONSOLE_CHANGED } from '../../../platform/events/index.ts';
import { couriers } from '../../couriers/couriers.tables.ts';
import { courierRows } from '../../couriers/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { registerDeliveryJobs } from '../deliveries.jobs.ts';
import { deliveryOffers } from '../deliveries.tables.ts';
import { expireOffer, offerOrder } from '../offers.service.ts';

const { shop, operator } = await openConsole();
let store: Shop;
let kitchen: TestBrowser;

beforeAll(async () => {
  registerDeliveryJobs(shop.deps);
  store = await makeShop(shop.api);
  const scope = { kind: 'store', id: store.store.id } as const;
  kitchen = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-staff', scope }] }));
});
// Couriers of earlier tests take no offers.
beforeEach(() => shop.api.db.update(couriers).set({ online: false }));

/** A courier with an account, online at the store. */
async function makeRider(overrides: Parameters<typeof makeCourier>[1] = {}) {
  const staff = await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
  const courier = await makeCourier(shop.api.db, { staffId: staff.id, zoneId: store.zone.id, ...overrides });
  return { ...courier, browser: await shop.signedIn(staff) };
}

const read = (browser: TestBrowser) => browser.call(contract.getDeliveries, {});
const offerOf = async (browser: TestBrowser) => (await read(browser)).offers[0];
const statusOf = async (id: number) => (await operator.call(getOrder, { params: { id } })).status;

/** Advances an order as its store until it waits for its courier. */
async function prepare(id: number) {
  const steps = ['pending', 'confirmed', 'processing', 'handover'] as const;
  for (const [index, from] of steps.slice(0, -1).entries())
    await kitchen.call(moveKitchenOrder, { params: { id }, body: { from, to: steps[index + 1]! } });
}

/** An order that is ready and offered. */
async function placeReady(body: Parameters<typeof placeOne>[2] = {}) {
  const placed = await placeOne(shop.api, store, body);
  await prepare(placed.orderId);
  await offerOrder(shop.deps, placed.orderId);
  return placed;
}

/** An order that a courier has accepted. */
async function placeFor(rider: Awaited<ReturnType<typeof makeRider>>) {
  const placed = await placeReady();
  const offer = await offerOf(rider.browser);
  await rider.browser.call(contract.answerOffer, { params: { id: offer!.id }, body: { accept: true } });
  return placed;
}

test('an order is offered to the nearest courier, without the customer’s name and phone', async () => {
  const far = await makeRider({ latitude: CENTER.latitude + 0.1 });
  const near = await makeRider();
  const { orderId } = await placeReady();
  expect((await read(far.browser)).offers).toEqual([]);
  const offer = await offerOf(near.browser);
  expect(offer).toMatchObject({ order_id: orderId, pickup: { name: expect.any(String) } });
  expect(offer?.destination).toMatchObject({ name: null, phone: null, details: null });
  expect(offer?.cash_minor).toBeGreaterThan(0);
  expect(JSON.stringify(await read(near.browser))).not.toContain('Layla');
});

test('a declined order goes to the next courier and never back, also by the dispatcher’s automatic choice', async () => {
  const first = await makeRider();
  const second = await makeRider({ latitude: CENTER.latitude + 0.1 });
  const { orderId } = await placeReady();
  const offer = await offerOf(first.browser);
  const answer = (browser: TestBrowser, body: { accept: boolean; reason?: 'too_far' }) =>
    browser.call(contract.answerOffer, { params: { id: offer!.id }, body });
  expect(await codeOf(answer(second.browser, { accept: true }))).toBe('not_found');
  expect(await codeOf(answer(first.browser, { accept: false }))).toBe('reason');
  await answer(first.browser, { accept: false, reason: 'too_far' });
  expect(await codeOf(answer(first.browser, { accept: true }))).toBe('offer_gone');
  await offerOrder(shop.deps, orderId);
  expect((await offerOf(second.browser))?.order_id).toBe(orderId);
  const next = (await offerOf(second.browser))!;
  await second.browser.call(contract.answerOffer, {
    params: { id: next.id },
    body: { accept: false, reason: 'break' },
  });
  await offerOrder(shop.deps, orderId);
  const { version } = await operator.call(getOrder, { params: { id: orderId } });
  const choose = operator.call(assignCourier, {
    params: { id: orderId },
    body: { courier_id: 'auto', version },
  });
  expect(await codeOf(choose)).toBe('no_courier');
});

test('an offer without an answer expires, and the next courier is asked', async () => {
  const first = await makeRider();
  const second = await makeRider({ latitude: CENTER.latitude + 0.1 });
  const { orderId } = await placeReady();
  const offer = (await offerOf(first.browser))!;
  shop.api.clock.advance((OFFER_SECONDS + 1) * 1000);
  expect((await read(first.browser)).offers).toEqual([]);
  const late = first.browser.call(contract.answerOffer, { params: { id: offer.id }, body: { accept: true } });
  expect(await codeOf(late)).toBe('offer_gone');
  await expireOffer(shop.deps, { offerId: offer.id });
  expect((await offerOf(second.browser))?.order_id).toBe(orderId);
});

test.each(['accepted', 'expired'] as const)(
  'of a concurrent acceptance and expiry the first one wins, and the order has at most one courier: %s',
  async (winner) => {
    const { db } = shop.api;
    const rider = await makeRider();
    const { orderId } = await placeReady();
    const { id } = (await offerOf(rider.browser))!;
    const calls = {
      accepted: () => rider.browser.call(contract.answerOffer, { params: { id }, body: { accept: true } }),
      expired: () => expireOffer(shop.deps, { offerId: id }),
    };
    // Both wait for the offer, in this order.
    const { outcomes } = await db.transaction(async (tx) => {
      await tx.select().from(deliveryOffers).where(eq(deliveryOffers.id, id)).for('update');
      const first = calls[winner]();
      await untilWaiting(db, 1);
      const second = calls[winner === 'accepted' ? 'expired' : 'accepted']();
      await untilWaiting(db, 2);
      return { outcomes: Promise.allSettled([first, second]) };
    });
    await outcomes;
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const [stored] = await db.select().from(deliveryOffers).where(eq(deliveryOffers.id, id));
    expect(stored?.answer).toBe(winner);
    expect(order?.courierId).toBe(winner === 'accepted' ? rider.id : null);
  },
);

test('offline couriers are not asked', async () => {
  const rider = await makeRider({ online: false });
  const { orderId } = await placeReady();
  expect((await read(rider.browser)).offers).toEqual([]);
  await rider.browser.call(contract.setOnline, { body: { online: true } });
  await offerOrder(shop.deps, orderId);
  expect((await offerOf(rider.browser))?.order_id).toBe(orderId);
  await rider.browser.call(contract.setOnline, { body: { online: false } });
  expect((await read(rider.browser)).offers).toEqual([]);
});

test('a courier picks up, shares the location and delivers with the cash; the customer sees each step', async () => {
  const rider = await makeRider();
  const { buyer, orderId } = await placeFor(rider);
  const params = { id: orderId };
  const [delivery] = (await read(rider.browser)).deliveries;
  expect(delivery).toMatchObject({ order_id: orderId, status: 'handover', transitions: ['picked_up'] });
  expect(delivery?.destination).toMatchObject({ name: 'Layla Haddad', phone: '+971501234567' });
  await rider.browser.call(contract.arriveAtStore, { params });
  await rider.browser.call(contract.pickUpDelivery, { params });
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'picked_up' });
  shop.api.clock.advance(10_000);
  const at = { latitude: CENTER.latitude + 0.004, longitude: CENTER.longitude, heading: 10 };
  await rider.browser.call(contract.sendLocation, { body: at });
  const { delivery_man } = await orderOf(buyer, orderId);
  expect(Number(delivery_man?.lat)).toBeCloseTo(at.latitude);
  shop.api.clock.advance(1000);
  await rider.browser.call(contract.sendLocation, { body: { ...at, latitude: CENTER.latitude } });
  expect(Number((await orderOf(buyer, orderId)).delivery_man?.lat)).toBeCloseTo(at.latitude);
  const complete = (body: { code?: string; cash_taken?: boolean }) =>
    rider.browser.call(contract.completeDelivery, { params, body });
  expect(await codeOf(complete({}))).toBe('cash_not_taken');
  expect(await codeOf(complete({ cash_taken: true, code: '0' }))).toBe('delivery_code_wrong');
  await complete({ cash_taken: true });
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
  const { history } = await operator.call(getOrder, { params });
  expect(history.at(-1)).toMatchObject({
    status: 'delivered',
    actor: 'courier',
    staff: { name: expect.any(String) },
  });
});

test('after the delivery the courier sees nothing of the customer, and earnings without names', async () => {
  const rider = await makeRider();
  const { orderId } = await placeFor(rider);
  const params = { id: orderId };
  await rider.browser.call(contract.pickUpDelivery, { params });
  expect(JSON.stringify(await read(rider.browser))).toContain('+971501234567');
  await rider.browser.call(contract.completeDelivery, { params, body: { cash_taken: true } });
  const after = await read(rider.browser);
  expect(after.deliveries).toEqual([]);
  expect(after.today).toMatchObject({ delivered: 1 });
  const earnings = await rider.browser.call(contract.getEarnings, {});
  expect(earnings.total).toMatchObject({ delivered: 1, cash_minor: after.today.cash_minor });
  expect(after.today.cash_minor).toBeGreaterThan(0);
  // 1.1 km at the zone's rate.
  expect(after.today).toMatchObject({ earning_minor: 200, tips_minor: 0 });
  expect(earnings.cash_in_hand_minor).toBe(after.today.cash_minor);
  await operator.call(recordHandover, {
    params: { id: rider.id },
    body: { amount_minor: 300, handed_over_minor: 0 },
  });
  expect(await rider.browser.call(contract.getEarnings, {})).toEqual({
    ...earnings,
    cash_in_hand_minor: earnings.cash_in_hand_minor - 300,
  });
  for (const seen of [after, earnings]) expect(JSON.stringify(seen)).not.toMatch(/\+971501234567|Layla/);
  expect(await codeOf(rider.browser.call(getOrder, { params }))).toBe('permission_denied');
});

test('the courier and the operator see the same earnings of a delivery that is free for the customer', async () => {
  const rider = await makeRider();
  const { orderId } = await placeFor(rider);
  const amounts = { deliveryMinor: 0, originalDeliveryMinor: 300, surchargeMinor: 45, tipMinor: 20 };
  await shop.api.db.update(orders).set(amounts).where(eq(orders.id, orderId));
  const params = { id: orderId };
  await rider.browser.call(contract.pickUpDelivery, { params });
  await rider.browser.call(contract.completeDelivery, { params, body: { cash_taken: true } });
  const { total } = await rider.browser.call(contract.getEarnings, {});
  const { ever } = await operator.call(getCourier, { params: { id: rider.id } });
  expect([total.earning_minor, ever.charges_minor + ever.tips_minor]).toEqual([365, 365]);
});

test('a parcel on its way back takes the sender’s code, or none once the sender has confirmed the return', async () => {
  const rider = await makeRider();
  const service = await makeParcelService(shop.api);
  const sender = await makeSender(shop.api, service);
  const { order_id: id } = await sender.send();
  await transitionParcel(shop.api, id, 'picked_up', rider.id);
  await shop.api.db.update(orders).set({ departedAt: new Date() }).where(eq(orders.id, id));
  await sender.client.call(cancelOrder, { query: {}, body: { order_id: id, reason: [] } });
  const giveBack = (code?: string) =>
    rider.browser.call(contract.returnDelivery, { params: { id }, body: code === undefined ? {} : { code } });
  const confirmed = async () => (await read(rider.browser)).deliveries[0]?.sender_confirmed;
  expect(await confirmed()).toBe(false);
  expect(await codeOf(giveBack())).toBe('return_otp');
  const { parcel_cancellation: cancellation, money } = await sender.client.call(trackOrder, {
    query: { order_id: id },
  });
  // The courier collects what the sender's page says, with the return fee.
  const dueMinor = toMinor(money?.due.reduce((sum, { amount }) => sum + amount, 0) ?? 0, 2);
  expect(dueMinor).toBeGreaterThan(0);
  expect((await read(rider.browser)).deliveries[0]?.cash_minor).toBe(dueMinor);
  await sender.client.call(returnParcel, {
    query: {},
    body: { order_id: id, return_otp: cancellation?.return_otp ?? '' },
  });
  expect([await statusOf(id), await confirmed()]).toEqual(['canceled', true]);
  await giveBack();
  expect(await statusOf(id)).toBe('returned');
});

test('orders of other couriers are not found', async () => {
  const rider = await makeRider();
  const { orderId } = await placeFor(rider);
  const other = await makeRider();
  const params = { id: orderId };
  const calls = [
    () => other.browser.call(contract.arriveAtStore, { params }),
    () => other.browser.call(contract.pickUpDelivery, { params }),
    () => other.browser.call(contract.completeDelivery, { params, body: {} }),
    () => other.browser.call(contract.returnDelivery, { params, body: { code: '1234' } }),
    () => other.browser.call(contract.reportAbsent, { params }),
  ];
  for (const call of calls) expect(await codeOf(call())).toBe('not_found');
  expect(await statusOf(orderId)).toBe('handover');
  const stranger = await shop.signedIn(
    await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] }),
  );
  expect((await read(stranger)).courier).toBeNull();
  expect(await codeOf(stranger.call(contract.arriveAtStore, { params }))).toBe('no_courier_account');
});

test('if the operator requires the code, an order is delivered only with the code', async () => {
  await changeInConsole(operator, 'order_delivery_verification', true);
  const rider = await makeRider();
  const { orderId } = await placeFor(rider);
  const params = { id: orderId };
  await rider.browser.call(contract.pickUpDelivery, { params });
  const complete = (code?: string) =>
    rider.browser.call(contract.completeDelivery, {
      params,
      body: { cash_taken: true, ...(code && { code }) },
    });
  expect(await codeOf(complete())).toBe('delivery_proof_missing');
  const [order] = await shop.api.db.select().from(orders).where(eq(orders.id, orderId));
  await complete(order!.otp);
  expect(await statusOf(orderId)).toBe('delivered');
  await changeInConsole(operator, 'order_delivery_verification', false);
});

test('the console shows that the customer was absent and that the courier has arrived at the store', async () => {
  const rider = await makeRider();
  const { orderId } = await placeFor(rider);
  const params = { id: orderId };
  expect(await codeOf(rider.browser.call(contract.reportAbsent, { params }))).toBe('order_state');
  await rider.browser.call(contract.arriveAtStore, { params });
  await rider.browser.call(contract.pickUpDelivery, { params });
  await rider.browser.call(contract.reportAbsent, { params });
  const { courier_notes } = await operator.call(getOrder, { params });
  expect(courier_notes).toMatchObject({ at_store_at: expect.any(String), absent_at: expect.any(String) });
});

test('the courier’s console is notified of offers and of changes of the courier’s orders', async () => {
  const rider = await makeRider();
  const seen: (number | null | undefined)[] = [];
  const stop = shop.deps.events.subscribe(CONSOLE_CHANGED, ({ resource, memberId }) => {
    if (resource === 'deliveries') seen.push(memberId);
  });
  await placeReady();
  await vi.waitFor(() => expect(seen).toContain(rider.staffId));
  stop();
});

test('an order of a store that delivers itself and a take-away order are not offered', async () => {
  const rider = await makeRider();
  const own = await makeShop(shop.api, { store: { selfDelivery: true, zoneId: store.zone.id } });
  const placed = await placeOne(shop.api, own);
  await shop.api.db.update(orders).set({ status: 'handover' }).where(eq(orders.id, placed.orderId));
  await offerOrder(shop.deps, placed.orderId);
  await placeReady({ order_type: 'take_away' });
  expect((await read(rider.browser)).offers).toEqual([]);
});

/** Orders that `offerOrder` skips for a courier, by the reason. */
const SKIPPED: Record<string, (own: Shop, courierId: number) => Promise<unknown>> = {
  'of stores that deliver themselves': async ({ zone }) => {
    const { store: other } = await makeShop(shop.api, { store: { selfDelivery: true, zoneId: zone.id } });
    return makeReady({ zone, store: other });
  },
  'that other couriers are asked about': async (own) => {
    const { id } = await makeReady(own);
    return addOffer(id, (await makeCourier(shop.api.db)).id, null);
  },
  'that the courier declined': async (own, courierId) =>
    addOffer((await makeReady(own)).id, courierId, 'declined'),
  'scheduled for another day': (own) =>
    makeReady(own, { status: 'confirmed', scheduledFor: new Date(shop.api.clock.now() + 86_400_000) }),
};

function makeReady({ zone, store: { id, moduleId } }: Pick<Shop, 'zone' | 'store'>, more: object = {}) {
  const own = { storeId: id, moduleId, zoneId: zone.id, status: 'handover' } as const;
  return makeOrder(shop.api.db, 'guest:1', { ...own, ...more });
}

function addOffer(orderId: number, courierId: number, answer: 'declined' | null) {
  const at = new Date(shop.api.clock.now());
  return shop.api.db
    .insert(deliveryOffers)
    .values({ orderId, courierId, answer, offeredAt: at, expiresAt: at });
}

test.each(Object.keys(SKIPPED))(
  'many orders %s do not keep a waiting one from a free courier',
  async (kind) => {
    const own = await makeShop(shop.api);
    const rider = await makeRider({ zoneId: own.zone.id, online: false });
    for (let count = 0; count < 20; count += 1) await SKIPPED[kind]?.(own, rider.id);
    const { id } = await makeReady(own);
    await rider.browser.call(contract.setOnline, { body: { online: true } });
    await shop.api.jobs.run();
    expect((await offerOf(rider.browser))?.order_id).toBe(id);
  },
);

test('a courier with an account is not chosen without an offer, and the demo does not move them', async () => {
  const rider = await makeRider();
  const chosen = await shop.api.db.transaction((tx) => courierRows.choose(tx, store.zone.id, CENTER));
  expect(chosen).not.toBe(rider.id);
  const later = new Date(shop.api.clock.now() + 60_000);
  expect(await courierRows.listIdle(shop.api.db, later)).not.toContain(rider.id);
  expect(await courierRows.listLocatedBefore(shop.api.db, later)).not.toContain(rider.id);
});
