import { getMostTips } from '@errand/contract/checkout';
import { trackOrder } from '@errand/contract/orders-track';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { makeOrder } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { offline_payment_status: 1 } });
});
afterAll(() => api.stop());

test('the customer’s notes and preferences are stored with the order', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const extras = {
    order_note: 'بدون بصل',
    delivery_instruction: 'Leave it at the door',
    unavailable_item_note: 'Call me',
    cutlery: 1,
    dm_tips: 1.5,
    bring_change_amount: 20,
  };
  const { order_id } = await buyer.place(extras);
  const order = await buyer.client.call(trackOrder, { query: { order_id } });
  expect(order).toMatchObject({ ...extras, order_amount: 13.5 });
});

// Requirements: ADDR-04.
test('a guest’s email and door details are stored with the order', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const door = { contact_person_email: 'not checked', road: '12', house: 'B', floor: '' };
  const { order_id } = await buyer.place({ ...door, address_type: 'Selected Address' });
  const order = await buyer.client.call(trackOrder, { query: { order_id } });
  expect(order.delivery_address).toMatchObject({ ...door, address_type: 'Selected Address' });
});

test('change is brought for a cash order only, and for no less than the total', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  await expect(buyer.place({ bring_change_amount: 11.99 })).rejects.toMatchObject({
    status: 403,
    code: 'bring_change_amount',
  });
  const { order_id } = await buyer.place({ payment_method: 'offline_payment', bring_change_amount: 50 });
  const order = await buyer.client.call(trackOrder, { query: { order_id } });
  expect(order.bring_change_amount).toBeNull();
});

test('the requested change amount is visible to the owner, not to others who track the order', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const { order_id } = await buyer.place({ bring_change_amount: 20 });
  const own = await buyer.client.call(trackOrder, { query: { order_id } });
  expect(own.bring_change_amount).toBe(20);
  const key = new URL(own.tracking_link ?? '', 'https://x.example').searchParams.get('key') ?? '';
  for (const shown of [{ key }, { contact_number: CONTACT.contact_person_number }]) {
    const followed = await api.client().call(trackOrder, { query: { order_id, ...shown } });
    expect(followed).toMatchObject({ id: order_id, bring_change_amount: null });
  }
});

test('the most frequent tips are listed, the most frequent one separately', async () => {
  const readTips = () => api.client().call(getMostTips, {});
  await api.db.execute('delete from orders');
  expect(await readTips()).toEqual({ most_tips_amount: null, tips: [] });
  for (const tipMinor of [500, 200, 500, 0, 0, 0, 300, 200, 500, 800])
    await makeOrder(api.db, 'guest:x', { tipMinor });
  expect(await readTips()).toEqual({ most_tips_amount: 5, tips: [2, 3, 5] });
});
