import * as contract from '@errand/contract/console/newsletter/campaigns';
import { subscribeNewsletter, undoUnsubscribe, unsubscribeNewsletter } from '@errand/contract/newsletter';
import type { LanguageCode } from '@errand/domain/language';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import type { Messages } from '../../../platform/messages/index.ts';
import { registerNewsletterJobs } from '../newsletter.jobs.ts';
import {
  newsletterCampaigns,
  newsletterRecipients,
  newsletterSubscribers,
  newsletterTexts,
} from '../newsletter.tables.ts';
import { sendSlice, startDueCampaigns } from './send-campaign.ts';

const MINUTE = 60_000;

const { shop, operator } = await openConsole({ deps: { publicUrl: 'https://marsa.example' } });
const { api } = shop;
let reject: (to: string) => string | null;
const smtp = await startMailServer((to) => reject(to));
const messages = smtp.sender(MAIL_BRAND, api.db);
afterAll(async () => {
  messages.stop();
  await smtp.stop();
});
const deps = { ...api.deps, messages };
registerNewsletterJobs(deps);

beforeEach(async () => {
  smtp.received.length = 0;
  reject = () => null;
  // What was sent before is no part of the last minute.
  api.clock.advance(10 * MINUTE);
  await api.db.delete(newsletterRecipients);
  await api.db.delete(newsletterSubscribers);
});

let made = 0;
/** Stores confirmed subscribers, and returns their addresses. */
async function makeSubscribers(count: number, language: LanguageCode = 'en'): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `person${(made += 1)}@example.com`);
  const at = new Date(api.clock.now());
  await api.db.insert(newsletterSubscribers).values(
    emails.map((email) => ({
      email,
      language,
      state: 'confirmed' as const,
      requestedAt: at,
      confirmedAt: at,
    })),
  );
  return emails;
}

const paragraph = (text: string, href?: string) => [
  {
    type: 'paragraph' as const,
    content: [
      {
        type: 'text' as const,
        text,
        ...(href !== undefined && { marks: [{ type: 'link' as const, attrs: { href } }] }),
      },
    ],
  },
];

/** A draft with a text in both languages. */
async function makeCampaign(body: object = {}) {
  const subject = { en: 'Fresh bread', ar: 'خبز طازج' };
  const { id, version } = await operator.call(contract.createCampaign, { body: { subject } });
  return operator.call(contract.updateCampaign, {
    params: { id },
    body: {
      subject,
      body: { en: paragraph('Warm from the oven.', '/stores'), ar: paragraph('ساخن من الفرن.') },
      segment_id: null,
      version,
      ...body,
    },
  });
}

const read = (id: number) => operator.call(contract.getCampaign, { params: { id } });
async function send({ id, version, audience }: Awaited<ReturnType<typeof makeCampaign>>) {
  return operator.call(contract.sendCampaign, { params: { id }, body: { count: audience, version } });
}
const recipients = () => smtp.received.flatMap(({ to }) => to).toSorted();

