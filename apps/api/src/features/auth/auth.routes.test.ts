import { createHash } from 'node:crypto';
import { ApiError, type InputOf } from '@errand/contract';
import { login, logout, requestGuestId, signUp } from '@errand/contract/auth';
import { listAddresses } from '@errand/contract/customer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeGuest, makeSession } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { hashPassword } from './accounts/password.ts';
import { authRoutes } from './auth.routes.ts';
import { attempts, customers, guests, sessions } from './auth.tables.ts';
import { resolveViewer } from './session/resolve-viewer.ts';

let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword('open sesame');
  api = await startApi({
    routes: (route) => {
      authRoutes(route);
      route(listAddresses, async () => ({ addresses: [] }));
    },
  });
});
afterAll(() => api.stop());

let last = 0;
type Form = InputOf<typeof signUp>['body'];
/** A valid form with unique contacts. */
function form(overrides: Partial<Form> = {}): Form {
  last += 1;
  return {
    name: 'Layla Haddad',
    email: `layla${last}@errand.test`,
    phone: `+97150${String(2_000_000 + last)}`,
    password: 'open sesame',
    confirm_password: 'open sesame',
    ...overrides,
  };
}

function signUpWith(body: Form) {
  return api.client().call(signUp, { body });
}

function loginWith(email_or_phone: string, password = 'open sesame') {
  return api.client().call(login, { body: { email_or_phone, password } });
}

/** The customer of a token. */
async function customerOf(token: string | null) {
  const viewer = await resolveViewer(api.deps, token, null);
  if (viewer === 'stale' || viewer.kind !== 'customer') throw new Error('the token signs nobody in');
  const [row] = await api.db.select().from(customers).where(eq(customers.id, viewer.customerId));
  return row;
}

/** A call that requires a signed-in customer. */
function callAs(token: string | null) {
  return api.client({ token: token ?? '' }).call(listAddresses, {});
}

function texts(error: ApiError): Record<string, string> {
  return Object.fromEntries(error.errors.map(({ code, message }) => [code, message]));
}

test('a guest id is unpredictable', async () => {
  const first = await api.client().call(requestGuestId, { body: {} });
  const second = await api.client().call(requestGuestId, { body: { fcm_token: 'device' } });
  expect(first.guest_id).toMatch(/^[\w-]{32}$/);
  expect(second.guest_id).not.toBe(first.guest_id);
  expect(await api.db.select().from(guests).where(eq(guests.id, first.guest_id))).toHaveLength(1);
});

// Requirements: API-51, AUTH-37, AUTH-40.
test('sign-up creates an account and signs it in', async () => {
  const sent = form({ name: 'Noor Al Sayed', email: ' Noor@Errand.TEST ', phone: '+971 50 123-4567' });
  const response = await signUpWith(sent);
  expect(response).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    is_phone_verified: 1,
    is_email_verified: 1,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: 'manual',
    email: 'noor@errand.test',
    phone: '+971501234567',
    dropped_cart_lines: [],
  });
  expect(await customerOf(response.token)).toMatchObject({
    firstName: 'Noor Al',
    lastName: 'Sayed',
    email: 'noor@errand.test',
    phone: '+971501234567',
    refCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
  });
  expect(await callAs(response.token)).toEqual({ addresses: [] });
});

test('a single name is the first name, and f_name with l_name is accepted', async () => {
  const one = await signUpWith(form({ name: '  Rami ' }));
  const two = await signUpWith(form({ name: undefined, f_name: 'Rami', l_name: 'Nasser' }));
  expect(await customerOf(one.token)).toMatchObject({ firstName: 'Rami', lastName: '' });
  expect(await customerOf(two.token)).toMatchObject({ firstName: 'Rami', lastName: 'Nasser' });
});

// Requirements: AUTH-20, AUTH-21, AUTH-24, AUTH-26, AUTH-29.
test('an empty sign-up form is rejected with every missing field', async () => {
  const error = await rejectionOf(signUpWith({}));
  expect(error.status).toBe(403);
  expect(texts(error)).toEqual({
    name: 'First name is required',
    email: 'Email is required',
    phone: 'Please give a phone number',
    password: 'Password is required',
    confirm_password: 'Passwords must match',
  });
});

