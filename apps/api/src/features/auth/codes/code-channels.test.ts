import { createHmac } from 'node:crypto';
import { login, signUp } from '@errand/contract/auth';
import { firebaseSendCode, firebaseVerifyToken } from '@errand/contract/auth-codes';
import { firebaseResetPassword, forgotPassword, resetPassword } from '@errand/contract/auth-password';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInMethods } from '../../../../test/codes.ts';
import { makeCustomer, makeGuest } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { type RecordedRequest, startRecordingServer } from '../../../../test/recording-server.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { createIdentity } from '../../../platform/identity/index.ts';
import {
  createMessages,
  type Messages,
  readInbox,
  type SmsOptions,
} from '../../../platform/messages/index.ts';
import { unreachableContacts } from '../../../platform/messages/messages.tables.ts';
import { unreachableList } from '../../../platform/messages/reach/index.ts';
import { codeMessage } from './send-code.ts';

const BRAND = {
  ...MAIL_BRAND,
  name: { en: 'Marsa', ar: '<i>مرسى</i>' },
  logoUrl: 'https://marsa.example/media/logo/384.png',
};

let base: TestApi;
beforeAll(async () => {
  base = await startApi({ routes: () => {} });
});
afterAll(() => base.stop());

/** A sender of SMS outside of the demo. */
function smsSender(sms: SmsOptions): Messages {
  return createMessages({ db: base.db, now: Date.now, demo: false, sms });
}

// Requirements: API-47.
test('a code is sent by email in the visitor’s language, as text and as HTML', async () => {
  const server = await startMailServer();
  const messages = server.sender(BRAND, base.db);
  const api = await startApi({ deps: { messages } });
  const customer = await makeCustomer(api.db, { firstName: '<b>Layla</b>\r\nBcc: x@evil.test' });
  const body = { email: customer.email ?? '', verification_method: 'email' as const };
  await api.client({ language: 'ar' }).call(forgotPassword, { body });
  await api.jobs.run();
  expect(server.received).toHaveLength(1);
  const { to, mail } = server.received[0]!;
  expect(to).toEqual([customer.email]);
  expect(mail.from).toMatchObject({ address: 'hello@errand.test', name: 'Errand' });
  expect(mail.subject).toMatch(/^\d{6} هو رمزك$/);
  const code = mail.subject?.slice(0, 6) ?? '';
  expect(mail.text).toContain(code);
  expect(mail.html).toContain('dir="rtl"');
  // A name is data: it adds neither markup nor a header.
  expect(mail.html).toContain('&lt;b&gt;Layla&lt;/b&gt;');
  expect(mail.html).not.toContain('<b>');
  expect(mail.html).toContain('alt="&lt;i&gt;مرسى&lt;/i&gt;"');
  expect(mail.html).toContain(`src="${BRAND.logoUrl}"`);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  const reset = { ...body, reset_token: code, password: 'new secret', confirm_password: 'new secret' };
  expect((await api.client().call(resetPassword, { body: reset })).message).toBe(
    'Your password was changed.',
  );
  await api.stop();
  messages.stop();
  await server.stop();
});

test('a code is sent to an address that was not reached, and entering it proves that mail arrives again', async () => {
  const api = await startApi();
  const customer = await makeCustomer(api.db);
  const email = customer.email ?? '';
  const unreachable = { reason: 'unknown', detail: '', source: 'report', since: new Date() } as const;
  await api.db.insert(unreachableContacts).values([
    { channel: 'mail', contact: email, ...unreachable },
    { channel: 'mail', contact: 'other@errand.test', ...unreachable },
  ]);
  const body = { email, verification_method: 'email' as const };
  await api.client().call(forgotPassword, { body });
  await api.jobs.run();
  const [mail] = await readInbox(api.db, email);
  const reset = { ...body, password: 'new secret', confirm_password: 'new secret' };
  const wrong = mail?.code === '000000' ? '111111' : '000000';
  await rejectionOf(api.client().call(resetPassword, { body: { ...reset, reset_token: wrong } }));
  expect(await unreachableList.find(api.db, 'mail', [email])).toHaveLength(1);
  await api.client().call(resetPassword, { body: { ...reset, reset_token: mail?.code ?? '' } });
  expect(await unreachableList.find(api.db, 'mail', [email, 'other@errand.test'])).toMatchObject([
    { contact: 'other@errand.test' },
  ]);
  await api.stop();
});

test('names with replacement patterns, markup or braces appear verbatim in messages', () => {
  const job = {
    purpose: 'sign_in',
    language: 'en',
    name: "$& {code} <img src=x onerror='alert(1)'>",
  } as const;
  const { text, html, subject, sms } = codeMessage(job, '123456', 'A & B $1');
  expect(text).toContain("Hello $& {code} <img src=x onerror='alert(1)'>,");
  expect(html(MAIL_BRAND)).not.toContain('<img');
  expect([subject, sms]).toEqual([
    '123456 is your code',
    '123456 is your A & B $1 code, valid for 5 minutes. Never share it with anyone.',
  ]);
});

