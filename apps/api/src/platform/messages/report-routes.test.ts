import { createHmac } from 'node:crypto';
import { MESSAGE_WEBHOOK_PATH } from '@errand/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { absenceOf, bounceOf, complaintOf } from '../../../test/bounces.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import type { Message } from './index.ts';
import { deliveryLog, unreachableList } from './reach/index.ts';
import { signBody } from './signed-body.ts';

const APP_SECRET = 'the secret of the app';
const VERIFY_TOKEN = 'a token of sixteen';
const AUTH_TOKEN = '12345678901234567890';
const TWILIO_URL = `https://marsa.example${MESSAGE_WEBHOOK_PATH}/twilio`;
const SECRET = 'a secret of sixteen';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    deps: {
      messageReports: {
        whatsapp: { appSecret: APP_SECRET, verifyToken: VERIFY_TOKEN },
        twilio: { authToken: AUTH_TOKEN, url: TWILIO_URL },
        sms: { secret: SECRET },
        mail: { secret: SECRET },
      },
    },
  });
});
afterAll(() => api.stop());

let count = 0;
/** Sends a message to a contact of its own, and returns both. */
async function sent(channel: Message['channel'], to?: string) {
  count += 1;
  const id = `message-${count}`;
  const contact = to ?? (channel === 'mail' ? `reader${count}@errand.test` : `+97150200${1000 + count}`);
  const template = { name: 'ready', language: 'ar', variables: ['جاهز', 'طلبك جاهز'], button: null };
  const message: Message = { channel, id, to: contact, subject: '', text: '', template };
  await api.deps.messages.send({ ...message, evenIfUnreachable: true });
  return { id, contact };
}
const stateOf = async (id: string) => (await deliveryLog.find(api.db, [id])).get(id);
const reasonOf = async (channel: Message['channel'], contact: string) =>
  (await unreachableList.find(api.db, channel, [contact]))[0]?.reason ?? null;

type Sent = { payload: string | Buffer; headers?: Record<string, string>; query?: string };
const post = (provider: string, { payload, headers = {}, query = '' }: Sent) =>
  api.inject({
    method: 'POST',
    url: `${MESSAGE_WEBHOOK_PATH}/${provider}${query}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

/** The notice of Meta about one message. */
function noticeOf(id: string, status: string, code?: number): string {
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: '106540352242922' },
              statuses: [
                {
                  id: 'wamid.HBgLMTY0NjcwNDM1OTU',
                  status,
                  timestamp: '1772611200',
                  recipient_id: '971502001001',
                  biz_opaque_callback_data: id,
                  ...(code !== undefined && {
                    errors: [
                      {
                        code,
                        title: 'Message undeliverable',
                        message: 'Message undeliverable',
                        error_data: { details: 'تعذّر التسليم' },
                        href: 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/',
                      },
                    ],
                  }),
                },
              ],
            },
          },
        ],
      },
    ],
  });
}
const byMeta = (payload: string, secret = APP_SECRET) =>
  post('whatsapp', {
    payload,
    headers: {
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`,
    },
  });

/** Twilio's signature as its documentation computes it. */
function byTwilio(id: string, fields: Record<string, string>, authToken = AUTH_TOKEN) {
  const query = `?id=${id}`;
  const text = `${TWILIO_URL}${query}${Object.keys(fields)
    .toSorted()
    .map((name) => name + fields[name])
    .join('')}`;
  return post('twilio', {
    query,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', authToken).update(text).digest('base64'),
    },
  });
}
const twilioFields = (MessageStatus: string, ErrorCode?: string) => ({
  MessageSid: 'SM1',
  SmsSid: 'SM1',
  AccountSid: 'AC42',
  From: '+15550001111',
  To: '+971502001001',
  MessageStatus,
  ApiVersion: '2010-04-01',
  ...(ErrorCode && { ErrorCode }),
});

const signed = (payload: string | Buffer, { secret = SECRET, at = api.clock.now() } = {}) => ({
  payload,
  headers: {
    'x-errand-signature': signBody(secret, payload, Math.floor(at / 1000)),
  },
});

test('WhatsApp reports that a message was delivered and read, in any order and more than once', async () => {
  const { id } = await sent('whatsapp');
  for (const [status, expected] of [
    ['sent', null],
    ['read', 'read'],
    ['delivered', 'read'],
    ['read', 'read'],
  ] as const) {
    expect((await byMeta(noticeOf(id, status))).statusCode).toBe(200);
    expect((await stateOf(id))?.state).toBe(expected);
  }
});

