import { listCart } from '@errand/contract/cart';
import { placeOrder, quoteOrder } from '@errand/contract/orders-place';
import { getOrderDetails } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, type Shop } from '../../../../test/buyers.ts';
import { makeAddOn, makeItem, makeVariation } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { items } from '../../catalog/catalog.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const TO_DOOR = { ...DELIVERY_ADDRESS, ...CONTACT };
const campaign = (shop: Shop, more = {}) =>
  makeItem(api.db, {
    storeId: shop.store.id,
    campaignStarts: new Date('2026-03-01T00:00:00+04:00'),
    campaignEnds: new Date('2026-03-08T00:00:00+04:00'),
    ...more,
  });
const rejectionCode = (call: Promise<unknown>) =>
  call.then(
    () => 'placed',
    (error: { status: number; code: string }) => [error.status, error.code],
  );

// Requirements: ROUTE-29.
test('Buy Now orders its single line, and the cart is unchanged', async () => {
  const shop = await makeShop(api, { moduleType: 'ecommerce' });
  const lamp = await makeItem(api.db, { storeId: shop.store.id, stock: 3 });
  await makeVariation(api.db, lamp.id, { type: 'Brass', priceMinor: 2500, stock: 3 });
  const wrap = await makeAddOn(api.db, shop.store.id, lamp.id);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 4);
  const cart = [
    {
      item_id: lamp.id,
      quantity: 2,
      variation: [{ type: 'Brass' }],
      add_on_ids: [wrap.id],
      add_on_qtys: [1],
    },
  ];
  const body = { ...TO_DOOR, is_buy_now: 1, cart };
  const quote = await buyer.client.call(quoteOrder, { query: {}, body });
  expect(quote).toMatchObject({ items_amount: 51.5, problems: [] });
  const placed = await buyer.place({ ...body, order_amount: quote.order_amount });
  const lines = await buyer.client.call(getOrderDetails, { query: { order_id: placed.order_id } });
  expect(lines.map((line) => [line.item_id, line.quantity, line.variant, line.item_campaign_id])).toEqual([
    [lamp.id, 2, 'Brass', null],
  ]);
  expect((await buyer.client.call(listCart, { query: {} })).map((line) => line.quantity)).toEqual([4]);
  const [left] = await api.db.select({ stock: items.stock }).from(items).where(eq(items.id, lamp.id));
  expect(left?.stock).toBe(1);
  expect(await rejectionCode(buyer.place(body))).toEqual([403, 'out_of_stock']);
});

test('a Buy Now line needs neither module nor cart, and its total must be the displayed one', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  const client = api.client({ guestId: buyer.viewer.guestId });
  const body = { ...TO_DOOR, is_buy_now: 1, cart: [{ item_id: shop.item.id, quantity: 1 }] };
  expect(
    await rejectionCode(client.call(placeOrder, { query: {}, body: { ...body, order_amount: 1 } })),
  ).toEqual([409, 'price_changed']);
  const placed = await client.call(placeOrder, { query: {}, body });
  expect(placed.status).toBe('pending');
  for (const cart of [undefined, [], 'x', [{ quantity: 1, item_id: 'x' }]]) {
    expect(await rejectionCode(buyer.place({ is_buy_now: 1, cart }))).toEqual([403, 'cart']);
  }
  const gone = [{ item_id: 987_654, quantity: 1 }];
  expect(await rejectionCode(buyer.place({ is_buy_now: 1, cart: gone }))).toEqual([403, 'item_unavailable']);
});

// Requirements: ITEM-63, ROUTE-30.
test('a customer orders a campaign item without a cart, on its days', async () => {
  const shop = await makeShop(api);
  const feast = await campaign(shop);
  const customer = await makeBuyer(api, shop, 'customer');
  const cart = [{ model: 'ItemCampaign' as const, item_id: feast.id, quantity: 1 }];
  const quote = await customer.client.call(quoteOrder, { query: {}, body: { ...TO_DOOR, cart } });
  expect(quote).toMatchObject({ items_amount: 10, problems: [] });
  const placed = await customer.place({
    cart: [{ ...cart[0], item_id: undefined, item_campaign_id: feast.id }],
  });
  const [line] = await customer.client.call(getOrderDetails, { query: { order_id: placed.order_id } });
  expect(line).toMatchObject({ item_id: feast.id, item_campaign_id: feast.id });

  const over = await campaign(shop, { campaignEnds: new Date('2026-03-03T00:00:00+04:00') });
  const late = [{ ...cart[0], item_id: over.id }];
  expect(await rejectionCode(customer.place({ cart: late }))).toEqual([403, 'not_available']);
});

// Requirements: ITEM-64, SESSION-19.
test('a guest’s campaign order is rejected, and so is a campaign item in a cart or as a plain item, each with its reason', async () => {
  const shop = await makeShop(api);
  const feast = await campaign(shop);
  const guest = await makeBuyer(api, shop);
  const line = { model: 'ItemCampaign' as const, item_id: feast.id, quantity: 1 };
  expect(await rejectionCode(guest.place({ cart: [line] }))).toEqual([401, 'unauthenticated']);
  expect(await rejectionCode(guest.fill(feast.id))).toEqual([403, 'campaign_item']);
  const plain = [{ item_id: feast.id, quantity: 1 }];
  expect(await rejectionCode(guest.place({ is_buy_now: 1, cart: plain }))).toEqual([403, 'campaign_item']);
  const feigned = [{ ...line, item_id: shop.item.id }];
  expect(await rejectionCode(guest.place({ cart: feigned }))).toEqual([403, 'not_in_campaign']);
});

test('a posted cart is ignored when the stored cart is ordered', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 2);
  const placed = await buyer.place({ cart: [{ item_id: 1, price: '0.01', quantity: 'many' }] });
  expect(placed.total_ammount).toBe(20);
});
