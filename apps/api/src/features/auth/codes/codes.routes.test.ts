import { login, signUp, updateInfo } from '@errand/contract/auth';
import { checkEmail, resendCode, verifyEmail, verifyPhone } from '@errand/contract/auth-codes';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { differentCode, findLastCode, listCodes, signInMethods } from '../../../../test/codes.ts';
import { makeCustomer, makeGuest } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { changeSettings } from '../../settings/index.ts';
import { hashPassword } from '../accounts/password.ts';
import { attempts, codes, customers, sessions } from '../auth.tables.ts';

let api: TestApi;
let passwordHash: string;
let phones = 0;
const nextPhone = () => `+97152${String(3_000_000 + ++phones)}`;

beforeAll(async () => {
  passwordHash = await hashPassword('open sesame');
  api = await startApi({ settings: { centralize_login: signInMethods({}) }, demo: true });
});
afterAll(() => api.stop());
/** All calls have one network address, whose limits are not under test. */
beforeEach(async () => {
  await api.db.delete(attempts).where(like(attempts.key, 'code-address:%'));
  await api.db.delete(attempts).where(like(attempts.key, 'code-try:%'));
});

async function aGuest() {
  const guest = await makeGuest(api.db);
  const client = api.client();
  const guest_id = guest.id;
  return {
    guest_id,
    requestCode: (phone: string) => client.call(login, { body: { phone, login_type: 'otp', guest_id } }),
    enter: (phone: string, otp: string) =>
      client.call(verifyPhone, {
        body: { phone, otp, login_type: 'otp', verification_type: 'phone', guest_id },
      }),
    info: (body: object) =>
      client.call(updateInfo, { body: { name: 'Omar Said', login_type: 'otp', guest_id, ...body } }),
    answer: (phone: string, verified: string) =>
      client.call(login, { body: { phone, login_type: 'otp', verified, guest_id } }),
  };
}

function requireVerification(which: { email?: 0 | 1; phone?: 0 | 1 }) {
  return changeSettings(api.deps, {
    centralize_login: signInMethods({
      email_verification_status: which.email ?? 0,
      phone_verification_status: which.phone ?? 0,
    }),
  } as never);
}

// Requirements: API-56, AUTH-01, AUTH-69, OTP-12, SESSION-11.
test('a customer signs in with a code sent to a verified phone', async () => {
  const customer = await makeCustomer(api.db, { phone: nextPhone() });
  const phone = customer.phone ?? '';
  const guest = await aGuest();
  expect(await guest.requestCode(phone)).toMatchObject({
    token: null,
    is_phone_verified: 0,
    is_personal_info: 1,
    login_type: 'otp',
  });
  const code = await findLastCode(api, phone);
  expect(code).toMatch(/^\d{6}$/);
  const response = await guest.enter(phone, code ?? '');
  expect(response).toMatchObject({ token: expect.any(String), is_phone_verified: 1, email: customer.email });
  api.clock.advance(61_000);
  await guest.requestCode(phone);
  const secondAttempt = await api.client().call(login, {
    body: { phone, login_type: 'otp', otp: (await findLastCode(api, phone)) ?? '', guest_id: guest.guest_id },
  });
  expect(secondAttempt.token).not.toBeNull();
});

// Requirements: AUTH-66, AUTH-67.
test('the phone of a code sign-in is required and has at least 10 characters', async () => {
  const guest = await aGuest();
  expect((await rejectionOf(guest.requestCode(''))).message).toBe('Please give a phone number');
  expect((await rejectionOf(guest.requestCode('+97150123'))).message).toBe('Number must be 10 digits');
});

