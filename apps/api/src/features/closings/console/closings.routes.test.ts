import { generateKeyPairSync, sign } from 'node:crypto';
import * as contract from '@errand/contract/console/finance/periods';
import { holdBalance } from '@errand/domain/books';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { makeEarning, makeStore, makeZone } from '../../../../test/factories/index.ts';
import { ledgerMonths, postEntry } from '../../ledger/index.ts';
import { ledgerTransfers } from '../../ledger/ledger.tables.ts';
import { bookChangedOrder } from '../../orders/books/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { verifyFile } from '../closing-file.ts';
import { registerClosingJobs } from '../closings.jobs.ts';
import { boundsOfMonth } from '../closings.queries.ts';
import { ledgerClosings } from '../closings.tables.ts';
import { closeMonth } from './closings.service.ts';

// The months follow each other: every test closes the next one, and time goes on with them.
const { shop, operator: first } = await openConsole({ now: '2025-12-10T09:00:00Z' });
const { api } = shop;
registerClosingJobs(shop.deps);
let operator: TestBrowser = first;
let second: TestBrowser;
let third: TestBrowser;
let storeId = 0;

beforeAll(async () => {
  await makeZone(api.db, { timeZone: 'Asia/Riyadh' });
  storeId = (await makeStore(api.db)).id;
});

/** Goes to the second day of a month; sessions end meanwhile. */
async function goTo(month: string): Promise<void> {
  api.clock.set(`${month}-02T09:00:00Z`);
  const member = async () => shop.signedIn(await shop.makeStaff());
  [operator, second, third] = [await member(), await member(), await member()];
}

const earn = (at: string, amountMinor = 1000) =>
  makeEarning(api.db, { account: 'store', id: storeId }, amountMinor, new Date(at));
const request = (month: string, by = operator) => by.call(contract.requestClosing, { body: { month } });
const read = (id: number, by = operator) => by.call(contract.getClosing, { params: { id } });
const close = (id: number, by: TestBrowser) => by.call(contract.closeMonth, { params: { id } });

/** Asks for a closing and compares the books; it is ready. */
async function prepare(month: string): Promise<number> {
  const { id } = await request(month);
  await api.jobs.run();
  expect(await read(id)).toMatchObject({ status: 'ready', problems: [], closable: false });
  return id;
}

/** Adds a tip that the books do not know. */
const addTip = (orderId: number, minor: number) =>
  api.db
    .update(orders)
    .set({ tipMinor: minor, totalMinor: sql`total_minor + ${minor}`, updatedAt: new Date(api.clock.now()) })
    .where(eq(orders.id, orderId));

async function lastTransfer() {
  const [row] = await api.db.select().from(ledgerTransfers).orderBy(sql`${ledgerTransfers.id} desc`).limit(1);
  return row!;
}

const fileOf = (id: number) => operator.call(contract.getClosingFile, { params: { id } });

test('months are closed one after the other, once they have ended, by another member than the one who asked', async () => {
  await earn('2025-12-05T10:00:00Z');
  expect(await operator.call(contract.getPeriods, {})).toMatchObject({
    first_open_day: null,
    next_month: null,
  });
  expect(await codeOf(request('2025-12'))).toBe('closing_order');
  await goTo('2026-01');
  expect(await operator.call(contract.getPeriods, {})).toMatchObject({ next_month: '2025-12' });
  expect(await codeOf(request('2026-01'))).toBe('closing_order');
  const id = await prepare('2025-12');
  expect(await codeOf(request('2025-12', second))).toBe('closing_order');
  expect(await codeOf(close(id, operator))).toBe('closing_own');
  expect((await read(id, second)).closable).toBe(true);
  expect(await close(id, second)).toMatchObject({ status: 'closed', closable: false });
  expect(await codeOf(close(id, third))).toBe('closing_state');
  expect(await codeOf(second.call(contract.cancelClosing, { params: { id } }))).toBe('closing_state');
  await api.jobs.run();
  expect(await operator.call(contract.getPeriods, {})).toMatchObject({
    first_open_day: '2026-01-01',
    next_month: null,
  });
});

test('a month that was compared again while it was being closed stays open', async () => {
  await goTo('2026-02');
  const id = await prepare('2026-01');
  const [row] = await api.db.select().from(ledgerClosings).where(eq(ledgerClosings.id, id));
  const ctx = { ...shop.deps, member: { id: 0 } } as never;
  const before = { since: new Date(row!.checkedAt!.getTime() - 1000), problems: [] };
  await expect(closeMonth(ctx, id, before)).rejects.toMatchObject({ code: 'closing_state' });
  expect(await read(id)).toMatchObject({ status: 'ready' });
  await operator.call(contract.cancelClosing, { params: { id } });
});

