import { getVehicleExtraCharge } from '@errand/contract/checkout';
import { quoteOrder } from '@errand/contract/orders-place';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, orderOf } from '../../../test/buyers.ts';
import { makeVehicle } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const extraAt = (distance: number | string) =>
  api.client().call(getVehicleExtraCharge, { query: { distance } });

async function quoteAt(kind: { selfDelivery?: boolean } = {}) {
  const shop = await makeShop(api, { store: kind });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const quote = await buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT } });
  return { buyer, quote };
}

test('the extra charge of the vehicle for a distance is what quote and order add to the delivery charge', async () => {
  const before = (await quoteAt()).quote;
  const distance = before.distance ?? 0;
  expect(distance).toBeGreaterThan(1);
  expect(await extraAt(distance)).toBe(0);
  await makeVehicle(api.db, { extraMinor: 125, neededFromKm: distance - 0.5 });
  await makeVehicle(api.db, { extraMinor: 300, neededFromKm: distance + 0.5 });
  await makeVehicle(api.db, { extraMinor: 900, neededFromKm: 0, active: false });
  await makeVehicle(api.db, { extraMinor: 700 });
  expect([await extraAt(distance - 1), await extraAt(distance), await extraAt('40')]).toEqual([0, 1.25, 3]);
  const { buyer, quote } = await quoteAt();
  expect(quote.delivery_charge).toBe(before.delivery_charge + 1.25);
  expect(quote.order_amount).toBe(before.order_amount + 1.25);
  const { order_id } = await buyer.place({ order_amount: quote.order_amount });
  expect((await orderOf(buyer, order_id)).order_amount).toBe(quote.order_amount);
  const own = await quoteAt({ selfDelivery: true });
  expect(own.quote.delivery_charge).toBeLessThan(quote.delivery_charge);
});

test('the extra charge is a bare JSON number and requires a distance', async () => {
  const response = await api.inject('/api/v1/vehicle/extra_charge?distance=40');
  expect(response.headers['content-type']).toContain('application/json');
  expect(response.body).toBe('3');
  const missing = await api.inject('/api/v1/vehicle/extra_charge');
  expect([missing.statusCode, missing.json().errors[0].code]).toEqual([403, 'distance']);
  for (const distance of ['-1', 'far', '50000']) {
    const rejection = await rejectionOf(extraAt(distance));
    expect([distance, rejection.status, rejection.code]).toEqual([distance, 403, 'distance']);
  }
});
