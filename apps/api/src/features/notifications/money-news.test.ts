import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCustomer, makeTransfer } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { registerMessages } from '../../../test/messages.ts';
import { recordingMessages } from '../../../test/recording-messages.ts';
import type { Message } from '../../platform/messages/index.ts';
import { MONEY_NEWS_JOB, registerMoneyNewsJobs } from './index.ts';

const HOUR = 3_600_000;

let api: TestApi;
const sent: Message[] = [];

beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  const messages = recordingMessages(sent);
  registerMessages({ ...api.deps, messages });
  registerMoneyNewsJobs({ ...api.deps, messages });
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(NOON);
  sent.length = 0;
});

type Type = 'add_fund' | 'CashBack' | 'correction' | 'loyalty_point' | 'order_place';
const move = (customerId: number, amount: number, type: Type) =>
  makeTransfer(api.db, customerId, amount, { type, at: new Date(api.clock.now()) });

/** The movements are read twice at once, and an hour passes. */
async function gather() {
  await Promise.all([api.jobs.tick(MONEY_NEWS_JOB), api.jobs.tick(MONEY_NEWS_JOB)]);
  api.clock.advance(HOUR);
  await api.jobs.run();
}

test('movements of a wallet within an hour are one mail with their sum and each of them', async () => {
  const { id, email } = await makeCustomer(api.db);
  await move(id, 500, 'CashBack');
  await move(id, 2000, 'add_fund');
  await gather();
  expect(sent).toMatchObject([{ to: email, subject: 'Money added to your wallet' }]);
  expect(sent[0]!.text).toContain('$25.00 was added to your wallet.');
  expect(sent[0]!.text).toContain('Cashback · +$5.00\nTop-up · +$20.00');
  expect(sent[0]!.text).toContain('https://marsa.example/wallet');
  await gather();
  expect(sent).toHaveLength(1);
});

test('what customers pay or convert themselves is no news, nor what was credited and taken back', async () => {
  const { id } = await makeCustomer(api.db);
  await move(id, 3000, 'loyalty_point');
  await move(id, -1000, 'order_place');
  await move(id, 500, 'add_fund');
  await move(id, -500, 'correction');
  await gather();
  expect(sent).toEqual([]);
});

test('what was taken is told as taken', async () => {
  const { id } = await makeCustomer(api.db);
  await move(id, 3000, 'loyalty_point');
  await move(id, -700, 'correction');
  await gather();
  expect(sent).toMatchObject([{ subject: 'Money taken from your wallet' }]);
  expect(sent[0]!.text).toContain('Correction · −$7.00');
});