// Requirements: API-55, AUTH-88.
test('a new phone gets an account with the name and email of the profile step', async () => {
  const phone = nextPhone();
  const guest = await aGuest();
  await guest.requestCode(phone);
  const proven = await guest.enter(phone, (await findLastCode(api, phone)) ?? '');
  expect(proven).toMatchObject({ token: null, is_personal_info: 0, is_exist_user: null, email: null });
  const bad = await rejectionOf(guest.info({ name: ' ', email: '' }));
  expect(bad.errors).toEqual([
    { code: 'name', message: 'name is required' },
    { code: 'email', message: 'Email is required' },
  ]);
  const email = 'omar.said@errand.test';
  const response = await guest.info({ email, phone: '+971509999999', ref_code: null });
  expect(response.token).not.toBeNull();
  const [made] = await api.db.select().from(customers).where(eq(customers.email, email));
  // The phone is the verified one; a posted one is ignored.
  expect(made).toMatchObject({
    phone,
    phoneVerified: true,
    emailVerified: false,
    firstName: 'Omar',
    loginMedium: 'otp',
  });
  expect((await rejectionOf(guest.info({ email: 'twice@errand.test' }))).code).toBe('step_gone');
});

// Requirements: AUTH-36.
test('the email of the profile step is required, valid and has at most 255 characters', async () => {
  const phone = nextPhone();
  const guest = await aGuest();
  await guest.requestCode(phone);
  await guest.enter(phone, (await findLastCode(api, phone)) ?? '');
  expect((await rejectionOf(guest.info({ email: 'omar@' }))).message).toBe('Must be a valid email');
  expect((await rejectionOf(guest.info({ email: '' }))).message).toBe('Email is required');
  const longest = `${'a'.repeat(255 - '@errand.test'.length)}@errand.test`;
  expect((await rejectionOf(guest.info({ email: `a${longest}` }))).code).toBe('email');
  expect((await guest.info({ email: longest })).token).not.toBeNull();
});

test('who mistyped the mail of a sign-up signs up again with the password, and gets the code there', async () => {
  await requireVerification({ email: 1 });
  const phone = nextPhone();
  const password = 'q7v#T2-long';
  const send = (email: string, changed: object = {}) =>
    api.client().call(signUp, {
      body: { name: 'Omar Said', email, phone, password, confirm_password: password, ...changed },
    });
  expect(await send('mistypd@errand.test')).toMatchObject({ token: null, is_email_verified: 0 });
  const other = { password: 'another-q7v#T2', confirm_password: 'another-q7v#T2' };
  expect((await rejectionOf(send('mistyped@errand.test', other))).code).toBe('phone');
  expect(await send('mistyped@errand.test', { name: 'Omar Salim' })).toMatchObject({ token: null });
  const accounts = await api.db
    .select()
    .from(customers)
    .where(eq(customers.phone, phone))
    .orderBy(customers.id);
  expect(accounts).toMatchObject([
    { email: 'mistyped@errand.test', lastName: 'Salim', emailVerified: false },
  ]);
  const verify = (email: string, otp: string | null) =>
    api.client().call(verifyPhone, {
      body: { email, otp: otp ?? '', login_type: 'manual', verification_type: 'email' },
    });
  const first = await findLastCode(api, 'mistypd@errand.test');
  expect((await rejectionOf(verify('mistypd@errand.test', first))).code).toBe('otp');
  const code = await findLastCode(api, 'mistyped@errand.test');
  expect((await verify('mistyped@errand.test', code)).token).not.toBeNull();
  // The account is proven now, and nobody can sign up over it.
  expect((await rejectionOf(send('third@errand.test'))).code).toBe('phone');
  await requireVerification({});
});

test('the profile step is accepted only from the device that verified the phone', async () => {
  const phone = nextPhone();
  const guest = await aGuest();
  await guest.requestCode(phone);
  await guest.enter(phone, (await findLastCode(api, phone)) ?? '');
  const thief = await aGuest();
  expect((await rejectionOf(thief.info({ email: 'thief@errand.test', phone }))).code).toBe('step_gone');
});

// Requirements: AUTH-18.
test('a referral code of the profile step is applied', async () => {
  const friend = await makeCustomer(api.db, { refCode: 'MATE2026' });
  const phone = nextPhone();
  const guest = await aGuest();
  await guest.requestCode(phone);
  await guest.enter(phone, (await findLastCode(api, phone)) ?? '');
  const unknown = await rejectionOf(guest.info({ email: 'm1@errand.test', ref_code: 'NOPE' }));
  expect(unknown.code).toBe('ref_code');
  await guest.info({ email: 'm1@errand.test', ref_code: 'mate2026' });
  const [made] = await api.db.select().from(customers).where(eq(customers.phone, phone));
  expect(made?.referredBy).toBe(friend.id);
});

