import {
  depositTill,
  getTill,
  listTillDeposits,
  takeTillDepositBack,
} from '@errand/contract/console/finance/till';
import { handOverCash } from '@errand/domain/books';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { postEntry } from '../index.ts';

const { shop, operator } = await openConsole();

const tillMinor = async () => (await operator.call(getTill, {})).till_minor;
const fill = (amountMinor: number) =>
  shop.api.db.transaction((tx) =>
    postEntry(tx, handOverCash(1, amountMinor), { at: new Date(shop.api.clock.now()) }),
  );
const deposit = (amountMinor: number, seenMinor: number) =>
  operator.call(depositTill, {
    body: { amount_minor: amountMinor, slip: 'A-17', till_minor: seenMinor },
  });

test('cash that was paid in at the bank leaves the till once, and never more than it has', async () => {
  await fill(5000);
  const before = await tillMinor();
  expect(await codeOf(deposit(before + 1, before))).toBe('till_low');
  const outcomes = await Promise.allSettled([deposit(3000, before), deposit(3000, before)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await tillMinor()).toBe(before - 3000);
  const { rows } = await operator.call(listTillDeposits, { query: {} });
  expect(rows[0]).toMatchObject({ amount_minor: 3000, slip: 'A-17', taken_back_at: null });
  expect(rows[0]?.deposited_by?.name).toBeTruthy();
});

test('a deposit that was recorded by mistake is taken back once, and the cash is in the till again', async () => {
  await fill(2000);
  const before = await tillMinor();
  const { id } = await deposit(2000, before);
  const takeBack = () =>
    operator.call(takeTillDepositBack, { params: { id }, body: { reason: 'Counted twice' } });
  expect(await takeBack()).toMatchObject({ taken_back_reason: 'Counted twice' });
  expect(await codeOf(takeBack())).toBe('till_deposit_taken_back');
  expect(await tillMinor()).toBe(before);
});