test('a campaign reaches every confirmed subscriber once, in their language, with a link that unsubscribes', async () => {
  const english = await makeSubscribers(3);
  const arabic = await makeSubscribers(2, 'ar');
  await api.db.insert(newsletterSubscribers).values([
    { email: 'former@example.com', language: 'en' },
    { email: 'open@example.com', language: 'en', state: 'unconfirmed' },
    { email: 'gone@example.com', language: 'en', state: 'unsubscribed' },
  ]);
  const campaign = await makeCampaign();
  expect(campaign).toMatchObject({ state: 'draft', audience: 5, is_complete: true });
  expect(await send(campaign)).toMatchObject({ state: 'sending', is_filling: true });
  await api.jobs.run();
  expect(recipients()).toEqual([...english, ...arabic].toSorted());
  const mails = smtp.mails();
  expect(mails.map(({ subject = '' }) => subject).toSorted()).toEqual([
    'Fresh bread',
    'Fresh bread',
    'Fresh bread',
    'خبز طازج',
    'خبز طازج',
  ]);
  const inArabic = mails.find(({ to }) => to?.[0]?.address === arabic[0]);
  expect(inArabic?.html).toContain('dir="rtl"');
  expect(inArabic?.text).toContain('ساخن من الفرن.');
  const [mail] = mails.filter(({ to }) => to?.[0]?.address === english[0]);
  expect(mail?.html).toContain('href="https://marsa.example/stores"');
  expect(mail?.text).toMatch(/https:\/\/marsa\.example\/newsletter\/unsubscribe\?key=/);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toContain('<https://marsa.example/api/v1/newsletter/unsubscribe?key=');
  expect(mail?.html).not.toMatch(/<img|\/go\//);
  expect(await read(campaign.id)).toMatchObject({
    state: 'sent',
    audience: 5,
    is_filling: false,
    result: { sent: 5, queued: 0, failed: 0, skipped: 0 },
  });
});

test('a language in which a campaign is not written falls back to the default language', async () => {
  await makeSubscribers(1, 'ar');
  await send(await makeCampaign({ body: { en: paragraph('Only in English.') } }));
  await api.jobs.run();
  const [mail] = smtp.mails();
  expect(mail).toMatchObject({ subject: 'Fresh bread' });
  expect(mail?.html).toContain('lang="en" dir="ltr"');
});

test('mail programs unsubscribe by a form without a cookie, and a browser is led to the page', async () => {
  const [email] = await makeSubscribers(1);
  const campaign = await makeCampaign();
  await send(campaign);
  await api.jobs.run();
  const [mail] = smtp.mails();
  const url = /<(https:\S+)>/.exec(
    mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
  )?.[1];
  const { pathname, search, searchParams } = new URL(url ?? '');
  const opened = await api.inject(pathname + search);
  expect(opened.statusCode).toBe(302);
  expect(opened.headers.location).toContain('https://marsa.example/newsletter/unsubscribe?key=');
  const find = async () =>
    (await api.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email!)))[0];
  expect((await find())?.state).toBe('confirmed');
  const posted = await api.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(posted.statusCode).toBe(200);
  expect((await find())?.state).toBe('unsubscribed');
  expect((await read(campaign.id)).result.unsubscribed).toBe(1);
  const key = searchParams.get('key')!;
  const wrong = api.client().call(unsubscribeNewsletter, { query: { key: `${key}x` } });
  expect((await rejectionOf(wrong)).code).toBe('link_invalid');

  await api.client().call(undoUnsubscribe, { query: { key } });
  expect((await find())?.state).toBe('confirmed');
  expect((await read(campaign.id)).result.unsubscribed).toBe(0);
  await api.client().call(unsubscribeNewsletter, { query: { key } });
  api.clock.advance(60 * MINUTE);
  const late = api.client().call(undoUnsubscribe, { query: { key } });
  expect((await rejectionOf(late)).code).toBe('newsletter_undo');
});

test('who unsubscribes or deletes the account after the start receives nothing', async () => {
  const [left, erased, stays] = await makeSubscribers(3);
  const campaign = await makeCampaign();
  await send(campaign);
  const change = (email: string) => eq(newsletterSubscribers.email, email);
  reject = () => '451 Try again later';
  await sendSlice(deps, campaign.id);
  expect(smtp.received).toEqual([]);
  reject = () => null;
  await api.db.update(newsletterSubscribers).set({ state: 'unsubscribed' }).where(change(left!));
  await api.db.delete(newsletterSubscribers).where(change(erased!));
  api.clock.advance(2 * MINUTE);
  await api.jobs.run();
  expect(recipients()).toEqual([stays]);
  expect((await read(campaign.id)).result).toMatchObject({ sent: 1, skipped: 2, queued: 0 });
});

test('two processes at once send each mail once, and only one of them goes on', async () => {
  const emails = await makeSubscribers(30);
  const campaign = await makeCampaign();
  await send(campaign);
  await Promise.all([sendSlice(deps, campaign.id), sendSlice(deps, campaign.id), api.jobs.run()]);
  await api.jobs.run();
  expect(recipients()).toEqual(emails.toSorted());
  expect(await read(campaign.id)).toMatchObject({ state: 'sent', result: { sent: 30 } });
});

test('a slow process that another one overtakes sends the mail in its hands, and the other one does not', async () => {
  const emails = await makeSubscribers(3);
  const campaign = await makeCampaign();
  await send(campaign);
  let begin = () => {};
  let go = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const gate = new Promise<void>((resolve) => (go = resolve));
  const slow: Messages = {
    ...messages,
    async send(message) {
      begin();
      await gate;
      await messages.send(message);
    },
  };
  const first = sendSlice({ ...deps, messages: slow }, campaign.id);
  await begun;
  await sendSlice(deps, campaign.id);
  expect(smtp.received).toHaveLength(2);
  go();
  await first;
  api.clock.advance(2 * MINUTE);
  await api.jobs.run();
  expect(recipients()).toEqual(emails.toSorted());
  expect(await read(campaign.id)).toMatchObject({ state: 'sent', result: { sent: 3 } });
});

