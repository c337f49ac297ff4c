import * as contract from '@errand/contract/console/newsletter/subscribers';
import type { InputOf } from '@errand/contract/endpoint';
import { afterAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { auditLog } from '../../../console/audit/audit.tables.ts';
import { registerNewsletterJobs } from '../newsletter.jobs.ts';
import { newsletterSubscribers } from '../newsletter.tables.ts';

const { shop, operator } = await openConsole({ deps: { publicUrl: 'https://marsa.example' } });
const { api } = shop;
const smtp = await startMailServer();
const messages = smtp.sender(MAIL_BRAND, api.db);
afterAll(async () => {
  messages.stop();
  await smtp.stop();
});
registerNewsletterJobs({ ...api.deps, messages });
await api.db.insert(newsletterSubscribers).values([
  { email: 'first@before.example', language: 'en' },
  { email: 'second@before.example', language: 'ar' },
  { email: 'layla@example.com', language: 'ar', state: 'confirmed', source: 'footer' },
]);

test('subscribers are found by a part of the address, by state and by language', async () => {
  const list = async (query: NonNullable<InputOf<typeof contract.listSubscribers>['query']>) =>
    (await operator.call(contract.listSubscribers, { query })).rows.map(({ email }) => email);
  expect(await list({})).toEqual(['layla@example.com', 'second@before.example', 'first@before.example']);
  expect(await list({ search: 'before' })).toEqual(['second@before.example', 'first@before.example']);
  expect(await list({ state: 'unasked', language: 'ar' })).toEqual(['second@before.example']);
  expect(await operator.call(contract.countSubscribers, {})).toEqual({
    unasked: 2,
    unconfirmed: 0,
    confirmed: 1,
    unsubscribed: 0,
  });
});

test('the export has the proof of consent of every subscriber, and is audited', async () => {
  const response = await shop.app.inject({
    url: '/api/console/v1/newsletter/subscribers?format=csv',
    headers: operator.headers(),
  });
  expect(response.body.split('\n').length).toBeGreaterThan(3);
  expect(response.body).toContain('layla@example.com');
  const entries = await api.db.select().from(auditLog);
  expect(entries.map(({ endpoint }) => endpoint)).toContain('listSubscribers');
});

test('addresses from before are asked once', async () => {
  expect(await operator.call(contract.askFormerSubscribers, { body: {} })).toEqual({ count: 2 });
  await api.jobs.run();
  expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual([
    'first@before.example',
    'second@before.example',
  ]);
  const mails = smtp.mails();
  expect(mails.every(({ text }) => /We do not ask again|لن نسألك مرة أخرى/.test(text ?? ''))).toBe(true);
  expect(await operator.call(contract.askFormerSubscribers, { body: {} })).toEqual({ count: 0 });
  await api.jobs.run();
  expect(smtp.received).toHaveLength(2);
});

test('the office ends a subscription for a person who asks', async () => {
  const { rows } = await operator.call(contract.listSubscribers, { query: { search: 'layla' } });
  const ended = await operator.call(contract.endSubscription, { params: { id: rows[0]!.id } });
  expect(ended).toMatchObject({ state: 'unsubscribed' });
  expect(ended.unsubscribed_at).not.toBeNull();
});