// Requirements: AUTH-22, AUTH-25, AUTH-27, AUTH-30.
test('invalid fields are reported together, with the messages of the form', async () => {
  const broken = { email: 'layla@', phone: '+97150123', password: '12345', confirm_password: '123456' };
  const error = await rejectionOf(signUpWith(form(broken)));
  expect(texts(error)).toEqual({
    email: 'Must be a valid email',
    phone: 'Number must be 10 digits',
    password: 'Password is too short - should be 6 chars minimum.',
    confirm_password: 'Passwords must match',
  });
});

test('the messages of the form are in Arabic for an Arabic visitor', async () => {
  const error = await rejectionOf(
    api.client({ language: 'ar' }).call(signUp, { body: form({ password: '', confirm_password: '' }) }),
  );
  expect(texts(error)).toEqual({
    password: 'كلمة المرور مطلوبة',
    confirm_password: 'كلمتا المرور غير متطابقتين',
  });
});

// Requirements: AUTH-23.
test('an email of 256 characters is rejected, one of 255 is accepted', async () => {
  const domain = '@errand.test';
  const long = 'a'.repeat(255 - domain.length) + domain;
  expect(texts(await rejectionOf(signUpWith(form({ email: `b${long}` }))))).toHaveProperty('email');
  expect((await signUpWith(form({ email: long }))).token).not.toBeNull();
});

// Requirements: AUTH-28.
test('a password of exactly 6 characters is accepted, one of 257 is rejected', async () => {
  expect((await signUpWith(form({ password: 'q7v#T2', confirm_password: 'q7v#T2' }))).token).not.toBeNull();
  const long = 'x'.repeat(257);
  const error = await rejectionOf(signUpWith(form({ password: long, confirm_password: long })));
  expect(texts(error)).toHaveProperty('password');
});

test('a phone is stored in one format however it is written, and an invalid one is rejected', async () => {
  const response = await signUpWith(form({ phone: '050 765 4321' }));
  expect((await customerOf(response.token))?.phone).toBe('+971507654321');
  expect(texts(await rejectionOf(signUpWith(form({ phone: '+971507654321' }))))).toHaveProperty('phone');
  for (const phone of ['call me please', '+99912345678901', '+9715012345678901234']) {
    expect(texts(await rejectionOf(signUpWith(form({ phone }))))).toEqual({
      phone: 'Must be a valid phone number',
    });
  }
});

test('an email and a phone that are in use are both reported at their field', async () => {
  const first = form();
  await signUpWith(first);
  const error = await rejectionOf(signUpWith({ ...first, email: first.email?.toUpperCase() }));
  expect(error.status).toBe(403);
  expect(error.errors.map(({ code }) => code)).toEqual(['email', 'phone']);
  expect(error.details.reason).toBe('email_taken');
  const onlyPhone = await rejectionOf(signUpWith(form({ phone: first.phone })));
  expect(onlyPhone.details.reason).toBe('phone_taken');
});

test('of ten equal concurrent sign-ups exactly one creates an account', async () => {
  const body = form();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => signUpWith(body)));
  const made = outcomes.filter(({ status }) => status === 'fulfilled');
  const rejection = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as ApiError] : [],
  );
  expect(made).toHaveLength(1);
  expect(rejection.every((error) => error.status === 403 && error.details.reason === 'email_taken')).toBe(
    true,
  );
  expect(
    await api.db
      .select()
      .from(customers)
      .where(eq(customers.email, body.email ?? '')),
  ).toHaveLength(1);
});

// Requirements: AUTH-18.
test('a referral code is stored with the new account, an unknown one is rejected', async () => {
  const friend = await makeCustomer(api.db, { refCode: 'FRIEND22' });
  const body = form({ ref_code: ' friend22 ' });
  await signUpWith(body);
  const [made] = await api.db
    .select()
    .from(customers)
    .where(eq(customers.email, body.email ?? ''));
  expect(made?.referredBy).toBe(friend.id);
  expect(texts(await rejectionOf(signUpWith(form({ ref_code: 'NOBODY99' }))))).toHaveProperty('ref_code');
  expect((await signUpWith(form({ ref_code: '' }))).token).not.toBeNull();
});

