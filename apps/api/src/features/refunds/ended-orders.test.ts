import { moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { getOrder } from '@errand/contract/console/orders';
import { transitionOrder as moveByStaff } from '@errand/contract/console/orders/order-changes';
import * as refundsContract from '@errand/contract/console/refunds';
import { confirmOfflinePayment, getOfflinePayment } from '@errand/contract/console/support/offline-payments';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, makeBuyer, makeShop, orderOf, type Shop } from '../../../test/buyers.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../test/console/start-console.ts';
import { makeDelivered } from '../../../test/delivered-orders.ts';
import { makeCustomer, makeOrder, makeTrip } from '../../../test/factories/index.ts';
import { NOON } from '../../../test/harness.ts';
import { bankBalanceOf, creditWallet, openBankPage, submitBankChoice } from '../../../test/payments.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { demoBank, registerDemoBankJobs } from '../demo-bank/index.ts';
import { balancesOf } from '../ledger/index.ts';
import { ORDER_JOBS } from '../orders/events/index.ts';
import { orderChanges, storedOrders } from '../orders/index.ts';
import { orderHistory } from '../orders/orders.tables.ts';
import { registerPaymentJobs } from '../payments/index.ts';
import { refundRequests } from './index.ts';
import { registerRefundJobs } from './owed-refund.ts';
import { orderRefunds } from './refunds.tables.ts';

let desk: TestConsole;
let shop: Shop;
let operator: TestBrowser;
let manager: TestBrowser;
beforeAll(async () => {
  const payments: PaymentProvider[] = [];
  desk = await startConsole({
    demo: true,
    deps: { payments },
    settings: { offline_payment_status: 1, partial_payment_status: 1, partial_payment_method: 'both' },
  });
  payments.push(demoBank(desk.api.deps));
  registerPaymentJobs(desk.api.deps);
  registerRefundJobs(desk.api.deps);
  registerDemoBankJobs(desk.api.deps);
  shop = await makeShop(desk.api, { moduleType: 'grocery', item: { stock: 500 } });
  operator = await desk.signedIn(await desk.makeStaff());
  const scope = { kind: 'store', id: shop.store.id } as const;
  manager = await desk.signedIn(await desk.makeStaff({ grants: [{ role: 'store-manager', scope }] }));
});
afterAll(() => desk.stop());

/** The goods of 10.00 and their delivery of 2.00. */
const TOTAL = 1200;
const WALLET_PART = 500;

type Placed = { buyer: Buyer; id: number };

async function place(body: object, walletMinor = 0): Promise<Placed> {
  const buyer = await makeBuyer(desk.api, shop, 'customer');
  if (walletMinor > 0) await creditWallet(desk.api, buyer, walletMinor);
  await buyer.fill(shop.item.id);
  return { buyer, id: (await buyer.place(body)).order_id };
}
const receive = (id: number) =>
  desk.api.db.transaction((tx) => orderChanges.receivePayment(desk.api.deps, tx, id));
const OFFLINE = { payment_method: 'offline_payment' } as const;

/** How an order is paid, and what was received for it before it ends, by recipient. */
const METHODS = {
  cash: { place: () => place({ payment_method: 'cash_on_delivery' }), received: {} },
  'unconfirmed transfer': { place: () => place(OFFLINE), received: {} },
  'confirmed transfer': {
    place: async () => {
      const placed = await place(OFFLINE);
      await receive(placed.id);
      return placed;
    },
    received: { hand: TOTAL },
  },
  'wallet and cash': {
    place: () => place({ payment_method: 'cash_on_delivery', partial_payment: 1 }, WALLET_PART),
    received: { wallet: WALLET_PART },
  },
  wallet: { place: () => place({ payment_method: 'wallet' }, TOTAL), received: { wallet: TOTAL } },
  provider: {
    place: async () => {
      const placed = await place({ payment_method: 'digital_payment' });
      await submitBankChoice(desk.api, await openBankPage(placed.buyer, placed.id), 'approve');
      await desk.api.jobs.run();
      return placed;
    },
    received: { provider: TOTAL },
  },
  'wallet and provider': {
    place: async () => {
      const placed = await place({ payment_method: 'digital_payment', partial_payment: 1 }, WALLET_PART);
      await submitBankChoice(desk.api, await openBankPage(placed.buyer, placed.id), 'approve');
      await desk.api.jobs.run();
      return placed;
    },
    received: { wallet: WALLET_PART, provider: TOTAL - WALLET_PART },
  },
} as const;

