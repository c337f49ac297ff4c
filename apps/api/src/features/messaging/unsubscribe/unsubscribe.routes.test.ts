import { removeAccount } from '@errand/contract/customer';
import { getNotificationSettings } from '@errand/contract/notifications';
import * as contract from '@errand/contract/unsubscribe';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { makeCustomer } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import type { Message } from '../../../platform/messages/index.ts';
import { customers } from '../../auth/auth.tables.ts';
import { orderChanges } from '../../orders/index.ts';
import { notificationMessages } from '../messaging.tables.ts';
import { unsubscribeUrlFor } from './unsubscribe-link.ts';

let api: TestApi;
const sent: Message[] = [];
beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  registerMessages({
    ...api.deps,
    messages: {
      ...api.deps.messages,
      async send(message) {
        sent.push(message);
      },
    },
  });
});
afterAll(() => api.stop());
beforeEach(() => void (sent.length = 0));

/** Cancels a new order of a buyer, which is told by mail, and returns the mails. */
async function tell(
  kind: 'customer' | 'guest',
  email: string,
  buyer?: Awaited<ReturnType<typeof makeBuyer>>,
) {
  const shop = await makeShop(api);
  const owner = buyer ?? (await makeBuyer(api, shop, kind));
  owner.viewer = Object.assign(owner.viewer, { moduleId: shop.module.id, zoneIds: [shop.zone.id] });
  await owner.fill(shop.item.id);
  const { order_id: id } = await owner.place({ contact_person_email: email });
  sent.length = 0;
  await api.db.transaction((tx) =>
    orderChanges.transition(api.deps, tx, id, 'canceled', { actor: 'store', cancelReason: 'Sold out' }),
  );
  await api.jobs.run();
  return { buyer: owner, mail: sent.find(({ subject }) => subject.startsWith('Order canceled')) };
}
const linkOf = (url: string) => contract.unsubscribeLink.parse(Object.fromEntries(new URL(url).searchParams));
const click = (url: string, payload: string, type = 'application/x-www-form-urlencoded') => {
  const { pathname, search } = new URL(url);
  return api.inject({ method: 'POST', url: pathname + search, payload, headers: { 'content-type': type } });
};