test('sign-up cannot set flags, id, wallet or the account’s own referral code', async () => {
  const sent = {
    ...form(),
    id: 1,
    blocked: true,
    email_verified: true,
    is_phone_verified: 1,
    ref_code: null,
  };
  const more = { wallet_balance: 999, loyalty_point: 999, refCode: 'MINE', picture: 'x', interests: [1] };
  const customer = await customerOf((await signUpWith({ ...sent, ...more })).token);
  expect(customer?.id).not.toBe(1);
  expect(customer).toMatchObject({
    blocked: false,
    emailVerified: false,
    phoneVerified: false,
    refCode: expect.not.stringMatching(/^MINE$/),
    picture: null,
    interests: [],
    removedAt: null,
  });
});

test('values of a wrong type are rejected before they reach the database', async () => {
  const wrong: unknown[] = [{ name: 5 }, { password: ['x'] }, { email: {} }, { phone: 'x'.repeat(41) }];
  for (const part of wrong) {
    expect((await rejectionOf(signUpWith({ ...form(), ...(part as Form) }))).status).toBe(403);
  }
  for (const part of [{ email: 'nul\0@errand.test' }, { name: 'Bob \0' }])
    expect((await rejectionOf(signUpWith(form(part)))).status).toBe(403);
  const { token } = await signUpWith(form({ name: ' Bob\r\nBcc: all\u202e ' }));
  expect(await customerOf(token)).toMatchObject({ firstName: 'Bob Bcc:', lastName: 'all' });
});

// Requirements: API-52, AUTH-01, AUTH-70.
test('a customer signs in by email or by phone', async () => {
  const customer = await makeCustomer(api.db, { passwordHash, phone: '+971508000001' });
  const email = customer.email ?? '';
  for (const identifier of [email, ` ${email.toUpperCase()} `, '+971508000001', '971508000001']) {
    const response = await loginWith(identifier);
    expect(response).toMatchObject({ is_personal_info: 1, is_exist_user: null, login_type: 'manual', email });
    expect(response).toMatchObject({ is_phone_verified: 1, is_email_verified: 1 });
    expect((await customerOf(response.token))?.id).toBe(customer.id);
  }
  const body = {
    email_or_phone: email,
    password: 'open sesame',
    login_type: 'manual' as const,
    field_type: 'email' as const,
    type: 'email' as const,
    guest_id: 'not-one-of-ours',
  };
  expect((await api.client().call(login, { body })).token).not.toBeNull();
});

test('a wrong password, an unknown account and one without a password get the same response', async () => {
  const customer = await makeCustomer(api.db, { passwordHash });
  const without = await makeCustomer(api.db);
  const errors = [
    await rejectionOf(loginWith(customer.email ?? '', 'wrong one')),
    await rejectionOf(loginWith('nobody@errand.test')),
    await rejectionOf(loginWith(without.email ?? '')),
    await rejectionOf(loginWith('+15550001111')),
  ];
  for (const error of errors) {
    expect([error.status, error.code, error.message]).toEqual([401, 'auth-001', errors[0]?.message]);
  }
});

test('a closed account is reported only with the correct password', async () => {
  const customer = await makeCustomer(api.db, { passwordHash, blocked: true });
  expect((await rejectionOf(loginWith(customer.email ?? '', 'wrong one'))).code).toBe('auth-001');
  const error = await rejectionOf(loginWith(customer.email ?? ''));
  expect([error.status, error.code]).toEqual([401, 'auth-003']);
});

// Requirements: AUTH-60, AUTH-61, AUTH-63, AUTH-64.
test('a sign-in form is validated before any account is looked up', async () => {
  expect(texts(await rejectionOf(api.client().call(login, { body: {} })))).toEqual({
    email_or_phone: 'Email or phone number is required',
    password: 'Password is required',
  });
  expect(texts(await rejectionOf(loginWith('who am i', '12345')))).toEqual({
    email_or_phone: 'Must be a valid email or phone number',
    password: 'Password is too short - should be 6 chars minimum.',
  });
});

