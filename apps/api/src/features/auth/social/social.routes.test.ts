import { login, updateInfo } from '@errand/contract/auth';
import { verifyPhone } from '@errand/contract/auth-codes';
import { socialLogin, socialNonce, socialRegister } from '@errand/contract/auth-social';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLastCode, signInMethods } from '../../../../test/codes.ts';
import { makeCustomer, makeGuest } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { startOidc } from '../../../../test/oidc.ts';
import { type RecordedRequest, startRecordingServer } from '../../../../test/recording-server.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { createIdentity } from '../../../platform/identity/index.ts';
import { changeSettings } from '../../settings/index.ts';
import { customers, identities, sessions } from '../auth.tables.ts';

let api: TestApi;
let oidc: Awaited<ReturnType<typeof startOidc>>;
let graph: Awaited<ReturnType<typeof startRecordingServer>>;
const CLIENT = 'errand-web';
const social = (email: string | null, id = 'fb-1') => ({ id, name: 'Faten Book', ...(email && { email }) });
let facebook = { app_id: '4242', is_valid: true, user_id: 'fb-1', expires_at: 0 };
let facebookPerson: object = social('faten@errand.test');

beforeAll(async () => {
  oidc = await startOidc();
  graph = await startRecordingServer(({ url }: RecordedRequest) => ({
    body: url.pathname === '/debug_token' ? { data: facebook } : facebookPerson,
  }));
  const apple = { login_medium: 'apple', status: true, client_id: CLIENT, client_id_app: 'errand.app' };
  api = await startApi({
    settings: {
      centralize_login: signInMethods({}),
      social_login: [
        { login_medium: 'google', status: true, client_id: CLIENT },
        { login_medium: 'facebook', status: true, client_id: '4242' },
      ],
      apple_login: [{ ...apple, redirect_url_flutter: '', redirect_url_react: '' }],
    },
    deps: {
      identity: createIdentity({
        google: oidc.trust,
        apple: oidc.trust,
        facebook: { graphUrl: graph.url, appSecret: 'shared secret' },
      }),
    },
  });
});
afterAll(async () => {
  await api.stop();
  await oidc.stop();
  await graph.stop();
});

let userCount = 0;
async function makeSocialUser(claims: object = {}, wrong: Parameters<typeof oidc.idToken>[2] = {}) {
  userCount += 1;
  const { nonce } = await api.client().call(socialNonce, { body: {} });
  const sub = `sub-${userCount}`;
  const email = `person${userCount}@errand.test`;
  const token = await oidc.idToken(
    api.clock.now(),
    { sub, email, email_verified: true, name: 'Gina Ogle', nonce, ...claims },
    wrong,
  );
  const guest_id = (await makeGuest(api.db)).id;
  const body = {
    login_type: 'social' as const,
    medium: 'google' as const,
    token,
    unique_id: sub,
    email,
    id_token: true,
    guest_id,
  };
  return {
    sub,
    email,
    body,
    post: (more: object = {}) => api.client().call(login, { body: { ...body, ...more } }),
  };
}

// Requirements: API-54, AUTH-79, AUTH-88, AUTH-93.
test('a new social account is asked for name and phone, then signed in', async () => {
  const gina = await makeSocialUser();
  expect(await gina.post()).toMatchObject({
    token: null,
    is_personal_info: 0,
    is_exist_user: null,
    email: gina.email,
  });
  const info = (phone: string) =>
    api.client().call(updateInfo, {
      body: {
        name: 'Gina Ogle',
        email: 'other@errand.test',
        phone,
        login_type: 'social',
        guest_id: gina.body.guest_id,
      },
    });
  expect((await rejectionOf(info(''))).errors).toEqual([{ code: 'phone', message: 'phone number required' }]);
  expect((await info('+971505550001')).token).not.toBeNull();
  const [made] = await api.db.select().from(customers).where(eq(customers.email, gina.email));
  // The email is the provider's; a posted one is ignored.
  expect(made).toMatchObject({
    firstName: 'Gina',
    emailVerified: true,
    phoneVerified: false,
    loginMedium: 'google',
  });
});

// Requirements: AUTH-34, AUTH-35.
test('the profile step reports a missing name and a missing phone', async () => {
  const gina = await makeSocialUser();
  await gina.post();
  const body = { name: '', phone: '', login_type: 'social' as const, guest_id: gina.body.guest_id };
  expect((await rejectionOf(api.client().call(updateInfo, { body }))).errors).toEqual([
    { code: 'name', message: 'name is required' },
    { code: 'phone', message: 'phone number required' },
  ]);
});

