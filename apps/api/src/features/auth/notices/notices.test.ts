import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { recordingMessages } from '../../../../test/recording-messages.ts';
import { systemContext } from '../../../platform/http/index.ts';
import type { Message } from '../../../platform/messages/index.ts';
import { discardCodesTo, requestCode } from '../codes/codes.ts';
import { noticeMessage, sendNotice } from './notices.ts';

let api: TestApi;
const sent: Message[] = [];
beforeAll(async () => {
  const messages = recordingMessages(sent);
  api = await startApi({ jobs: true, deps: { messages } });
});
afterAll(() => api.stop());

const listJobs = async (text: string) =>
  (await api.deps.pool.query('select name from jobs.job where data::text like $1', [`%${text}%`])).rows;

test('a notice leaves no address in the queue once it is sent', async () => {
  const ctx = systemContext(api.deps);
  const customer = { email: 'gone@private.example', phone: null, firstName: 'Zaynab' };
  await api.db.transaction((tx) => sendNotice(ctx, tx, customer, 'deleted'));
  await expect.poll(() => sent.map(({ to }) => to), { timeout: 20_000 }).toEqual(['gone@private.example']);
  await expect.poll(() => listJobs('gone@private'), { timeout: 20_000 }).toEqual([]);
});

test('the jobs of codes to a deleted contact are deleted, sent ones too', async () => {
  const ctx = systemContext(api.deps);
  const to = 'code@private.example';
  await requestCode(ctx, { purpose: 'reset', channel: 'mail', to, customerId: null, send: true });
  await expect.poll(() => sent.some((message) => message.to === to), { timeout: 20_000 }).toBe(true);
  expect(await listJobs(to)).toHaveLength(1);
  await api.db.transaction((tx) => discardCodesTo(ctx, tx, [to]));
  expect(await listJobs(to)).toEqual([]);
});

test('a name is shown literally in the HTML of a notice', () => {
  const shop = { name: 'Errand', email: 'help@errand.example' };
  const { html, text } = noticeMessage({ kind: 'email', language: 'en', name: '<b>$&' }, shop);
  expect(html(MAIL_BRAND)).toContain('Hello &lt;b&gt;$&amp;,');
  expect(text).toContain('You can reach us at help@errand.example.');
});