// Requirements: AUTH-69, AUTH-70, AUTH-92.
test('for an account with this phone unverified the customer is asked; yes takes the phone over', async () => {
  const phone = nextPhone();
  const squatted = await makeCustomer(api.db, {
    phone,
    phoneVerified: false,
    emailVerified: false,
    passwordHash,
  });
  const guest = await aGuest();
  await guest.requestCode(phone);
  const question = await guest.enter(phone, (await findLastCode(api, phone)) ?? '');
  expect(question).toMatchObject({
    token: null,
    is_personal_info: 1,
    is_exist_user: { id: squatted.id, name: `Layla ${squatted.lastName}`, image: null },
  });
  expect((await rejectionOf(guest.answer(phone, 'maybe'))).code).toBe('verified');
  expect((await guest.answer(phone, 'yes')).token).not.toBeNull();
  const [row] = await api.db.select().from(customers).where(eq(customers.id, squatted.id));
  expect(row).toMatchObject({ phoneVerified: true, passwordHash: null });
  const left = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.customerId, squatted.id))
    .orderBy(sessions.id);
  expect(left).toHaveLength(1);
});

// Requirements: AUTH-92.
test('no leaves that account unchanged and creates a new one with the phone', async () => {
  const phone = nextPhone();
  const other = await makeCustomer(api.db, {
    phone,
    phoneVerified: false,
    emailVerified: false,
    passwordHash,
  });
  const guest = await aGuest();
  await guest.requestCode(phone);
  await guest.enter(phone, (await findLastCode(api, phone)) ?? '');
  expect(await guest.answer(phone, 'no')).toMatchObject({
    token: null,
    is_personal_info: 0,
    is_exist_user: null,
  });
  expect((await guest.info({ email: 'not.me@errand.test' })).token).not.toBeNull();
  const [old] = await api.db.select().from(customers).where(eq(customers.id, other.id));
  expect(old).toMatchObject({ phone: null, email: other.email, passwordHash });
});

test('an account with a verified email is not offered for its unverified phone', async () => {
  const phone = nextPhone();
  await makeCustomer(api.db, { phone, phoneVerified: false, emailVerified: true });
  const guest = await aGuest();
  await guest.requestCode(phone);
  expect(await guest.enter(phone, (await findLastCode(api, phone)) ?? '')).toMatchObject({
    is_exist_user: null,
    is_personal_info: 0,
  });
});

// Requirements: API-51, AUTH-43, AUTH-70, AUTH-73, AUTH-74.
test('sign-up requires phone and email to be verified, one after the other', async () => {
  await requireVerification({ email: 1, phone: 1 });
  const guest = await aGuest();
  const phone = nextPhone();
  const email = 'verify.me@errand.test';
  const body = {
    name: 'Verify Me',
    email,
    phone,
    password: 'open sesame',
    confirm_password: 'open sesame',
    guest_id: guest.guest_id,
  };
  const made = await api.client().call(signUp, { body });
  expect(made).toMatchObject({ token: null, is_phone_verified: 0, is_personal_info: 1, phone });
  const verify = (channel: 'phone' | 'email', otp: string) =>
    api.client().call(verifyPhone, {
      body: {
        [channel]: channel === 'phone' ? phone : email,
        otp,
        login_type: 'manual',
        verification_type: channel,
        guest_id: guest.guest_id,
      },
    });
  const first = await verify('phone', (await findLastCode(api, phone)) ?? '');
  expect(first).toMatchObject({ token: null, is_phone_verified: 1, is_email_verified: 0, email });
  const last = await verify('email', (await findLastCode(api, email)) ?? '');
  expect(last.token).not.toBeNull();
  const [row] = await api.db.select().from(customers).where(eq(customers.email, email));
  expect(row).toMatchObject({ phoneVerified: true, emailVerified: true });
  await requireVerification({});
});