test('a customer ends a topic by one click of the mail program, in any form, and as often as it posts', async () => {
  const { buyer, mail } = await tell('customer', 'layla@errand.test');
  const url = mail?.unsubscribeUrl ?? '';
  expect(url).toMatch(
    /^https:\/\/marsa\.example\/unsubscribe\?of=customer%3A\d+&topic=outcome&channel=mail&key=/,
  );
  expect((await click(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  const multipart =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--';
  expect((await click(url, multipart, 'multipart/form-data; boundary=b')).statusCode).toBe(200);
  const { topics } = await buyer.client.call(getNotificationSettings, {});
  expect(topics.find(({ topic }) => topic === 'outcome')).toMatchObject({ mail: false, push: true });
  expect(topics.find(({ topic }) => topic === 'money')).toMatchObject({ mail: true });
});

test('opening the link ends nothing; its page ends the messages and sends them again', async () => {
  const { mail } = await tell('guest', 'omar@errand.test');
  const link = linkOf(mail?.unsubscribeUrl ?? '');
  const visitor = api.client();
  for (let opened = 0; opened < 3; opened++)
    expect(await visitor.call(contract.getSubscription, { query: link })).toEqual({ subscribed: true });
  await visitor.call(contract.setSubscription, { body: { ...link, subscribed: false } });
  expect(await visitor.call(contract.getSubscription, { query: link })).toEqual({ subscribed: false });
  expect((await tell('guest', 'omar@errand.test')).mail).toBeUndefined();
  await visitor.call(contract.setSubscription, { body: { ...link, subscribed: true } });
  expect((await tell('guest', 'omar@errand.test')).mail).toBeDefined();
});

test('the choice of a person without an account holds for the contact, in any spelling, and for no other one', async () => {
  const { mail } = await tell('guest', 'nour@errand.test');
  const url = mail?.unsubscribeUrl ?? '';
  expect(url).not.toContain('nour');
  expect((await click(url, '')).statusCode).toBe(200);
  expect((await tell('guest', 'Nour@Errand.test')).mail).toBeUndefined();
  const stored = await api.db.$count(notificationMessages, eq(notificationMessages.kind, 'canceled'));
  expect((await tell('guest', 'Nour@Errand.test')).mail).toBeUndefined();
  // Not even queued.
  expect(await api.db.$count(notificationMessages, eq(notificationMessages.kind, 'canceled'))).toBe(stored);
  expect((await tell('guest', 'rana@errand.test')).mail).toBeDefined();
});

test('the confirmation of an order cannot be turned off', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'guest');
  await buyer.fill(shop.item.id);
  const { order_id: id } = await buyer.place({ contact_person_email: 'sure@errand.test' });
  await api.jobs.run();
  expect(sent).toMatchObject([{ subject: expect.stringContaining(`#${id}`) }]);
  expect(sent[0]).not.toHaveProperty('unsubscribeUrl');
});

test('a mail in Arabic leads to the page in Arabic', async () => {
  const told = { owner: 'guest:x', contact: 'layla@errand.test', topic: 'outcome', channel: 'mail' } as const;
  const url = await unsubscribeUrlFor(api.deps, { ...told, language: 'ar' });
  expect(new URL(url ?? '').searchParams.get('lang')).toBe('ar');
  expect(
    await unsubscribeUrlFor({ ...api.deps, publicUrl: '' }, { ...told, language: 'ar' }),
  ).toBeUndefined();
});

test('nobody ends the messages of others: a link holds for its person, topic and channel alone', async () => {
  const { mail } = await tell('customer', 'sami@errand.test');
  const other = await tell('customer', 'huda@errand.test');
  const link = linkOf(mail?.unsubscribeUrl ?? '');
  const changed = [
    { ...link, of: linkOf(other.mail?.unsubscribeUrl ?? '').of },
    { ...link, topic: 'money' as const },
    { ...link, channel: 'push' as const },
    { ...link, key: '' },
    { ...link, key: `${link.key.startsWith('A') ? 'B' : 'A'}${link.key.slice(1)}` },
  ];
  for (const one of changed) {
    const body = { ...one, subscribed: false };
    expect((await rejectionOf(api.client().call(contract.setSubscription, { body }))).status).toBe(404);
    const url = `https://marsa.example/unsubscribe?${new URLSearchParams(one)}`;
    expect((await click(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
  }
  expect((await click('https://marsa.example/unsubscribe', '')).statusCode).toBe(404);
  expect((await click('https://marsa.example/unsubscribe?of=customer:1&of=customer:2', '')).statusCode).toBe(
    404,
  );
});

test('the link of a deleted account ends nothing', async () => {
  const { buyer, mail } = await tell('customer', 'deleted@errand.test');
  await buyer.client.call(removeAccount, {});
  expect((await click(mail?.unsubscribeUrl ?? '', '')).statusCode).toBe(404);
  const query = linkOf(mail?.unsubscribeUrl ?? '');
  expect((await rejectionOf(api.client().call(contract.getSubscription, { query }))).status).toBe(404);
});

test('the link of an account that was merged ends the messages of the one that remains', async () => {
  const { buyer, mail } = await tell('customer', 'merged@errand.test');
  const [from, into] = [Number(buyer.owner.split(':')[1]), await makeCustomer(api.db)];
  const merged = { mergedInto: into.id, removedAt: new Date(api.clock.now()) };
  await api.db.update(customers).set(merged).where(eq(customers.id, from));
  expect((await click(mail?.unsubscribeUrl ?? '', '')).statusCode).toBe(200);
  const { topics } = await api.client({ token: into.token }).call(getNotificationSettings, {});
  expect(topics.find(({ topic }) => topic === 'outcome')).toMatchObject({ mail: false });
});
