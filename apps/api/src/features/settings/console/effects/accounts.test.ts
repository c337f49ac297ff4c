import { login, requestGuestId, signUp } from '@errand/contract/auth';
import { forgotPassword } from '@errand/contract/auth-password';
import { getConfig } from '@errand/contract/config';
import { updateProfile } from '@errand/contract/customer';
import { listPointTransactions } from '@errand/contract/loyalty';
import { listWalletTransactions } from '@errand/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInMethods } from '../../../../../test/codes.ts';
import { changeInConsole } from '../../../../../test/console/change-setting.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../../test/console/start-console.ts';
import { makeCustomer } from '../../../../../test/factories/index.ts';
import { createIdentity } from '../../../../platform/identity/index.ts';

/** Each test changes settings as staff and sees the effect as a visitor of the shop. */
let shop: TestConsole;
let browser: TestBrowser;
let signUps = 0;
beforeAll(async () => {
  const identity = createIdentity({ firebase: { url: 'http://127.0.0.1:1/v1', key: 'web key' } });
  shop = await startConsole({ deps: { identity } });
  browser = await shop.signedIn(await shop.makeStaff());
  await methods({});
});
afterAll(() => shop.stop());

const set = (key: string, value: unknown) => changeInConsole(browser, key, value);
const methods = (on: Parameters<typeof signInMethods>[0]) => set('centralize_login', signInMethods(on));
const config = () => shop.api.client().call(getConfig, {});

/** A new account whose phone is sent as given. */
function register(more: { phone?: string; ref_code?: string } = {}) {
  signUps += 1;
  const body = {
    name: 'Layla Haddad',
    email: `sign-up-${signUps}@errand.test`,
    phone: `+9715066700${String(signUps).padStart(2, '0')}`,
    password: 'harbour light',
    confirm_password: 'harbour light',
    ...more,
  };
  return shop.api.client().call(signUp, { body });
}

const manual = () =>
  codeOf(shop.api.client().call(login, { body: { email_or_phone: 'a@b.co', password: 'wrong one' } }));
async function requestCode(phone: string) {
  const { guest_id } = await shop.api.client().call(requestGuestId, { body: {} });
  return shop.api.client().call(login, { body: { phone, login_type: 'otp', guest_id } });
}
const social = (medium: 'google' | 'facebook' | 'apple') =>
  codeOf(
    shop.api.client().call(login, {
      body: { login_type: 'social', medium, token: 'none', unique_id: '1', id_token: true },
    }),
  );

// Requirements: CONFIG-01.
test('a wallet switched off in the console is closed to customers, and refer codes are ignored', async () => {
  const client = shop.api.client({ token: (await makeCustomer(shop.api.db)).token });
  const history = () => client.call(listWalletTransactions, { query: {} });
  expect((await history()).data).toEqual([]);
  expect(await codeOf(register({ ref_code: 'NOBODY99' }))).toBe('ref_code');
  await set('customer_wallet_status', 0);
  expect((await config()).customer_wallet_status).toBe(0);
  expect(await codeOf(history())).toBe('wallet_off');
  expect((await register({ ref_code: 'NOBODY99' })).token).toBeTruthy();
  await set('customer_wallet_status', 1);
});

// Requirements: CONFIG-02.
test('loyalty points switched off in the console are closed to customers', async () => {
  const client = shop.api.client({ token: (await makeCustomer(shop.api.db)).token });
  const history = () => client.call(listPointTransactions, { query: {} });
  expect((await history()).data).toEqual([]);
  await set('loyalty_point_status', 0);
  expect((await config()).loyalty_point_status).toBe(0);
  expect(await codeOf(history())).toBe('loyalty_off');
  await set('loyalty_point_status', 1);
});

// Requirements: CONFIG-03.
test('without referral earning a sign-up ignores refer codes', async () => {
  expect(await codeOf(register({ ref_code: 'NOBODY99' }))).toBe('ref_code');
  await set('ref_earning_status', 0);
  expect((await config()).ref_earning_status).toBe(0);
  expect((await register({ ref_code: 'NOBODY99' })).token).toBeTruthy();
  await set('ref_earning_status', 1);
});

// Requirements: CONFIG-04, CONFIG-06.
test('the country of the console completes phone numbers without a calling code', async () => {
  await set('country_picker_status', 0);
  await set('country', 'EG');
  expect(await config()).toMatchObject({ country: 'EG', country_picker_status: 0 });
  expect(await requestCode('0100 123 4567')).toMatchObject({ is_phone_verified: 0, phone: '+201001234567' });
  await set('country', 'AE');
  await set('country_picker_status', 1);
  expect(await config()).toMatchObject({ country: 'AE', country_picker_status: 1 });
});