test('a sign-in with an unverified email leads to its code only with the correct password', async () => {
  await requireVerification({ email: 1 });
  const customer = await makeCustomer(api.db, { passwordHash, emailVerified: false });
  const email = customer.email ?? '';
  const enter = (password: string) => api.client().call(login, { body: { email_or_phone: email, password } });
  expect((await rejectionOf(enter('wrong one'))).code).toBe('auth-001');
  expect(await findLastCode(api, email)).toBeNull();
  expect(await enter('open sesame')).toMatchObject({ token: null, is_email_verified: 0 });
  const first = await findLastCode(api, email);
  expect(await enter('open sesame')).toMatchObject({ token: null, is_email_verified: 0 });
  expect(await findLastCode(api, email)).toBe(first);
  api.clock.advance(60_000);
  await api.client().call(checkEmail, { body: { email } });
  const second = await findLastCode(api, email);
  const done = await api.client().call(verifyEmail, { body: { email, token: second ?? '' } });
  expect(done.token).not.toBeNull();
  await requireVerification({});
});

// Requirements: CONST-02, OTP-04, OTP-05.
test('an empty code and one without 6 digits are rejected before it is checked', async () => {
  const guest = await aGuest();
  const phone = nextPhone();
  await guest.requestCode(phone);
  expect((await rejectionOf(guest.enter(phone, ''))).errors).toEqual([
    { code: 'otp', message: 'field is empty' },
  ]);
  expect((await rejectionOf(guest.enter(phone, '12345'))).code).toBe('otp');
  const code = await findLastCode(api, phone);
  expect((await guest.enter(phone, code ?? '')).is_personal_info).toBe(0);
});

test('a code is accepted once, also when two requests send it concurrently', async () => {
  const customer = await makeCustomer(api.db, { phone: nextPhone() });
  const phone = customer.phone ?? '';
  const guest = await aGuest();
  await guest.requestCode(phone);
  const code = (await findLastCode(api, phone)) ?? '';
  const all = await Promise.allSettled([1, 2, 3].map(() => guest.enter(phone, code)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await rejectionOf(guest.enter(phone, code))).details.reason ?? 'code_invalid').toBe('code_invalid');
});

test('a code expires after 5 minutes', async () => {
  const customer = await makeCustomer(api.db, { phone: nextPhone() });
  const phone = customer.phone ?? '';
  const guest = await aGuest();
  await guest.requestCode(phone);
  const code = (await findLastCode(api, phone)) ?? '';
  api.clock.advance(5 * 60_000);
  expect((await rejectionOf(guest.enter(phone, code))).message).toBe(
    'This code is not right or has run out.',
  );
});

test('after five wrong codes the correct one is rejected, also when twenty are sent concurrently', async () => {
  const customer = await makeCustomer(api.db, { phone: nextPhone() });
  const phone = customer.phone ?? '';
  const guest = await aGuest();
  await guest.requestCode(phone);
  const code = await findLastCode(api, phone);
  await Promise.all(Array.from({ length: 20 }, () => rejectionOf(guest.enter(phone, differentCode(code)))));
  const [row] = await api.db
    .select()
    .from(codes)
    .where(like(codes.key, 'sign_in:%'))
    .orderBy(codes.requestedAt);
  expect(row?.tries).toBeLessThanOrEqual(5);
  const spent = await rejectionOf(guest.enter(phone, code ?? ''));
  expect(spent.message).toBe('Too many wrong codes. Ask for a new one.');
  api.clock.advance(60_000);
  await guest.requestCode(phone);
  expect((await guest.enter(phone, (await findLastCode(api, phone)) ?? '')).token).not.toBeNull();
});

test('a code is not accepted for another purpose or another recipient', async () => {
  const customer = await makeCustomer(api.db, { phone: nextPhone(), passwordHash });
  const other = await makeCustomer(api.db, { phone: nextPhone() });
  const guest = await aGuest();
  await guest.requestCode(customer.phone ?? '');
  const code = (await findLastCode(api, customer.phone ?? '')) ?? '';
  expect((await rejectionOf(guest.enter(other.phone ?? '', code))).code).toBe('otp');
  const { resetPassword, verifyToken } = await import('@errand/contract/auth-password');
  const contact = { phone: customer.phone ?? '', verification_method: 'phone' as const };
  await rejectionOf(api.client().call(verifyToken, { body: { ...contact, reset_token: code } }));
  await rejectionOf(
    api.client().call(resetPassword, {
      body: { ...contact, reset_token: code, password: 'taken over', confirm_password: 'taken over' },
    }),
  );
  expect((await guest.enter(customer.phone ?? '', code)).token).not.toBeNull();
});

