import {
  FIGURE_GROUPS,
  type Figures,
  getToday,
  listFigureOrders,
  listFigures,
} from '@errand/contract/console/analytics';
import { getOrder, listOrders } from '@errand/contract/console/orders';
import { changeSetting } from '@errand/contract/console/settings';
import { divideAmount, groupAmounts, NO_GROUPS } from '@errand/domain/books';
import { percentOf, shareOf } from '@errand/domain/money';
import { ORDER_STATUSES, type OrderStatus } from '@errand/domain/orders';
import { CASHBACK_STATES } from '@errand/domain/wallet';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import {
  makeCourier,
  makeCustomer,
  makeOrder,
  makeStore,
  makeTransfer,
  makeTrip,
} from '../../../../test/factories/index.ts';
import { makeParcelService } from '../../../../test/factories/parcels.ts';
import { bookHistory } from '../../orders/books/index.ts';
import { orderHistory, type orders } from '../../orders/orders.tables.ts';
import { parcels } from '../../parcel/parcel.tables.ts';
import { orderCashbacks } from '../../promotions/cashback/order-cashbacks.tables.ts';
import { cashbacks } from '../../promotions/promotions.tables.ts';
import { orderRefunds } from '../../refunds/refunds.tables.ts';
import { payFromWallet } from '../../wallet/index.ts';

const { shop, operator: browser } = await openConsole();
let stores: Awaited<ReturnType<typeof makeStore>>[];
let couriers: number[];
let cashbackId: number;
let customer: Awaited<ReturnType<typeof makeCustomer>>;

beforeAll(async () => {
  const { db } = shop.api;
  const own = { commissionPercent: OWN_PERCENT };
  stores = [await makeStore(db), await makeStore(db, own), await makeStore(db)];
  couriers = [(await makeCourier(db)).id, (await makeCourier(db)).id];
  customer = await makeCustomer(db);
  const [offer] = await db
    .insert(cashbacks)
    .values({ title: { en: 'Back' }, type: 'amount', amount: 1, startsAt: new Date(0), endsAt: new Date(1) })
    .returning();
  cashbackId = offer!.id;
  await makeTransfer(db, customer.id, 1_000_000_000);
});

/** The commission of the second store. */
const OWN_PERCENT = 7.3;

/** The shop's time is four hours ahead of UTC, so that an evening belongs to the next day. */
const DAY_OF = (at: Date) => new Date(at.getTime() + 4 * 3_600_000).toISOString().slice(0, 10);
const MONTH = { from: '2026-02-01', to: '2026-03-31' };

const amount = fc.nat(200_000);
const anOrder = fc.record({
  store: fc.nat(2),
  courier: fc.option(fc.nat(1)),
  at: fc.date({
    min: new Date('2026-02-01T00:00:00Z'),
    max: new Date('2026-03-31T19:00:00Z'),
    noInvalidDate: true,
  }),
  status: fc.constantFrom<OrderStatus>(...ORDER_STATUSES),
  items: fc.integer({ min: 1000, max: 200_000 }),
  discount: fc.nat(400),
  storeDiscount: fc.nat(400),
  coupon: fc.nat(200),
  tax: amount,
  delivery: amount,
  surcharge: amount,
  tip: amount,
  isWallet: fc.boolean(),
  cashback: fc.record({ amount: fc.nat(500), state: fc.constantFrom(...CASHBACK_STATES) }),
  refund: fc.option(fc.nat(400)),
});
type Sample = typeof anOrder extends fc.Arbitrary<infer T> ? T : never;

const DELIVERED: readonly OrderStatus[] = [
  'delivered',
  'refund_requested',
  'refunded',
  'refund_request_canceled',
];
const isSold = ({ status }: Sample) => DELIVERED.includes(status);
const isCanceled = ({ status }: Sample) => status === 'canceled' || status === 'returned';
const totalOf = (o: Sample) => o.items - o.discount - o.coupon + o.tax + o.delivery + o.surcharge + o.tip;