// Requirements: CONFIG-14, CONFIG-15.
test('each sign-in method and each verification works only while the console has it on', async () => {
  await methods({});
  expect(await manual()).not.toBe('method_off');
  await methods({ manual_login_status: 0, otp_login_status: 0, social_login_status: 0 });
  expect((await config()).centralize_login).toMatchObject({ manual_login_status: 0, otp_login_status: 0 });
  expect(await manual()).toBe('method_off');
  expect(await codeOf(requestCode('+971506660077'))).toBe('method_off');
  expect(await social('google')).toBe('method_off');
  await methods({ email_verification_status: 1 });
  expect(await register()).toMatchObject({ token: null, is_email_verified: 0 });
  await methods({ phone_verification_status: 1 });
  expect(await register()).toMatchObject({ token: null, is_phone_verified: 0 });
  await methods({});
  expect((await register()).token).toBeTruthy();
});

test('customers who must be verified confirm their phone, or their email where no text messages are sent', async () => {
  await set('customer_verification', true);
  expect(await register()).toMatchObject({ token: null, is_phone_verified: 0 });
  await set('is_sms_active', false);
  expect(await register()).toMatchObject({ token: null, is_phone_verified: 1, is_email_verified: 0 });
  await set('is_sms_active', true);
  await set('customer_verification', false);
  expect((await register()).token).toBeTruthy();
});

// Requirements: CONFIG-16.
test('Google, Facebook and Apple are each closed by their own switch', async () => {
  for (const medium of ['google', 'facebook', 'apple'] as const) {
    await methods({ [`${medium}_login_status`]: 0 });
    const outcomes = {
      google: await social('google'),
      facebook: await social('facebook'),
      apple: await social('apple'),
    };
    const open = Object.keys(outcomes).filter(
      (name) => outcomes[name as keyof typeof outcomes] !== 'method_off',
    );
    expect(open).toEqual(['google', 'facebook', 'apple'].filter((name) => name !== medium));
  }
  await methods({});
});

// Requirements: CONFIG-17, CONFIG-18.
test('the client ids of the providers reach the sign-in form', async () => {
  const social_login = [
    { login_medium: 'google', status: true, client_id: 'google-id' },
    { login_medium: 'facebook', status: false, client_id: '' },
  ];
  const apple_login = [
    {
      login_medium: 'apple',
      status: true,
      client_id: 'apple-id',
      client_id_app: '',
      redirect_url_flutter: '',
      redirect_url_react: 'https://shop.example/apple',
    },
  ];
  await set('social_login', social_login);
  await set('apple_login', apple_login);
  expect(await config()).toMatchObject({ social_login, apple_login });
});

// Requirements: CONFIG-19, CONFIG-20.
test('without mail or SMS no code is sent by it, and the shop does not offer it', async () => {
  const forgot = (verification_method: 'email' | 'phone', contact: object) =>
    shop.api.client().call(forgotPassword, { body: { verification_method, ...contact } });
  const { email, phone } = await makeCustomer(shop.api.db, { phone: '+971506660055' });
  expect(await config()).toMatchObject({ is_mail_active: true, is_sms_active: true });
  await forgot('email', { email });
  await set('is_mail_active', false);
  await set('is_sms_active', false);
  expect(await config()).toMatchObject({ is_mail_active: false, is_sms_active: false });
  expect(await codeOf(forgot('email', { email }))).toBe('method_off');
  expect(await codeOf(forgot('phone', { phone }))).toBe('method_off');
  await set('is_mail_active', true);
  await set('is_sms_active', true);
});

// Requirements: CONFIG-21.
test('with the identity provider on, the shop sends no phone codes of its own', async () => {
  const sent = async (phone: string) => {
    await requestCode(phone);
    return (await shop.api.jobs.run()).length;
  };
  await shop.api.jobs.run();
  expect(await sent('+971506660031')).toBe(1);
  await set('firebase_otp_verification', 1);
  expect((await config()).firebase_otp_verification).toBe(1);
  expect(await sent('+971506660032')).toBe(0);
  await set('firebase_otp_verification', 0);
});

// Requirements: CONFIG-34.
test('without password sign-in a profile takes no password', async () => {
  const { token } = await makeCustomer(shop.api.db);
  const save = () =>
    shop.api.client({ token }).call(updateProfile, {
      body: { name: 'Layla', password: 'harbour light', confirm_password: 'harbour light' },
    });
  await methods({ manual_login_status: 0 });
  expect(await codeOf(save())).toBe('password');
  await methods({});
});

// Requirements: API-10.
test('a guest id is given for a request without a body', async () => {
  const response = await shop.api.inject({ method: 'POST', url: '/api/v1/auth/guest/request' });
  expect(response.json()).toMatchObject({ guest_id: expect.stringMatching(/^.{20,}$/) });
});
