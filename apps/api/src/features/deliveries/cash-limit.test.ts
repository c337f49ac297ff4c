import * as courier from '@errand/contract/console/deliveries';
import { eq, ne } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { makeShop, placeOne, type Shop } from '../../../test/buyers.ts';
import { changeInConsole } from '../../../test/console/change-setting.ts';
import { openConsole } from '../../../test/console/open-console.ts';
import { codeOf } from '../../../test/console/start-console.ts';
import { makeCourier } from '../../../test/factories/index.ts';
import { couriers } from '../couriers/couriers.tables.ts';
import { orderChanges } from '../orders/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { registerDeliveryJobs } from './deliveries.jobs.ts';
import { offerOrder } from './offers.service.ts';

const { shop, operator } = await openConsole();
let store: Shop;

beforeAll(async () => {
  registerDeliveryJobs(shop.deps);
  store = await makeShop(shop.api, { item: { stock: 90 } });
});

const totalOf = async (id: number) =>
  (await shop.api.db.select({ total: orders.totalMinor }).from(orders).where(eq(orders.id, id)))[0]?.total ??
  0;

test('a courier is offered no cash order above the limit of cash in hand, and is offered it without a limit', async () => {
  const staff = await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
  await makeCourier(shop.api.db, { staffId: staff.id, zoneId: store.zone.id });
  const browser = await shop.signedIn(staff);
  const { orderId } = await placeOne(shop.api, store);
  await shop.api.db.transaction((tx) =>
    orderChanges.transition(shop.deps, tx, orderId, 'confirmed', { actor: 'store' }),
  );
  const offers = async () => {
    await offerOrder(shop.deps, orderId);
    return (await browser.call(courier.getDeliveries, {})).offers.map((offer) => offer.order_id);
  };
  await changeInConsole(operator, 'courier_cash_limit', 1);
  expect(await offers()).toEqual([]);
  const total = (await totalOf(orderId)) / 100;
  await changeInConsole(operator, 'courier_cash_limit', total);
  expect(await offers()).toEqual([orderId]);
  await changeInConsole(operator, 'courier_cash_limit', null);
});

test('the cash of carried orders counts: of two offers that are within the limit one by one, one can be accepted', async () => {
  const staff = await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
  const rider = await makeCourier(shop.api.db, { staffId: staff.id, zoneId: store.zone.id });
  await shop.api.db.update(couriers).set({ online: false }).where(ne(couriers.id, rider.id));
  const browser = await shop.signedIn(staff);
  const placed = [await placeOne(shop.api, store), await placeOne(shop.api, store)];
  const total = (await totalOf(placed[0]!.orderId)) / 100;
  await changeInConsole(operator, 'courier_cash_limit', total * 1.5);
  for (const { orderId } of placed) {
    await shop.api.db.transaction((tx) =>
      orderChanges.transition(shop.deps, tx, orderId, 'confirmed', { actor: 'store' }),
    );
    await offerOrder(shop.deps, orderId);
  }
  const { offers } = await browser.call(courier.getDeliveries, {});
  expect(offers).toHaveLength(2);
  const accept = (id: number) =>
    browser.call(courier.answerOffer, { params: { id }, body: { accept: true } });
  await accept(offers[0]!.id);
  expect(await codeOf(accept(offers[1]!.id))).toBe('offer_gone');
  await changeInConsole(operator, 'courier_cash_limit', null);
});