test('a process that dies loses nobody, and only the mail in flight is repeated, with the same Message-ID', async () => {
  const emails = await makeSubscribers(5);
  const campaign = await makeCampaign();
  await send(campaign);
  let count = 0;
  let die = () => {};
  const dead = new Promise<void>((resolve) => (die = resolve));
  const dying: Messages = {
    ...messages,
    async send(message) {
      await messages.send(message);
      count += 1;
      if (count < 3) return;
      die();
      // The process ends after the mail was sent, and before it was recorded.
      await new Promise(() => {});
    },
  };
  void sendSlice({ ...deps, messages: dying }, campaign.id);
  await dead;
  api.clock.advance(5 * MINUTE);
  await api.jobs.tick('newsletter.start');
  await api.jobs.run();
  const ids = smtp.received
    .map(({ mail }) => mail)
    .map(({ messageId, to }) => `${to?.[0]?.address} ${messageId}`);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(5);
  expect([...new Set(recipients())]).toEqual(emails.toSorted());
  expect(await read(campaign.id)).toMatchObject({ state: 'sent', result: { sent: 5 } });
});

test('a mail that is put off is tried again later, and a rejected one has failed', async () => {
  const [busy, unknown, fine] = await makeSubscribers(3);
  reject = (to) => {
    if (to === busy) return '451 Try again later';
    return to === unknown ? '550 5.1.1 No such mailbox' : null;
  };
  const campaign = await makeCampaign();
  await send(campaign);
  await api.jobs.run();
  expect(await read(campaign.id)).toMatchObject({
    state: 'sending',
    result: { sent: 1, failed: 1, queued: 1 },
    failures: [{ count: 1, reason: expect.stringContaining('No such mailbox') }],
  });
  for (const minutes of [1, 5, 30]) {
    api.clock.advance(minutes * MINUTE);
    await api.jobs.run();
  }
  reject = () => null;
  api.clock.advance(120 * MINUTE);
  await api.jobs.run();
  expect(new Set(recipients())).toEqual(new Set([busy, fine]));
  expect(await read(campaign.id)).toMatchObject({ state: 'sent', result: { sent: 2, failed: 1 } });
});

test('a mail server that is not reached costs no attempt, and the campaign says why it waits', async () => {
  const emails = await makeSubscribers(2);
  const campaign = await makeCampaign();
  await send(campaign);
  const away: Messages = {
    ...messages,
    async send() {
      throw new Error('connect ECONNREFUSED');
    },
  };
  for (let tries = 0; tries < 8; tries += 1) await sendSlice({ ...deps, messages: away }, campaign.id);
  expect(await read(campaign.id)).toMatchObject({
    state: 'sending',
    problem: 'connect ECONNREFUSED',
    result: { queued: 2, failed: 0 },
  });
  api.clock.advance(MINUTE);
  await api.jobs.run();
  expect(recipients()).toEqual(emails.toSorted());
  expect(await read(campaign.id)).toMatchObject({ state: 'sent', problem: '' });
});

test('no more mails are sent in a minute than the operator allows', async () => {
  await makeSubscribers(7);
  await changeInConsole(operator, 'newsletter_per_minute', 3);
  await send(await makeCampaign());
  await api.jobs.run();
  expect(smtp.received).toHaveLength(3);
  api.clock.advance(30_000);
  await api.jobs.run();
  expect(smtp.received).toHaveLength(3);
  for (const sent of [6, 7]) {
    api.clock.advance(MINUTE);
    await api.jobs.run();
    expect(smtp.received).toHaveLength(sent);
  }
  await changeInConsole(operator, 'newsletter_per_minute', 600);
});

test('a paused campaign holds what is left, a resumed one sends it, and a canceled one never', async () => {
  await makeSubscribers(4);
  await changeInConsole(operator, 'newsletter_per_minute', 1);
  const campaign = await makeCampaign();
  const params = { id: campaign.id };
  await send(campaign);
  await api.jobs.run();
  expect(await operator.call(contract.pauseCampaign, { params })).toMatchObject({ state: 'paused' });
  expect((await rejectionOf(operator.call(contract.pauseCampaign, { params }))).code).toBe(
    'newsletter_state',
  );
  const minute = async () => {
    api.clock.advance(2 * MINUTE);
    await api.jobs.run();
    return smtp.received.length;
  };
  expect(await minute()).toBe(1);
  await operator.call(contract.resumeCampaign, { params });
  expect(await minute()).toBe(2);
  expect(await operator.call(contract.cancelCampaign, { params })).toMatchObject({
    state: 'canceled',
    result: { sent: 2, skipped: 2, queued: 0 },
  });
  expect(await minute()).toBe(2);
  await changeInConsole(operator, 'newsletter_per_minute', 600);
});

