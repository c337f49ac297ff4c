import {
  getConversation,
  listAutomatedMessages,
  listConversations,
  sendMessage,
} from '@errand/contract/chat';
import type { LanguageCode } from '@errand/domain/language';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourier, makeCustomer, makeGuest, makeOrder, makeStore } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { orderReasons } from '../orders/orders.tables.ts';
import { chatRoutes } from './chat.routes.ts';
import { conversations, messages } from './chat.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: chatRoutes });
});
afterAll(() => api.stop());

const at = (minutes: number) => new Date(NOON + minutes * 60_000);

async function withThreads() {
  const customer = await makeCustomer(api.db);
  const store = await makeStore(api.db);
  const courier = await makeCourier(api.db);
  const rows = await api.db
    .insert(conversations)
    .values([
      { customerId: customer.id, partnerType: 'vendor', partnerId: store.id, lastAt: at(-10) },
      { customerId: customer.id, partnerType: 'delivery_man', partnerId: courier.id, lastAt: at(-5) },
      { customerId: customer.id, partnerType: 'admin', partnerId: 0, lastAt: at(-20) },
    ])
    .returning();
  const [withStore, withCourier, withAdmin] = rows.map(({ id }) => id) as [number, number, number];
  await api.db.insert(messages).values([
    { conversationId: withStore, sender: 'customer', text: 'Is it spicy?', createdAt: at(-12) },
    { conversationId: withStore, sender: 'partner', text: 'Not at all.', createdAt: at(-10) },
    { conversationId: withCourier, sender: 'partner', text: 'I am downstairs.', createdAt: at(-5) },
  ]);
  const client = api.client({ token: customer.token });
  return {
    customer,
    store,
    withStore,
    withCourier,
    withAdmin,
    list: (query = {}) => client.call(listConversations, { query }),
    read: (conversation_id: number) => client.call(getConversation, { query: { conversation_id } }),
    say: (conversation_id: number, message: string, idempotencyKey?: string) =>
      api
        .client({ token: customer.token, idempotencyKey })
        .call(sendMessage, { body: { conversation_id, message } }),
  };
}

test('conversations are listed newest first, with their participant and last message', async () => {
  const { list, store, withStore, withCourier, withAdmin } = await withThreads();
  const page = await list();
  expect(page.total_size).toBe(3);
  expect(page.conversations.map(({ id }) => id)).toEqual([withCourier, withStore, withAdmin]);
  expect(page.conversations[1]).toMatchObject({
    receiver_type: 'vendor',
    receiver: { f_name: store.name.en },
    unread_message_count: 1,
    last_message: { message: 'Not at all.', sender_type: 'vendor', is_seen: 0 },
    last_message_time: at(-10).toISOString(),
  });
  expect(page.conversations[2]).toMatchObject({ receiver: { f_name: 'Errand' }, last_message: null });
  expect((await list({ type: 'delivery_man' })).conversations).toHaveLength(1);
});

test('reading a conversation marks it as read', async () => {
  const { list, read, withStore } = await withThreads();
  const thread = await read(withStore);
  expect(thread.messages.map(({ message }) => message)).toEqual(['Not at all.', 'Is it spicy?']);
  expect(thread.conversation.unread_message_count).toBe(0);
  expect((await list()).conversations[1]?.unread_message_count).toBe(0);
});

test('a message is stored once per idempotency key and moves its conversation up', async () => {
  const { list, say, withStore, withCourier } = await withThreads();
  const thread = await say(withStore, ' Thank you. ', 'k1');
  await say(withStore, ' Thank you. ', 'k1');
  expect(thread.messages[0]).toMatchObject({ message: 'Thank you.', sender_type: 'customer' });
  expect(thread.total_size).toBe(3);
  expect((await list()).conversations.map(({ id }) => id).slice(0, 2)).toEqual([withStore, withCourier]);
  expect(await rejectionOf(say(withStore, '   '))).toMatchObject({ status: 403 });
});