test('a report that a phone is not on WhatsApp ends the channel once; its repetition does not end it again', async () => {
  const { id, contact } = await sent('whatsapp');
  const notice = noticeOf(id, 'failed', 131026);
  expect((await byMeta(notice)).statusCode).toBe(200);
  expect(await stateOf(id)).toMatchObject({ state: 'bounced', reason: 'WhatsApp 131026 تعذّر التسليم' });
  expect(await reasonOf('whatsapp', contact)).toBe('unknown');
  await api.db.execute(`delete from unreachable_contacts`);
  expect((await byMeta(notice)).statusCode).toBe(200);
  expect(await reasonOf('whatsapp', contact)).toBeNull();
});

test('a failure of one message, a notice about something else and unknown messages end nothing', async () => {
  const { id, contact } = await sent('whatsapp');
  await byMeta(noticeOf(id, 'failed', 131047));
  expect((await stateOf(id))?.state).toBe('bounced');
  expect(await reasonOf('whatsapp', contact)).toBeNull();
  for (const payload of [
    noticeOf('nobody', 'failed', 131026),
    JSON.stringify({ entry: [{ changes: [{ field: 'messages', value: { messages: [{ id: 'x' }] } }] }] }),
    JSON.stringify({ entry: [{ changes: [{ value: { statuses: [{ status: 7 }, null, 'x'] } }] }] }),
    noticeOf('\0', 'delivered'),
  ])
    expect((await byMeta(payload)).statusCode).toBe(200);
});

test('Meta verifies the address by the token of both sides, and nobody else gets a text returned', async () => {
  const ask = (query: Record<string, string>) =>
    api.inject(`${MESSAGE_WEBHOOK_PATH}/whatsapp?${new URLSearchParams(query)}`);
  const query = { 'hub.mode': 'subscribe', 'hub.verify_token': VERIFY_TOKEN, 'hub.challenge': '1158201444' };
  const response = await ask(query);
  expect([response.statusCode, response.body]).toEqual([200, '1158201444']);
  expect(response.headers['content-type']).toContain('text/plain');
  expect((await ask({ ...query, 'hub.verify_token': 'another token' })).statusCode).toBe(403);
  expect((await ask({ ...query, 'hub.challenge': '<script>' })).statusCode).toBe(403);
  expect((await ask({})).statusCode).toBe(403);
});

test('Twilio reports that a phone has replied STOP or is a landline, which ends the SMS to it', async () => {
  for (const [status, code, reason] of [
    ['failed', '21610', 'stopped'],
    ['undelivered', '30006', 'unknown'],
    ['undelivered', '30005', 'unknown'],
    ['undelivered', '30008', null],
  ] as const) {
    const { id, contact } = await sent('sms');
    expect((await byTwilio(id, twilioFields('sent'))).statusCode).toBe(200);
    expect((await stateOf(id))?.state).toBeNull();
    expect((await byTwilio(id, twilioFields(status, code))).statusCode).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: 'bounced', reason: `Twilio ${code}` });
    expect(await reasonOf('sms', contact)).toBe(reason);
  }
  const { id } = await sent('sms');
  await byTwilio(id, twilioFields('delivered'));
  expect((await stateOf(id))?.state).toBe('delivered');
});

test('a phone that is switched off gets the next SMS, and none after it was off twice in a row', async () => {
  const off = twilioFields('undelivered', '30003');
  const first = await sent('sms');
  await byTwilio(first.id, off);
  expect(await reasonOf('sms', first.contact)).toBeNull();
  api.clock.advance(60_000);
  const second = await sent('sms', first.contact);
  await byTwilio(second.id, twilioFields('delivered'));
  api.clock.advance(60_000);
  const third = await sent('sms', first.contact);
  await byTwilio(third.id, off);
  expect(await reasonOf('sms', first.contact)).toBeNull();
  api.clock.advance(60_000);
  const fourth = await sent('sms', first.contact);
  await byTwilio(fourth.id, off);
  expect(await reasonOf('sms', first.contact)).toBe('unknown');
});

test('any other SMS provider reports by a signed request of the last five minutes', async () => {
  const { id, contact } = await sent('sms');
  const body = JSON.stringify({ id, state: 'failed', reason: 'رقم غير معروف', unreachable: 'unknown' });
  const late = signed(body, { at: api.clock.now() - 301_000 });
  expect((await post('sms', late)).statusCode).toBe(403);
  expect(await reasonOf('sms', contact)).toBeNull();
  expect((await post('sms', signed(body))).statusCode).toBe(200);
  expect(await stateOf(id)).toMatchObject({ state: 'bounced', reason: 'رقم غير معروف' });
  expect(await reasonOf('sms', contact)).toBe('unknown');
});

