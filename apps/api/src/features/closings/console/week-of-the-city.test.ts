import { createPublicKey, verify } from 'node:crypto';
import { billStores, getDocumentFile, type IssuedDocument } from '@errand/contract/console/finance/documents';
import { exportDatev, listJournal } from '@errand/contract/console/finance/journal';
import * as periods from '@errand/contract/console/finance/periods';
import * as runs from '@errand/contract/console/finance/runs';
import { getOrder } from '@errand/contract/console/orders';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLedgerFaults } from '../../../../test/books/ledger-faults.ts';
import { findSumDifferences } from '../../../../test/books/second-sums.ts';
import { type City, openCity } from '../../../../test/city-week/city.ts';
import { BALANCES, BILLED, INVOICED, TRIAL_BALANCE } from '../../../../test/city-week/paper-totals.ts';
import { holdOf, planRun, readStatement } from '../../../../test/city-week/pay-out.ts';
import type { PlacedOrder } from '../../../../test/city-week/place-order.ts';
import { PLANNED_ORDERS } from '../../../../test/city-week/planned-orders.ts';
import { refundOrder } from '../../../../test/city-week/refund-order.ts';
import { runWeek } from '../../../../test/city-week/run-week.ts';
import {
  journalOf,
  plannedSums,
  readBalances,
  readDocuments,
  readTrialBalance,
  sumsOfOrder,
} from '../../../../test/city-week/week-books.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { auditMoney } from '../../orders/books/index.ts';
import { verifyFile } from '../closing-file.ts';

let city: City;
let placed: PlacedOrder[] = [];
beforeAll(async () => {
  city = await openCity();
  placed = await runWeek(city);
}, 180_000);
afterAll(() => city.shop.stop());

/** What differs between the books and everything that they follow from, by the audit and by the sums in SQL. */
async function differences(): Promise<string[]> {
  const lines: string[] = [];
  await auditMoney(city.api.deps, (difference) => lines.push(...difference.lines));
  const second = await findSumDifferences(city.api.deps.pool, null);
  return [...lines, ...second.differences.map(String), ...(await findLedgerFaults(city.api.deps.pool))];
}

/** Documents by their store, or by the operator. */
function bySeller(documents: readonly IssuedDocument[]): [string, IssuedDocument[]][] {
  const nameOf = (id: number | undefined) =>
    Object.entries(city.stores).find(([, store]) => store.id === id)?.[0] ?? 'operator';
  return [...Map.groupBy(documents, ({ store }) => nameOf(store?.id))];
}

