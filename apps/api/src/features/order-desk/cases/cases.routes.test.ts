import * as contract from '@errand/contract/console/cases';
import { decideFunding } from '@errand/contract/console/customers/fundings';
import { bringBackDelivery, getDeliveries, reportAbsent } from '@errand/contract/console/deliveries';
import { decideCorrection } from '@errand/contract/console/finance/corrections';
import { cancelPayoutRun } from '@errand/contract/console/finance/runs';
import { moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { getOrder, listOrders } from '@errand/contract/console/orders';
import { transitionOrder } from '@errand/contract/console/orders/order-changes';
import type { Grant } from '@errand/contract/console/staff/grants';
import { answerConversation } from '@errand/contract/console/support/chat';
import { answerProblem } from '@errand/contract/console/support/problems';
import { getReview, hideReview } from '@errand/contract/console/support/reviews';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { makeShop, type Shop } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import {
  makeCourier,
  makeCourierApplication,
  makeCustomer,
  makeOrder,
  makeReview,
  makeStoreApplication,
  makeTransfer,
} from '../../../../test/factories/index.ts';
import { conversations, messages } from '../../chat/chat.tables.ts';
import { balancesOf } from '../../ledger/index.ts';
import { orderHistory, orders } from '../../orders/orders.tables.ts';
import { offlineMethods, offlinePayments } from '../../payments/offline/offline.tables.ts';
import { corrections, payoutRuns } from '../../payouts/payouts.tables.ts';
import { orderRefunds } from '../../refunds/refunds.tables.ts';
import { courierApplications, storeApplications } from '../../registration/registration.tables.ts';
import { orderReports } from '../../reports/reports.tables.ts';
import { payFromWallet } from '../../wallet/index.ts';
import { walletFundings } from '../../wallet/wallet.tables.ts';

const { shop, operator } = await openConsole();
let place: Shop;
beforeAll(async () => {
  place = await makeShop(shop.api);
});

const now = () => new Date(shop.api.clock.now());
const listed = async (browser: TestBrowser, query: { taken?: boolean; kind?: contract.CaseKind } = {}) =>
  (await browser.call(contract.listCases, { query: { limit: 100, ...query } })).rows;
const keysOf = async (browser: TestBrowser) => (await listed(browser)).map(({ id }) => id);

async function memberWith(...grants: Grant[]): Promise<{ id: number; browser: TestBrowser }> {
  const staff = await shop.makeStaff({ grants });
  return { id: staff.id, browser: await shop.signedIn(staff) };
}
const support = () => memberWith({ role: 'support', scope: { kind: 'all' } });

/** An order of the place on its way with a courier who has an account. */
async function makeCarried(overrides: Partial<Parameters<typeof makeOrder>[2]> = {}) {
  const staff = await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
  const courier = await makeCourier(shop.api.db, { staffId: staff.id, zoneId: place.zone.id });
  const customer = await makeCustomer(shop.api.db);
  const order = await makeOrder(shop.api.db, `customer:${customer.id}`, {
    moduleId: place.module.id,
    storeId: place.store.id,
    zoneId: place.zone.id,
    status: 'picked_up',
    courierId: courier.id,
    departedAt: now(),
    ...overrides,
  });
  await shop.api.db
    .insert(orderHistory)
    .values({ orderId: order.id, status: order.status, actor: 'system', at: now() });
  return { order, customer, courier, rider: await shop.signedIn(staff) };
}

async function makeAbsence(overrides: Partial<Parameters<typeof makeOrder>[2]> = {}) {
  const carried = await makeCarried(overrides);
  await carried.rider.call(reportAbsent, { params: { id: carried.order.id } });
  return { ...carried, key: `absence-${carried.order.id}` };
}

test('a courier’s report of an absent customer is a case with both phones, and marks the order in every list', async () => {
  const { order, key, courier } = await makeAbsence();
  const row = (await listed(operator)).find(({ id }) => id === key);
  expect(row).toMatchObject({
    kind: 'absence',
    order_id: order.id,
    customer: { phone: order.contact.phone },
    courier: { phone: courier.phone },
    created_at: now().toISOString(),
    taken_by: null,
  });
  const { rows } = await operator.call(listOrders, { query: { search: String(order.id) } });
  expect(rows[0]?.absent_at).toBe(now().toISOString());
  await operator.call(transitionOrder, {
    params: { id: order.id },
    body: { from: 'picked_up', to: 'delivered' },
  });
  expect(await keysOf(operator)).not.toContain(key);
  expect((await operator.call(getOrder, { params: { id: order.id } })).absent_at).toBeNull();
});

test('every report of a person is a case until it is answered, decided, read or hidden', async () => {
  const { db } = shop.api;
  const { order, customer } = await makeCarried({ status: 'delivered' });
  const [report] = await db
    .insert(orderReports)
    .values({ orderId: order.id, reason: 'Cold', text: 'All of it', createdAt: now() })
    .returning();
  const [refund] = await db
    .insert(orderRefunds)
    .values({ orderId: order.id, reason: 'Missing', amountMinor: 100, createdAt: now() })
    .returning();
  const [conversation] = await db
    .insert(conversations)
    .values({ customerId: customer.id, partnerType: 'vendor', partnerId: place.store.id, lastAt: now() })
    .returning();
  const conversationId = conversation!.id;
  await db.insert(messages).values({ conversationId, sender: 'customer', text: 'Hello?', createdAt: now() });
  const review = await makeReview(db, place.store.id, { rating: 1, createdAt: now() });
  const kind = await makeReview(db, place.store.id, { rating: 5, createdAt: now() });
  const expected = [
    `problem-${report!.id}`,
    `refund-${refund!.id}`,
    `message-${conversationId}`,
    `item_review-${review.id}`,
  ];
  const rows = await listed(operator);
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
  expect(rows.map(({ id }) => id)).not.toContain(`item_review-${kind.id}`);
  expect(rows.find(({ id }) => id === expected[0])?.text).toBe('Cold · All of it');

  await operator.call(answerProblem, { params: { id: report!.id }, body: { answer: 'Sorry' } });
  await operator.call(answerConversation, { params: { id: conversationId }, body: { text: 'Here' } });
  const { version } = await operator.call(getReview, { params: { id: String(review.id) } });
  await operator.call(hideReview, { params: { id: String(review.id) }, body: { reason: 'Insult', version } });
  const left = await keysOf(operator);
  expect(expected.filter((key) => left.includes(key))).toEqual([`refund-${refund!.id}`]);
});

test('an order that its store cannot make is a case', async () => {
  const kitchen = await memberWith({ role: 'store-staff', scope: { kind: 'store', id: place.store.id } });
  const { order } = await makeCarried({ status: 'processing', courierId: null });
  await kitchen.browser.call(moveKitchenOrder, {
    params: { id: order.id },
    body: { from: 'processing', to: 'canceled', reason: 'No gas' },
  });
  expect((await listed(operator)).find(({ id }) => id === `rejection-${order.id}`)?.text).toBe('No gas');
});

test('of two members who take a case at once one gets it, and the other learns of it', async () => {
  const { key } = await makeAbsence();
  const [one, other] = [await support(), await support()];
  const take = ({ browser }: { browser: TestBrowser }, from: number | null = null) =>
    browser.call(contract.takeCase, { params: { id: key }, body: { from } });
  const results = await Promise.allSettled([take(one), take(other)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [owner, loser] = results[0].status === 'fulfilled' ? [one, other] : [other, one];
  expect(await codeOf(take(loser))).toBe('case_taken');
  const close = contract.closeCase;
  expect(await codeOf(loser.browser.call(close, { params: { id: key }, body: {} }))).toBe('case_taken');
  expect((await listed(operator)).find(({ id }) => id === key)?.taken_by?.id).toBe(owner.id);
  // A colleague who sees who has it takes it over.
  expect((await take(loser, owner.id)).taken_by?.id).toBe(loser.id);
  await loser.browser.call(contract.releaseCase, { params: { id: key }, body: {} });
  expect((await take(owner)).taken_by?.id).toBe(owner.id);
});

test('untaken cases come first, the urgent ones on top, and a closed one returns with the next report', async () => {
  const member = await support();
  const older = await makeAbsence();
  shop.api.clock.advance(60_000);
  const newer = await makeAbsence();
  await member.browser.call(contract.takeCase, { params: { id: older.key }, body: { from: null } });
  await makeReview(shop.api.db, place.store.id, {
    rating: 1,
    createdAt: new Date(shop.api.clock.now() - 86_400_000),
  });
  const keys = await keysOf(member.browser);
  expect(keys.findIndex((key) => key.startsWith('item_review'))).toBeGreaterThan(keys.indexOf(newer.key));
  expect(keys.indexOf(newer.key)).toBeLessThan(keys.indexOf(older.key));
  await member.browser.call(contract.closeCase, { params: { id: older.key }, body: {} });
  expect(await keysOf(member.browser)).not.toContain(older.key);
  shop.api.clock.advance(60_000);
  await older.rider.call(reportAbsent, { params: { id: older.order.id } });
  const again = (await listed(member.browser)).find(({ id }) => id === older.key);
  expect(again).toMatchObject({ taken_by: null });
});

test('members see the cases of their zones and of the kinds that they may read; stores and couriers see none', async () => {
  const { key, rider } = await makeAbsence();
  const elsewhere = await makeShop(shop.api);
  const zone = (id: number) => ({ kind: 'zone', id }) as const;
  const near = await memberWith({ role: 'dispatcher', scope: zone(place.zone.id) });
  const far = await memberWith({ role: 'dispatcher', scope: zone(elsewhere.zone.id) });
  const store = await memberWith({ role: 'store-manager', scope: { kind: 'store', id: place.store.id } });
  expect(await keysOf(near.browser)).toContain(key);
  expect(new Set((await listed(near.browser)).map(({ kind }) => kind))).not.toContain('problem');
  expect(await keysOf(far.browser)).toEqual([]);
  const take = { params: { id: key }, body: { from: null } };
  expect(await codeOf(far.browser.call(contract.takeCase, take))).toBe('not_found');
  for (const browser of [store.browser, rider])
    expect(await codeOf(browser.call(contract.listCases, { query: {} }))).toBe('permission_denied');
});

test('canceling at the door keeps a fee of at most the payment, and the courier brings the goods back', async () => {
  const prepaid = { paymentMethod: 'wallet', paymentStatus: 'paid', walletMinor: 1000 } as const;
  const { order, customer, rider, key } = await makeAbsence(prepaid);
  const owner = `customer:${customer.id}`;
  await makeTransfer(shop.api.db, customer.id, 1000);
  await shop.api.db.transaction((tx) =>
    payFromWallet(tx, { owner, orderId: order.id, amountMinor: 1000, isWhole: true, at: now() }),
  );
  const cancel = (fee: number) =>
    operator.call(transitionOrder, {
      params: { id: order.id },
      body: { from: 'picked_up', to: 'canceled', reason: 'Nobody there', fee_minor: fee, bring_back: true },
    });
  const details = await operator.call(getOrder, { params: { id: order.id } });
  expect(details.cancellation).toMatchObject({ keepable_minor: 1000, returnable: true });
  expect(await codeOf(cancel(1001))).toBe('fee_minor');
  const canceled = await cancel(400);
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_fee_minor: 400 });
  expect(await balancesOf(shop.deps.pool, owner)).toMatchObject({ money: 600 });
  expect(await keysOf(operator)).not.toContain(key);

  const carried = async () => (await rider.call(getDeliveries, {})).deliveries;
  expect(await carried()).toMatchObject([{ order_id: order.id, bring_back: true, transitions: [] }]);
  await rider.call(bringBackDelivery, { params: { id: order.id } });
  expect(await carried()).toEqual([]);
});

test('nothing can be kept of a cash order or before the pickup', async () => {
  const cash = await makeCarried();
  const early = await makeCarried({
    status: 'handover',
    paymentMethod: 'wallet',
    paymentStatus: 'paid',
    walletMinor: 1000,
  });
  for (const { order } of [cash, early]) {
    const { cancellation } = await operator.call(getOrder, { params: { id: order.id } });
    expect(cancellation?.keepable_minor).toBe(0);
    const body = { from: order.status, to: 'canceled', reason: 'No', fee_minor: 1 } as const;
    expect(await codeOf(operator.call(transitionOrder, { params: { id: order.id }, body }))).toBe(
      'fee_minor',
    );
  }
});

test('a transfer to check, a funding, a correction, a payout run and applications are cases until they are decided, in the zones of the member', async () => {
  const { db } = shop.api;
  const buyer = await makeCustomer(db);
  const order = await makeOrder(db, `customer:${buyer.id}`, {
    moduleId: place.module.id,
    storeId: place.store.id,
    zoneId: place.zone.id,
    paymentMethod: 'offline_payment',
  });
  const [method] = await db
    .insert(offlineMethods)
    .values({ name: { en: 'Bank transfer' }, fields: [], informations: [] })
    .returning();
  await db.insert(offlinePayments).values({
    orderId: order.id,
    methodId: method?.id ?? 0,
    details: { reference: 'MCB-1' },
    updatedAt: now(),
  });
  const colleague = await shop.makeStaff();
  const [funding] = await db
    .insert(walletFundings)
    .values({
      customerId: buyer.id,
      amountMinor: 20_000,
      reason: 'Never delivered',
      status: 'requested',
      intent: 'cases',
      requestedBy: colleague.id,
      requestedAt: now(),
    })
    .returning();
  const [run] = await db
    .insert(payoutRuns)
    .values({
      kind: 'stores',
      status: 'draft',
      earnedUntil: now(),
      minimumMinor: 0,
      intent: 'cases of payouts',
      createdBy: colleague.id,
      createdAt: now(),
    })
    .returning();
  const [correction] = await db
    .insert(corrections)
    .values({
      storeId: place.store.id,
      unit: 'money',
      amount: 20_000,
      worthMinor: 20_000,
      reason: 'A fee was charged twice',
      status: 'requested',
      intent: 'cases of corrections',
      requestedBy: colleague.id,
      requestedAt: now(),
    })
    .returning();
  const store = await makeStoreApplication(db, { zoneId: place.zone.id, createdAt: now() });
  const courier = await makeCourierApplication(db, { zoneId: place.zone.id });
  const keys = [
    `transfer-${order.id}`,
    `funding-${funding?.id}`,
    `payout-${run?.id}`,
    `store_application-${store.id}`,
    `courier_application-${courier.id}`,
    `correction-${correction?.id}`,
  ];
  expect(await keysOf(operator)).toEqual(expect.arrayContaining(keys));
  const rows = await listed(operator);
  expect(rows.find(({ id }) => id === keys[0])).toMatchObject({ order_id: order.id, text: 'MCB-1' });
  expect(rows.find(({ id }) => id === keys[3])?.text).toContain('Nadia Karam');
  expect(rows.find(({ id }) => id === keys[5])).toMatchObject({
    text: 'A fee was charged twice',
    store: { id: place.store.id },
  });
  const taken = await operator.call(contract.takeCase, {
    params: { id: keys[3] ?? '' },
    body: { from: null },
  });
  expect(taken.taken_by).not.toBeNull();

  const inZone = await memberWith({ role: 'operator', scope: { kind: 'zone', id: place.zone.id } });
  const own = await keysOf(inZone.browser);
  expect(keys.filter((key) => own.includes(key))).toEqual(keys.toSpliced(1, 2));
  const elsewhere = await memberWith({ role: 'operator', scope: { kind: 'zone', id: place.zone.id + 1000 } });
  expect(await keysOf(elsewhere.browser)).toEqual([]);

  await db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, order.id));
  await operator.call(decideFunding, {
    params: { id: funding?.id ?? 0 },
    body: { approved: false, note: 'No' },
  });
  await operator.call(decideCorrection, {
    params: { id: correction?.id ?? 0 },
    body: { approved: false, note: null },
  });
  await operator.call(cancelPayoutRun, { params: { id: run?.id ?? 0 } });
  await db.update(storeApplications).set({ status: 'rejected' }).where(eq(storeApplications.id, store.id));
  await db
    .update(courierApplications)
    .set({ status: 'rejected' })
    .where(eq(courierApplications.id, courier.id));
  const left = await keysOf(operator);
  expect(keys.filter((key) => left.includes(key))).toEqual([]);
});
