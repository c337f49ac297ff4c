import { listConversations, sendMessage } from '@errand/contract/chat';
import type { LanguageCode } from '@errand/domain/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourier, makeCustomer, makeOrder, makeStore } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { registerDemoJobs } from './demo.jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
  registerDemoJobs(api.deps, { speed: 12 });
});
afterAll(() => api.stop());

async function writer(language: LanguageCode = 'en') {
  const customer = await makeCustomer(api.db);
  const client = api.client({ token: customer.token, language });
  return {
    customer,
    write: (body: object) => client.call(sendMessage, { body: { message: 'Is it spicy?', ...body } }),
    newest: async () => (await client.call(listConversations, { query: {} })).conversations[0],
  };
}

test('store and courier of the demo answer a message after a while, in its language, once', async () => {
  const store = await makeStore(api.db);
  const layla = await writer('ar');
  await layla.write({ receiver_type: 'vendor', receiver_id: store.id });
  await api.jobs.run();
  expect(await layla.newest()).toMatchObject({ unread_message_count: 0 });
  api.clock.advance(5000);
  await api.jobs.run();
  expect(await layla.newest()).toMatchObject({
    receiver_type: 'vendor',
    unread_message_count: 1,
    last_message: { sender_type: 'vendor', message: expect.stringContaining('شكرًا') },
  });
  api.clock.advance(60_000);
  await api.jobs.run();
  expect(await layla.newest()).toMatchObject({ unread_message_count: 1 });

  const courier = await makeCourier(api.db);
  const sami = await writer();
  await makeOrder(api.db, `customer:${sami.customer.id}`, { courierId: courier.id, status: 'picked_up' });
  await sami.write({ receiver_type: 'delivery_man', receiver_id: courier.id });
  await api.jobs.run();
  api.clock.advance(5000);
  await api.jobs.run();
  expect((await sami.newest())?.last_message?.message).toContain('on my way');
});

test('two messages in a row get one answer', async () => {
  const store = await makeStore(api.db);
  const layla = await writer();
  await layla.write({ receiver_type: 'vendor', receiver_id: store.id });
  await layla.write({ receiver_type: 'vendor', receiver_id: store.id, message: 'And hot?' });
  await api.jobs.run();
  api.clock.advance(5000);
  await api.jobs.run();
  expect(await layla.newest()).toMatchObject({ unread_message_count: 1 });
});
