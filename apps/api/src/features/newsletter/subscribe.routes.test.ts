import { exportAccount, removeAccount } from '@errand/contract/customer';
import * as contract from '@errand/contract/newsletter';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCustomer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { MAIL_BRAND } from '../../../test/mail-brand.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import type { Messages } from '../../platform/messages/index.ts';
import { registerNewsletterJobs } from './newsletter.jobs.ts';
import { newsletterSubscribers, newsletterTexts } from './newsletter.tables.ts';
import { deleteUnconfirmed } from './subscribers.queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let api: TestApi;
let messages: Messages;
let smtp: Awaited<ReturnType<typeof startMailServer>>;
let rejected: string | null = null;

beforeAll(async () => {
  smtp = await startMailServer(() => rejected);
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  messages = smtp.sender(MAIL_BRAND, api.db);
  registerNewsletterJobs({ ...api.deps, messages });
});
afterAll(async () => {
  messages.stop();
  await api.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.received.length = 0;
  rejected = null;
  // The limit of requests by network address has passed.
  api.clock.advance(2 * HOUR);
});

const subscribe = (email: string, language: 'ar' | 'en' = 'en') =>
  api.client({ language }).call(contract.subscribeNewsletter, { body: { email } });
async function find(email: string) {
  const [row] = await api.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
}
async function linkIn(text: string | undefined): Promise<string> {
  return new URL(/https:\/\/\S+key=\S+/.exec(text ?? '')?.[0] ?? '').searchParams.get('key') ?? '';
}
/** Subscribes an address, and returns the key of the link in its mail. */
async function request(email: string): Promise<string> {
  await subscribe(email);
  await api.jobs.run();
  return linkIn(smtp.mails().at(-1)?.text);
}
const confirm = (key: string) => api.client().call(contract.confirmNewsletter, { body: { key } });
async function confirmed(email: string) {
  await confirm(await request(email));
  return (await find(email))!;
}

// Requirements: API-59, FOOTER-20.
test('an email is stored once and unconfirmed, however often and in whichever case it is sent', async () => {
  const [first, again] = await Promise.all([
    subscribe('Layla@Example.com', 'ar'),
    subscribe(' layla@example.com ', 'ar'),
  ]);
  expect(first).toEqual(again);
  expect(await subscribe('layla@example.com')).toEqual({ message: 'Subscribed Successfully' });
  expect(await find('layla@example.com')).toMatchObject({ state: 'unconfirmed', source: 'footer' });
  await api.jobs.run();
  expect(smtp.received.map(({ to }) => to)).toEqual([['layla@example.com']]);
});

// Requirements: API-59, FOOTER-19.
test('an invalid email is rejected at its field and not stored', async () => {
  const before = await api.db.$count(newsletterSubscribers);
  for (const email of ['', 'layla', 'layla@', 'a b@example.com', `${'x'.repeat(250)}@example.com`]) {
    const error = await rejectionOf(subscribe(email));
    expect([error.status, error.code, error.message]).toEqual([403, 'email', 'Please insert a valid email.']);
  }
  expect(await api.db.$count(newsletterSubscribers)).toBe(before);
});

test('the link in the mail confirms, in the language of the visitor, and opening it is not enough', async () => {
  await subscribe('nour@example.com', 'ar');
  await api.jobs.run();
  const [mail] = smtp.mails();
  expect(mail?.subject).toContain('أكّد اشتراكك');
  expect(mail?.html).toContain('dir="rtl"');
  expect(mail?.text).toContain('https://marsa.example/newsletter/confirm?key=');
  const key = await linkIn(mail?.text);
  expect((await find('nour@example.com'))?.state).toBe('unconfirmed');
  const response = await confirm(key);
  expect(response).toEqual({ message: 'You are subscribed to the newsletter.' });
  expect(await confirm(key)).toEqual(response);
  expect(await find('nour@example.com')).toMatchObject({ state: 'confirmed', language: 'ar' });
});

test('the proof of consent has the text beside the form, where and when it was given, and when it was confirmed', async () => {
  const at = new Date(api.clock.now());
  const key = await request('proof@example.com');
  api.clock.advance(HOUR);
  await confirm(key);
  const row = (await find('proof@example.com'))!;
  expect(row).toMatchObject({
    source: 'footer',
    requestedAt: at,
    confirmedAt: new Date(api.clock.now()),
  });
  const [text] = await api.db.select().from(newsletterTexts).where(eq(newsletterTexts.id, row.textId!));
  expect(text?.text).toContain('\n');
  await request('another@example.com');
  expect((await find('another@example.com'))?.textId).toBe(row.textId);
});

