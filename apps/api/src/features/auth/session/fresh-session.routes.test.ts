import { forgotPassword, resetPassword } from '@errand/contract/auth-password';
import { removeAccount, updateProfile } from '@errand/contract/customer';
import { confirmIdentity } from '@errand/contract/identity';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findLastCode } from '../../../../test/codes.ts';
import { makeCustomer } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { inboxMessages } from '../../../platform/messages/messages.tables.ts';
import { hashPassword } from '../accounts/password.ts';
import { customers, sessions } from '../auth.tables.ts';

let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await startApi();
  passwordHash = await hashPassword('open sesame');
});
beforeEach(() => api.db.delete(inboxMessages));
afterAll(() => api.stop());

type Customer = Awaited<ReturnType<typeof makeCustomer>>;
const MINUTE = 60_000;

/** A customer whose session began some minutes ago. */
async function signedIn(minutesAgo: number, overrides: Parameters<typeof makeCustomer>[1] = {}) {
  const customer = await makeCustomer(api.db, { passwordHash, ...overrides });
  const createdAt = new Date(api.clock.now() - minutesAgo * MINUTE);
  await api.db.update(sessions).set({ createdAt }).where(eq(sessions.customerId, customer.id));
  return customer;
}

const clientOf = ({ token }: Customer) => api.client({ token });
const update = (customer: Customer, body: object) => clientOf(customer).call(updateProfile, { body });
const rowOf = async ({ id }: Customer) =>
  (await api.db.select().from(customers).where(eq(customers.id, id)))[0];

const PROTECTED: [string, (customer: Customer) => Promise<unknown>][] = [
  [
    'password',
    (customer) => update(customer, { password: 'harbour light', confirm_password: 'harbour light' }),
  ],
  ['email', (customer) => update(customer, { email: `new-${customer.email}` })],
  ['phone', (customer) => update(customer, { phone: '+971509990001' })],
  ['account', (customer) => clientOf(customer).call(removeAccount, {})],
];

test.each(PROTECTED)(
  'a session of 16 minutes does not change or delete the %s, one of 14 does',
  async (_, change) => {
    const old = await signedIn(16, { phoneVerified: false });
    const before = await rowOf(old);
    expect(await rejectionOf(change(old))).toMatchObject({
      status: 403,
      code: 'confirm_identity',
      details: { reason: 'confirm_identity', by: 'password' },
    });
    expect(await rowOf(old)).toEqual(before);
    const recent = await signedIn(14, { phoneVerified: false });
    await change(recent);
  },
);

test('a name is changed without a recent sign-in', async () => {
  const customer = await signedIn(1000);
  await update(customer, { name: 'Nour Haddad', email: customer.email, phone: customer.phone });
  expect(await rowOf(customer)).toMatchObject({ firstName: 'Nour' });
});

test('the current password confirms the session for 15 minutes, a wrong one does not and is limited', async () => {
  const customer = await signedIn(1000);
  const change = () => update(customer, { password: 'harbour light', confirm_password: 'harbour light' });
  const confirm = (password: string) => clientOf(customer).call(confirmIdentity, { body: { password } });
  expect(await rejectionOf(confirm('open sesam'))).toMatchObject({ status: 403, code: 'password' });
  expect((await rejectionOf(change())).code).toBe('confirm_identity');
  await confirm('open sesame');
  await change();
  api.clock.advance(16 * MINUTE);
  expect((await rejectionOf(update(customer, { email: 'late@errand.test' }))).code).toBe('confirm_identity');
  for (let guess = 0; guess < 3; guess += 1) await rejectionOf(confirm(`guess ${guess}`));
  expect(await rejectionOf(confirm('harbour light'))).toMatchObject({ status: 429 });
});

test('without a password, a code to the verified contact confirms the session', async () => {
  const customer = await signedIn(1000, { passwordHash: null });
  expect((await rejectionOf(clientOf(customer).call(removeAccount, {}))).details).toMatchObject({
    by: 'sms',
  });
  const confirm = (body: { otp?: string }) => clientOf(customer).call(confirmIdentity, { body });
  expect(await confirm({})).toMatchObject({ otp_send: 1, sent_to: customer.phone });
  // A dialog that is opened again uses the code that was sent.
  expect(await confirm({})).toMatchObject({ otp_send: 1, sent_to: customer.phone });
  const otp = (await findLastCode(api, customer.phone ?? '')) ?? '';
  await confirm({ otp });
  await clientOf(customer).call(removeAccount, {});
  expect(await rowOf(customer)).toMatchObject({ removedAt: expect.any(Date) });
});

test('an account without a password and a verified contact has to sign in again', async () => {
  const customer = await signedIn(1000, { passwordHash: null, emailVerified: false, phoneVerified: false });
  const rejection = await rejectionOf(clientOf(customer).call(removeAccount, {}));
  expect(rejection.details).toMatchObject({ by: 'sign_in' });
  expect((await rejectionOf(clientOf(customer).call(confirmIdentity, { body: {} }))).code).toBe(
    'confirm_identity',
  );
});

const noticesTo = async (recipient: string) => {
  await api.jobs.run();
  const rows = await api.db
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.recipient, recipient))
    .orderBy(inboxMessages.id);
  return rows
    .filter(({ code }) => code === null)
    .map(({ channel, subject, text }) => ({ channel, text: subject || text }));
};

test('the old address is notified of a new password, email and phone, and of the deletion', async () => {
  const customer = await signedIn(0, { phoneVerified: false });
  const { email } = customer;
  await update(customer, { password: 'harbour light', confirm_password: 'harbour light' });
  const change = { email: `new-${email}`, phone: '+971509990002' };
  await update(customer, change);
  for (const [on, to] of [
    ['phone', change.phone],
    ['email', change.email],
  ] as const) {
    await update(customer, { ...change, verification_on: on, otp: (await findLastCode(api, to)) ?? '' });
  }
  expect(await noticesTo(email ?? '')).toEqual([
    { channel: 'mail', text: 'Your password was changed' },
    { channel: 'mail', text: 'Your phone number was changed' },
    { channel: 'mail', text: 'Your email address was changed' },
  ]);
  await clientOf(customer).call(removeAccount, {});
  expect(await noticesTo(change.email)).toEqual([{ channel: 'mail', text: 'Your account was deleted' }]);
});

test('an account with only a phone is notified by SMS, also of a reset password', async () => {
  const customer = await signedIn(0, { email: null, emailVerified: false });
  const phone = customer.phone ?? '';
  await api.client().call(forgotPassword, { body: { phone, verification_method: 'phone' } });
  const reset_token = (await findLastCode(api, phone)) ?? '';
  const body = { phone, verification_method: 'phone' as const, reset_token };
  await api
    .client()
    .call(resetPassword, { body: { ...body, password: 'harbour light', confirm_password: 'harbour light' } });
  const [notice, ...more] = await noticesTo(phone);
  expect(notice).toEqual({
    channel: 'sms',
    text: expect.stringContaining('The password of your account was changed.'),
  });
  expect(more).toEqual([]);
});
