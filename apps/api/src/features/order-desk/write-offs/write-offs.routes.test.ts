import {
  listUnpaidOrders,
  listWriteOffs,
  takeWriteOffBack,
  writeOffOrder,
} from '@errand/contract/console/finance/write-offs';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderOf } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { bookChangedOrder } from '../../orders/books/index.ts';
import { orders } from '../../orders/orders.tables.ts';

const { shop, operator } = await openConsole();

/** A delivered order whose bank transfer never arrived. */
async function makeUnpaid() {
  const { orderId, shop: place, buyer } = await makeDelivered(shop.api, 'guest');
  await shop.api.db
    .update(orders)
    .set({ paymentMethod: 'offline_payment', paymentStatus: 'unpaid' })
    .where(eq(orders.id, orderId));
  await bookChangedOrder(shop.api.deps, orderId);
  const due = await dueOf(orderId);
  return {
    orderId,
    place,
    dueMinor: due?.due_minor ?? 0,
    money: async () => (await orderOf(buyer, orderId)).money,
  };
}

const dueOf = async (orderId: number) =>
  (await operator.call(listUnpaidOrders, { query: { search: String(orderId) } })).rows.find(
    ({ id }) => id === orderId,
  );
const writeOff = (orderId: number, dueMinor: number) =>
  operator.call(writeOffOrder, {
    params: { id: orderId },
    body: { due_minor: dueMinor, reason: 'The customer has moved away' },
  });

async function badDebts(): Promise<number> {
  const { rows } = await shop.api.db.execute<{ sum: number }>(sql`
    select coalesce(sum(e.amount), 0)::float8 as sum from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.owner = 'house:bad_debts'`);
  return 0 - (rows[0]?.sum ?? 0);
}

test('what is due for a delivered order is written off once, with its reason, leaves the list, and is not due to its customer', async () => {
  const { orderId, dueMinor, money } = await makeUnpaid();
  expect(dueMinor).toBeGreaterThan(0);
  const before = await badDebts();
  expect(await codeOf(writeOff(orderId, dueMinor + 1))).toBe('changed_meanwhile');
  const outcomes = await Promise.allSettled([writeOff(orderId, dueMinor), writeOff(orderId, dueMinor)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await badDebts()) - before).toBe(dueMinor);
  expect(await dueOf(orderId)).toBeUndefined();
  expect(await codeOf(writeOff(orderId, dueMinor))).toBe('order_not_unpaid');
  const { rows } = await operator.call(listWriteOffs, { query: { search: String(orderId) } });
  expect(rows).toMatchObject([{ amount_minor: dueMinor, reason: 'The customer has moved away' }]);
  expect(await money()).toMatchObject({ state: 'written_off', due: [], written_off: dueMinor / 100 });
});

test('a write-off is taken back by a second entry, once, and the amount is due again', async () => {
  const { orderId, dueMinor, money } = await makeUnpaid();
  const before = await badDebts();
  const { id } = await writeOff(orderId, dueMinor);
  const takeBack = () =>
    operator.call(takeWriteOffBack, { params: { id }, body: { reason: 'It was paid after all' } });
  await takeBack();
  expect(await codeOf(takeBack())).toBe('write_off_taken_back');
  expect(await badDebts()).toBe(before);
  expect(await dueOf(orderId)).toMatchObject({ due_minor: dueMinor });
  expect(await money()).toMatchObject({ state: 'due', due: [{ amount: dueMinor / 100 }], written_off: 0 });
  await writeOff(orderId, dueMinor);
});

test('a paid order is neither listed nor written off, and one of another zone is not found', async () => {
  const paid = await makeDelivered(shop.api, 'guest');
  expect(await dueOf(paid.orderId)).toBeUndefined();
  expect(await codeOf(writeOff(paid.orderId, 100))).toBe('order_not_unpaid');
  const own = await makeUnpaid();
  const other = await makeUnpaid();
  const member = await shop.signedIn(
    await shop.makeStaff({ grants: [{ role: 'finance', scope: { kind: 'zone', id: own.place.zone.id } }] }),
  );
  const { rows } = await member.call(listUnpaidOrders, { query: { limit: 100 } });
  expect(rows.map(({ id }) => id)).toEqual([own.orderId]);
  const body = { due_minor: other.dueMinor, reason: 'Gone' };
  const foreign = member.call(writeOffOrder, { params: { id: other.orderId }, body });
  expect(await codeOf(foreign)).toBe('not_found');
});
