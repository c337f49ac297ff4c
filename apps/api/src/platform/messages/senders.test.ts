import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { MAIL_BRAND } from '../../../test/mail-brand.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { startRecordingServer } from '../../../test/recording-server.ts';
import { createMessages, type Message, SenderError } from './index.ts';
import { deliveryLog, unreachableList } from './reach/index.ts';

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startMailServer>>;
let meta: Awaited<ReturnType<typeof startRecordingServer>>;
let twilio: Awaited<ReturnType<typeof startRecordingServer>>;
const replies: { status: number; body: unknown }[] = [];

const ACCEPTED = {
  status: 200,
  body: {
    messaging_product: 'whatsapp',
    contacts: [{ input: '+971501234567', wa_id: '971501234567' }],
    messages: [{ id: 'wamid.HBgLMTY0NjcwNDM1OTU' }],
  },
};

/** The body with which Meta rejects a message. */
const rejectionOf = (status: number, code: number, details: string) => ({
  status,
  body: {
    error: {
      message: `(#${code}) ${details}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: 'AbCd',
    },
  },
});

beforeAll(async () => {
  api = await startApi({ routes: () => {} });
  smtp = await startMailServer((address) => {
    const to = address.toLowerCase();
    if (to.startsWith('nobody')) return '550 5.1.1 No such user';
    if (to.startsWith('full')) return '452 4.2.2 Mailbox full';
    return to.startsWith('policy') ? '550 5.7.1 Not from your network' : null;
  });
  meta = await startRecordingServer(() => replies.shift() ?? ACCEPTED);
  twilio = await startRecordingServer(() => replies.shift() ?? { status: 201, body: { sid: 'SM1' } });
});
afterAll(async () => {
  await Promise.all([smtp.stop(), meta.stop(), twilio.stop()]);
  await api.stop();
});

async function messages(run: (send: (message: Message) => Promise<void>) => Promise<void>) {
  const opened = createMessages({
    db: api.db,
    now: api.clock.now,
    demo: false,
    mail: { url: smtp.url, from: 'Marsa <hello@marsa.example>', brand: async () => MAIL_BRAND },
    sms: {
      provider: 'twilio',
      accountSid: 'AC42',
      authToken: 'secret',
      from: '+15550001111',
      reportUrl: 'https://marsa.example/api/v1/messages/webhook/twilio',
      url: twilio.url,
    },
    whatsapp: { url: `${meta.url}/v26.0`, phoneNumberId: '106540352242922', token: 'EAAG' },
  });
  await run((message) => opened.send(message));
  opened.stop();
}

const mailTo = (to: string, more: Partial<Message> = {}): Message => ({
  channel: 'mail',
  to,
  subject: 'تم التوصيل',
  text: 'استمتع!',
  ...more,
});
const whatsAppTo = (to: string, more: Partial<Message> = {}): Message => ({
  channel: 'whatsapp',
  to,
  subject: '',
  text: '',
  template: {
    name: 'order_ready',
    language: 'ar',
    variables: ['جاهز', 'طلبك جاهز'],
    button: 'order/7?key=x',
  },
  ...more,
});
const errorOf = (sent: Promise<void>) => sent.then(() => null).catch((error: unknown) => error);

test('a mail that can be turned off names the address where mail programs end it by one click, others do not', () =>
  messages(async (send) => {
    const unsubscribeUrl = 'https://marsa.example/unsubscribe?to=e30&key=abc';
    await send(mailTo('layla@errand.test', { id: 'one', unsubscribeUrl }));
    await send(mailTo('layla@errand.test', { id: 'two' }));
    const [first, second] = smtp.received.splice(0).map(({ mail }) => mail);
    const headerOf = (mail: typeof first, name: string) =>
      mail?.headers.find(({ key }) => key === name)?.value;
    expect(headerOf(first, 'list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(headerOf(first, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(first).toMatchObject({ messageId: '<one@marsa.example>', subject: 'تم التوصيل' });
    expect(headerOf(second, 'list-unsubscribe')).toBeUndefined();
  }));

test('an address that the mail server does not know gets nothing more, until its owner proves that mail arrives', () =>
  messages(async (send) => {
    const error = await errorOf(send(mailTo('Nobody@errand.test', { id: 'bounced' })));
    expect(error).toMatchObject({ permanent: true, unreachable: 'unknown' });
    expect((await deliveryLog.find(api.db, ['bounced'])).get('bounced')).toMatchObject({
      state: 'bounced',
      reason: expect.stringContaining('5.1.1 No such user'),
    });
    expect(
      await unreachableList.find(api.db, 'mail', ['nobody@errand.test', 'layla@errand.test']),
    ).toMatchObject([{ contact: 'nobody@errand.test', reason: 'unknown', source: 'sending' }]);
    const again = await errorOf(send(mailTo('nobody@errand.test')));
    expect(again).toMatchObject({ message: 'Nothing is sent to this contact any more.', permanent: true });
    await unreachableList.delete(api.db, ['nobody@errand.test']);
    expect(await unreachableList.find(api.db, 'mail', ['nobody@errand.test'])).toEqual([]);
  }));

test('a full mailbox and a rejected network do not end the mails to an address', () =>
  messages(async (send) => {
    for (const to of ['full@errand.test', 'policy@errand.test']) {
      const error = await errorOf(send(mailTo(to)));
      expect(error).not.toBeInstanceOf(SenderError);
      expect(await unreachableList.find(api.db, 'mail', [to])).toEqual([]);
    }
  }));

test('WhatsApp gets the approved template with its variables, the path of its button, and our id', () =>
  messages(async (send) => {
    await send(whatsAppTo('+971501234567', { id: 'wa-1' }));
    const { url, headers, body } = meta.requests.at(-1)!;
    expect(url.pathname).toBe('/v26.0/106540352242922/messages');
    expect(headers.authorization).toBe('Bearer EAAG');
    expect(JSON.parse(body)).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '+971501234567',
      type: 'template',
      template: {
        name: 'order_ready',
        language: { code: 'ar' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'جاهز' },
              { type: 'text', text: 'طلبك جاهز' },
            ],
          },
          {
            type: 'button',
            sub_type: 'url',
            index: '0',
            parameters: [{ type: 'text', text: 'order/7?key=x' }],
          },
        ],
      },
      biz_opaque_callback_data: 'wa-1',
    });
  }));

test('a phone that is not on WhatsApp gets no further message by it, and its SMS go on', () =>
  messages(async (send) => {
    const phone = '+971501230001';
    replies.push(rejectionOf(400, 131026, 'Message undeliverable'));
    expect(await errorOf(send(whatsAppTo(phone)))).toMatchObject({ permanent: true, unreachable: 'unknown' });
    const asked = meta.requests.length;
    expect(await errorOf(send(whatsAppTo(phone)))).toMatchObject({ permanent: true });
    expect(meta.requests).toHaveLength(asked);
    await send({ channel: 'sms', to: phone, subject: '', text: 'Ready' });
  }));

test('a wrong template fails for good and ends nothing; a limit, an outage and an expired token are repeated', () =>
  messages(async (send) => {
    const phone = '+971501230002';
    replies.push(rejectionOf(404, 132001, 'Template name does not exist in the translation'));
    expect(await errorOf(send(whatsAppTo(phone)))).toMatchObject({ permanent: true, unreachable: null });
    for (const reply of [
      rejectionOf(400, 130429, 'Rate limit hit'),
      rejectionOf(429, 80007, 'Rate limit issues'),
      rejectionOf(503, 131016, 'Service unavailable'),
      rejectionOf(401, 190, 'Access token has expired'),
      { status: 502, body: '<html>Bad gateway' },
    ]) {
      replies.push(reply);
      const error = await errorOf(send(whatsAppTo(phone)));
      expect(error).toMatchObject({ permanent: false, unreachable: null });
    }
    expect(await unreachableList.find(api.db, 'whatsapp', [phone])).toEqual([]);
    await send(whatsAppTo(phone));
  }));

test('Twilio is told where to report, and a phone that has replied STOP gets no further SMS, except what it requests', () =>
  messages(async (send) => {
    const phone = '+971501230003';
    const sms: Message = { channel: 'sms', to: phone, subject: '', text: 'Ready' };
    await send({ ...sms, id: 'sms-1' });
    expect(new URLSearchParams(twilio.requests.at(-1)!.body).get('StatusCallback')).toBe(
      'https://marsa.example/api/v1/messages/webhook/twilio?id=sms-1',
    );
    const stopped = {
      code: 21610,
      message: 'Attempt to send to unsubscribed recipient',
      more_info: 'https://www.twilio.com/docs/errors/21610',
      status: 400,
    };
    replies.push({ status: 400, body: stopped });
    expect(await errorOf(send(sms))).toMatchObject({ permanent: true, unreachable: 'stopped' });
    expect(await errorOf(send(sms))).toMatchObject({ message: 'Nothing is sent to this contact any more.' });
    await send({ ...sms, code: '123456', evenIfUnreachable: true });
  }));