/** Numbers of documents that are not the next one of their series. */
function gapsOf(documents: readonly IssuedDocument[]): string[] {
  const series = Map.groupBy(documents, ({ number }) => number.slice(0, number.lastIndexOf('-')));
  return [...series].flatMap(([name, ones]) =>
    ones
      .map(({ number }) => number)
      .filter((number, at) => number !== `${name}-${String(at + 1).padStart(6, '0')}`),
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const major = (amounts: readonly number[]) => sum(amounts) / 100;

test('the plan divides what was paid for each of the forty orders', () => {
  expect(PLANNED_ORDERS).toHaveLength(40);
  for (const { name, paid, gets } of PLANNED_ORDERS)
    expect(sum(Object.values(paid)), name).toBeCloseTo(sum(Object.values(gets)), 6);
});

test('every order costs what the plan says, and leaves each party what the plan gives it', async () => {
  const office = await city.as('office');
  for (const { plan, id } of placed) {
    expect(await sumsOfOrder(city, id), plan.name).toEqual(plannedSums(plan));
    if (plan.editedTo !== undefined) continue;
    const { bill } = await office.call(getOrder, { params: { id } });
    expect(major(bill.map(({ amount_minor }) => amount_minor)), plan.name).toBe(plan.total);
  }
});

test('the balances are those of the paper, the trial balance adds up to 0, and no audit finds a difference', async () => {
  expect(await readBalances(city)).toEqual(BALANCES);
  expect(await readTrialBalance(city, '2026-03')).toEqual({ sums: TRIAL_BALANCE, sumMinor: 0 });
  expect(await differences()).toEqual([]);
});

test('every sale has its invoice and every refund its credit note, numbered without gaps, and their sums are those of the books', async () => {
  const issued = await readDocuments(city);
  expect(gapsOf(issued)).toEqual([]);
  const signed = (documents: typeof issued, of: 'total_minor' | 'tax_minor') =>
    major(documents.map((one) => (one.kind === 'credit_note' ? -one[of] : one[of])));
  const invoiced = bySeller(issued).map(([seller, documents]) => [seller, signed(documents, 'total_minor')]);
  expect(Object.fromEntries(invoiced)).toEqual(INVOICED);
  // All tax but that on the commissions.
  const { tax5, tax10, tax20 } = TRIAL_BALANCE;
  const ofCommissions = sum(Object.values(BILLED).map(({ tax }) => tax));
  expect(signed(issued, 'tax_minor')).toBeCloseTo(tax5 + tax10 + tax20 - ofCommissions, 6);
  const credited = issued.filter(({ kind }) => kind === 'credit_note').map(({ order_id }) => order_id);
  const refunded = placed.filter(({ plan }) => plan.refund && !plan.end).map(({ id }) => id);
  expect(new Set(credited)).toEqual(new Set(refunded));
  expect(credited).toHaveLength(refunded.length);
});

test('the month is closed by two members, and bills each store for its commission', async () => {
  city.setClock('2026-04-02T09:00:00Z');
  const [office, second] = [await city.as('office'), await city.as('second')];
  const { id } = await office.call(periods.requestClosing, { body: { month: '2026-03' } });
  await city.api.jobs.run();
  const params = { id };
  expect(await office.call(periods.getClosing, { params })).toMatchObject({ status: 'ready', problems: [] });
  expect(await codeOf(office.call(periods.closeMonth, { params }))).toBe('closing_own');
  expect(await second.call(periods.closeMonth, { params })).toMatchObject({ status: 'closed' });
  await office.call(billStores, { body: { month: '2026-03', store_id: null } });
  await city.api.jobs.run();
  const bills = (await readDocuments(city)).filter(({ kind }) => kind === 'commission_invoice');
  const billed = bySeller(bills).map(([store, [bill]]) => [
    store,
    { total: major([bill!.total_minor]), tax: major([bill!.tax_minor]) },
  ]);
  expect(Object.fromEntries(billed)).toEqual(BILLED);
  expect(gapsOf(bills)).toEqual([]);
});

test('the runs pay exactly the balances, without what is held and below the minimum, and the bank’s file books and returns', async () => {
  await holdOf(city, 'kitchen', 4_000);
  const [office, second] = [await city.as('office'), await city.as('second')];
  const stores = await planRun(city, 'stores', 9_000);
  const linesOf = (run: runs.PayoutRunDetail) =>
    run.lines.map((line) => [line.payee.id, line.amount_minor, line.set_off_minor]);
  const { kitchen, grocer, pharmacy, lamps } = city.stores;
  // 193.20 less 40.00 held; the 84.10 of the cars are below the minimum of 90.00.
  expect(linesOf(stores)).toEqual([
    [kitchen.id, 15_320, 0],
    [lamps.id, 14_120, 0],
    [pharmacy.id, 12_700, 0],
    [grocer.id, 9_240, 0],
  ]);
  const couriers = await planRun(city, 'couriers', 0);
  expect(linesOf(couriers)).toEqual([
    [city.couriers.basil.id, 3_000, 900],
    [city.couriers.amal.id, 1_450, 850],
  ]);
  for (const { id } of [stores, couriers]) {
    expect(await codeOf(office.call(runs.confirmPayoutRun, { params: { id } }))).toBe('payout_own');
    await second.call(runs.confirmPayoutRun, { params: { id } });
  }
  const fileOf = (format: 'sepa' | 'csv') =>
    office.call(runs.exportPayoutRun, { params: { id: stores.id }, body: { format } });
  expect((await fileOf('sepa')).content).toContain('<CtrlSum>513.80</CtrlSum>');
  expect((await fileOf('csv')).content?.trim().split('\r\n')).toHaveLength(1 + 4);
  const booked = [...stores.lines, ...couriers.lines].map(({ reference, amount_minor }) => ({
    reference,
    amountMinor: amount_minor,
  }));
  const returned = { reference: stores.lines[2]!.reference, amountMinor: 12_700, isReturned: true } as const;
  expect(await readStatement(city, [...booked, returned])).toEqual({
    paid: 5,
    rejected: 0,
    returned: 1,
    contradicting: [],
  });
  expect(await readBalances(city)).toEqual({
    kitchen: { held: 40 },
    grocer: {},
    pharmacy: { balance: 127 },
    lamps: {},
    cars: { balance: 84.1 },
    amal: {},
    basil: {},
  });
  // 87.00 less 386.80 to three stores and 44.50 to two couriers.
  expect((await readTrialBalance(city, '2026-04')).sums.bank).toBe(344.3);
  expect(await differences()).toEqual([]);
});

test('a refund after the closing is in the open month, and the closed one refuses entries', async () => {
  const plan = { refund: { by: 'office', to: 'provider' } } as const;
  const sold = placed.find((one) => one.plan.name === 'two plates to take away by card')!;
  await refundOrder(city, { ...sold, plan: { ...sold.plan, ...plan } });
  // 45.00 go back: 35.20 of the kitchen, 5.00 of the operator, 4.80 of tax.
  expect((await readBalances(city)).kitchen).toEqual({ balance: -35.2, held: 40 });
  expect(await readTrialBalance(city, '2026-03')).toEqual({ sums: TRIAL_BALANCE, sumMinor: 0 });
  const april = await readTrialBalance(city, '2026-04');
  expect(april.sumMinor).toBe(0);
  expect(april.sums).toMatchObject({ clearing: -675, operator: 82, tax10: 19.5, tax20: 55.8 });
  const entry = city.api.db.execute(sql`
    insert into ledger_entries (transfer_id, account_id, amount)
    select t.id, a.id, 0 from ledger_transfers t, ledger_accounts a
    where t.day between '2026-03-01' and '2026-03-31' and a.unit = 'money' limit 1`);
  await expect(entry).rejects.toMatchObject({ cause: { constraint: 'ledger_entries_open_month' } });
  expect(await differences()).toEqual([]);
});

test('the exports have the whole month, and documents are files that can be printed', async () => {
  const office = await city.as('office');
  const journal = await journalOf(city, { month: '2026-03' });
  expect(sum(journal.map(({ debit_minor }) => debit_minor))).toBe(
    sum(journal.map(({ credit_minor }) => credit_minor)),
  );
  const csv = await city.shop.app.inject({
    url: `${listJournal.path}?format=csv&month=2026-03`,
    headers: office.headers(),
  });
  expect(csv.body.trim().split('\r\n')).toHaveLength(1 + journal.length);
  const datev = await office.call(exportDatev, { body: { month: '2026-03' } });
  expect(new TextDecoder('windows-1252').decode(Buffer.from(datev.content, 'base64'))).toMatch(
    /^"EXTF";700;/,
  );
  for (const { id } of (await readDocuments(city)).slice(-2)) {
    const file = await office.call(getDocumentFile, { params: { id }, query: { form: 'pdf' } });
    expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the signature holds for the file of the closing, and for no other byte', async () => {
  const office = await city.as('office');
  const [closing] = (await office.call(periods.listClosings, { query: {} })).rows;
  const { content } = await office.call(periods.getClosingFile, { params: { id: closing!.id } });
  const faultsOf = async (text: string) =>
    (await office.call(periods.verifyClosing, { body: { content: text } })).faults;
  expect(await faultsOf(content)).toEqual([]);
  expect((await verifyFile(city.api.deps, content, { recount: true })).faults).toEqual([]);
  // The same without the shop: by its public key and the standard’s algorithm.
  const isSigned = (text: string) => {
    const { closing: document, signature } = JSON.parse(text);
    const key = createPublicKey(publicKey);
    return verify(null, Buffer.from(JSON.stringify(document)), key, Buffer.from(String(signature), 'base64'));
  };
  const { public_key: publicKey } = await office.call(periods.getPeriods, {});
  expect(isSigned(content)).toBe(true);
  const changed = content.replace(/("balance": -?)(\d)/, (_, key: string, digit: string) =>
    key.concat(String((Number(digit) % 9) + 1)),
  );
  expect(changed).toHaveLength(content.length);
  expect(isSigned(changed)).toBe(false);
  expect(await faultsOf(changed)).toEqual(expect.arrayContaining(['signature', 'stored']));
});