/** Inserts an order with the rows that placing, paying and delivering it write. */
async function store(o: Sample): Promise<void> {
  const { db } = shop.api;
  const made = stores[o.store];
  if (!made) throw new Error('no store');
  const row: Partial<typeof orders.$inferInsert> = {
    storeId: made.id,
    moduleId: made.moduleId,
    zoneId: made.zoneId,
    courierId: o.courier === null ? null : couriers[o.courier],
    createdAt: o.at,
    status: o.status,
    itemsMinor: o.items,
    discountMinor: o.discount,
    storeDiscountMinor: Math.min(o.storeDiscount, o.discount),
    couponDiscountMinor: o.coupon,
    taxMinor: o.tax,
    deliveryMinor: o.delivery,
    originalDeliveryMinor: o.delivery,
    surchargeMinor: o.surcharge,
    tipMinor: o.tip,
    totalMinor: totalOf(o),
    walletMinor: o.isWallet ? totalOf(o) : 0,
    canceledBy: isCanceled(o) ? 'customer' : null,
  };
  const owner = `customer:${customer.id}`;
  const { id } = await makeOrder(db, owner, row);
  if (isSold(o))
    await db.insert(orderHistory).values({ orderId: id, status: 'delivered', actor: 'courier', at: o.at });
  if (o.isWallet) {
    const paid = { owner, orderId: id, amountMinor: totalOf(o), isWhole: true, at: o.at };
    await db.transaction((tx) => payFromWallet(tx, paid));
  }
  await db.insert(orderCashbacks).values({
    orderId: id,
    customerId: customer.id,
    cashbackId,
    terms: { type: 'amount', amount: o.cashback.amount, minPurchaseMinor: 0, maxDiscountMinor: 0 },
    amountMinor: o.cashback.amount,
    takenBackMinor: Math.min(100, o.cashback.amount),
    state: o.cashback.state,
  });
  if (o.refund !== null)
    await db.insert(orderRefunds).values({
      orderId: id,
      reason: 'Cold',
      amountMinor: o.refund,
      status: o.status === 'refunded' ? 'approved' : 'requested',
    });
}

const sum = (list: Sample[], of: (o: Sample) => number) => list.reduce((total, o) => total + of(o), 0);

/** The commission on an order, less the part of its goods that was refunded. */
function commissionOf(o: Sample, percent: number): number {
  const minor = percentOf(o.items - o.discount, o.store === 1 ? OWN_PERCENT : percent);
  if (o.status !== 'refunded' || o.refund === null) return minor;
  const order = {
    type: 'delivery' as const,
    amounts: {
      itemsMinor: o.items,
      discountMinor: o.discount,
      storeDiscountMinor: 0,
      couponDiscountMinor: o.coupon,
      packagingMinor: 0,
      deliveryMinor: o.delivery,
      originalDeliveryMinor: o.delivery,
      surchargeMinor: o.surcharge,
      additionalMinor: 0,
      tipMinor: o.tip,
      totalMinor: totalOf(o),
      taxes: [{ of: 'goods' as const, ratePercent: 0, amountMinor: o.tax, included: false }],
    },
  };
  const { goods } = divideAmount(order, NO_GROUPS, o.refund);
  return minor - shareOf(minor, goods, groupAmounts(order).goods);
}

