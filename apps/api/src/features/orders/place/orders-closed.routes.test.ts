import { getConfig } from '@errand/contract/config';
import { quoteOrder } from '@errand/contract/orders-place';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { makeParcelService, makeSender } from '../../../../test/factories/parcels.ts';
import { makeFleet, makeRenter } from '../../../../test/factories/trips.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { changeSettings, DEFAULT_SETTINGS } from '../../settings/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const REASON = { en: 'We open on Monday.', ar: 'نفتح يوم الاثنين.' };

test('a new shop takes no orders until it is opened', () => {
  expect(DEFAULT_SETTINGS.orders_open).toBe(false);
});

test('while the shop is closed, quotes say so and orders, parcels and bookings are rejected; a repeat of a placed order is not', async () => {
  const made = await makeShop(api);
  const buyer = await makeBuyer(api, made);
  const sender = await makeSender(api, await makeParcelService(api));
  const renter = await makeRenter(api, await makeFleet(api));
  await buyer.fill(made.item.id);
  const placed = await buyer.place({}, 'the same intent');
  await buyer.fill(made.item.id);
  await renter.addVehicle();

  await changeSettings(api.deps, { orders_open: false, orders_closed_reason: REASON });
  expect(await api.client({ language: 'ar' }).call(getConfig, {})).toMatchObject({
    orders_open: false,
    orders_closed_reason: REASON.ar,
  });
  const body = { ...DELIVERY_ADDRESS, ...CONTACT };
  const quote = await buyer.client.call(quoteOrder, { query: {}, body });
  expect(quote.problems.map(({ code }) => code)).toEqual(['orders_closed']);
  for (const call of [() => buyer.place(), () => sender.send(), () => renter.book()])
    expect(await rejectionOf(call())).toMatchObject({ status: 403, code: 'orders_closed' });
  expect((await buyer.place({}, 'the same intent')).order_id).toBe(placed.order_id);

  await changeSettings(api.deps, { orders_open: true });
  expect((await buyer.place()).status).toBe('pending');
  expect((await sender.send()).status).toBe('pending');
  expect((await renter.book()).trip_status).toBe('pending');
});