test('a bounce of a mail ends the mails to its address, recognized by our Message-ID', async () => {
  const { id, contact } = await sent('mail', 'Layla@errand.test');
  expect((await post('mail', signed(bounceOf(id)))).statusCode).toBe(200);
  expect(await stateOf(id)).toMatchObject({
    state: 'bounced',
    reason: '550 5.1.1 <layla@errand.test>: Recipient address rejected: User unknown',
  });
  expect(await reasonOf('mail', contact)).toBe('unknown');
});

test('a full mailbox, a wrong sender, a delay and a note of absence end nothing', async () => {
  for (const [read, state] of [
    [(id: string) => bounceOf(id, { status: '5.2.2' }), 'bounced'],
    [(id: string) => bounceOf(id, { status: '5.1.8' }), 'bounced'],
    [(id: string) => bounceOf(id, { status: '4.4.1', action: 'delayed' }), null],
    [(id: string) => bounceOf(id, { status: '2.0.0', action: 'delivered' }), 'delivered'],
    [absenceOf, null],
    [(id: string) => complaintOf(id, 'not-spam'), null],
  ] as const) {
    const { id, contact } = await sent('mail');
    expect((await post('mail', signed(read(id)))).statusCode).toBe(200);
    expect((await stateOf(id))?.state).toBe(state);
    expect(await reasonOf('mail', contact)).toBeNull();
  }
});

test('a complaint ends the mails to an address, also after the mail was delivered', async () => {
  const { id, contact } = await sent('mail');
  await post('mail', signed(bounceOf(id, { status: '2.0.0', action: 'delivered' })));
  await post('mail', signed(complaintOf(id)));
  expect((await stateOf(id))?.state).toBe('complained');
  expect(await reasonOf('mail', contact)).toBe('complained');
});

test('the signature of somebody else changes nothing, and neither does a body that was changed afterwards', async () => {
  const [whatsapp, sms, mail] = [await sent('whatsapp'), await sent('sms'), await sent('mail')];
  const failed = JSON.stringify({ id: sms.id, state: 'failed', unreachable: 'unknown' });
  const notice = noticeOf(whatsapp.id, 'failed', 131026);
  const responses = await Promise.all([
    byMeta(notice, 'another secret'),
    post('whatsapp', { payload: notice }),
    post('whatsapp', { payload: notice, headers: { 'x-hub-signature-256': 'sha256=' } }),
    byTwilio(sms.id, twilioFields('failed', '21610'), 'another token'),
    post('twilio', { payload: '', query: `?id=${sms.id}`, headers: { 'x-twilio-signature': '' } }),
    post('sms', signed(failed, { secret: 'another secret of 16' })),
    post('sms', { ...signed(failed), payload: `${failed} ` }),
    post('sms', { payload: failed, headers: { 'x-errand-signature': 't=1,v1=00' } }),
    post('mail', signed(bounceOf(mail.id), { secret: 'another secret of 16' })),
    post('mail', { payload: bounceOf(mail.id) }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 403));
  for (const { id } of [whatsapp, sms, mail]) expect((await stateOf(id))?.state).toBeNull();
});

test('garbage with a valid signature is rejected or ignored, and an unknown provider does not exist', async () => {
  expect((await byMeta('{"entry":')).statusCode).toBe(403);
  expect((await byMeta('[]')).statusCode).toBe(403);
  for (const body of ['', '{}', 'null', '{"id":1}', '{"id":"x","state":"lost"}'])
    expect((await post('sms', signed(body))).statusCode).toBe(403);
  for (const body of ['', '\0\0\0', 'Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n', '{}'])
    expect((await post('mail', signed(body))).statusCode).toBe(200);
  expect((await post('toString', signed('{}'))).statusCode).toBe(404);
  expect((await post('nobody', signed('{}'))).statusCode).toBe(404);
});

test('without its key a provider has no address', async () => {
  const bare = await startApi();
  for (const provider of ['whatsapp', 'twilio', 'sms', 'mail']) {
    const url = `${MESSAGE_WEBHOOK_PATH}/${provider}`;
    expect((await bare.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  }
  expect((await bare.inject(`${MESSAGE_WEBHOOK_PATH}/whatsapp`)).statusCode).toBe(404);
  await bare.stop();
});
