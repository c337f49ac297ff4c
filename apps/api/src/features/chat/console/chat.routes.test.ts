import { getConversation as getOwn, sendMessage } from '@errand/contract/chat';
import * as contract from '@errand/contract/console/support/chat';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import {
  makeCourier,
  makeCustomer,
  makeOrder,
  makeStore,
  makeZone,
} from '../../../../test/factories/index.ts';
import { CONSOLE_CHANGED, type ConsoleChange } from '../../../platform/events/index.ts';

const { shop: desk, operator } = await openConsole();

async function writer() {
  const customer = await makeCustomer(desk.api.db);
  const client = desk.api.client({ token: customer.token });
  return {
    customer,
    write: async (body: object, message = 'Where is it?') =>
      (await client.call(sendMessage, { body: { message, ...body } })).conversation.id,
    read: async (conversation_id: number) => client.call(getOwn, { query: { conversation_id } }),
  };
}

const read = (id: number, browser = operator) =>
  browser.call(contract.getConversation, { params: { id }, query: {} });
const answer = (id: number, text: string, browser = operator) =>
  browser.call(contract.answerConversation, { params: { id }, body: { text } });
const idsOf = async (query: object, browser = operator) =>
  (await browser.call(contract.listConversations, { query })).rows.map(({ id }) => id);

test('a customer’s message is unread until a member answers, and the customer reads the answer as text', async () => {
  const sami = await writer();
  const hostile = '<img src=x onerror=alert(1)> {{7*7}}';
  const id = await sami.write({ receiver_type: 'admin' }, hostile);
  expect(await idsOf({ unread: true })).toContain(id);
  expect(await read(id)).toMatchObject({
    customer_name: `${sami.customer.firstName} ${sami.customer.lastName}`,
    partner: 'admin',
    unread: 1,
    messages: [{ by: 'customer', text: hostile, staff: null, seen_at: null }],
  });
  const member = await desk.makeStaff();
  await answer(id, '<b>On its way</b>', await desk.signedIn(member));
  expect(await read(id)).toMatchObject({
    unread: 0,
    last_by: 'partner',
    messages: [
      { by: 'customer', seen_at: expect.any(String) },
      { by: 'partner', text: '<b>On its way</b>', staff: { id: member.id } },
    ],
  });
  const own = await sami.read(id);
  expect(own.messages.map(({ message, sender_type }) => [message, sender_type])).toEqual([
    ['<b>On its way</b>', 'admin'],
    [hostile, 'customer'],
  ]);
});

test('concurrent answers of two members are both stored, and every open console is notified of both', async () => {
  const sami = await writer();
  const id = await sami.write({ receiver_type: 'admin' });
  const changes: ConsoleChange[] = [];
  const leave = desk.deps.events.subscribe(CONSOLE_CHANGED, (change) => void changes.push(change));
  const [one, two] = [
    await desk.signedIn(await desk.makeStaff()),
    await desk.signedIn(await desk.makeStaff()),
  ];
  await Promise.all([answer(id, 'One', one), answer(id, 'Two', two)]);
  const texts = (await read(id, one)).messages.map(({ text }) => text).slice(1);
  expect(texts.toSorted()).toEqual(['One', 'Two']);
  expect((await read(id, two)).messages.map(({ text }) => text).slice(1)).toEqual(texts);
  // The event of the customer's message may arrive meanwhile.
  const ofMembers = () =>
    changes.filter(({ resource, memberId }) => resource === 'chat' && Boolean(memberId));
  await expect.poll(() => ofMembers().length).toBe(2);
  leave();
});

test('unread conversations come first, and a closed one opens with the customer’s next message', async () => {
  const [first, second] = [await writer(), await writer()];
  const store = await makeStore(desk.api.db);
  const to = { receiver_type: 'vendor', receiver_id: store.id };
  const [early, late] = [await first.write(to), await second.write(to)];
  const scope = { kind: 'store', id: store.id } as const;
  const browser = await desk.signedIn(await desk.makeStaff({ grants: [{ role: 'store-manager', scope }] }));
  desk.api.clock.advance(1000);
  await browser.call(contract.markConversationRead, { params: { id: late }, body: {} });
  expect(await idsOf({}, browser)).toEqual([early, late]);
  // The customer has not seen the answer; the conversation waits for no member.
  await answer(late, 'On its way', browser);
  expect(await idsOf({}, browser)).toEqual([early, late]);
  expect(await idsOf({ unread: true }, browser)).toEqual([early]);
  await browser.call(contract.closeConversation, { params: { id: early }, body: { closed: true } });
  expect(await idsOf({ closed: false }, browser)).toEqual([late]);
  expect(await idsOf({ closed: true }, browser)).toEqual([early]);
  desk.api.clock.advance(1000);
  await first.write(to, 'And now?');
  expect(await idsOf({ closed: false }, browser)).toEqual([early, late]);
  expect(await idsOf({ search: first.customer.phone?.slice(3) }, browser)).toEqual([early]);
});

test('members see the conversations of their stores and of the couriers of their zones, those of the operator only with a grant for everything', async () => {
  const sami = await writer();
  const { db } = desk.api;
  const store = await makeStore(db);
  const zone = await makeZone(db);
  const courier = await makeCourier(db, { zoneId: zone.id });
  await makeOrder(db, `customer:${sami.customer.id}`, { courierId: courier.id, status: 'picked_up' });
  const ids = [
    await sami.write({ receiver_type: 'vendor', receiver_id: store.id }),
    await sami.write({ receiver_type: 'delivery_man', receiver_id: courier.id }),
    await sami.write({ receiver_type: 'admin' }),
  ];
  const seen = async (grant: Parameters<typeof desk.makeStaff>[0]) => {
    const browser = await desk.signedIn(await desk.makeStaff(grant));
    const listed = (await idsOf({ limit: 100 }, browser)).filter((id) => ids.includes(id));
    const opened = [];
    for (const id of ids) if ((await read(id, browser).catch(() => null)) !== null) opened.push(id);
    expect(opened).toEqual(listed.toSorted((a, b) => a - b));
    return opened;
  };
  const at = (role: string, scope: { kind: 'zone' | 'store'; id: number }) =>
    seen({ grants: [{ role, scope }] });
  expect(await at('store-manager', { kind: 'store', id: store.id })).toEqual([ids[0]]);
  expect(await at('support', { kind: 'zone', id: store.zoneId })).toEqual([ids[0]]);
  expect(await at('support', { kind: 'zone', id: zone.id })).toEqual([ids[1]]);
  expect(await seen({})).toEqual(ids);
  const stranger = await desk.signedIn(
    await desk.makeStaff({ grants: [{ role: 'support', scope: { kind: 'zone', id: zone.id } }] }),
  );
  expect(await codeOf(answer(ids[0] ?? 0, 'Hello', stranger))).toBe('not_found');
});
