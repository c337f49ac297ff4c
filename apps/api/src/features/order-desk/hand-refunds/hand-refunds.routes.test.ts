import { listCases } from '@errand/contract/console/cases';
import {
  listHandPayments,
  listHandRefunds,
  payHandRefund,
  takeHandPaymentBack,
} from '@errand/contract/console/finance/hand-refunds';
import { getOrder } from '@errand/contract/console/orders';
import { refundOrder } from '@errand/contract/console/orders/order-changes';
import type { InputOf } from '@errand/contract/endpoint';
import { ledgerOwner } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderOf } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { makeParcelService, makeSender, transitionParcel } from '../../../../test/factories/parcels.ts';
import { auditOrders } from '../../orders/books/index.ts';

const { shop, operator } = await openConsole();

/** A guest's delivered cash order that was refunded: nobody but staff can return the money. */
async function makeOwed() {
  const delivered = await makeDelivered(shop.api, 'guest');
  const { total_minor: totalMinor } = await operator.call(getOrder, { params: { id: delivered.orderId } });
  await refundByHand(delivered.orderId, { lines: null, amount_minor: totalMinor });
  return { ...delivered, totalMinor };
}

type Refunded = Pick<NonNullable<InputOf<typeof refundOrder>['body']>, 'lines' | 'amount_minor'>;
async function refundByHand(orderId: number, refunded: Refunded): Promise<void> {
  const params = { id: orderId };
  const { version } = await operator.call(getOrder, { params });
  const body = { ...refunded, destination: 'hand', reason: 'Never arrived', version } as const;
  await operator.call(refundOrder, { params, body });
}

const financeOf = async (zoneId: number) =>
  shop.signedIn(await shop.makeStaff({ grants: [{ role: 'finance', scope: { kind: 'zone', id: zoneId } }] }));

type Body = NonNullable<InputOf<typeof payHandRefund>['body']>;
const pay = (orderId: number, body: Pick<Body, 'amount_minor' | 'open_minor'> & Partial<Body>) =>
  operator.call(payHandRefund, {
    params: { id: orderId },
    body: { place: 'till', courier_id: null, ...body },
  });
const openOf = async (orderId: number) =>
  (await operator.call(listHandRefunds, { query: { search: String(orderId) } })).rows.find(
    ({ id }) => id === orderId,
  );

/** What an account has of an order, by the ledger. */
async function balanceOf(account: 'refunds_by_hand' | 'till' | 'store' | 'courier_cash', orderId: number) {
  const prefix = { refunds_by_hand: 'house:', till: 'house:', store: 'store:', courier_cash: 'courier:' }[
    account
  ];
  const owner = prefix === 'house:' ? ledgerOwner({ account, owner: 'operator' }) : `${prefix}%`;
  const { rows } = await shop.api.db.execute<{ sum: number }>(sql`
    select coalesce(sum(e.amount), 0)::float8 as sum from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.reference = ${`order:${orderId}`} and a.owner like ${owner} and t.type in ('refund_paid', 'reversal', 'repayment')`);
  return rows[0]?.sum ?? 0;
}

test('a refund by hand waits in the queue, is confirmed in parts, and its customer reads what was paid back and when', async () => {
  const { buyer, orderId, totalMinor } = await makeOwed();
  expect(await openOf(orderId)).toMatchObject({
    open_minor: totalMinor,
    paid_minor: 0,
    owed_at: new Date(shop.api.clock.now()).toISOString(),
    customer: { phone: expect.any(String) },
  });
  expect((await orderOf(buyer, orderId)).money?.returned).toMatchObject([
    { to: 'hand', pending: true, at: null },
  ]);
  expect((await orderOf(buyer, orderId)).refunds).toMatchObject([{ by_hand_paid_at: null }]);

  shop.api.clock.advance(60_000);
  const first = await pay(orderId, { amount_minor: 100, open_minor: totalMinor });
  expect(first).toMatchObject({ order_id: orderId, amount_minor: 100, place: 'till', taken_back_at: null });
  expect(first.paid_by?.name).toBeTruthy();
  expect(await openOf(orderId)).toMatchObject({ open_minor: totalMinor - 100, paid_minor: 100 });
  shop.api.clock.advance(60_000);
  await pay(orderId, { amount_minor: totalMinor - 100, open_minor: totalMinor - 100, place: 'bank' });
  expect(await openOf(orderId)).toBeUndefined();
  const paidAt = new Date(shop.api.clock.now()).toISOString();
  const order = await orderOf(buyer, orderId);
  expect(order.money?.returned).toMatchObject([
    { to: 'hand', amount: 1, pending: false },
    { to: 'hand', pending: false, at: paidAt },
  ]);
  expect(order.refunds).toMatchObject([{ by_hand_paid_at: paidAt }]);
  expect(await balanceOf('refunds_by_hand', orderId)).toBe(0);
  expect(await balanceOf('till', orderId)).toBe(100);
  const { rows } = await operator.call(listHandPayments, { query: { search: String(orderId) } });
  expect(rows.map(({ amount_minor, place }) => [amount_minor, place])).toEqual([
    [totalMinor - 100, 'bank'],
    [100, 'till'],
  ]);
});

