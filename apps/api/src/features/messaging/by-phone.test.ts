import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { registerMessages } from '../../../test/messages.ts';
import { startRecordingServer } from '../../../test/recording-server.ts';
import { createMessages, MESSAGE_BOUNCED, type Messages } from '../../platform/messages/index.ts';
import { deliveryLog, whatsAppTemplates } from '../../platform/messages/reach/index.ts';
import { orderChanges } from '../orders/index.ts';

let api: TestApi;
let messages: Messages;
let meta: Awaited<ReturnType<typeof startRecordingServer>>;
let sms: Awaited<ReturnType<typeof startRecordingServer>>;
let isKnown = true;

beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  meta = await startRecordingServer(() =>
    isKnown
      ? { body: { messages: [{ id: 'wamid.1' }] } }
      : { status: 400, body: { error: { message: '(#131026) Message undeliverable', code: 131026 } } },
  );
  sms = await startRecordingServer(() => ({ body: {} }));
  messages = createMessages({
    db: api.db,
    now: api.clock.now,
    demo: false,
    sms: { provider: 'webhook', url: sms.url, secret: 'sixteen characters' },
    whatsapp: { url: `${meta.url}/v26.0`, phoneNumberId: '106540352242922', token: 'EAAG' },
  });
  registerMessages({ ...api.deps, messages });
  const row = { event: 'canceled', name: 'order_canceled', languages: ['en_US'], hasButton: true };
  await api.db.transaction((tx) => whatsAppTemplates.replace(tx, [row]));
});
afterAll(async () => {
  messages.stop();
  await Promise.all([meta.stop(), sms.stop()]);
  await api.stop();
});

let number = 0;
/** An order of a guest without an email address, which its store cancels. */
async function cancelOne() {
  number += 1;
  const phone = `+97150555${String(1000 + number)}`;
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'guest');
  await buyer.fill(shop.item.id);
  const { order_id: id } = await buyer.place({ contact_person_number: phone });
  await api.db.transaction((tx) =>
    orderChanges.transition(api.deps, tx, id, 'canceled', { actor: 'store', cancelReason: 'Sold out' }),
  );
  const [before, beforeSms] = [meta.requests.length, sms.requests.length];
  await api.jobs.run();
  return { id, phone, byWhatsApp: meta.requests.slice(before), bySms: sms.requests.slice(beforeSms) };
}

test('an event with a template is told by WhatsApp instead of SMS', async () => {
  const { id, phone, byWhatsApp, bySms } = await cancelOne();
  expect(bySms).toEqual([]);
  expect(byWhatsApp.map(({ body }) => JSON.parse(body))).toMatchObject([
    { to: phone, template: { name: 'order_canceled', language: { code: 'en_US' } } },
  ]);
  expect(byWhatsApp[0]?.body).toContain(`track-order?order_id=${id}&key=`);
});

test('a phone that WhatsApp rejects at once gets the SMS, with the id of the message', async () => {
  isKnown = false;
  const { phone, byWhatsApp, bySms } = await cancelOne();
  isKnown = true;
  expect(bySms.map(({ body }) => JSON.parse(body))).toMatchObject([{ to: phone }]);
  const { biz_opaque_callback_data: id } = JSON.parse(byWhatsApp[0]?.body ?? '{}');
  expect(bySms[0]?.headers['idempotency-key']).toBe(id);
});

test('what WhatsApp reports as not delivered follows by SMS, once', async () => {
  const { phone, byWhatsApp, bySms } = await cancelOne();
  expect(bySms).toEqual([]);
  const { biz_opaque_callback_data: messageId } = JSON.parse(byWhatsApp[0]?.body ?? '{}');
  const before = sms.requests.length;
  for (let reports = 0; reports < 2; reports += 1) {
    await deliveryLog.record(
      api.db,
      { messageId, state: 'bounced', reason: 'WhatsApp 131026', unreachable: 'unknown' },
      {
        at: new Date(api.clock.now()),
        source: 'report',
        onBounced: (tx) => api.deps.jobs.publish(tx, MESSAGE_BOUNCED, { id: messageId }),
      },
    );
    await api.jobs.run();
  }
  expect(sms.requests.slice(before).map(({ body }) => JSON.parse(body))).toMatchObject([{ to: phone }]);
});