test('Twilio is called with the account’s credentials, and its rejection is an error that the job retries', async () => {
  let status = 201;
  const twilio = await startRecordingServer(() => ({ status, body: { sid: 'SM1' } }));
  const sms = {
    provider: 'twilio',
    accountSid: 'AC42',
    authToken: 'secret',
    from: '+15550001111',
    reportUrl: null,
    url: twilio.url,
  } as const;
  const messages = smsSender(sms);
  expect([messages.sms, messages.mail]).toEqual([true, false]);
  const message = { channel: 'sms', to: '+971501234567', subject: '', text: 'Code 123456' } as const;
  await messages.send(message);
  const [lastRequest] = twilio.requests as [RecordedRequest];
  expect(lastRequest.url.pathname).toBe('/2010-04-01/Accounts/AC42/Messages.json');
  expect(lastRequest.headers.authorization).toBe(`Basic ${Buffer.from('AC42:secret').toString('base64')}`);
  expect(Object.fromEntries(new URLSearchParams(lastRequest.body))).toEqual({
    To: '+971501234567',
    From: '+15550001111',
    Body: 'Code 123456',
  });
  status = 500;
  await expect(messages.send(message)).rejects.toThrow('The SMS provider responded with status 500.');
  await twilio.stop();
});

test('the webhook signature covers time and body', async () => {
  const hook = await startRecordingServer(() => ({ body: {} }));
  const secret = 'a secret of sixteen';
  await smsSender({ provider: 'webhook', url: `${hook.url}/sms`, secret }).send({
    channel: 'sms',
    to: '+971501234567',
    subject: '',
    text: 'رمزك 123456',
  });
  const [{ headers, body }] = hook.requests as [RecordedRequest];
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-errand-signature'])) ?? [];
  expect(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')).toBe(signature);
  expect(JSON.parse(body)).toEqual({ to: '+971501234567', text: 'رمزك 123456' });
  await hook.stop();
});

// Requirements: API-49, API-57, AUTH-42, AUTH-75, CONFIG-21, FORGOT-24, OTP-13, OTP-14.
test('the identity provider’s codes verify a phone at sign-in, sign-up and reset', async () => {
  const phone = '+971506660001';
  const firebase = await startRecordingServer(({ url, body }) => {
    const sent = JSON.parse(body || '{}') as { phoneNumber?: string; sessionInfo?: string; code?: string };
    if (url.pathname.endsWith('accounts:sendVerificationCode'))
      return { body: { sessionInfo: `session of ${sent.phoneNumber}` } };
    if (sent.code !== '654321')
      return { status: 400, body: { error: { code: 400, message: 'INVALID_CODE' } } };
    return {
      body: { phoneNumber: sent.sessionInfo?.replace('session of ', ''), idToken: 'x', localId: '1' },
    };
  });
  const api = await startApi({
    settings: {
      firebase_otp_verification: 1,
      centralize_login: signInMethods({ phone_verification_status: 1 }),
    },
    deps: { identity: createIdentity({ firebase: { url: `${firebase.url}/v1`, key: 'web key' } }) },
  });
  const customer = await makeCustomer(api.db, { phone });
  const guest_id = (await makeGuest(api.db)).id;
  const first = await api.client().call(login, { body: { phone, login_type: 'otp', guest_id } });
  expect(first).toMatchObject({ token: null, is_phone_verified: 0 });
  expect(await api.jobs.run()).toEqual([]);
  const { session_info } = await api
    .client()
    .call(firebaseSendCode, { body: { phone, recaptcha_token: 'r' } });
  const lastRequest = firebase.requests.at(-1);
  expect([lastRequest?.url.searchParams.get('key'), JSON.parse(lastRequest?.body ?? '{}')]).toEqual([
    'web key',
    { phoneNumber: phone, recaptchaToken: 'r' },
  ]);
  const verify = (body: object) =>
    api.client().call(firebaseVerifyToken, {
      body: { session_info, phone, otp: '654321', login_type: 'otp', guest_id, ...body },
    });
  expect((await rejectionOf(verify({ otp: '111111' }))).code).toBe('otp');
  // A session of another phone proves only that one.
  expect((await rejectionOf(verify({ session_info: 'session of +971506660009' }))).code).toBe('otp');
  // `manual` without a verified password signs in no account.
  expect((await rejectionOf(verify({ login_type: 'manual' }))).code).toBe('step_gone');
  expect(await verify({})).toMatchObject({ token: expect.any(String), email: customer.email });

  const added = { phone: '+971506660002', email: 'firebase.new@errand.test', guest_id };
  const secret = { password: 'open sesame', confirm_password: 'open sesame' };
  const made = await api.client().call(signUp, { body: { name: 'Nora', ...added, ...secret } });
  expect(made).toMatchObject({ token: null, is_phone_verified: 0 });
  // The provider sends the code of a sign-up too.
  expect(await api.jobs.run()).not.toContain('auth-code');
  const session = await api
    .client()
    .call(firebaseSendCode, { body: { phone: added.phone, recaptcha_token: 'r' } });
  const proven = { ...session, phone: added.phone, login_type: 'manual' };
  expect(await verify(proven)).toMatchObject({ token: expect.any(String), email: added.email });

  const contact = { phone, verification_method: 'phone' as const };
  const passwords = { password: 'new secret', confirm_password: 'new secret' };
  const reset = { ...contact, reset_token: '654321', ...passwords };
  await rejectionOf(api.client().call(resetPassword, { body: reset }));
  const proof = { phoneNumber: phone, sessionInfo: session_info, code: '654321', is_reset_token: 1 };
  expect((await api.client().call(firebaseResetPassword, { body: proof })).message).toBe(
    'The code is right.',
  );
  expect((await api.client().call(resetPassword, { body: reset })).message).toBe(
    'Your password was changed.',
  );
  await rejectionOf(api.client().call(resetPassword, { body: reset }));
  await api.stop();
  await firebase.stop();
});