test('only its customer reads and writes in a conversation, and guests have none', async () => {
  const owner = await withThreads();
  const other = await withThreads();
  expect(await rejectionOf(other.read(owner.withStore))).toMatchObject({ status: 403, code: 'conversation' });
  expect(await rejectionOf(other.say(owner.withStore, 'Hello'))).toMatchObject({
    status: 403,
    code: 'conversation',
  });
  expect(await rejectionOf(other.read(99_999_999_999))).toMatchObject({ status: 403, code: 'conversation' });
  expect((await owner.read(owner.withStore)).total_size).toBe(2);
  const guest = await makeGuest(api.db);
  for (const viewer of [{}, { guestId: guest.id }, { token: 'ended' }]) {
    const client = api.client(viewer);
    const query = { conversation_id: owner.withStore };
    for (const call of [
      () => client.call(listConversations, { query: {} }),
      () => client.call(getConversation, { query }),
      () => client.call(sendMessage, { body: { ...query, message: 'Hello' } }),
    ]) {
      expect(await rejectionOf(call())).toMatchObject({ status: 401 });
    }
  }
});

test('a first message starts the one conversation with its receiver and names its order', async () => {
  const customer = await makeCustomer(api.db);
  const courier = await makeCourier(api.db);
  const store = await makeStore(api.db);
  const order = await makeOrder(api.db, `customer:${customer.id}`, {
    courierId: courier.id,
    status: 'picked_up',
  });
  const client = api.client({ token: customer.token });
  const write = (body: object) =>
    client.call(sendMessage, { body: { message: 'The blue door, please.', ...body } });
  const toCourier = { receiver_type: 'delivery_man' as const, receiver_id: courier.id, order_id: order.id };
  const begun = await write(toCourier);
  expect(begun.conversation).toMatchObject({ receiver_type: 'delivery_man', receiver_id: courier.id });
  expect(begun.messages).toMatchObject([{ message: 'The blue door, please.', order_id: order.id }]);
  const again = await write(toCourier);
  expect(again.conversation.id).toBe(begun.conversation.id);
  expect((await write({ receiver_type: 'vendor', receiver_id: store.id })).messages).toHaveLength(1);
  expect((await write({ receiver_type: 'admin' })).conversation.receiver_type).toBe('admin');
});

test('a courier can be messaged only while delivering the customer’s order, and a named order must be the customer’s', async () => {
  const customer = await makeCustomer(api.db);
  const courier = await makeCourier(api.db);
  const client = api.client({ token: customer.token });
  const own = await makeOrder(api.db, `customer:${customer.id}`, {
    courierId: courier.id,
    status: 'delivered',
  });
  const foreign = await makeOrder(api.db, 'customer:987654', { courierId: courier.id, status: 'picked_up' });
  const rejectionFor = (body: object) =>
    rejectionOf(client.call(sendMessage, { body: { message: 'Hello?', ...body } }));
  const toCourier = { receiver_type: 'delivery_man', receiver_id: courier.id };
  for (const body of [
    { ...toCourier, order_id: own.id },
    { ...toCourier, order_id: foreign.id },
    { receiver_type: 'admin', order_id: foreign.id },
    { receiver_type: 'vendor', receiver_id: 987_654 },
    {},
  ]) {
    expect(await rejectionFor(body)).toMatchObject({ status: 403, code: 'conversation' });
  }
});

test('ready messages are the operator’s active texts in the customer’s language, and can be sent to support', async () => {
  const { token } = await makeCustomer(api.db);
  const list = (language: LanguageCode) => api.client({ token, language }).call(listAutomatedMessages, {});
  const { data: english } = await list('en');
  const { data: arabic } = await list('ar');
  expect(english[0]).toEqual({ id: expect.any(Number), message: 'Where is my order?' });
  expect(arabic[0]).toEqual({ id: english[0]?.id, message: 'أين طلبي؟' });
  const [row] = await api.db
    .insert(orderReasons)
    .values({ kind: 'message', reason: { en: 'Call me.' }, position: 0 })
    .returning();
  expect((await list('ar')).data[0]).toEqual({ id: row?.id, message: 'Call me.' });
  await api.db
    .update(orderReasons)
    .set({ active: false })
    .where(eq(orderReasons.id, row?.id ?? 0));
  expect(await list('en')).toEqual({ data: english });
  const body = { receiver_type: 'admin' as const, message: english[0]?.message ?? '' };
  const thread = await api.client({ token }).call(sendMessage, { body });
  expect(thread.messages).toMatchObject([{ message: 'Where is my order?', sender_type: 'customer' }]);
  const guest = api.client({ guestId: (await makeGuest(api.db)).id });
  expect(await rejectionOf(guest.call(listAutomatedMessages, {}))).toMatchObject({ status: 401 });
});
