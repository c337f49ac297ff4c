import { getToday, listFigures } from '@errand/contract/console/analytics';
import { listCases } from '@errand/contract/console/cases';
import { listFundings } from '@errand/contract/console/customers/fundings';
import { listOrders } from '@errand/contract/console/orders';
import { listRefunds } from '@errand/contract/console/refunds';
import {
  listCourierApplications,
  listStoreApplications,
} from '@errand/contract/console/support/applications';
import { listConversations } from '@errand/contract/console/support/chat';
import { listOfflinePayments } from '@errand/contract/console/support/offline-payments';
import { listProblems } from '@errand/contract/console/support/problems';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepDayFresh } from '../../src/features/demo/fresh-day.ts';
import { startConsole, type TestBrowser, type TestConsole } from '../../test/console/start-console.ts';
import { seedDemoWorld } from '../index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** The running orders that wait for no transfer. */
const RUNNING = `o.type = 'delivery' and o.payment_method <> 'offline_payment'
  and o.status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')`;
const at = (ms: number) => `timestamptz '${new Date(ms).toISOString()}'`;

let shop: TestConsole;
let operator: TestBrowser;
beforeAll(async () => {
  shop = await startConsole({ demo: true, settings: null });
  await seedDemoWorld(shop.deps);
  operator = await shop.signedIn(await shop.makeStaff());
}, 120_000);
afterAll(() => shop.stop());

async function listOf(query: string): Promise<unknown[]> {
  const { rows } = await shop.api.db.execute<{ value: unknown }>(sql.raw(query));
  return rows.map(({ value }) => value);
}

test('the seeded day has orders in every state of a delivery, late ones and scheduled ones', async () => {
  const states = await listOf(`select distinct status as value from orders where type = 'delivery'
    and created_at > ${at(shop.api.clock.now() - DAY_MS)}`);
  expect(new Set(states)).toEqual(
    new Set([
      'pending',
      'confirmed',
      'processing',
      'handover',
      'picked_up',
      'delivered',
      'canceled',
      'refund_requested',
      'refunded',
    ]),
  );
  const late = await operator.call(listOrders, { query: { late: true } });
  expect(late.total).toBe(2);
  const scheduled = await listOf(
    `select status as value from orders where scheduled_for > '${new Date(
      shop.api.clock.now(),
    ).toISOString()}' and type = 'delivery'`,
  );
  expect(scheduled).toEqual(['confirmed', 'confirmed']);
});

test('each queue of Today has entries', async () => {
  const { late, waiting, running, today } = await operator.call(getToday, {});
  const totals = {
    late,
    waiting,
    running,
    delivered: today.delivered,
    refunds: (await operator.call(listRefunds, { query: { status: 'requested' } })).total,
    payments: (await operator.call(listOfflinePayments, { query: { state: 'waiting' } })).total,
    chats: (await operator.call(listConversations, { query: { unread: true } })).total,
    problems: (await operator.call(listProblems, { query: { state: 'open' } })).total,
    fundings: (await operator.call(listFundings, { query: { status: 'requested' } })).total,
    stores: (await operator.call(listStoreApplications, { query: { status: 'pending' } })).total,
    couriers: (await operator.call(listCourierApplications, { query: { status: 'pending' } })).total,
  };
  expect(Object.entries(totals).filter(([, total]) => total === 0)).toEqual([]);
  const cases = await operator.call(listCases, { query: {} });
  expect([...new Set(cases.rows.map(({ kind }) => kind))].toSorted()).toEqual([
    'absence',
    'courier_application',
    'funding',
    'item_review',
    'message',
    'problem',
    'refund',
    'rejection',
    'store_application',
    'transfer',
  ]);
});

test('the amounts of every seeded order agree with its lines, its payment and its refunds', async () => {
  const wrong = await listOf(`select o.id as value from orders o where o.type = 'delivery' and (
    o.items_minor - o.discount_minor <> (select sum(l.total_minor) from order_lines l where l.order_id = o.id)
    or o.total_minor <> o.items_minor - o.discount_minor - o.store_discount_minor - o.coupon_discount_minor
      + case when o.tax_included then 0 else o.tax_minor end + o.delivery_minor + o.surcharge_minor + o.additional_minor
      + o.packaging_minor + o.tip_minor
    or o.status is distinct from (select h.status from order_history h where h.order_id = o.id order by h.at desc limit 1)
    or o.wallet_minor <> case when o.payment_method = 'wallet' then o.total_minor else 0 end)`);
  expect(wrong).toEqual([]);
  const refunds = await listOf(`select r.id as value from order_refunds r join orders o on o.id = r.order_id
    where r.amount_minor <> o.total_minor or (o.status = 'refunded') <> (r.status = 'approved')
      or r.status = 'approved' and r.wallet_minor + r.by_hand_minor <> r.amount_minor`);
  expect(refunds).toEqual([]);
  const moved =
    await listOf(`select o.id as value from orders o left join order_refunds r on r.order_id = o.id
    where o.wallet_minor - coalesce(r.wallet_minor, 0) <> coalesce((select -sum(e.amount) from ledger_entries e
      join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where t.reference = o.id::text and a.owner = o.owner and a.unit = 'money' and t.type in ('order_place', 'order_refund')), 0)`);
  expect(moved).toEqual([]);
});

test('the figures of the seeded weeks are the sums of their orders', async () => {
  const day = (days: number) => new Date(shop.api.clock.now() + days * DAY_MS).toISOString().slice(0, 10);
  const { rows } = await operator.call(listFigures, { query: { from: day(-120), to: day(1) } });
  const sum = (key: 'orders' | 'sales_minor') => rows.reduce((total, row) => total + row[key], 0);
  const [stored] = (
    await shop.api.db.execute<{ orders: number; sales: number }>(sql`select count(*)::int as orders,
      sum(o.total_minor) filter (where exists (select from order_history h where h.order_id = o.id
        and h.status = 'delivered'))::int as sales from orders o`)
  ).rows;
  expect({ orders: sum('orders'), sales: sum('sales_minor') }).toEqual(stored);
});

test('days later the running orders are as fresh as on the first one, and a fresh one is not written again', async () => {
  const before = await operator.call(getToday, {});
  const versions = () => listOf(`select updated_at as value from orders o where ${RUNNING} order by id`);
  const seeded = await versions();
  shop.api.clock.advance(3 * DAY_MS + 40 * MINUTE_MS);
  const today = await shop.signedIn(await shop.makeStaff());
  await keepDayFresh(shop.api.deps);
  const after = await today.call(getToday, {});
  expect({ running: after.running, waiting: after.waiting }).toEqual({
    running: before.running,
    waiting: before.waiting,
  });
  const { rows } = await today.call(listCases, { query: { kind: 'absence' } });
  const now = shop.api.clock.now();
  expect(rows.map(({ created_at }) => now - Date.parse(created_at) < 15 * MINUTE_MS)).toEqual([true]);
  const stale =
    await listOf(`select o.id as value from orders o where ${RUNNING} and (scheduled_for < ${at(now)}
    or scheduled_for is null and ${at(now - 10 * MINUTE_MS)} > (select max(h.at) from order_history h where h.order_id = o.id)
    or expected_to < ${at(now - 20 * MINUTE_MS)})`);
  expect(stale).toEqual([]);
  const updated = () => listOf(`select created_at as value from orders o where ${RUNNING} order by id`);
  const written = await updated();
  shop.api.clock.advance(10_000);
  await keepDayFresh(shop.api.deps);
  expect(await updated()).toEqual(written);
  expect(await versions()).toEqual(seeded);
});