test('a scheduled campaign starts at its time, unless it was made a draft again', async () => {
  await makeSubscribers(1);
  const at = new Date(api.clock.now() + 10 * MINUTE).toISOString();
  const [kept, taken] = [await makeCampaign(), await makeCampaign()];
  for (const { id, version } of [kept, taken])
    expect(
      await operator.call(contract.scheduleCampaign, { params: { id }, body: { at, version } }),
    ).toMatchObject({ state: 'scheduled', scheduled_for: at });
  await operator.call(contract.unscheduleCampaign, { params: { id: taken.id } });
  await startDueCampaigns(deps);
  await api.jobs.run();
  expect(smtp.received).toEqual([]);
  api.clock.advance(10 * MINUTE);
  await api.jobs.tick('newsletter.start');
  await api.jobs.run();
  expect(smtp.received).toHaveLength(1);
  expect((await read(taken.id)).state).toBe('draft');
});

test('a campaign is sent to as many as were confirmed, only once it is written, and only once', async () => {
  await makeSubscribers(2);
  const campaign = await makeCampaign();
  await makeSubscribers(1);
  const wrong = await rejectionOf(send(campaign));
  expect([wrong.code, wrong.message]).toEqual([
    'newsletter_count',
    'The campaign would now reach 3 subscribers. Confirm the new number.',
  ]);
  const empty = await makeCampaign({ body: { en: [] } });
  expect((await rejectionOf(send(empty))).code).toBe('newsletter_incomplete');
  const current = await read(campaign.id);
  const results = await Promise.allSettled([send(current), send(current)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await api.jobs.run();
  expect(smtp.received).toHaveLength(3);
});

test('clicks are counted by links of the shop where the operator wants it, and by no other address', async () => {
  await makeSubscribers(2);
  await changeInConsole(operator, 'newsletter_count_clicks', true);
  const campaign = await makeCampaign({
    body: {
      en: [...paragraph('Bread', '/stores'), ...paragraph('Write to us', 'mailto:hello@marsa.example')],
    },
  });
  await send(campaign);
  await api.jobs.run();
  const [mail] = smtp.mails();
  expect(mail?.html).toContain('href="mailto:hello@marsa.example"');
  const path = /https:\/\/marsa\.example(\/go\/[\w.-]+)/.exec(mail?.html ?? '')?.[1] ?? '';
  const opened = await api.inject(path);
  expect([opened.statusCode, opened.headers.location]).toEqual([302, 'https://marsa.example/stores']);
  for (const forged of [`${path}x`, '/go/1.https://evil.example', '/go/1'])
    expect((await api.inject(forged)).statusCode).toBe(404);
  expect((await read(campaign.id)).links).toEqual([{ address: 'https://marsa.example/stores', clicks: 1 }]);
  await changeInConsole(operator, 'newsletter_count_clicks', false);
});

test('a test is mailed to the member, and what the mail server responds is shown', async () => {
  const { id } = await makeCampaign();
  const staff = await shop.makeStaff();
  const member = await shop.signedIn(staff);
  const sendTest = () => member.call(contract.testCampaign, { params: { id }, body: { language: 'ar' } });
  // The console of this test has the demo's inbox instead of a mail server.
  expect(await sendTest()).toEqual({ email: staff.mail });
  const preview = await member.call(contract.previewCampaign, { params: { id }, query: { language: 'ar' } });
  expect(preview).toMatchObject({ language: 'ar', subject: 'خبز طازج' });
  expect(preview.html).toContain('ساخن من الفرن.');
  for (let more = 1; more < 5; more += 1) await sendTest();
  expect((await rejectionOf(sendTest())).errors[0]?.code).toBe('slow_down');
});

test('ten thousand subscribers are stored as recipients in batches', async () => {
  await api.db.execute(`insert into newsletter_subscribers (email, language, state)
    select 'many' || n || '@example.com', 'en', 'confirmed' from generate_series(1, 10000) n`);
  const campaign = await makeCampaign();
  await send(campaign);
  await changeInConsole(operator, 'newsletter_per_minute', 1);
  await sendSlice(deps, campaign.id);
  expect(await api.db.$count(newsletterRecipients)).toBe(10_000);
  expect((await read(campaign.id)).result).toMatchObject({ sent: 1, queued: 9999 });
  await changeInConsole(operator, 'newsletter_per_minute', 600);
  await api.db.update(newsletterCampaigns).set({ state: 'canceled' });
});

test('the text beside the form is stored in the language of the visitor', async () => {
  await api.client({ language: 'ar' }).call(subscribeNewsletter, { body: { email: 'noor@example.com' } });
  const texts = await api.db.select().from(newsletterTexts);
  expect(texts.some(({ text }) => /[\u0600-\u06ff]/.test(text))).toBe(true);
});
