import { getStatement, listStatementOrders } from '@errand/contract/console/kitchen/board';
import { requestRefund } from '@errand/contract/refunds';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { formOf } from '../../../../test/upload.ts';
import { refundRequests } from '../../refunds/index.ts';
import { stores } from '../../stores/stores.tables.ts';

const { shop, operator } = await openConsole();

/** A delivered order of 10.00 with a tip of 5.00, of a store with a commission of 7 %. */
async function makeSold() {
  const made = await makeDelivered(shop.api, 'customer', {
    store: { taxRate: 0, commissionPercent: 7 },
    body: { dm_tips: 5 },
  });
  const { id } = made.shop.store;
  const month = new Date(shop.api.clock.now()).toISOString().slice(0, 10);
  return { ...made, read: () => operator.call(getStatement, { params: { id }, query: { month } }) };
}

test('a rate that is changed afterwards does not change the statement of what was sold before', async () => {
  const sold = await makeSold();
  const before = await sold.read();
  expect(before.total).toMatchObject({ sold_minor: 1000, commission_minor: 70, payable_minor: 930 });
  await shop.api.db.update(stores).set({ commissionPercent: 50 }).where(eq(stores.id, sold.shop.store.id));
  expect(await sold.read()).toEqual({ ...before, commission_percent: 50 });
});

test('a refund of the whole order leaves its store with nothing: no commission, and no tip of the courier to pay', async () => {
  const { read, buyer, orderId } = await makeSold();
  const body = formOf({ order_id: orderId, customer_reason: 'It was cold' });
  await buyer.client.call(requestRefund, { query: {}, body });
  await refundRequests.decide(shop.api.deps, orderId, { approved: true, note: null });
  expect((await read()).total).toMatchObject({
    orders: 1,
    sold_minor: 1000,
    commission_minor: 0,
    refunded_minor: 1000,
    payable_minor: 0,
  });
});

test('the orders behind a statement tell the base and the rate of their commission, and add up to it', async () => {
  const sold = await makeSold();
  await shop.api.db.update(stores).set({ commissionPercent: 50 }).where(eq(stores.id, sold.shop.store.id));
  const { total } = await sold.read();
  const month = new Date(shop.api.clock.now()).toISOString().slice(0, 10);
  const params = { id: sold.shop.store.id };
  const { rows } = await operator.call(listStatementOrders, { params, query: { month } });
  expect(rows).toMatchObject([
    {
      id: sold.orderId,
      sold_minor: total.sold_minor,
      commission_base_minor: 1000,
      commission_rate: 7,
      commission_minor: 70,
      commission_tax_minor: 0,
      payable_minor: total.payable_minor,
    },
  ]);
});
