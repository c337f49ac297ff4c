import { getCustomer } from '@errand/contract/console/customers/customers';
import { listUnreachable, sendAgain } from '@errand/contract/console/messages/unreachable';
import * as templates from '@errand/contract/console/messages/whatsapp-templates';
import { listOrderMessages } from '@errand/contract/console/orders/order-messages';
import { beforeEach, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeCustomer } from '../../../../test/factories/index.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { orderChanges } from '../../../features/orders/index.ts';
import { type Message, SenderError } from '../../../platform/messages/index.ts';
import { deliveryLog } from '../../../platform/messages/reach/index.ts';

const sent: Message[] = [];
let rejection: Error | null = null;
const { shop, operator } = await openConsole({ deps: { publicUrl: 'https://marsa.example' } });
const { api } = shop;
const { deps } = api;
const send = deps.messages.send.bind(deps.messages);
deps.messages.send = async (message) => {
  if (rejection) throw rejection;
  sent.push(message);
  await send(message);
};
registerMessages(deps);
beforeEach(() => {
  sent.length = 0;
  rejection = null;
});

/** A message to a contact that its provider has reported as undeliverable. */
async function bounce(channel: Message['channel'], to: string, id: string): Promise<void> {
  await deps.messages.send({ channel, to, id, subject: '', text: '' });
  await deliveryLog.record(
    deps.db,
    { messageId: id, state: 'bounced', reason: `550 5.1.1 <${to}>: لا يوجد`, unreachable: 'unknown' },
    { at: new Date(api.clock.now()), source: 'report' },
  );
}

test('support finds a contact that is not reached, and has it reached again', async () => {
  await bounce('mail', 'Lost_1@errand.test', 'bounce-1');
  await bounce('sms', '+971501110001', 'bounce-2');
  const support = await shop.signedIn(
    await shop.makeStaff({ grants: [{ role: 'support', scope: { kind: 'all' } }] }),
  );
  const all = await support.call(listUnreachable, { query: {} });
  expect(all.rows.map(({ channel, contact }) => [channel, contact])).toEqual([
    ['sms', '+971501110001'],
    ['mail', 'lost_1@errand.test'],
  ]);
  const find = async (query: object) =>
    (await support.call(listUnreachable, { query })).rows.map(({ contact }) => contact);
  expect(await find({ search: 'LOST_1' })).toEqual(['lost_1@errand.test']);
  expect(await find({ search: 'lost%' })).toEqual([]);
  expect(await find({ channel: 'sms' })).toEqual(['+971501110001']);
  expect(await find({ reason: 'complained' })).toEqual([]);
  const first = await support.call(listUnreachable, { query: { limit: 1 } });
  expect(first.total).toBe(2);
  const second = await support.call(listUnreachable, { query: { limit: 1, cursor: first.next! } });
  expect(second.rows.map(({ contact }) => contact)).toEqual(['lost_1@errand.test']);
  await expect(
    deps.messages.send({ channel: 'mail', to: 'lost_1@errand.test', subject: '', text: '' }),
  ).rejects.toThrow('Nothing is sent to this contact any more.');
  const ids = all.rows.map(({ id }) => id);
  expect(await support.call(sendAgain, { body: { ids } })).toEqual({ count: 2 });
  await deps.messages.send({ channel: 'mail', to: 'lost_1@errand.test', subject: '', text: '' });
  expect(await support.call(sendAgain, { body: { ids } })).toEqual({ count: 0 });
});

test('an order shows what became of its messages and why the customer is not reached; so does the customer', async () => {
  const place = await makeShop(api);
  const buyer = await makeBuyer(api, place, 'guest');
  await buyer.fill(place.item.id);
  const email = 'bounced@errand.test';
  const { order_id: id } = await buyer.place({ contact_person_email: email });
  await api.db.transaction((tx) =>
    orderChanges.transition(deps, tx, id, 'canceled', { actor: 'store', cancelReason: 'Sold out' }),
  );
  await api.jobs.run();
  const [mail] = (await operator.call(listOrderMessages, { params: { id } })).rows;
  expect(mail).toMatchObject({ state: 'sent', delivery: null, reason: '' });
  await deliveryLog.record(
    deps.db,
    { messageId: mail!.id, state: 'bounced', reason: 'لا يوجد صندوق', unreachable: 'unknown' },
    { at: new Date(api.clock.now()), source: 'report' },
  );
  const shown = await operator.call(listOrderMessages, { params: { id } });
  expect(shown.rows[0]).toMatchObject({ state: 'sent', delivery: 'bounced', reason: 'لا يوجد صندوق' });
  expect(shown.unreachable).toMatchObject([{ channel: 'mail', contact: email, reason: 'unknown' }]);
  const customer = await makeCustomer(api.db, { email });
  expect((await operator.call(getCustomer, { params: { id: customer.id } })).unreachable).toMatchObject([
    { channel: 'mail', contact: email },
  ]);
});

const TEMPLATE = { event: 'canceled', name: 'order_canceled', languages: ['en_US', 'ar'], has_button: true };

test('the operator names the template of an event and sees it arrive', async () => {
  const before = await operator.call(templates.getWhatsAppTemplates, {});
  expect(before).toMatchObject({ is_on: true, templates: [] });
  expect(before.events).toContainEqual({ event: 'canceled', title: 'Order canceled', to: 'owner' });
  const body = { version: before.version, templates: [{ ...TEMPLATE, name: 'older' }, TEMPLATE] };
  const saved = await operator.call(templates.setWhatsAppTemplates, { body });
  expect(saved.templates).toEqual([TEMPLATE]);
  const sample = { event: 'canceled', phone: '+971501234567' };
  expect(await operator.call(templates.testWhatsAppTemplate, { body: sample })).toEqual({
    accepted: true,
    answer: null,
  });
  expect(sent).toMatchObject([
    {
      channel: 'whatsapp',
      to: '+971501234567',
      template: { name: 'order_canceled', language: 'en_US', button: 'home' },
    },
  ]);
  rejection = new SenderError('The WhatsApp provider responded with status 404.', '132001', {
    permanent: true,
  });
  expect(await operator.call(templates.testWhatsAppTemplate, { body: sample })).toEqual({
    accepted: false,
    answer: 'The WhatsApp provider responded with status 404. 132001',
  });
  const none = operator.call(templates.testWhatsAppTemplate, { body: { ...sample, event: 'delivered' } });
  expect(await codeOf(none)).toBe('template_missing');
});

test('of two members who change the templates one is told that they have changed', async () => {
  const { version } = await operator.call(templates.getWhatsAppTemplates, {});
  const change = (name: string) =>
    operator.call(templates.setWhatsAppTemplates, { body: { version, templates: [{ ...TEMPLATE, name }] } });
  const outcomes = await Promise.allSettled([change('first'), change('second')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await codeOf(change('third'))).toBe('changed_meanwhile');
  const wrong = { ...TEMPLATE, languages: ['english'] };
  const { version: current } = await operator.call(templates.getWhatsAppTemplates, {});
  const body = { version: current, templates: [wrong] };
  expect(await codeOf(operator.call(templates.setWhatsAppTemplates, { body }))).not.toBe('');
});