// Requirements: AUTH-62.
test('a phone that starts with 0 is no identifier, unless it is a number of the country', async () => {
  expect(texts(await rejectionOf(loginWith('0123456789')))).toHaveProperty('email_or_phone');
  expect((await rejectionOf(loginWith('0509990000'))).code).toBe('auth-001');
});

test('a sign-in finds the account by every spelling of its phone and mail', async () => {
  await makeCustomer(api.db, { passwordHash, phone: '+971500001234', email: 'mina@errand.test' });
  const spellings = [
    '٠٥٠٠٠٠١٢٣٤',
    '\u202a+971 50 000 1234\u202c',
    '＋９７１５００００１２３４',
    '\u200fMINA@errand.test\u200f',
    'mina\uff20errand.test',
  ];
  for (const typed of spellings)
    expect([typed, (await loginWith(typed)).token !== null]).toEqual([typed, true]);
});

test('invisible characters make no second account and no name, and a password keeps them', async () => {
  const body = form({ password: 'open\u200f sesame', confirm_password: 'open\u200f sesame' });
  await signUpWith(body);
  const again = form({ email: `${body.email}\u200f` });
  expect(texts(await rejectionOf(signUpWith(again)))).toHaveProperty('email');
  expect(texts(await rejectionOf(signUpWith(form({ name: '\u200b\u200b' }))))).toHaveProperty('name');
  expect((await rejectionOf(loginWith(body.email ?? ''))).code).toBe('auth-001');
  expect((await loginWith(body.email ?? '', 'open\u200f sesame')).token).not.toBeNull();
  const { token } = await signUpWith(form({ name: '\u202eLayla\u202c Haddad' }));
  expect(await customerOf(token)).toMatchObject({ firstName: 'Layla', lastName: 'Haddad' });
});

test('from the fifth wrong password for an account from one address, each attempt waits longer', async () => {
  const email = (await makeCustomer(api.db, { passwordHash })).email ?? '';
  for (let failure = 0; failure < 5; failure += 1) {
    expect((await rejectionOf(loginWith(email, 'wrong one'))).code).toBe('auth-001');
  }
  const waits: unknown[] = [];
  for (let failure = 5; failure < 8; failure += 1) {
    const rejection = await rejectionOf(loginWith(email));
    expect([rejection.status, rejection.code]).toEqual([429, 'too_many_requests']);
    waits.push(rejection.details.seconds);
    api.clock.advance(Number(rejection.details.seconds) * 1000);
    expect((await rejectionOf(loginWith(email, 'wrong one'))).code).toBe('auth-001');
  }
  expect(waits).toEqual([5, 10, 20]);

  const raw = await api.inject({
    method: 'POST',
    url: login.path,
    payload: { email_or_phone: email, password: 'open sesame' },
  });
  expect([raw.statusCode, raw.headers['retry-after']]).toEqual([429, '40']);
  const elsewhere = await api.inject({
    method: 'POST',
    url: login.path,
    remoteAddress: '203.0.113.7',
    payload: { email_or_phone: email, password: 'open sesame' },
  });
  expect(elsewhere.statusCode).toBe(200);
  api.clock.advance(40_000);
  expect((await loginWith(email)).token).not.toBeNull();
  expect((await loginWith(email)).token).not.toBeNull();
});