test('the code is stored only as argon2id, its recipient only as a hash', async () => {
  const phone = nextPhone();
  const guest = await aGuest();
  await guest.requestCode(phone);
  const code = await findLastCode(api, phone);
  const rows = await api.db.select().from(codes).orderBy(codes.key);
  expect(rows.at(-1)?.codeHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(phone.slice(1));
});

// Requirements: CONST-03.
test('another code is sent after 60 seconds and not before, also with concurrent requests', async () => {
  const phone = nextPhone();
  const guest = await aGuest();
  const both = await Promise.allSettled([guest.requestCode(phone), guest.requestCode(phone)]);
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
  await api.jobs.run();
  api.clock.advance(59_000);
  const early = await rejectionOf(guest.requestCode(phone));
  expect([early.status, early.details.seconds]).toEqual([429, 1]);
  api.clock.advance(1000);
  expect((await guest.requestCode(phone)).token).toBeNull();
});

test('codes per recipient, device and address have limits shared by every process', async () => {
  const phone = nextPhone();
  for (let n = 0; n < 5; n += 1) {
    await (await aGuest()).requestCode(phone);
    api.clock.advance(61_000);
  }
  const tooMany = await rejectionOf((await aGuest()).requestCode(phone));
  expect([tooMany.status, Number(tooMany.details.seconds) > 100]).toEqual([429, true]);

  const device = await aGuest();
  for (let n = 0; n < 12; n += 1) await device.requestCode(nextPhone());
  expect((await rejectionOf(device.requestCode(nextPhone()))).status).toBe(429);

  await api.db
    .insert(attempts)
    .values({ key: 'code-address:198.51.100.44', count: 60, lastAt: new Date(api.clock.now()) });
  const payload = { phone: nextPhone(), login_type: 'otp' };
  const raw = await api.inject({ method: 'POST', url: login.path, remoteAddress: '198.51.100.44', payload });
  expect([raw.statusCode, raw.headers['retry-after']]).toEqual([429, '30']);
});

test('a resend has the same response with and without an open verification, and sends only with one', async () => {
  const stranger = 'nobody.here@errand.test';
  const resent = await api
    .client()
    .call(resendCode, { body: { email: stranger, verification_type: 'email' } });
  expect(resent).toEqual({ message: 'A code is on its way.' });
  expect(await findLastCode(api, stranger)).toBeNull();
});

test('a stranger’s verification codes to the same phone do not block a code sign-in', async () => {
  await requireVerification({ phone: 1 });
  const phone = nextPhone();
  const guest = await aGuest();
  const body = { name: 'In The Way', email: `way${phones}@errand.test`, phone };
  const passwords = { password: 'open sesame', confirm_password: 'open sesame' };
  await api.client().call(signUp, { body: { ...body, ...passwords } });
  await guest.requestCode(phone);
  const [first, second] = await listCodes(api, phone);
  expect(first).not.toBe(second);
  // The older code belongs to the stranger's verification, the newer one to the sign-in. Both prove the possession of
  // the phone.
  const response = await guest.enter(phone, first ?? '');
  expect(response.is_exist_user).toMatchObject({ name: 'In The Way' });
  await requireVerification({});
});

test('a disabled sign-in method is rejected', async () => {
  await changeSettings(api.deps, {
    centralize_login: signInMethods({ otp_login_status: 0, manual_login_status: 0 }),
  } as never);
  const customer = await makeCustomer(api.db, { passwordHash });
  expect((await rejectionOf((await aGuest()).requestCode(nextPhone()))).code).toBe('method_off');
  const body = { email_or_phone: customer.email ?? '', password: 'open sesame' };
  expect((await rejectionOf(api.client().call(login, { body }))).code).toBe('method_off');
  await requireVerification({});
});

// Requirements: CONFIG-22.
test('the inbox shows codes only in the demo', async () => {
  const raw = await api.inject('/api/v1/demo/inbox?recipient=%2B971');
  expect(raw.statusCode).toBe(200);
  const grown = await startApi();
  expect((await grown.inject('/api/v1/demo/inbox')).statusCode).toBe(404);
  await grown.stop();
});
