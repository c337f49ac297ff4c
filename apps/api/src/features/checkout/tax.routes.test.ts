import { getOrderTax } from '@errand/contract/checkout';
import { quoteOrder } from '@errand/contract/orders-place';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, orderOf } from '../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { changeSettings } from '../settings/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const BODY = { ...DELIVERY_ADDRESS, ...CONTACT };

test('the tax call has the tax of the quote and of the placed order to the cent, for guests and customers', async () => {
  const shop = await makeShop(api, { store: { taxRate: 7.5 }, item: { priceMinor: 1033 } });
  for (const kind of ['guest', 'customer'] as const) {
    const buyer = await makeBuyer(api, shop, kind);
    await buyer.fill(shop.item.id, 3);
    const input = { query: {}, body: BODY };
    const [tax, quote] = [
      await buyer.client.call(getOrderTax, input),
      await buyer.client.call(quoteOrder, input),
    ];
    expect(tax).toEqual({
      tax_amount: 2.32,
      tax_status: 'excluded',
      tax_included: 0,
      tax_percentage: 7.5,
      taxes: [{ tax_percentage: 7.5, taxed_amount: 30.99, tax_amount: 2.32 }],
    });
    expect(quote.tax_amount).toBe(tax.tax_amount);
    const { order_id } = await buyer.place();
    expect((await orderOf(buyer, order_id)).total_tax_amount).toBe(tax.tax_amount);
  }
});

test('a tax that the prices contain is reported as included', async () => {
  const shop = await makeShop(api, { store: { taxRate: 25 } });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  await changeSettings(api.deps, { tax_included: 1 });
  const tax = await buyer.client.call(getOrderTax, { query: {}, body: BODY });
  await changeSettings(api.deps, { tax_included: 0 });
  expect(tax).toEqual({
    tax_amount: 2,
    tax_status: 'included',
    tax_included: 1,
    tax_percentage: 25,
    taxes: [{ tax_percentage: 25, taxed_amount: 10, tax_amount: 2 }],
  });
});

test('the tax call rejects callers without an id, empty carts and invalid values, and does not read other carts', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const other = await makeBuyer(api, shop);
  const call = (client: typeof buyer.client, body: object = BODY) =>
    rejectionOf(client.call(getOrderTax, { query: {}, body }));
  expect(await call(other.client)).toMatchObject({ code: 'cart_empty' });
  expect(await call(api.client({ moduleId: shop.module.id }))).toMatchObject({
    status: 401,
    code: 'guest_required',
  });
  expect(await call(buyer.client, { latitude: 95 })).toMatchObject({ status: 403, code: 'latitude' });
  const arabic = api.client({ ...other.viewer, language: 'ar' });
  expect((await call(arabic)).message).toMatch(/\p{Script=Arabic}/u);
});