const bySystem = (id: number, to: 'confirmed' | 'canceled') =>
  desk.api.db.transaction((tx) => orderChanges.transition(desk.api.deps, tx, id, to, { actor: 'system' }));

/** Every way in which an order ends without a delivery. */
const PATHS = {
  'its customer cancels': async ({ buyer, id }: Placed) => {
    await buyer.client.call(cancelOrder, { query: {}, body: { order_id: id, reason: 'Mistake' } });
  },
  'its store rejects it': async ({ id }: Placed) => {
    const body = { from: 'pending', to: 'canceled', reason: 'Sold out' } as const;
    await manager.call(moveKitchenOrder, { params: { id }, body });
  },
  'staff cancel it after the store has confirmed': async ({ id }: Placed) => {
    await bySystem(id, 'confirmed');
    const body = { from: 'confirmed', to: 'canceled', reason: 'Sold out' } as const;
    await operator.call(moveByStaff, { params: { id }, body });
  },
  'nobody accepts it in time': async ({ id }: Placed) => void (await bySystem(id, 'canceled')),
};

/** The refunded amounts by destination. `hand` is owed and waits for staff. */
async function returnedOf({ buyer, id }: Placed) {
  await desk.api.jobs.run();
  const owed = await desk.api.db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, id))
    .orderBy(orderRefunds.id);
  const { rows } = await desk.api.db.execute<{ back: number }>(sql`
    select coalesce(sum(c.refunded_minor), 0)::int as back
    from demo_bank_charges c join payments p on p.id = c.charge_id where p.order_id = ${id}`);
  return {
    wallet: (await balancesOf(desk.api.deps.pool, buyer.owner)).money,
    provider: rows[0]?.back,
    hand: owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
}

describe.each(Object.entries(PATHS))('an order that ends because %s', (_, end) => {
  test.each(Object.entries(METHODS))(
    'returns all that was paid by %s, and nothing else',
    async (__, method) => {
      const placed = await method.place();
      expect((await orderOf(placed.buyer, placed.id)).order_amount).toBe(TOTAL / 100);
      await end(placed);
      const all = { wallet: 0, provider: 0, hand: 0, ...method.received };
      expect(await returnedOf(placed)).toEqual(all);
      expect(await bankBalanceOf(desk.api, placed.id)).toBe(0);
      // A second run of the jobs changes nothing.
      expect(await returnedOf(placed)).toEqual(all);
    },
  );
});

const refundOf = async (id: number) => {
  const [row] = await desk.api.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, id));
  return operator.call(refundsContract.getRefund, { params: { id: row?.id ?? 0 } });
};
const decide = (id: number, body: { approved: boolean; destination?: 'hand' | 'wallet' }) =>
  operator.call(refundsContract.decideRefund, { params: { id }, body: { note: null, ...body } });

async function canceledTransfer() {
  const placed = await METHODS['confirmed transfer'].place();
  await PATHS['its customer cancels'](placed);
  await desk.api.jobs.run();
  return placed;
}

