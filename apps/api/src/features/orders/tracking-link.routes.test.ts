import { cancelOrder, getOrderDetails, ORDER_EVENTS_PATH, trackOrder } from '@errand/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { refusalOf } from '../../../test/refusal.ts';
import { readInbox } from '../../platform/messages/index.ts';
import { sendOrderMail } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://shop.example' } });
  sendOrderMail(api.deps);
});
afterAll(() => api.stop());

async function placed(contact: object = {}, language: 'en' | 'ar' = 'en') {
  const shop = await makeShop(api, { item: { name: { en: 'Mezze & more', ar: 'مزة' } } });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 2);
  buyer.viewer = Object.assign(buyer.viewer, { language });
  const { order_id: orderId } = await buyer.place(contact);
  const { tracking_link: link } = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
  const key = new URL(link ?? '', 'https://x.example').searchParams.get('key') ?? '';
  return { buyer, orderId, link, key };
}

test('a signed link opens its order for anybody, without a way to change it or to pass the link on', async () => {
  const { orderId, key, link } = await placed();
  expect(link).toBe(`/track-order?order_id=${orderId}&key=${key}`);
  const friend = api.client();
  const query = { order_id: orderId, key };
  expect(await friend.call(trackOrder, { query })).toMatchObject({
    id: orderId,
    user_id: '',
    cancelable: false,
    refundable: false,
    tracking_link: null,
  });
  expect(await friend.call(getOrderDetails, { query })).toHaveLength(1);
  const body = { order_id: orderId };
  const guest = await makeBuyer(api, await makeShop(api));
  expect((await refusalOf(guest.client.call(cancelOrder, { query: {}, body }))).status).toBe(404);
});

test('a key fits its own order only, and a bent one none', async () => {
  const [first, second] = [await placed(), await placed()];
  const refused = async (order_id: number, key: string) =>
    (await refusalOf(api.client().call(trackOrder, { query: { order_id, key } }))).status;
  expect(await refused(first.orderId, second.key)).toBe(404);
  const bent = `${first.key.slice(0, -2)}${first.key.endsWith('A') ? 'BQ' : 'Ag'}`;
  expect(await refused(first.orderId, bent)).toBe(404);
  expect(await refused(first.orderId, '')).toBe(404);
  const events = await api.inject(`${ORDER_EVENTS_PATH}?order_id=${first.orderId}&key=${second.key}`);
  expect(events.statusCode).toBe(404);
});

test('who gave an address is written to in their language, with the link, once the store has the order', async () => {
  const email = 'nour@example.com';
  const { orderId, link } = await placed(
    { contact_person_name: 'نور <b>', contact_person_email: email },
    'ar',
  );
  await api.jobs.run();
  const [mail, ...others] = await readInbox(api.db, email);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain(`#${orderId}`);
  expect(mail?.text).toContain('مرحبًا نور <b>،');
  expect(mail?.text).toContain('2 × مزة');
  expect(mail?.text).toContain(`https://shop.example${link}`);
});

test('who gave none is not written to', async () => {
  await placed();
  expect((await api.jobs.waiting()).filter(({ name }) => name === 'order.mail')).toEqual([]);
});