/** Removes all orders, with their documents, which the database keeps otherwise. */
async function removeOrders(): Promise<void> {
  await shop.api.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate orders restart identity cascade`);
  });
}

/** The figures of orders, added up one by one by the rules of the domain. */
function expected(list: Sample[], percent: number): Figures {
  const sold = list.filter(isSold);
  return {
    orders: list.length,
    canceled: list.filter(isCanceled).length,
    delivered: sold.length,
    sales_minor: sum(sold, totalOf),
    tax_minor: sum(sold, (o) => o.tax),
    delivery_minor: sum(sold, (o) => o.delivery + o.surcharge),
    tips_minor: sum(sold, (o) => o.tip),
    discount_minor: sum(sold, (o) => o.discount + o.coupon),
    wallet_minor: sum(sold, (o) => (o.isWallet ? totalOf(o) : 0)),
    commission_minor: sum(sold, (o) => commissionOf(o, percent)),
    cashback_minor: sum(list, ({ cashback: { amount: back, state } }) =>
      state === 'credited' || state === 'taken_back' ? Math.max(0, back - 100) : 0,
    ),
    refunded_minor: sum(list, (o) => (o.status === 'refunded' ? (o.refund ?? 0) : 0)),
    kept_minor: 0,
  };
}

/** What customers paid from wallets for delivered orders, according to the ledger. */
async function paidByLedger(): Promise<number> {
  const { rows } = await shop.api.db.execute<{ paid: number }>(sql`
    select coalesce(-sum(e.amount), 0)::float8 as paid from ledger_entries e
      join ledger_accounts a on a.id = e.account_id and a.owner like 'customer:%' and a.unit = 'money'
      join ledger_transfers t on t.id = e.transfer_id and t.type = 'order_place'
    where exists (select 1 from order_history h where h.order_id = t.reference::int8 and h.status = 'delivered')`);
  return rows[0]?.paid ?? 0;
}

function added(rows: Figures[]): Figures {
  const keys = Object.keys(expected([], 0)) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, rows.reduce((total, row) => total + row[key], 0)]),
  ) as Figures;
}

/** Every figure of every group is the sum of the orders that it is made of, as their list says. */
async function expectOrdersAgree(rows: (Figures & { key: string })[], by: 'day' | 'store'): Promise<void> {
  for (const row of rows.slice(0, 3))
    for (const metric of Object.keys(expected([], 0)) as (keyof Figures)[]) {
      const query = { ...MONTH, by, key: row.key, metric, limit: 100 };
      const list = await browser.call(listFigureOrders, { query });
      const parts = list.rows.map(({ count, amount_minor: amountMinor }) => count ?? amountMinor ?? 0);
      expect(list.sum, metric).toBe(row[metric]);
      expect(
        parts.reduce((total, part) => total + part, 0),
        metric,
      ).toBe(row[metric]);
      expect(list.total, metric).toBe(parts.length);
    }
}

test('figures agree with the orders and the ledger to the cent, by every group', async () => {
  const percent = 12.5;
  await browser.call(changeSetting, {
    params: { key: 'admin_commission' },
    body: { value: percent, version: 'default' },
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anOrder, { minLength: 1, maxLength: 25 }), async (list) => {
      await removeOrders();
      await shop.api.db.execute(sql`truncate ledger_entries, ledger_transfers restart identity cascade`);
      await makeTransfer(shop.api.db, customer.id, 1_000_000_000);
      for (const one of list) await store(one);
      await bookHistory(shop.api.deps);
      for (const by of FIGURE_GROUPS) {
        const { rows } = await browser.call(listFigures, { query: { ...MONTH, by } });
        expect(added(rows), by).toEqual(expected(list, percent));
      }
      const days = await browser.call(listFigures, { query: { ...MONTH, by: 'day' } });
      for (const { key, name: _, before: __, ...figures } of days.rows)
        expect(figures, key).toEqual(
          expected(
            list.filter(({ at }) => DAY_OF(at) === key),
            percent,
          ),
        );
      const byStore = await browser.call(listFigures, { query: { ...MONTH, by: 'store' } });
      for (const { key, name: _, before: __, ...figures } of byStore.rows)
        expect(figures).toEqual(
          expected(
            list.filter((o) => String(stores[o.store]?.id) === key),
            percent,
          ),
        );
      expect(added(days.rows).wallet_minor).toBe(await paidByLedger());
      await expectOrdersAgree(days.rows, 'day');
      await expectOrdersAgree(byStore.rows, 'store');
    }),
    { numRuns: 8 },
  );
});

test('members of a store see the figures of their store only, and the tiles count today in the time of the zone', async () => {
  await removeOrders();
  const sample = {
    courier: null,
    status: 'pending',
    items: 1000,
    discount: 0,
    storeDiscount: 0,
    coupon: 0,
  } as const;
  const cashback = { amount: 0, state: 'dropped' as const };
  const rest = { tax: 0, delivery: 0, surcharge: 0, tip: 0, isWallet: false, refund: null, cashback };
  const place = (more: Partial<Sample>) =>
    store({ ...sample, ...rest, store: 0, at: new Date('2026-03-04T06:00:00Z'), ...more });
  await place({});
  await place({ status: 'delivered' });
  await place({ store: 1, status: 'delivered' });
  // Half past midnight in the zone.
  await place({ status: 'canceled', at: new Date('2026-03-03T20:30:00Z') });
  await place({ status: 'delivered', at: new Date('2026-03-03T19:30:00Z') });
  const own = [{ role: 'store-manager', scope: { kind: 'store' as const, id: stores[0]?.id ?? 0 } }];
  const manager = await shop.signedIn(await shop.makeStaff({ grants: own }));
  expect(await manager.call(getToday, {})).toMatchObject({
    today: { orders: 3, canceled: 1, delivered: 1, sales_minor: 1000 },
    yesterday: { orders: 1, delivered: 1, sales_minor: 1000 },
    running: 1,
    waiting: 1,
    // Nobody has accepted it for two hours.
    late: 1,
  });
  expect((await manager.call(listOrders, { query: { late: true } })).total).toBe(1);
  expect((await browser.call(getToday, {})).today).toMatchObject({
    orders: 4,
    delivered: 2,
    sales_minor: 2000,
  });
  const { rows } = await manager.call(listFigures, { query: { ...MONTH, by: 'store' } });
  expect(rows.map(({ key }) => key)).toEqual([String(stores[0]?.id)]);
});

test('figures are exported as a file', async () => {
  const url = '/api/console/v1/analytics/figures?format=csv&by=zone&from=2026-02-01&to=2026-03-31';
  const response = await shop.app.inject({ url, headers: browser.headers() });
  expect(response.headers['content-type']).toContain('text/csv');
  expect(response.body.split('\r\n')[0]).toContain('Key,Name,Orders,Canceled,Delivered,Sales');
});

test('canceled orders are counted in every state they end in, with what they kept as their own pages say', async () => {
  const { db } = shop.api;
  await removeOrders();
  const at = new Date('2026-02-10T08:00:00Z');
  const owner = `customer:${customer.id}`;
  const base = { createdAt: at, canceledBy: 'staff' } as const;
  const bank = { paymentMethod: 'digital_payment', paymentStatus: 'paid' } as const;
  await makeOrder(db, owner, { ...base, status: 'canceled' });
  await makeOrder(db, owner, {
    ...base,
    status: 'refunded',
    paymentMethod: 'wallet',
    paymentStatus: 'paid',
    walletMinor: 1000,
  });
  await makeOrder(db, owner, { ...base, ...bank, status: 'refunded' });
  await makeOrder(db, owner, { ...base, ...bank, status: 'refunded', cancellationFeeMinor: 250 });
  await makeTrip(db, owner, {
    status: 'canceled',
    order: { ...base, ...bank },
    trip: { cancellationFeeMinor: 630, refundedMinor: 630 },
  });
  const service = await makeParcelService(shop.api);
  const parcel = { ...base, type: 'parcel', storeId: null, totalMinor: 367, paymentStatus: 'paid' } as const;
  const { id } = await makeOrder(db, owner, { ...parcel, status: 'returned', chargePayer: 'receiver' });
  await db.insert(parcels).values({
    orderId: id,
    categoryId: service.category.id,
    receiverZoneId: service.zone.id,
    distanceMinor: 367,
    measureMinor: 0,
    vehicleMinor: 0,
    cancellationType: 'after_pickup',
    returnFeeMinor: 184,
    returnFeeDueMinor: 184,
    returnedAt: at,
  });
  const { rows } = await browser.call(listFigures, { query: { ...MONTH, by: 'month' } });
  expect(added(rows)).toMatchObject({ orders: 6, canceled: 6, delivered: 0, sales_minor: 0 });
  const { rows: listed } = await browser.call(listOrders, { query: { status: 'canceled' } });
  expect(listed.map(({ money_state }) => money_state)).toEqual([
    'part_returned',
    'part_returned',
    'returned',
    'returned',
    'nothing',
  ]);
  expect((await browser.call(listOrders, { query: { status: 'refunded' } })).rows).toEqual([]);
  const ids = [...listed.map((order) => order.id), id];
  const details = await Promise.all(ids.map((one) => browser.call(getOrder, { params: { id: one } })));
  const kept = ({ money: { charged, returned } }: (typeof details)[number]) =>
    charged.reduce((total, { amount_minor }) => total + amount_minor, 0) -
    returned.reduce((total, { amount_minor }) => total + amount_minor, 0);
  expect(details.reduce((total, order) => total + kept(order), 0)).toBe(250 + 630 + 367 + 184);
  expect(added(rows).kept_minor).toBe(250 + 630 + 367 + 184);
  expect(details.at(-1)?.money).toMatchObject({ total_minor: 551, state: 'paid' });
});

test('figures are compared with the days before and the same weekdays a year before, also of groups that have ended', async () => {
  await removeOrders();
  const place = (day: string, more: Partial<Sample> = {}) =>
    store({
      courier: null,
      discount: 0,
      storeDiscount: 0,
      coupon: 0,
      tax: 0,
      delivery: 0,
      surcharge: 0,
      tip: 0,
      isWallet: false,
      refund: null,
      cashback: { amount: 0, state: 'dropped' },
      store: 0,
      status: 'delivered',
      items: 1000,
      at: new Date(`${day}T08:00:00Z`),
      ...more,
    });
  // 2026-03-04 is a Wednesday, as 2025-03-05 was.
  await place('2026-03-04');
  await place('2026-03-04');
  await place('2026-03-03', { items: 500 });
  await place('2026-03-02', { items: 700, store: 1 });
  await place('2025-03-05', { items: 300 });
  const range = { from: '2026-03-04', to: '2026-03-05' };
  const days = await browser.call(listFigures, { query: { ...range, by: 'day', compare: 'previous' } });
  expect(days.rows).toMatchObject([
    { key: '2026-03-04', sales_minor: 2000, before: { orders: 1, sales_minor: 700 } },
    { key: '2026-03-05', sales_minor: 0, before: { orders: 1, sales_minor: 500 } },
  ]);
  const year = await browser.call(listFigures, { query: { ...range, by: 'day', compare: 'year' } });
  expect(year.rows).toMatchObject([{ key: '2026-03-04', sales_minor: 2000, before: { sales_minor: 300 } }]);
  const byStore = await browser.call(listFigures, { query: { ...range, by: 'store', compare: 'previous' } });
  expect(byStore.rows).toMatchObject([
    { key: String(stores[0]?.id), sales_minor: 2000, before: { sales_minor: 500 } },
    { key: String(stores[1]?.id), sales_minor: 0, before: { sales_minor: 700 } },
  ]);
  const alone = await browser.call(listFigures, { query: { ...range, by: 'day' } });
  expect(alone.rows).toMatchObject([{ before: null }]);
});

test('a member of a store reads only the orders of its store behind a figure', async () => {
  const own = [{ role: 'store-manager', scope: { kind: 'store' as const, id: stores[0]?.id ?? 0 } }];
  const manager = await shop.signedIn(await shop.makeStaff({ grants: own }));
  const range = { from: '2026-03-01', to: '2026-03-05' };
  const list = await manager.call(listFigureOrders, { query: { ...range, metric: 'sales_minor' } });
  expect(list.sum).toBe(2500);
  expect(new Set(list.rows.map(({ store: one }) => one?.id))).toEqual(new Set([stores[0]?.id]));
});