test('what is owed for a canceled order is on its page, cannot be rejected, and is returned by hand once', async () => {
  const { buyer, id } = await canceledTransfer();
  expect(await orderOf(buyer, id)).toMatchObject({
    order_status: 'canceled',
    refund: { status: 'requested', owed: true, amount: 12, by_hand: 0 },
  });
  const refund = await refundOf(id);
  expect(refund).toMatchObject({ owed: true, has_wallet: true, status: 'requested' });
  expect(await codeOf(decide(refund.id, { approved: false }))).toBe('refund_owed');
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => decide(refund.id, { approved: true, destination: 'hand' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await orderOf(buyer, id)).toMatchObject({
    order_status: 'refunded',
    refund: { status: 'approved', by_hand: 12, to_wallet: 0 },
  });
  expect((await balancesOf(desk.api.deps.pool, buyer.owner)).money).toBe(0);
});

test('what is owed goes to the wallet if staff choose it, and staff cannot refund the order again', async () => {
  const { buyer, id } = await canceledTransfer();
  await decide((await refundOf(id)).id, { approved: true, destination: 'wallet' });
  expect((await balancesOf(desk.api.deps.pool, buyer.owner)).money).toBe(TOTAL);
  expect(await operator.call(getOrder, { params: { id } })).toMatchObject({
    status: 'refunded',
    refundable: null,
  });
});

test('money that arrives after its order was canceled can be confirmed, and is owed once', async () => {
  const placed = await METHODS['unconfirmed transfer'].place();
  await PATHS['its customer cancels'](placed);
  const params = { id: placed.id };
  const { state, version } = await operator.call(getOfflinePayment, { params });
  expect(state).toBe('void');
  await operator.call(confirmOfflinePayment, { params, body: { version } });
  await receive(placed.id);
  // A job can run again after it has committed.
  await desk.api.jobs.send(desk.api.db, ORDER_JOBS.owedRefund, { orderId: placed.id, amountMinor: TOTAL });
  expect(await returnedOf(placed)).toEqual({ wallet: 0, provider: 0, hand: TOTAL });
  const rows = await desk.api.db
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, placed.id), eq(orderRefunds.owed, true)))
    .orderBy(orderRefunds.id);
  expect(rows).toHaveLength(1);
});

const owedOf = async (id: number) => {
  await desk.api.jobs.run();
  const rows = await desk.api.db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, id))
    .orderBy(orderRefunds.id);
  return rows.map(({ amountMinor, owed }) => [amountMinor, owed]);
};

const TERMS = {
  minimumHours: 1,
  maximumHours: null,
  minimumMinor: 0,
  depositMinor: 0,
  cancelPercent: 50,
  licenseRequired: false,
  documentsRequired: false,
};

test('a canceled trip that was paid by transfer owes what its terms leave of it', async () => {
  const customer = await makeCustomer(desk.api.db);
  const paid = { paymentMethod: 'offline_payment', paymentStatus: 'paid' } as const;
  const canceled = async (freeHours: number) => {
    const { id } = await makeTrip(desk.api.db, `customer:${customer.id}`, {
      status: 'confirmed',
      order: paid,
      trip: { terms: { ...TERMS, freeHours } },
    });
    const client = desk.api.client({ token: customer.token });
    await client.call(cancelOrder, { query: {}, body: { order_id: id, reason: 'Rain' } });
    return owedOf(id);
  };
  expect([await canceled(1), await canceled(1000)]).toEqual([[[1260, true]], [[630, true]]]);
});

test('the money of a parcel that was canceled on its way is kept, also when it arrives later', async () => {
  const { id } = await makeOrder(desk.api.db, 'guest:sender', {
    type: 'parcel',
    storeId: null,
    status: 'canceled',
    paymentMethod: 'offline_payment',
  });
  await desk.api.db
    .insert(orderHistory)
    .values(
      (['picked_up', 'canceled'] as const).map(
        (status) => ({ orderId: id, status, actor: 'courier', at: new Date() }) as const,
      ),
    );
  expect(await receive(id)).toMatchObject({ paymentStatus: 'paid' });
  expect(await owedOf(id)).toEqual([]);
});

test('a refund of an order whose account was deleted is returned by hand, whatever staff choose', async () => {
  const { api } = desk;
  const { buyer, orderId } = await makeDelivered(api);
  await api.db
    .update(customers)
    .set({ removedAt: new Date(NOON) })
    .where(sql`'customer:' || id = ${buyer.owner}`);
  await api.db.transaction(async (tx) => {
    const order = (await storedOrders.lock(tx, orderId))!;
    await refundRequests.refundByStaff(api.deps, tx, order, {
      chosen: null,
      destination: 'wallet',
      reason: 'Cold',
      amountMinor: order.totalMinor,
    });
  });
  const [refund] = await api.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId));
  expect(refund).toMatchObject({ status: 'approved', walletMinor: 0, byHandMinor: refund?.amountMinor });
});