test('two members who confirm at once pay once, and more than is open or a second time is rejected', async () => {
  const { orderId, totalMinor } = await makeOwed();
  expect(await codeOf(pay(orderId, { amount_minor: totalMinor + 1, open_minor: totalMinor }))).toBe(
    'hand_refund_high',
  );
  expect(await codeOf(pay(orderId, { amount_minor: 1, open_minor: totalMinor + 1 }))).toBe(
    'changed_meanwhile',
  );
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => pay(orderId, { amount_minor: totalMinor, open_minor: totalMinor })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf('till', orderId)).toBe(totalMinor);
  expect(await codeOf(pay(orderId, { amount_minor: 1, open_minor: 0 }))).toBe('hand_refund_paid');
});

test('what a store or a courier pays back is owed to them, and a courier has to be one whom the member may see', async () => {
  const { orderId, totalMinor, courier } = await makeOwed();
  const first = { amount_minor: 100, open_minor: totalMinor };
  expect(await codeOf(pay(orderId, { ...first, place: 'courier' }))).toBe('courier_id');
  expect(await codeOf(pay(orderId, { ...first, place: 'courier', courier_id: 999_999 }))).toBe('courier_id');
  const brought = await pay(orderId, { ...first, place: 'courier', courier_id: courier.id });
  expect(brought.courier?.id).toBe(courier.id);
  await pay(orderId, { amount_minor: 50, open_minor: totalMinor - 100, place: 'store' });
  expect(await balanceOf('courier_cash', orderId)).toBe(100);
  expect(await balanceOf('store', orderId)).toBe(50);
});

