import { getConversation, listMessages, searchConversations, sendMessage } from '@errand/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourier, makeCustomer, makeGuest, makeStore } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { chatRoutes } from './chat.routes.ts';
import { conversations, messages } from './chat.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: chatRoutes });
});
afterAll(() => api.stop());

async function makeChatter() {
  const customer = await makeCustomer(api.db);
  const store = await makeStore(api.db, { name: { en: 'Stone Mill Bakery', ar: 'مخبز طاحونة الحجر' } });
  const courier = await makeCourier(api.db);
  const [withStore, withCourier] = await api.db
    .insert(conversations)
    .values([
      { customerId: customer.id, partnerType: 'vendor', partnerId: store.id, lastAt: new Date(NOON) },
      {
        customerId: customer.id,
        partnerType: 'delivery_man',
        partnerId: courier.id,
        lastAt: new Date(NOON + 1),
      },
    ])
    .returning();
  await api.db.insert(messages).values([
    { conversationId: withStore!.id, sender: 'partner', text: 'Fresh rye today.' },
    { conversationId: withCourier!.id, sender: 'partner', text: 'I am downstairs.' },
  ]);
  const client = api.client({ token: customer.token });
  return { client, customer, store, courier, withStore: withStore!.id, withCourier: withCourier!.id };
}

test('conversations are found by words of the partner’s name in either language, newest first', async () => {
  const { client, withStore, withCourier } = await makeChatter();
  await makeChatter();
  const search = async (query: object) => {
    const page = await client.call(searchConversations, { query });
    return [page.total_size, page.conversations.map(({ id }) => id)];
  };
  expect(await search({ name: 'bak STONE' })).toEqual([1, [withStore]]);
  expect(await search({ name: 'طاحونه' })).toEqual([1, [withStore]]);
  expect(await search({ name: 'omar s' })).toEqual([1, [withCourier]]);
  expect(await search({ name: 'ill' })).toEqual([0, []]);
  expect(await search({})).toEqual([2, [withCourier, withStore]]);
  expect(await search({ limit: 1, offset: 2 })).toEqual([2, [withStore]]);
  expect(await search({ name: 'o', type: 'vendor' })).toEqual([0, []]);
  const arabic = api.client({ token: (await makeChatter()).customer.token, language: 'ar' });
  const { conversations: found } = await arabic.call(searchConversations, { query: { name: 'stone' } });
  expect(found[0]?.receiver.f_name).toBe('مخبز طاحونة الحجر');
});

test('messages are read by the conversation or its partner, which marks them seen, and by default with the operator', async () => {
  const { client, store, courier, withStore } = await makeChatter();
  const read = (query: object) => client.call(listMessages, { query });
  const texts = async (query: object) => (await read(query)).messages.map(({ message }) => message);
  expect(await texts({ vendor_id: store.id })).toEqual(['Fresh rye today.']);
  expect(await texts({ conversation_id: withStore })).toEqual(['Fresh rye today.']);
  expect(await texts({ delivery_man_id: courier.id })).toEqual(['I am downstairs.']);
  expect((await read({ vendor_id: store.id })).messages[0]?.is_seen).toBe(1);
  expect(await read({})).toEqual({ total_size: 0, limit: 12, offset: 1, messages: [] });
  await client.call(sendMessage, { body: { receiver_type: 'admin', message: 'Where is my order?' } });
  expect(await texts({})).toEqual(['Where is my order?']);
  const details = await client.call(getConversation, { query: { admin_id: 1 } });
  expect(details).toMatchObject({ total_size: 1, conversation: { receiver_type: 'admin' } });
});

test('conversations of others and unknown partners are rejected, and guests have none', async () => {
  const owner = await makeChatter();
  const other = await makeChatter();
  const lost = { status: 403, code: 'conversation' };
  const keys = [
    { conversation_id: owner.withStore },
    { vendor_id: owner.store.id },
    { delivery_man_id: 99_999_999_999 },
  ];
  for (const query of keys)
    for (const endpoint of [listMessages, getConversation])
      expect(await rejectionOf(other.client.call(endpoint, { query }))).toMatchObject(lost);
  expect(await rejectionOf(owner.client.call(getConversation, {}))).toMatchObject(lost);
  const long = owner.client.call(searchConversations, { query: { name: 'x'.repeat(201) } });
  expect(await rejectionOf(long)).toMatchObject({ status: 403, code: 'name' });
  const guest = api.client({ guestId: (await makeGuest(api.db)).id });
  for (const endpoint of [listMessages, searchConversations])
    expect(await rejectionOf(guest.call(endpoint, {}))).toMatchObject({ status: 401 });
});