async function linked(provider: 'google' | 'apple' | 'facebook', subject: string, overrides = {}) {
  const customer = await makeCustomer(api.db, overrides);
  await api.db.insert(identities).values({ provider, subject, customerId: customer.id });
  return customer;
}

// Requirements: API-53, AUTH-01, AUTH-77.
test('a linked account is signed in by its token, also through the older endpoints', async () => {
  const gina = await makeSocialUser();
  const customer = await linked('google', gina.sub);
  expect(await gina.post()).toMatchObject({
    token: expect.any(String),
    is_exist_user: null,
    email: customer.email,
  });
  for (const endpoint of [socialLogin, socialRegister]) {
    const again = await makeSocialUser({ sub: gina.sub });
    const { token, guest_id } = again.body;
    const body = { token, unique_id: gina.sub, medium: 'google' as const, guest_id };
    const response = await api.client().call(endpoint, { query: { id_token: 'true' }, body });
    expect(response).toMatchObject({ token: expect.any(String), is_phone_verified: 1 });
  }
});

test('a token with a wrong audience, issuer or key, or an expired one, is rejected', async () => {
  const forgeries = [
    await makeSocialUser({}, { audience: 'somebody-else' }),
    await makeSocialUser({}, { issuer: 'https://accounts.example' }),
    await makeSocialUser({}, { key: 'foreign' }),
    await makeSocialUser({}, { expiresIn: -120 }),
  ];
  for (const forgery of forgeries) {
    await linked('google', forgery.sub);
    const rejection = await rejectionOf(forgery.post());
    expect([rejection.status, rejection.code]).toEqual([403, 'social_invalid']);
  }
});

test('an unsigned token, or one changed after it was signed, is rejected', async () => {
  const gina = await makeSocialUser();
  await linked('google', gina.sub);
  const [head, payload] = gina.body.token.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  expect((await rejectionOf(gina.post({ token: `${none}.${payload}.` }))).code).toBe('social_invalid');
  const changed = Buffer.from(JSON.stringify({ sub: 'admin' })).toString('base64url');
  expect((await rejectionOf(gina.post({ token: `${head}.${changed}.x` }))).code).toBe('social_invalid');
});

test('a nonce is accepted once; a reused, unknown or missing nonce is rejected', async () => {
  const gina = await makeSocialUser();
  await linked('google', gina.sub);
  const both = await Promise.allSettled([gina.post(), gina.post()]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await rejectionOf(gina.post())).code).toBe('social_invalid');
  for (const nonce of ['made-up', undefined]) {
    const other = await makeSocialUser({ nonce });
    await linked('google', other.sub);
    expect((await rejectionOf(other.post())).code).toBe('social_invalid');
  }
  const late = await makeSocialUser();
  await linked('google', late.sub);
  api.clock.advance(10 * 60_000);
  expect((await rejectionOf(late.post())).code).toBe('social_invalid');
});

test('a posted id that differs from the token’s is rejected', async () => {
  const gina = await makeSocialUser();
  await linked('google', 'victim');
  expect((await rejectionOf(gina.post({ unique_id: 'victim' }))).code).toBe('social_invalid');
});

// Requirements: AUTH-80, AUTH-92.
test('an email that belongs to an account leads to a question; yes links that account', async () => {
  const gina = await makeSocialUser();
  const customer = await makeCustomer(api.db, { email: gina.email });
  const question = await gina.post();
  expect(question).toMatchObject({ token: null, is_personal_info: 1, is_exist_user: { id: customer.id } });
  expect((await gina.post({ verified: 'yes' })).token).not.toBeNull();
  const [link] = await api.db.select().from(identities).where(eq(identities.subject, gina.sub));
  expect(link?.customerId).toBe(customer.id);
  // A session with the verified email stays valid.
  expect(await api.db.select().from(sessions).where(eq(sessions.customerId, customer.id))).toHaveLength(2);
});

test('the question can only be answered by the same device with the same token', async () => {
  const gina = await makeSocialUser();
  await makeCustomer(api.db, { email: gina.email });
  await gina.post();
  const other = (await makeGuest(api.db)).id;
  expect((await rejectionOf(gina.post({ verified: 'yes', guest_id: other }))).code).toBe('social_invalid');
  expect((await rejectionOf(gina.post({ verified: 'yes', token: 'another.token.here' }))).code).toBe(
    'social_invalid',
  );
});

test('no leaves the verified email with the other account and asks for another', async () => {
  const gina = await makeSocialUser();
  await makeCustomer(api.db, { email: gina.email });
  await gina.post();
  expect(await gina.post({ verified: 'no' })).toMatchObject({ is_personal_info: 0, email: null });
});

