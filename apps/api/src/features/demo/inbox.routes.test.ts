import { login, logout, signUp } from '@errand/contract/auth';
import { resendCode } from '@errand/contract/auth-codes';
import { forgotPassword } from '@errand/contract/auth-password';
import { listInbox } from '@errand/contract/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInMethods } from '../../../test/codes.ts';
import { makeCustomer, makeGuest } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { DEMO_CUSTOMER, passwords } from '../auth/accounts/index.ts';

/** A demo with a public address, and one without. */
let open: TestApi;
let local: TestApi;
beforeAll(async () => {
  const settings = { centralize_login: signInMethods({ email_verification_status: 1 }) };
  open = await startApi({ demo: true, settings, deps: { publicUrl: 'https://demo.example', demo: true } });
  local = await startApi({ demo: true, settings });
});
afterAll(() => Promise.all([open.stop(), local.stop()]));

type Reader = { guestId?: string; token?: string };

/** The codes that a visitor finds in the inbox. */
async function codesFor(reader: Reader, recipient?: string): Promise<number> {
  await open.jobs.run();
  const { messages } = await open.client(reader).call(listInbox, { query: { recipient } });
  return messages.filter(({ code }) => code !== null).length;
}

async function newDevice(): Promise<{ guestId: string }> {
  return { guestId: (await makeGuest(open.db)).id };
}

const PASSWORDS = { password: 'harbour light', confirm_password: 'harbour light' };

test('in a public demo a visitor cannot read the codes of others, nor request readable ones for an account', async () => {
  const [visitor, stranger] = [await newDevice(), await newDevice()];
  const person = { name: 'Mona Aziz', email: 'mona@private.example', phone: '+971501114455' };
  await open.client(visitor).call(signUp, { body: { ...person, ...PASSWORDS } });
  expect(await codesFor(visitor, person.email)).toBe(1);
  for (const reader of [stranger, {}]) {
    expect(await codesFor(reader, person.email)).toBe(0);
    expect(await codesFor(reader)).toBe(0);
  }
  open.clock.advance(61_000);
  await open
    .client(stranger)
    .call(forgotPassword, { body: { email: person.email, verification_method: 'email' } });
  expect(await codesFor(stranger)).toBe(0);
  open.clock.advance(61_000);
  const again = { email: person.email, verification_type: 'email' } as const;
  await open.client(stranger).call(resendCode, { body: again });
  expect(await codesFor(stranger)).toBe(0);
  open.clock.advance(61_000);
  const before = await codesFor(visitor);
  await open.client(visitor).call(resendCode, { body: again });
  expect(await codesFor(visitor)).toBe(before + 1);
});

test('in a public demo customers read all messages to their own verified contacts, also those requested by others', async () => {
  const customer = await makeCustomer(open.db, { email: 'sami@private.example' });
  const unverified = await makeCustomer(open.db, { email: 'claimed@private.example', emailVerified: false });
  const stranger = await newDevice();
  for (const email of ['sami@private.example', 'claimed@private.example'])
    await open.client(stranger).call(forgotPassword, { body: { email, verification_method: 'email' } });
  expect(await codesFor({ token: customer.token })).toBe(1);
  expect(await codesFor({ token: unverified.token })).toBe(0);
});

test('everybody reads the codes of the account that the demo publishes', async () => {
  await makeCustomer(open.db, { email: DEMO_CUSTOMER.email });
  const body = { email: DEMO_CUSTOMER.email, verification_method: 'email' } as const;
  await open.client(await newDevice()).call(forgotPassword, { body });
  expect(await codesFor(await newDevice())).toBe(1);
});

test('a demo without a public address shows all messages, but not their audience', async () => {
  const person = { name: 'Mona Aziz', email: 'mona@private.example', phone: '+971501114455' };
  await local.client().call(signUp, { body: { ...person, ...PASSWORDS } });
  await local.jobs.run();
  const { messages } = await local.client().call(listInbox, { query: {} });
  expect(messages).toHaveLength(1);
  expect(messages[0]).not.toHaveProperty('audience');
});

test('another machine reads only its own messages, also without a public address', async () => {
  const url = '/api/v1/demo/inbox';
  const sent = async (remoteAddress: string) => {
    const { body } = await local.inject({ url, remoteAddress });
    return (JSON.parse(body) as { messages: unknown[] }).messages.length;
  };
  const [here, elsewhere] = [await sent('127.0.0.1'), await sent('192.0.2.7')];
  expect(here).toBeGreaterThan(0);
  expect(elsewhere).toBe(0);
});

test('the published password of the demo is rejected outside the demo, even for the account of a former demo', async () => {
  const passwordHash = await passwords.hash(DEMO_CUSTOMER.password);
  const own = await startApi({ demo: false });
  const body = { email_or_phone: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password };
  for (const api of [own, local]) await makeCustomer(api.db, { email: DEMO_CUSTOMER.email, passwordHash });
  expect((await rejectionOf(own.client().call(login, { body }))).code).toBe('auth-001');
  const { token } = await local.client().call(login, { body });
  expect(await local.client({ token: token ?? '' }).call(logout, {})).toBeDefined();
  await own.stop();
});