test('a wrong confirmation is taken back by a second entry, once, and the refund is open again', async () => {
  const { buyer, orderId, totalMinor } = await makeOwed();
  const { id } = await pay(orderId, { amount_minor: totalMinor, open_minor: totalMinor });
  const takeBack = () =>
    operator.call(takeHandPaymentBack, { params: { id }, body: { reason: 'It was another order' } });
  const outcomes = await Promise.allSettled([takeBack(), takeBack()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await codeOf(takeBack())).toBe('hand_payment_taken_back');
  expect(await openOf(orderId)).toMatchObject({ open_minor: totalMinor });
  expect(await balanceOf('till', orderId)).toBe(0);
  expect(await balanceOf('refunds_by_hand', orderId)).toBe(totalMinor);
  expect((await orderOf(buyer, orderId)).money?.returned).toMatchObject([{ to: 'hand', pending: true }]);
  const { rows } = await operator.call(listHandPayments, { query: { search: String(orderId) } });
  expect(rows).toMatchObject([{ taken_back_reason: 'It was another order' }]);
  let differences = 0;
  await auditOrders(shop.api.deps, () => (differences += 1));
  expect(differences).toBe(0);
});

test('an order of another zone is neither listed nor paid, without the permission nobody pays, and a case waits on Today', async () => {
  const { orderId, totalMinor, shop: place } = await makeOwed();
  const elsewhere = await makeOwed();
  const member = await financeOf(place.zone.id);
  const { rows } = await member.call(listHandRefunds, { query: { limit: 100 } });
  const ids = rows.map(({ id }) => id);
  expect(ids).toContain(orderId);
  expect(ids).not.toContain(elsewhere.orderId);
  const body = { amount_minor: 1, open_minor: totalMinor, place: 'bank', courier_id: null } as const;
  const foreign = member.call(payHandRefund, { params: { id: elsewhere.orderId }, body });
  expect(await codeOf(foreign)).toBe('not_found');
  const cases = async () =>
    (await member.call(listCases, { query: { limit: 100 } })).rows.map(({ id }) => id);
  expect(await cases()).toContain(`hand_refund-${orderId}`);
  const support = await shop.signedIn(
    await shop.makeStaff({ grants: [{ role: 'support', scope: { kind: 'all' } }] }),
  );
  const refused = support.call(payHandRefund, { params: { id: orderId }, body });
  expect(await codeOf(refused)).toBe('permission_denied');
  const paid = { ...body, amount_minor: totalMinor };
  await member.call(payHandRefund, { params: { id: orderId }, body: paid });
  expect(await cases()).not.toContain(`hand_refund-${orderId}`);
});

test('a member of a zone reads and takes back the payments of its orders alone, and names no courier of another zone', async () => {
  const own = await makeOwed();
  const elsewhere = await makeOwed();
  const member = await financeOf(own.shop.zone.id);
  const body = { amount_minor: 1, open_minor: own.totalMinor, place: 'courier' } as const;
  const params = { id: own.orderId };
  const by = (courierId: number) =>
    member.call(payHandRefund, { params, body: { ...body, courier_id: courierId } });
  expect(await codeOf(by(elsewhere.courier.id))).toBe('courier_id');
  const paid = await by(own.courier.id);
  const foreign = await pay(elsewhere.orderId, { amount_minor: 1, open_minor: elsewhere.totalMinor });
  const { rows } = await member.call(listHandPayments, { query: { limit: 100 } });
  expect(rows.map(({ id }) => id)).toEqual([paid.id]);
  const reason = 'It was another order';
  const takeBack = member.call(takeHandPaymentBack, { params: { id: foreign.id }, body: { reason } });
  expect(await codeOf(takeBack)).toBe('not_found');
});

test('the age of an open refund is that of its first part, and begins anew once everything was paid', async () => {
  const { orderId } = await makeDelivered(shop.api, 'guest', { quantity: 3 });
  const now = () => new Date(shop.api.clock.now()).toISOString();
  const refundPiece = async () => {
    const { lines } = await operator.call(getOrder, { params: { id: orderId } });
    const piece = [{ line_id: lines[0]?.id ?? 0, quantity: 1 }];
    await refundByHand(orderId, { lines: piece, amount_minor: 1000 });
  };
  const first = now();
  await refundPiece();
  shop.api.clock.advance(60_000);
  await refundPiece();
  expect(await openOf(orderId)).toMatchObject({ open_minor: 2000, owed_at: first });
  await pay(orderId, { amount_minor: 2000, open_minor: 2000 });
  shop.api.clock.advance(60_000);
  await refundPiece();
  expect(await openOf(orderId)).toMatchObject({ open_minor: 1000, paid_minor: 2000, owed_at: now() });
});

test('the queue is sorted by what is open, and payments are found by their place', async () => {
  const half = await makeOwed();
  const whole = await makeOwed();
  const leftMinor = half.totalMinor - 100;
  await pay(half.orderId, { amount_minor: leftMinor, open_minor: half.totalMinor, place: 'bank' });
  await pay(whole.orderId, { amount_minor: 1, open_minor: whole.totalMinor, place: 'till' });
  const sorted = async (direction: 'asc' | 'desc') =>
    (await operator.call(listHandRefunds, { query: { sort: 'open_minor', direction, limit: 100 } })).rows
      .map(({ id }) => id)
      .filter((id) => id === half.orderId || id === whole.orderId);
  expect(await sorted('asc')).toEqual([half.orderId, whole.orderId]);
  expect(await sorted('desc')).toEqual([whole.orderId, half.orderId]);
  const { rows } = await operator.call(listHandPayments, { query: { place: 'bank', limit: 100 } });
  expect(rows.map(({ order_id }) => order_id)).toContain(half.orderId);
  expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(['bank']));
});

test('no store pays a parcel back, because it has none', async () => {
  const sender = await makeSender(shop.api, await makeParcelService(shop.api), 'guest');
  const { order_id: orderId } = await sender.send();
  await transitionParcel(shop.api, orderId, 'delivered');
  const { total_minor: totalMinor } = await operator.call(getOrder, { params: { id: orderId } });
  await refundByHand(orderId, { lines: null, amount_minor: totalMinor });
  const body = { amount_minor: totalMinor, open_minor: totalMinor };
  expect(await codeOf(pay(orderId, { ...body, place: 'store' }))).toBe('place');
  expect(await pay(orderId, body)).toMatchObject({ place: 'till', amount_minor: totalMinor });
});
