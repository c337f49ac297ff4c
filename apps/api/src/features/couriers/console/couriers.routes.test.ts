import * as contract from '@errand/contract/console/couriers/couriers';
import { listCandidates } from '@errand/contract/console/dispatch';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeShop, placeOne } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { makeCourier, makeOrder, makeZone } from '../../../../test/factories/index.ts';
import { bookChangedOrder } from '../../orders/books/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { couriers } from '../couriers.tables.ts';

const { shop: desk, operator } = await openConsole();

const read = (id: number, browser = operator) => browser.call(contract.getCourier, { params: { id } });
const recordCashHandover = (id: number, amount: number, before: number, browser = operator) =>
  browser.call(contract.recordHandover, {
    params: { id },
    body: { amount_minor: amount, handed_over_minor: before },
  });

test('cash in hand is what delivered cash orders left to pay, less what was handed over, to the cent', async () => {
  const { courier, orderId } = await makeDelivered(desk.api);
  const [order] = await desk.api.db.select().from(orders).where(eq(orders.id, orderId));
  const cash = order?.totalMinor ?? 0;
  const owner = order?.owner ?? '';
  const delivered = { courierId: courier.id, status: 'delivered', paymentStatus: 'paid' } as const;
  await makeOrder(desk.api.db, owner, {
    ...delivered,
    paymentMethod: 'cash_on_delivery',
    totalMinor: 900,
    walletMinor: 400,
    deliveryMinor: 0,
    surchargeMinor: 0,
    tipMinor: 70,
  });
  await makeOrder(desk.api.db, owner, { ...delivered, paymentMethod: 'wallet', totalMinor: 5000 });
  await makeOrder(desk.api.db, owner, {
    ...delivered,
    paymentMethod: 'cash_on_delivery',
    status: 'canceled',
    paymentStatus: 'unpaid',
  });
  const before = await read(courier.id);
  expect(before).toMatchObject({ cash_minor: cash + 500, handed_over_minor: 0, handovers: [] });
  expect(before.ever.deliveries).toBe(3);
  const after = await recordCashHandover(courier.id, 300, 0);
  expect(after).toMatchObject({
    cash_minor: cash + 200,
    collected_minor: cash + 500,
    handed_over_minor: 300,
    handovers: [{ amount_minor: 300 }],
  });
  const { rows } = await operator.call(contract.listCouriers, { query: { search: courier.phone } });
  expect(rows).toMatchObject([{ id: courier.id, cash_minor: cash + 200 }]);
});

test('of two concurrent handovers one is booked, and none is more than the cash in hand', async () => {
  const { courier } = await makeDelivered(desk.api);
  const { cash_minor: cash } = await read(courier.id);
  const outcomes = await Promise.allSettled([
    recordCashHandover(courier.id, cash, 0),
    recordCashHandover(courier.id, cash, 0),
  ]);
  const [rejected] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(rejected?.reason).toMatchObject({
    code: 'changed_meanwhile',
    details: { current: { cash_minor: 0 } },
  });
  expect(await read(courier.id)).toMatchObject({ cash_minor: 0, handed_over_minor: cash });
  expect(await codeOf(recordCashHandover(courier.id, 1, cash))).toBe('handover_too_much');
});

test('earnings are the delivery charges with surcharges, also if customers did not pay them, and the tips, of delivered orders', async () => {
  const { courier, orderId } = await makeDelivered(desk.api);
  const amounts = { deliveryMinor: 0, originalDeliveryMinor: 300, surchargeMinor: 45, tipMinor: 200 };
  await desk.api.db.update(orders).set(amounts).where(eq(orders.id, orderId));
  await bookChangedOrder(desk.api.deps, orderId);
  await makeOrder(desk.api.db, 'guest:x', { ...amounts, courierId: courier.id, status: 'picked_up' });
  const earned = { deliveries: 1, charges_minor: 345, tips_minor: 200 };
  expect(await read(courier.id)).toMatchObject({ last_days: earned, ever: earned, running: 1 });
  const createdAt = new Date(desk.api.clock.now() - 40 * 86_400_000);
  await desk.api.db.update(orders).set({ createdAt }).where(eq(orders.id, orderId));
  expect(await read(courier.id)).toMatchObject({ last_days: { deliveries: 0, tips_minor: 0 }, ever: earned });
});

test('a suspended courier is no candidate for orders until the suspension ends', async () => {
  const shop = await makeShop(desk.api);
  const courier = await makeCourier(desk.api.db, { zoneId: shop.zone.id });
  const { orderId } = await placeOne(desk.api, shop);
  const isCandidate = async () => {
    const { rows } = await operator.call(listCandidates, { params: { id: orderId } });
    return rows.some(({ id }) => id === courier.id);
  };
  expect(await isCandidate()).toBe(true);
  const params = { id: courier.id };
  await operator.call(contract.suspendCourier, { params, body: { reason: 'Papers expired' } });
  expect(await isCandidate()).toBe(false);
  await operator.call(contract.reactivateCourier, { params, body: {} });
  expect(await isCandidate()).toBe(true);
});

test('locations do not change a courier’s version, edits do; zones and couriers out of scope are rejected', async () => {
  const { db } = desk.api;
  const [zone, other] = [await makeZone(db), await makeZone(db)];
  const courier = await makeCourier(db, { zoneId: zone.id });
  const role = (permissionRole: string) => ({
    role: permissionRole,
    scope: { kind: 'zone', id: zone.id } as const,
  });
  const member = await desk.signedIn(await desk.makeStaff({ grants: [role('operator')] }));
  const { first, last, vehicle_name, phone, version } = await read(courier.id, member);
  await db.update(couriers).set({ latitude: 25.1, heading: 90 }).where(eq(couriers.id, courier.id));
  const save = (change: object) =>
    member.call(contract.updateCourier, {
      params: { id: courier.id },
      body: { first, last, vehicle_name, phone, zone_id: zone.id, version, ...change },
    });
  expect(await codeOf(save({ zone_id: other.id }))).toBe('scope_unknown');
  expect(await codeOf(save({ zone_id: null }))).toBe('scope_unknown');
  expect(await save({ first: { en: 'Omran' } })).toMatchObject({ name: expect.stringContaining('Omran') });
  expect(await codeOf(save({ first: { en: 'Late' } }))).toBe('changed_meanwhile');

  const roaming = await makeCourier(db, { zoneId: null });
  const listed = (await member.call(contract.listCouriers, { query: { limit: 100 } })).rows.map(
    ({ id }) => id,
  );
  expect(listed).toEqual(expect.arrayContaining([courier.id, roaming.id]));
  expect(await read(roaming.id, member)).toMatchObject({ zone: null });
  const suspend = { params: { id: roaming.id }, body: { reason: 'No' } };
  expect(await codeOf(member.call(contract.suspendCourier, suspend))).toBe('not_found');
  const foreign = await makeCourier(db, { zoneId: other.id });
  expect(await codeOf(read(foreign.id, member))).toBe('not_found');
});
