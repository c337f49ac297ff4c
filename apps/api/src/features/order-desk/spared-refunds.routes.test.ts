import { getOrder } from '@errand/contract/console/orders';
import { refundOrder } from '@errand/contract/console/orders/order-changes';
import type { SparedParty } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/console/open-console.ts';
import { makeDelivered } from '../../../test/delivered-orders.ts';

const { shop, operator } = await openConsole();
const { api } = shop;

/** What a whole refund of a delivered order took from its parties, in minor units; negative is taken. */
async function refunded(spared: SparedParty[]) {
  const { orderId } = await makeDelivered(api);
  const order = await operator.call(getOrder, { params: { id: orderId } });
  const { refunds } = await operator.call(refundOrder, {
    params: { id: orderId },
    body: {
      lines: null,
      parts: [],
      destination: 'wallet',
      spared,
      reason: 'Cold',
      amount_minor: order.total_minor,
      version: order.version,
    },
  });
  expect(refunds.map((refund) => refund.spared)).toEqual([spared]);
  const { rows } = await api.db.execute<{ account: string; sum: number }>(sql`
    select regexp_replace(a.owner, ':[0-9]+$', '') as account, sum(e.amount)::float8 as sum
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.reference = ${`order:${orderId}`} and t.type = 'refund' group by 1`);
  const of = (account: string) => rows.find((row) => row.account === account)?.sum ?? 0;
  const earned = await api.db.execute<{ account: string; sum: number }>(sql`
    select regexp_replace(a.owner, ':[0-9]+$', '') as account, sum(e.amount)::float8 as sum
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.reference = ${`order:${orderId}`} and t.type = 'earning' group by 1`);
  const brought = (account: string) => earned.rows.find((row) => row.account === account)?.sum ?? 0;
  return {
    store: of('store:store'),
    courier: of('courier:courier'),
    goodwill: of('house:goodwill'),
    storeBrought: brought('store:store'),
    courierBrought: brought('courier:courier'),
    commission: of('house:commission'),
  };
}

test('by default a refund takes back exactly what the order brought store and courier', async () => {
  const of = await refunded([]);
  expect(of.store).toBe(0 - of.storeBrought);
  expect(of.courier).toBe(0 - of.courierBrought);
  expect(of.goodwill).toBe(0);
  expect(of.commission).toBeLessThan(0);
});

test('a spared store keeps its part and pays its commission, and the operator bears it', async () => {
  const of = await refunded(['store']);
  expect(of.store).toBe(0);
  expect(of.courier).toBe(0 - of.courierBrought);
  expect(of.commission).toBe(0);
  expect(of.goodwill).toBeLessThan(0);
});

test('a spared courier keeps delivery and tip, and both are spared together', async () => {
  const one = await refunded(['courier']);
  expect(one.courier).toBe(0);
  expect(one.courierBrought).toBeGreaterThan(0);
  expect(one.store).toBe(0 - one.storeBrought);
  const both = await refunded(['store', 'courier']);
  expect([both.store, both.courier]).toEqual([0, 0]);
});