test('of two members who ask or close at once one does, and a closing that was given up can be asked for again', async () => {
  await earn('2026-01-05T10:00:00Z');
  await goTo('2026-02');
  const asked = await Promise.allSettled([request('2026-01'), request('2026-01', second)]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { id: given } = asked.find((one) => one.status === 'fulfilled')!.value;
  await operator.call(contract.cancelClosing, { params: { id: given } });
  const id = await prepare('2026-01');
  const closed = await Promise.allSettled([close(id, second), close(id, third)]);
  expect(closed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await api.jobs.run();
  expect((await operator.call(contract.listClosings, { query: {} })).rows.map(({ month }) => month)).toEqual([
    '2026-01',
    '2025-12',
  ]);
});

test('what belongs to a closed month is dated to the first open day and keeps its time, and no entry gets into the month', async () => {
  const before = await ledgerMonths.sums(api.db, '2026-01');
  const { rows: old } = await api.db.execute<{ id: number }>(
    sql`select id from ledger_transfers where day < '2026-02-01' limit 1`,
  );
  await earn('2026-01-20T10:00:00Z');
  const late = await lastTransfer();
  expect([late.day, late.at.toISOString()]).toEqual(['2026-02-01', '2026-01-20T10:00:00.000Z']);
  const intruder = api.db.execute(sql`
    insert into ledger_entries (transfer_id, account_id, amount)
    select ${old[0]!.id}, id, case when unit = 'money' then 0 else 0 end from ledger_accounts limit 1`);
  await expect(intruder).rejects.toMatchObject({ cause: { constraint: 'ledger_entries_open_month' } });
  expect(await ledgerMonths.sums(api.db, '2026-01')).toEqual(before);
});

test('the month of an entry is that of the shop’s time zone', async () => {
  await earn('2026-02-28T22:30:00Z');
  expect((await lastTransfer()).day).toBe('2026-03-01');
  await earn('2026-02-28T20:30:00Z');
  expect((await lastTransfer()).day).toBe('2026-02-28');
});

test('a month begins and ends at midnight in the shop’s time zone', async () => {
  expect(await boundsOfMonth(api.db, '2026-02')).toEqual({
    from: new Date('2026-01-31T21:00:00Z'),
    until: new Date('2026-02-28T21:00:00Z'),
  });
});

test('a closed month cannot be opened, changed or removed, not even in the database', async () => {
  const [closed] = await api.db.select().from(ledgerClosings).where(eq(ledgerClosings.month, '2026-01-01'));
  const isClosed = eq(ledgerClosings.id, closed!.id);
  const refused = { cause: { constraint: 'ledger_closings_stay' } };
  for (const change of [{ status: 'ready' as const }, { month: '2024-01-01' }, { file: '{}' }])
    await expect(api.db.update(ledgerClosings).set(change).where(isClosed)).rejects.toMatchObject(refused);
  await expect(api.db.delete(ledgerClosings).where(isClosed)).rejects.toMatchObject(refused);
});

test('an entry that is posted while its month is closed is in the file, or in the open month', async () => {
  await goTo('2026-03');
  const id = await prepare('2026-02');
  const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
  const { promise: posted, resolve: isPosted } = Promise.withResolvers<void>();
  const slow = api.db.transaction(async (tx) => {
    await postEntry(tx, holdBalance({ account: 'store', id: storeId }, 700), {
      at: new Date('2026-02-10T10:00:00Z'),
    });
    isPosted();
    await committed;
  });
  await posted;
  const closing = close(id, second);
  // The closing waits for the lock that the entry holds.
  await expect
    .poll(async () => {
      const { rows } = await api.db.execute(
        sql`select 1 from pg_locks where not granted and locktype = 'relation'`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
  const late = earn('2026-02-11T10:00:00Z', 800);
  commit();
  await Promise.all([slow, closing, late]);
  await api.jobs.run();
  const sums = await ledgerMonths.sums(api.db, '2026-02');
  const { closing: file } = JSON.parse((await fileOf(id)).content);
  expect(file.sums).toEqual(sums);
  expect((await lastTransfer()).day).toBe('2026-03-01');
  expect(await verifyFile(shop.deps, (await fileOf(id)).content, { recount: true })).toEqual({
    month: '2026-02',
    faults: [],
  });
});

test('a closing that would wait for long is rejected, and entries go on', async () => {
  await goTo('2026-04');
  const id = await prepare('2026-03');
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: posted, resolve: isPosted } = Promise.withResolvers<void>();
  const slow = api.db.transaction(async (tx) => {
    await postEntry(tx, holdBalance({ account: 'store', id: storeId }, 700), {
      at: new Date('2026-03-10T10:00:00Z'),
    });
    isPosted();
    await ended;
  });
  await posted;
  expect(await codeOf(close(id, second))).toBe('closing_busy');
  end();
  await slow;
  expect((await close(id, second)).status).toBe('closed');
  await api.jobs.run();
});

test('the file of a closing is signed, chained to the one before, and the same at every download', async () => {
  const { rows } = await operator.call(contract.listClosings, { query: {} });
  const [latest, before] = rows;
  const { content, file_name: name } = await fileOf(latest!.id);
  expect(name).toBe('closing-2026-03.json');
  expect((await fileOf(latest!.id)).content).toBe(content);
  const { closing, public_key: key } = JSON.parse(content);
  const { rows: balances } = await api.db.execute(sql`
    select a.owner as account, a.unit, sum(e.amount)::float8 as balance from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.day < '2026-04-01' group by 1, 2 having sum(e.amount) <> 0 order by 1, 2`);
  expect(closing.balances).toEqual(balances);
  expect(closing).toMatchObject({ month: '2026-03', hash: latest!.hash, previous_hash: before!.hash });
  expect(key).toBe((await operator.call(contract.getPeriods, {})).public_key);
  const verify = async (text: string) =>
    (await operator.call(contract.verifyClosing, { body: { content: text } })).faults;
  expect(await verify(content)).toEqual([]);
  expect(await verify(JSON.stringify(JSON.parse(content)))).toEqual([]);
  expect(await verify(content.replace(/"entries": \d+/, '"entries": 99999'))).toEqual([
    'signature',
    'entries',
    'stored',
  ]);
  expect(await verify('{"closing":1}')).toEqual(['format']);
  // Another shop signs with another key.
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signature = sign(null, Buffer.from(JSON.stringify(closing)), privateKey).toString('base64');
  const foreign = { closing, signature, public_key: publicKey.export({ format: 'pem', type: 'spki' }) };
  expect(await verify(JSON.stringify({ ...JSON.parse(content), ...foreign }))).toEqual(['key']);
  expect(await verify(content.replace('"2026-03"', '"2024-03"'))).toEqual(['signature', 'unknown']);
});

test('an entry of a closed month that is changed in the database is found by the closing', async () => {
  const [latest] = (await operator.call(contract.listClosings, { query: {} })).rows;
  const { content } = await fileOf(latest!.id);
  const change = (by: number) =>
    api.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update ledger_entries set part = case when ${by} > 0 then 'tip' else 'items' end
        where id = (select e.id from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
          where t.day between '2026-03-01' and '2026-03-31' and e.part in ('items', 'tip') order by e.id limit 1)`);
    });
  await change(1);
  onTestFinished(() => change(0));
  expect((await verifyFile(shop.deps, content, { recount: true })).faults).toEqual(['hash']);
});

test('a month whose orders differ is not closed, names them, and is closed once they are booked', async () => {
  api.clock.set('2026-04-10T09:00:00Z');
  const { orderId } = await makeDelivered(api);
  const tip = (minor: number) => addTip(orderId, minor);
  await tip(100);
  await goTo('2026-05');
  const { id } = await request('2026-04');
  await api.jobs.run();
  const differing = await read(id);
  expect(differing).toMatchObject({ status: 'differing', closable: false });
  expect(differing.problems.join('\n')).toContain(`order ${orderId}: `);
  expect(await codeOf(close(id, second))).toBe('closing_state');
  await bookChangedOrder(api.deps, orderId);
  await operator.call(contract.checkClosing, { params: { id } });
  await api.jobs.run();
  expect((await read(id)).status).toBe('ready');
  // What differs since the comparison is found at the closing.
  await tip(50);
  expect(await codeOf(close(id, second))).toBe('closing_differs');
  await bookChangedOrder(api.deps, orderId);
  expect((await close(id, second)).status).toBe('closed');
  await api.jobs.run();
  // The correction of the booked order is in the open month, and the books agree.
  await tip(25);
  await bookChangedOrder(api.deps, orderId);
  expect((await lastTransfer()).day >= '2026-05-01').toBe(true);
});

test('a month with an order that is not booked is not closed', async () => {
  await earn('2026-05-03T10:00:00Z');
  const { orderId } = await makeDelivered(api);
  await api.db
    .update(orders)
    .set({ terms: null, createdAt: new Date('2026-05-04T10:00:00Z') })
    .where(eq(orders.id, orderId));
  await goTo('2026-06');
  const { id } = await request('2026-05');
  await api.jobs.run();
  expect((await read(id)).problems).toEqual([`order ${orderId}: it is not booked yet`]);
  await bookChangedOrder(api.deps, orderId);
  await operator.call(contract.checkClosing, { params: { id } });
  await api.jobs.run();
  await close(id, second);
});

test('an order of the open month that differs does not keep the month before it open', async () => {
  await earn('2026-06-05T10:00:00Z');
  await goTo('2026-07');
  const { orderId } = await makeDelivered(api);
  await addTip(orderId, 100);
  expect(await close(await prepare('2026-06'), second)).toMatchObject({ status: 'closed' });
  await bookChangedOrder(api.deps, orderId);
});
