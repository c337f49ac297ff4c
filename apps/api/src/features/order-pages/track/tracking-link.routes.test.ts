import { cancelOrder } from '@errand/contract/orders-cancel';
import { placeOrder } from '@errand/contract/orders-place';
import { getOrderDetails, ORDER_EVENTS_PATH, trackOrder } from '@errand/contract/orders-track';
import type { LanguageCode } from '@errand/domain/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { type Message, readInbox } from '../../../platform/messages/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://shop.example' } });
  registerMessages(api.deps);
});
afterAll(() => api.stop());

async function placed(contact: object = {}, language: LanguageCode = 'en') {
  const shop = await makeShop(api, { item: { name: { en: 'Mezze & more', ar: 'مزة' } } });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 2);
  buyer.viewer = Object.assign(buyer.viewer, { language });
  const { order_id: orderId } = await buyer.place(contact);
  const { tracking_link: link } = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
  const key = new URL(link ?? '', 'https://x.example').searchParams.get('key') ?? '';
  return { buyer, orderId, link, key };
}

test('a signed link opens its order for anyone, without canceling it or passing the link on', async () => {
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
  expect((await rejectionOf(guest.client.call(cancelOrder, { query: {}, body }))).status).toBe(404);
});

test('a key is valid for its own order only, and a changed one for none', async () => {
  const [first, second] = [await placed(), await placed()];
  const statusOf = async (order_id: number, key: string) =>
    (await rejectionOf(api.client().call(trackOrder, { query: { order_id, key } }))).status;
  expect(await statusOf(first.orderId, second.key)).toBe(404);
  const changed = `${first.key.startsWith('A') ? 'B' : 'A'}${first.key.slice(1)}`;
  expect(await statusOf(first.orderId, changed)).toBe(404);
  expect(await statusOf(first.orderId, '')).toBe(404);
  const events = await api.inject(`${ORDER_EVENTS_PATH}?order_id=${first.orderId}&key=${second.key}`);
  expect(events.statusCode).toBe(404);
});

test('an order with an email is confirmed by mail in its language, with the link, once the store has it', async () => {
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

test('without a configured public address the mail has the order number and no link from a request header', async () => {
  const sent: Message[] = [];
  const messages = {
    mail: true,
    sms: false,
    whatsapp: false,
    send: async (one: Message) => void sent.push(one),
    stop() {},
  };
  const nowhere = await startApi({ deps: { messages } });
  registerMessages(nowhere.deps);
  const shop = await makeShop(nowhere);
  const buyer = await makeBuyer(nowhere, shop);
  await buyer.fill(shop.item.id);
  const response = await nowhere.inject({
    method: 'POST',
    url: `${placeOrder.path}?guest_id=${buyer.viewer.guestId}`,
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', moduleid: String(shop.module.id) },
    payload: { ...DELIVERY_ADDRESS, ...CONTACT, contact_person_email: 'rana@example.com' },
  });
  const { order_id: orderId } = response.json<{ order_id: number }>();
  await nowhere.jobs.run();
  const [mail] = sent;
  for (const form of [mail?.text, mail?.html?.(MAIL_BRAND)]) {
    expect(form).toContain(`under Track Order, with the number ${orderId} and your phone number`);
    expect(form).not.toMatch(/evil|track-order|href|null/);
  }
  await nowhere.stop();
});

test('an order without an email gets no mail', async () => {
  await placed();
  expect((await api.jobs.waiting()).filter(({ name }) => name === 'order.mail')).toEqual([]);
});