test('of twenty concurrent wrong passwords only five are checked', async () => {
  const email = (await makeCustomer(api.db, { passwordHash })).email ?? '';
  const errors = await Promise.all(
    Array.from({ length: 20 }, () => rejectionOf(loginWith(email, 'wrong one'))),
  );
  const statuses = errors.map((error) => error.status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
});

test('one password tried on many accounts is rate-limited', async () => {
  await api.db
    .insert(attempts)
    .values({ key: 'login-address:198.51.100.9', count: 100, lastAt: new Date(api.clock.now()) });
  const payload = { email_or_phone: 'victim@errand.test', password: 'password1' };
  const raw = await api.inject({ method: 'POST', url: login.path, remoteAddress: '198.51.100.9', payload });
  expect(raw.statusCode).toBe(429);
});

test('a successful sign-in does not count against its address', async () => {
  const email = (await makeCustomer(api.db, { passwordHash })).email ?? '';
  const payload = { email_or_phone: email, password: 'open sesame' };
  const remoteAddress = '198.51.100.20';
  for (let n = 0; n < 8; n += 1) {
    expect((await api.inject({ method: 'POST', url: login.path, remoteAddress, payload })).statusCode).toBe(
      200,
    );
  }
  const [row] = await api.db
    .select()
    .from(attempts)
    .where(eq(attempts.key, `login-address:${remoteAddress}`));
  expect(row?.count).toBe(0);
});

test('the token is stored only as a hash, the password only as argon2id', async () => {
  const body = form();
  const { token } = await signUpWith(body);
  const tokenHash = createHash('sha256')
    .update(token ?? '')
    .digest();
  const [session] = await api.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  expect(session?.expiresAt.getTime()).toBe(api.clock.now() + 90 * 86_400_000);
  const [customer] = await api.db
    .select()
    .from(customers)
    .where(eq(customers.email, body.email ?? ''));
  expect(customer?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(JSON.stringify([session, customer])).not.toContain(token);
});

test('a token is rejected with 401 after 90 days and when its account is closed', async () => {
  const customer = await makeCustomer(api.db, { passwordHash });
  const { token } = await loginWith(customer.email ?? '');
  api.clock.advance(90 * 86_400_000 - 1);
  expect((await customerOf(token))?.id).toBe(customer.id);
  api.clock.advance(1);
  expect((await rejectionOf(callAs(token))).status).toBe(401);
  expect((await customerOf(customer.token))?.id).toBe(customer.id);
  await api.db.update(customers).set({ blocked: true }).where(eq(customers.id, customer.id));
  expect((await rejectionOf(callAs(customer.token))).code).toBe('unauthenticated');
  expect((await rejectionOf(callAs('no-such-token'))).status).toBe(401);
});

test('logout ends only the current session', async () => {
  const customer = await makeCustomer(api.db);
  const other = await makeSession(api.db, customer.id);
  const client = api.client({ token: customer.token });
  expect(await client.call(logout, {})).toEqual({ message: 'Logout successful.' });
  expect((await rejectionOf(callAs(customer.token))).status).toBe(401);
  expect((await rejectionOf(client.call(logout, {}))).status).toBe(401);
  expect((await customerOf(other))?.id).toBe(customer.id);
  expect((await rejectionOf(api.client().call(logout, {}))).status).toBe(401);
});

test('the token takes precedence over the guest id, and an unknown guest id is no viewer', async () => {
  const customer = await makeCustomer(api.db);
  const guest = await makeGuest(api.db);
  expect(await resolveViewer(api.deps, customer.token, guest.id)).toMatchObject({
    kind: 'customer',
    customerId: customer.id,
  });
  expect(await resolveViewer(api.deps, 'ended', guest.id)).toBe('stale');
  for (let n = 0; n < 2; n += 1) {
    expect(await resolveViewer(api.deps, null, guest.id)).toEqual({ kind: 'guest', guestId: guest.id });
    expect(await resolveViewer(api.deps, null, 'made up')).toEqual({ kind: 'nobody' });
  }
  expect(await resolveViewer(api.deps, null, 'x'.repeat(5000))).toEqual({ kind: 'nobody' });
  expect(await resolveViewer(api.deps, null, 'nul\0')).toEqual({ kind: 'nobody' });
});

test('the last use of a session is written at most once an hour', async () => {
  const customer = await makeCustomer(api.db, { passwordHash });
  const { token } = await loginWith(customer.email ?? '');
  const signedInAt = api.clock.now();
  const lastUse = async () => {
    const [row] = await api.db
      .select()
      .from(sessions)
      .where(
        eq(
          sessions.tokenHash,
          createHash('sha256')
            .update(token ?? '')
            .digest(),
        ),
      );
    return row?.lastUsedAt.getTime();
  };
  api.clock.advance(3_599_999);
  await resolveViewer(api.deps, token, null);
  expect(await lastUse()).toBe(signedInAt);
  api.clock.advance(1);
  await resolveViewer(api.deps, token, null);
  expect(await lastUse()).toBe(signedInAt + 3_600_000);
});