test('an address is mailed once an hour, and a confirmed one never', async () => {
  await request('often@example.com');
  await request('often@example.com');
  expect(smtp.received).toHaveLength(1);
  api.clock.advance(HOUR);
  const key = await request('often@example.com');
  expect(smtp.received).toHaveLength(2);
  await confirm(key);
  api.clock.advance(HOUR);
  await request('often@example.com');
  expect(smtp.received).toHaveLength(2);
  expect((await find('often@example.com'))?.state).toBe('confirmed');
});

test('a mail that its server puts off is sent by the next attempt of the job', async () => {
  rejected = '451 Try again later';
  await subscribe('later@example.com');
  await expect(api.jobs.run()).rejects.toThrow('451');
  rejected = null;
  await request('later@example.com');
  expect(smtp.received).toHaveLength(1);
});

test('a link that has expired, was changed, or is of an earlier request confirms nothing', async () => {
  const expired = await request('slow@example.com');
  api.clock.advance(7 * DAY);
  expect((await rejectionOf(confirm(expired))).code).toBe('link_invalid');
  const key = await request('slow@example.com');
  for (const changed of ['', '1', `${key}x`, key.replace(/^\d+/, '1')])
    expect((await rejectionOf(confirm(changed))).code).toBe('link_invalid');
  await confirm(key);
  const { id } = (await find('slow@example.com'))!;
  await api.db
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed', unsubscribedAt: new Date(api.clock.now()) })
    .where(eq(newsletterSubscribers.id, id));
  expect((await rejectionOf(confirm(key))).code).toBe('link_invalid');
  await subscribe('slow@example.com');
  expect((await rejectionOf(confirm(key))).code).toBe('link_invalid');
});

test('a request that nobody confirmed is deleted after a month, and one who had unsubscribed stays so', async () => {
  await request('never@example.com');
  const { id } = await confirmed('once@example.com');
  await api.db
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed', unsubscribedAt: new Date(api.clock.now()) })
    .where(eq(newsletterSubscribers.id, id));
  await subscribe('once@example.com');
  api.clock.advance(29 * DAY);
  await deleteUnconfirmed(api.db, api.clock.now());
  expect((await find('never@example.com'))?.state).toBe('unconfirmed');
  api.clock.advance(2 * DAY);
  await deleteUnconfirmed(api.db, api.clock.now());
  expect(await find('never@example.com')).toBeUndefined();
  expect((await find('once@example.com'))?.state).toBe('unsubscribed');
});

test('a customer subscribes a verified address in the account at once, and ends it there', async () => {
  const customer = await makeCustomer(api.db);
  const client = api.client({ token: customer.token });
  const email = customer.email!;
  expect(await client.call(contract.getNewsletterChoice, {})).toEqual({ email, choice: 'off' });
  const set = (subscribed: boolean) => client.call(contract.setNewsletterChoice, { body: { subscribed } });
  expect(await set(true)).toEqual({ email, choice: 'on' });
  expect(await find(email)).toMatchObject({ source: 'account', state: 'confirmed' });
  await api.jobs.run();
  expect(smtp.received).toEqual([]);
  expect(await set(false)).toEqual({ email, choice: 'off' });
  expect((await find(email))?.state).toBe('unsubscribed');
});

test('an address that is not verified is confirmed by the mail, and an account without one cannot subscribe', async () => {
  const open = await makeCustomer(api.db, { emailVerified: false });
  const set = (token: string) =>
    api.client({ token }).call(contract.setNewsletterChoice, { body: { subscribed: true } });
  expect(await set(open.token)).toMatchObject({ choice: 'pending' });
  await api.jobs.run();
  await confirm(await linkIn(smtp.mails()[0]?.text));
  expect(await api.client({ token: open.token }).call(contract.getNewsletterChoice, {})).toMatchObject({
    choice: 'on',
  });
  const none = await makeCustomer(api.db, { email: null });
  expect((await rejectionOf(set(none.token))).code).toBe('email');
});

test('the subscription is exported with the account and deleted with it', async () => {
  const customer = await makeCustomer(api.db);
  const client = api.client({ token: customer.token });
  await client.call(contract.setNewsletterChoice, { body: { subscribed: true } });
  const { newsletter } = await client.call(exportAccount, {});
  expect(newsletter).toMatchObject([{ email: customer.email, state: 'confirmed', source: 'account' }]);
  await client.call(removeAccount, {});
  expect(await find(customer.email!)).toBeUndefined();
});