test('an email that the provider did not verify is ignored', async () => {
  const gina = await makeSocialUser({ email_verified: false });
  await makeCustomer(api.db, { email: gina.email });
  expect((await rejectionOf(gina.post())).code).toBe('email');
});

// Requirements: AUTH-33, AUTH-81.
test('without an email the phone step follows, and its code finishes the sign-in', async () => {
  const gina = await makeSocialUser({ email: undefined });
  const rejection = await rejectionOf(gina.post());
  expect([rejection.status, rejection.code]).toEqual([403, 'email']);
  expect((await rejectionOf(gina.post({ phone: '+97150' }))).message).toBe('Number must be 10 digits');
  const phone = '+971505550077';
  expect(await gina.post({ phone })).toMatchObject({
    token: null,
    is_phone_verified: 0,
    is_personal_info: 1,
  });
  const otp = (await findLastCode(api, phone)) ?? '';
  const body = {
    phone,
    otp,
    login_type: 'social' as const,
    verification_type: 'phone' as const,
    guest_id: gina.body.guest_id,
  };
  expect(await api.client().call(verifyPhone, { body })).toMatchObject({ token: null, is_personal_info: 0 });
  const info = {
    name: 'Gina',
    email: 'gina.now@errand.test',
    login_type: 'social' as const,
    guest_id: gina.body.guest_id,
  };
  expect((await api.client().call(updateInfo, { body: info })).token).not.toBeNull();
  const [link] = await api.db.select().from(identities).where(eq(identities.subject, gina.sub));
  expect(link).toBeDefined();
});

// Requirements: AUTH-78.
test('a linked account without a phone is asked for one where phones are verified', async () => {
  await changeSettings(api.deps, {
    centralize_login: signInMethods({ phone_verification_status: 1 }),
  } as never);
  const gina = await makeSocialUser();
  await linked('google', gina.sub, { phone: null, phoneVerified: false });
  expect(await gina.post()).toMatchObject({ token: null, is_exist_user: null, is_personal_info: 1 });
  await changeSettings(api.deps, { centralize_login: signInMethods({}) } as never);
});

test('Apple’s tokens are validated the same way, for the web and for the app', async () => {
  for (const audience of [CLIENT, 'errand.app']) {
    const person = await makeSocialUser({ email_verified: 'true' }, { audience });
    await linked('apple', person.sub);
    expect((await person.post({ medium: 'apple' })).token).not.toBeNull();
  }
});

test('Facebook is asked for user and app of a token, with a proof of the app secret', async () => {
  const guest_id = (await makeGuest(api.db)).id;
  const body = {
    login_type: 'social' as const,
    medium: 'facebook' as const,
    token: 'fb token',
    unique_id: 'fb-1',
    guest_id,
  };
  const post = (more: object = {}) => api.client().call(login, { body: { ...body, ...more } });
  const customer = await linked('facebook', 'fb-1');
  expect(await post()).toMatchObject({ token: expect.any(String), email: customer.email });
  expect(graph.requests.at(-2)?.url.searchParams.get('access_token')).toBe('4242|shared secret');
  expect(graph.requests.at(-1)?.url.searchParams.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/);
  const good = facebook;
  for (const wrong of [{ app_id: '1' }, { is_valid: false }, { user_id: 'fb-2' }, { expires_at: 1 }]) {
    facebook = { ...good, ...wrong };
    expect((await rejectionOf(post())).code).toBe('social_invalid');
  }
  facebook = good;
  expect((await rejectionOf(post({ unique_id: 'fb-9' }))).code).toBe('social_invalid');
  facebookPerson = social(null, 'fb-3');
  facebook = { ...good, user_id: 'fb-3' };
  expect((await rejectionOf(post({ unique_id: 'fb-3' }))).code).toBe('email');
});

// Requirements: AUTH-99, CONFIG-16.
test('a provider that is disabled or has no client id cannot sign in', async () => {
  const gina = await makeSocialUser();
  await changeSettings(api.deps, { centralize_login: signInMethods({ google_login_status: 0 }) } as never);
  expect((await rejectionOf(gina.post())).code).toBe('method_off');
  await changeSettings(api.deps, { centralize_login: signInMethods({}) } as never);
  const off = {
    login_medium: 'apple' as const,
    status: true,
    client_id: '',
    client_id_app: '',
    redirect_url_flutter: '',
    redirect_url_react: '',
  };
  await changeSettings(api.deps, { apple_login: [off] });
  expect((await rejectionOf(gina.post({ medium: 'apple' }))).code).toBe('social_invalid');
});
