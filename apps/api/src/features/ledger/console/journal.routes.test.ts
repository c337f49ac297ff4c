import * as contract from '@errand/contract/console/finance/journal';
import { listOpenItems } from '@errand/contract/console/finance/open-items';
import { writeOff } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeCustomer, makeEarning, makeOrder, makeStore } from '../../../../test/factories/index.ts';
import { auditMoney, findOpenItems } from '../../orders/books/index.ts';
import { postEntry } from '../index.ts';

const { shop, operator } = await openConsole({
  settings: { datev_consultant: 1001, datev_client: 77, datev_first_month: 4, currency_code: 'EUR' },
});
const { api } = shop;
let storeId = 0;
beforeAll(async () => {
  storeId = (await makeStore(api.db)).id;
  for (const [at, amount] of [
    ['2026-01-10T10:00:00Z', 1000],
    ['2026-02-10T10:00:00Z', 2000],
    ['2026-02-11T10:00:00Z', 2500],
  ] as const)
    await makeEarning(api.db, { account: 'store', id: storeId }, amount, new Date(at));
});

const list = (query: object) => operator.call(contract.listJournal, { query: { limit: 100, ...query } });

test('the journal is read page by page, the latest day first, and every transfer adds up to 0', async () => {
  const seen: contract.JournalPosting[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 2, ...(cursor && { cursor }) });
    seen.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(seen).toHaveLength(6);
  expect(seen.map(({ day }) => day)).toEqual(
    seen
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
  for (const transfer of new Set(seen.map((row) => row.transfer))) {
    const rows = seen.filter((row) => row.transfer === transfer);
    expect(rows.reduce((sum, row) => sum + row.credit_minor - row.debit_minor, 0)).toBe(0);
  }
});

test('it is filtered by month, account, party and order', async () => {
  expect((await list({ month: '2026-02' })).rows).toHaveLength(4);
  const ofStore = (await list({ account: 'store' })).rows;
  expect(ofStore).toHaveLength(3);
  expect(ofStore.map(({ party }) => party)).toEqual(
    ofStore.map(() => ({ kind: 'store', key: String(storeId) })),
  );
  expect((await list({ search: `store:${storeId}` })).rows).toEqual(ofStore);
  expect((await list({ account: 'receivable' })).rows).toHaveLength(3);
  const [one] = ofStore;
  const ofOrder = (await list({ search: String(one!.order_id) })).rows;
  expect(ofOrder.map(({ transfer }) => transfer)).toEqual([one!.transfer, one!.transfer]);
});

test('the export has all rows, and no cell is a formula', async () => {
  const reference = '=1+1';
  await api.db.transaction((tx) =>
    postEntry(tx, writeOff('payment:x', 5), { at: new Date('2026-01-11T10:00:00Z'), reference }),
  );
  const response = await shop.app.inject({
    url: `${contract.listJournal.path}?format=csv`,
    headers: operator.headers(),
  });
  expect(response.body.trim().split('\r\n')).toHaveLength(1 + 8);
  expect(response.body).toContain(`'=1+1`);
});

test('the trial balance has what was before, what moved and what is left, and adds up to 0', async () => {
  const { rows } = await operator.call(contract.getTrialBalance, {
    query: { from: '2026-02', until: '2026-02' },
  });
  expect(rows.find(({ account }) => account === 'store')).toMatchObject({
    opening_minor: 1000,
    moved_minor: 4500,
    closing_minor: 5500,
  });
  for (const column of ['opening_minor', 'moved_minor', 'closing_minor'] as const)
    expect(rows.reduce((sum, row) => sum + row[column], 0)).toBe(0);
});

test('the file for DATEV has a day’s sums by the numbers of the office, in Windows-1252', async () => {
  await operator.call(contract.setAccountNumber, { body: { account: 'store', number: '1699' } });
  const { content, file_name: name } = await operator.call(contract.exportDatev, {
    body: { month: '2026-02' },
  });
  expect(name).toBe('EXTF_Buchungsstapel_2026-02.csv');
  const bytes = Buffer.from(content, 'base64');
  expect(bytes.includes(Buffer.from([0xfc]))).toBe(true);
  const lines = new TextDecoder('windows-1252').decode(bytes).trim().split('\r\n');
  expect(lines[0]).toContain(';1001;77;20250401;4;20260201;20260228;');
  expect(lines.slice(2).map((line) => line.split(';').slice(0, 8).join(';'))).toEqual([
    '20,00;"S";"EUR";;;"";1410;1699',
    '25,00;"S";"EUR";;;"";1410;1699',
  ]);
  await operator.call(contract.setAccountNumber, { body: { account: 'store', number: null } });
  expect(await codeOf(operator.call(contract.exportDatev, { body: { month: '2025-06' } }))).toBe(
    'datev_nothing',
  );
});

test('an ended order that is not even is listed by age with what it is', async () => {
  const customer = await makeCustomer(api.db);
  const order = await makeOrder(api.db, `customer:${customer.id}`, { status: 'delivered' });
  await api.db.transaction((tx) =>
    // A negative loss leaves the amount due.
    postEntry(tx, writeOff(`order:${order.id}`, -1234), { at: new Date('2026-02-20T10:00:00Z') }),
  );
  await findOpenItems(api.deps);
  const items = async () => (await operator.call(listOpenItems, { query: { limit: 100 } })).rows;
  expect(await items()).toMatchObject([
    { id: order.id, kind: 'unpaid', amount_minor: -1234, since: '2026-02-20', age: 'month' },
  ]);
  expect((await operator.call(listOpenItems, { query: { age: 'week' } })).rows).toEqual([]);
});

test('a balance and a sum that are not those of the entries are named', async () => {
  const account = `store:store:${storeId}`;
  const change = (by: number) =>
    sql`update ledger_accounts set balance = balance + ${by} where owner = ${account}`;
  await api.db.execute(change(7));
  const lines: string[] = [];
  await auditMoney(api.deps, (difference) => lines.push(...difference.lines));
  expect(lines).toEqual([`account ${account}: its balance is 5507, its entries add up to 5500 (money)`]);
  await api.db.execute(change(-7));
  expect((await auditMoney(api.deps, () => {})).differences).toBe(0);
});
