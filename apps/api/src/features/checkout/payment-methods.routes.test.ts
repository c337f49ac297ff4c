import { quoteOrder } from '@errand/contract/orders-place';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, type Shop } from '../../../test/buyers.ts';
import { makeZoneModule } from '../../../test/factories/index.ts';
import type { TestApi } from '../../../test/harness.ts';
import { startPayingApi } from '../../../test/payments.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { zones } from '../location/location.tables.ts';
import { changeSettings } from '../settings/index.ts';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startPayingApi({ settings: { offline_payment_status: 1 } }));
});
afterAll(() => api.stop());

const METHODS = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const;
type Method = (typeof METHODS)[number];

/** The methods of the quote, after trying every method: those not offered are rejected. */
async function offered(shop: Shop, kind: 'guest' | 'customer' = 'customer'): Promise<Method[]> {
  const buyer = await makeBuyer(api, shop, kind);
  await buyer.fill(shop.item.id);
  const quote = await buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT } });
  for (const method of METHODS) {
    if (quote.payment_methods.includes(method)) continue;
    expect((await rejectionOf(buyer.place({ payment_method: method }))).code).toBe('payment_method_off');
  }
  return quote.payment_methods;
}

const zone = (shop: Shop, values: Partial<typeof zones.$inferInsert>) =>
  api.db.update(zones).set(values).where(eq(zones.id, shop.zone.id));

test('payment methods are those that operator and zone both offer, in the list and in the order', async () => {
  const shop = await makeShop(api);
  expect(await offered(shop)).toEqual([...METHODS]);
  expect(await offered(shop, 'guest')).toEqual(['cash_on_delivery', 'digital_payment', 'offline_payment']);
  await zone(shop, { cashOnDelivery: false });
  expect(await offered(shop)).toEqual(['digital_payment', 'wallet', 'offline_payment']);
  await zone(shop, { digitalPayment: false, offlinePayment: false });
  expect(await offered(shop)).toEqual(['wallet']);
  await zone(shop, { cashOnDelivery: true, digitalPayment: true, offlinePayment: true });
  await changeSettings(api.deps, { cash_on_delivery: false, offline_payment_status: 0 });
  expect(await offered(shop)).toEqual(['digital_payment', 'wallet']);
  await changeSettings(api.deps, { digital_payment: false, customer_wallet_status: 0 });
  expect(await offered(shop)).toEqual([]);
  await changeSettings(api.deps, {
    cash_on_delivery: true,
    offline_payment_status: 1,
    digital_payment: true,
    customer_wallet_status: 1,
  });
});

// Requirements: CHECKOUT-04, CHECKOUT-05.
test('the cash limit of the zone’s module is listed and rejects cash orders above it only', async () => {
  const shop = await makeShop(api);
  await makeZoneModule(api.db, shop.zone.id, shop.module.id, { cashLimitMinor: 2200 });
  const buyer = await makeBuyer(api, shop);
  const quote = () => buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT } });
  await buyer.fill(shop.item.id, 2);
  const under = await quote();
  expect(under).toMatchObject({ maximum_cod_order_amount: 22, problems: [] });
  expect(under.order_amount).toBeLessThanOrEqual(22);
  await buyer.fill(shop.item.id, 1);
  const over = await quote();
  expect(over.problems).toEqual([
    {
      code: 'cash_limit',
      message: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    },
  ]);
  expect((await rejectionOf(buyer.place())).code).toBe('cash_limit');
  await buyer.place({ payment_method: 'digital_payment' });
});
