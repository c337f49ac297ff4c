import type { InputOf } from '@errand/contract';
import { getOrder, type OrderDetails } from '@errand/contract/console/orders';
import { editOrder, quoteOrderEdit } from '@errand/contract/console/orders/order-edits';
import { listSaleItems } from '@errand/contract/console/orders/sale-items';
import { getCustomerInfo } from '@errand/contract/customer';
import { getOrderDetails } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBuyer, makeShop, orderOf, type Shop, stockOf } from '../../../../test/buyers.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { makeAddOn, makeItem, makeStoreDiscount, makeVariation } from '../../../../test/factories/index.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { bankBalanceOf, creditWallet, openBankPage, submitBankChoice } from '../../../../test/payments.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { demoBank, registerDemoBankJobs } from '../../demo-bank/index.ts';
import { orderChanges } from '../../orders/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { registerPaymentJobs } from '../../payments/index.ts';
import { cashbacks, coupons, flashSaleItems, flashSales } from '../../promotions/promotions.tables.ts';
import { storeDiscounts } from '../../stores/stores.tables.ts';

let shop: TestConsole;
let store: Shop;
let operator: TestBrowser;

beforeAll(async () => {
  const payments: PaymentProvider[] = [];
  shop = await startConsole({ demo: true, deps: { payments } });
  payments.push(demoBank(shop.api.deps));
  registerPaymentJobs(shop.api.deps);
  registerDemoBankJobs(shop.api.deps);
  registerMessages({ ...shop.api.deps, publicUrl: 'https://shop.example' });
  operator = await shop.signedIn(await shop.makeStaff());
});
beforeEach(async () => {
  store = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 50 } });
});
afterAll(() => shop.stop());

type Body = Omit<InputOf<typeof editOrder>['body'], 'reason' | 'total_minor' | 'version'>;
const NEW = { groups: [], variation: null, add_ons: [] };

const read = (id: number) => operator.call(getOrder, { params: { id } });
const quoteOf = (id: number, body: Body) => operator.call(quoteOrderEdit, { params: { id }, body });

/** Edits an order at the quoted total. */
async function change(id: number, body: Body, more: object = {}) {
  const { version } = await read(id);
  const { total_minor } = await quoteOf(id, body);
  return operator.call(editOrder, {
    params: { id },
    body: { ...body, total_minor, version, reason: 'Sold out today', ...more },
  });
}

/** An order of some pieces of the store's item at 10.00; the delivery of 2.00 is free from 20.00 on. */
async function placed(quantity: number, body: object = {}, kind: 'guest' | 'customer' = 'customer') {
  const buyer = await makeBuyer(shop.api, store, kind);
  await buyer.fill(store.item.id, quantity);
  const { order_id: id } = await buyer.place(body);
  const [line] = (await read(id)).lines;
  return { buyer, id, lineId: line!.id };
}

async function paidByCard(quantity: number) {
  const order = await placed(quantity, { payment_method: 'digital_payment' });
  await submitBankChoice(shop.api, await openBankPage(order.buyer, order.id), 'approve');
  await shop.api.jobs.run();
  return order;
}

/** The discount of an order's items by its bill. */
function discountOf({ bill }: OrderDetails): number {
  return 0 - (bill.find(({ name }) => name === 'discount')?.amount_minor ?? 0);
}

const stock = () => stockOf(shop.api, store.item.id);
const kept = (lineId: number, quantity: number) => [{ line_id: lineId, quantity }];

test('fewer pieces of a cash order lower the bill, return to the stock, and are shown on the order and by mail', async () => {
  const email = `edited-${store.item.id}@example.com`;
  const { buyer, id, lineId } = await placed(2, { contact_person_email: email });
  expect(await stock()).toBe(48);
  const body = { kept: kept(lineId, 1), added: [] };
  expect(await quoteOf(id, body)).toMatchObject({
    total_minor: 1200,
    difference_minor: -800,
    due_minor: 1200,
    to_wallet_minor: 0,
    to_provider_minor: 0,
  });
  expect((await read(id)).total_minor).toBe(2000);
  const edited = await change(id, body);
  expect(edited).toMatchObject({ total_minor: 1200, status: 'pending', money_state: 'due' });
  expect(edited.edits[0]).toMatchObject({ total_before_minor: 2000, total_after_minor: 1200 });
  expect((await read(id)).edits[0]?.staff?.name).toMatch(/^Staff/);
  expect(await stock()).toBe(49);
  const order = await orderOf(buyer, id);
  expect(order.order_amount).toBe(12);
  expect(order.edits).toMatchObject([
    {
      reason: 'Sold out today',
      amount_before: 20,
      amount_after: 12,
      before: [{ quantity: 2 }],
      after: [{ quantity: 1 }],
    },
  ]);
  await shop.api.jobs.run();
  const [mail] = await readInbox(shop.api.db, email);
  expect(mail?.subject).toBe(`Your order #${id} was changed`);
  expect(mail?.text).toContain('Sold out today');
  expect(mail?.text).toContain(`2 × ${store.item.name.en}`);
  expect(mail?.text).toContain(`1 × ${store.item.name.en}`);
});

test('the promised cashback follows the new total by its terms, within the budget', async () => {
  const at = shop.api.clock.now();
  const period = { startsAt: new Date(at - 1000), endsAt: new Date(at + 86_400_000) };
  const terms = { type: 'percentage' as const, amount: 10, minPurchaseMinor: 1500, budgetMinor: 600 };
  const [offer] = await shop.api.db
    .insert(cashbacks)
    .values({ title: { en: 'Back' }, ...terms, ...period })
    .returning();
  const { id, lineId } = await placed(3);
  const cashbackOf = async () => (await read(id)).cashback;
  expect(await cashbackOf()).toEqual({
    offer: { id: offer!.id, name: 'Back' },
    state: 'promised',
    amount_minor: 300,
    taken_back_minor: 0,
  });
  await change(id, { kept: kept(lineId, 2), added: [] });
  expect(await cashbackOf()).toMatchObject({ amount_minor: 200 });
  await change(id, { kept: kept(lineId, 9), added: [] });
  expect(await cashbackOf()).toMatchObject({ amount_minor: 600 });
  await change(id, { kept: kept(lineId, 1), added: [] });
  expect(await cashbackOf()).toMatchObject({ state: 'dropped' });
  await change(id, { kept: kept(lineId, 2), added: [] });
  expect(await cashbackOf()).toMatchObject({ state: 'promised', amount_minor: 200 });
  await shop.api.db.update(cashbacks).set({ active: false });
});

test('an item is replaced by another with variation and add-on, at the current price, and stock moves exactly', async () => {
  const other = await makeItem(shop.api.db, { storeId: store.store.id, stock: 10 });
  const large = await makeVariation(shop.api.db, other.id, { type: 'Large', priceMinor: 1500, stock: 4 });
  const addOn = await makeAddOn(shop.api.db, store.store.id, other.id);
  const offered = await operator.call(listSaleItems, { params: { id: store.store.id }, query: {} });
  expect(offered.items.find((item) => item.id === other.id)).toMatchObject({
    variations: [{ type: 'Large', price_minor: 1500, stock: 4 }],
    add_ons: [{ id: addOn.id, price_minor: 150 }],
  });
  const { buyer, id } = await placed(2);
  const added = [
    {
      ...NEW,
      item_id: other.id,
      quantity: 3,
      variation: large.type,
      add_ons: [{ id: addOn.id, quantity: 1 }],
    },
  ];
  const edited = await change(id, { kept: [], added });
  expect(edited.lines).toMatchObject([{ item_id: other.id, quantity: 3, choice: 'Large', unit_minor: 1500 }]);
  expect(edited.total_minor).toBe(3 * 1500 + 150);
  expect(await stock()).toBe(50);
  expect(await stockOf(shop.api, other.id)).toBe(7);
  await shop.api.db.transaction((tx) =>
    orderChanges.transition(shop.api.deps, tx, id, 'canceled', { actor: 'staff', cancelReason: 'Closed' }),
  );
  expect(await stockOf(shop.api, other.id)).toBe(10);
  const lines = await buyer.client.call(getOrderDetails, { query: { order_id: id } });
  expect(lines).toMatchObject([{ item_id: other.id, quantity: 3 }]);
});

test('an edit takes and returns the pieces of a flash sale, at most those that it has left', async () => {
  const now = shop.api.clock.now();
  const [sale] = await shop.api.db
    .insert(flashSales)
    .values({
      moduleId: store.store.moduleId,
      slug: `sale-${store.item.id}`,
      title: { en: 'Flash sale' },
      percent: 50,
      startsAt: new Date(now),
      endsAt: new Date(now + 3_600_000),
    })
    .returning();
  const offered = { flashSaleId: sale!.id, itemId: store.item.id, stock: 5, position: 0 };
  await shop.api.db.insert(flashSaleItems).values(offered);
  const sold = async () => {
    const rows = await shop.api.db
      .select()
      .from(flashSaleItems)
      .where(eq(flashSaleItems.flashSaleId, offered.flashSaleId))
      .orderBy(flashSaleItems.itemId);
    return rows[0]?.sold;
  };
  const other = await makeItem(shop.api.db, { storeId: store.store.id, stock: 10 });
  const { id, lineId } = await placed(3);
  expect(await sold()).toBe(3);
  await change(id, { kept: kept(lineId, 1), added: [] });
  expect(await sold()).toBe(1);
  expect(await codeOf(change(id, { kept: kept(lineId, 6), added: [] }))).toBe('out_of_limits');
  await change(id, { kept: kept(lineId, 5), added: [] });
  expect(await sold()).toBe(5);
  await change(id, { kept: [], added: [{ ...NEW, item_id: other.id, quantity: 1 }] });
  expect(await sold()).toBe(0);
  await change(id, { kept: [], added: [{ ...NEW, item_id: store.item.id, quantity: 2 }] });
  expect(await sold()).toBe(2);
});

test('kept lines keep the agreed price and discount when the catalog has changed', async () => {
  const { id, lineId } = await placed(4);
  await shop.api.db
    .update(items)
    .set({ priceMinor: 9900, discount: 50, discountType: 'percent' })
    .where(eq(items.id, store.item.id));
  const edited = await change(id, { kept: kept(lineId, 2), added: [] });
  expect(edited.lines).toMatchObject([{ unit_minor: 1000, discount_minor: 0, total_minor: 2000 }]);
  const more = await change(id, { kept: kept(lineId, 3), added: [] });
  expect(more.total_minor).toBe(3000);
});

test('an edited order costs what a new one costs under the agreed offer: cap, minimum and the item’s own discount', async () => {
  const own = { discount: 100, discountType: 'amount' as const, stock: 90 };
  store = await makeShop(shop.api, { moduleType: 'grocery', item: own });
  const offer = { percent: 15, minPurchaseMinor: 1200, maxDiscountMinor: 500 };
  await makeStoreDiscount(shop.api.db, store.store.id, offer);
  const other = await makeItem(shop.api.db, { storeId: store.store.id, stock: 50, priceMinor: 333 });
  const discounts = async (quantity: number) => discountOf(await read((await placed(quantity)).id));
  const fresh = await Promise.all([1, 2, 3, 9].map(discounts));
  expect(fresh).toEqual([100, 300, 450, 500]);
  const { id, lineId } = await placed(1);
  await shop.api.db.delete(storeDiscounts).where(eq(storeDiscounts.storeId, store.store.id));
  for (const [quantity, discount] of [
    [3, 450],
    [9, 500],
    [2, 300],
    [1, 100],
  ] as const) {
    const edited = await change(id, { kept: kept(lineId, quantity), added: [] });
    expect(discountOf(edited)).toBe(discount);
  }
  const both = { kept: kept(lineId, 1), added: [{ ...NEW, item_id: other.id, quantity: 1 }] };
  expect(discountOf(await change(id, both))).toBe(150 + 50);
});

test('an offer that began after the order gives nothing to its old and new lines', async () => {
  const { id, lineId } = await placed(1);
  await makeStoreDiscount(shop.api.db, store.store.id, { percent: 50 });
  const added = [{ ...NEW, item_id: store.item.id, quantity: 1 }];
  expect(discountOf(await change(id, { kept: kept(lineId, 2), added }))).toBe(0);
});

test('the quote of an edit names the minimums of store and offer that the order would no longer reach', async () => {
  const minimum = { minimumOrderMinor: 1500 };
  store = await makeShop(shop.api, { moduleType: 'grocery', store: minimum, item: { stock: 50 } });
  await makeStoreDiscount(shop.api.db, store.store.id, { percent: 10, minPurchaseMinor: 2500 });
  const { id, lineId } = await placed(3);
  const missed = async (quantity: number) =>
    (await quoteOf(id, { kept: kept(lineId, quantity), added: [] })).missed_minimums;
  expect(await missed(4)).toEqual([]);
  expect(await missed(2)).toEqual([{ of: 'offer', minimum_minor: 2500 }]);
  expect(await missed(1)).toEqual([
    { of: 'store', minimum_minor: 1500 },
    { of: 'offer', minimum_minor: 2500 },
  ]);
});

test('an order from before the terms were stored keeps its discount in proportion', async () => {
  await makeStoreDiscount(shop.api.db, store.store.id, { percent: 10 });
  const { id, lineId } = await placed(4);
  await shop.api.db.update(orders).set({ agreedOffer: null }).where(eq(orders.id, id));
  expect(discountOf(await change(id, { kept: kept(lineId, 3), added: [] }))).toBe(300);
  const [row] = await shop.api.db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ discountMinor: 300, storeDiscountMinor: 300 });
});

test('a coupon applies by its rules to the new subtotal: not below its minimum, and again above it', async () => {
  const code = `EDIT${store.item.id}`;
  await shop.api.db.insert(coupons).values({
    code,
    title: { en: 'Ten off', ar: 'خصم عشرة' },
    type: 'default',
    discountType: 'percent',
    discount: 10,
    minPurchaseMinor: 2500,
    startsAt: new Date(shop.api.clock.now() - 1000),
    endsAt: new Date(shop.api.clock.now() + 3_600_000),
  });
  const { id, lineId } = await placed(3, { coupon_code: code });
  expect((await read(id)).coupon_discount_minor).toBe(300);
  expect((await change(id, { kept: kept(lineId, 2), added: [] })).coupon_discount_minor).toBe(0);
  const back = await change(id, { kept: kept(lineId, 3), added: [] });
  expect(back).toMatchObject({ coupon_discount_minor: 300 });
});

test('the difference of an order paid by card is refunded to the card, and the rest when it is canceled', async () => {
  const { buyer, id, lineId } = await paidByCard(2);
  expect(await bankBalanceOf(shop.api, id)).toBe(2000);
  const body = { kept: kept(lineId, 1), added: [] };
  expect(await quoteOf(id, body)).toMatchObject({ to_provider_minor: 800, due_minor: 0 });
  await change(id, body);
  await shop.api.jobs.run();
  expect(await bankBalanceOf(shop.api, id)).toBe(1200);
  expect(await orderOf(buyer, id)).toMatchObject({ order_status: 'pending', payment_status: 'paid' });
  expect(await codeOf(quoteOf(id, { kept: kept(lineId, 2), added: [] }))).toBe('edit_paid_total');
  await shop.api.db.transaction((tx) =>
    orderChanges.transition(shop.api.deps, tx, id, 'canceled', { actor: 'staff', cancelReason: 'Closed' }),
  );
  await shop.api.jobs.run();
  expect(await bankBalanceOf(shop.api, id)).toBe(0);
  expect((await orderOf(buyer, id)).order_status).toBe('refunded');
});

test('the wallet is refunded what it paid above the new total, once, and the rest when the order is canceled', async () => {
  const buyer = await makeBuyer(shop.api, store, 'customer');
  await creditWallet(shop.api, buyer, 5000);
  await buyer.fill(store.item.id, 2);
  const { order_id: id } = await buyer.place({ payment_method: 'wallet' });
  const balance = async () => Math.round((await buyer.client.call(getCustomerInfo, {})).wallet_balance * 100);
  expect(await balance()).toBe(3000);
  const [line] = (await read(id)).lines;
  await change(id, { kept: kept(line!.id, 1), added: [] });
  expect(await balance()).toBe(3800);
  await shop.api.db.transaction((tx) =>
    orderChanges.transition(shop.api.deps, tx, id, 'canceled', { actor: 'staff', cancelReason: 'Closed' }),
  );
  await shop.api.jobs.run();
  expect(await balance()).toBe(5000);
});

test('of two concurrent edits of one order one succeeds: stock and money move once', async () => {
  const { id, lineId } = await paidByCard(4);
  const body = { kept: kept(lineId, 1), added: [] };
  const { version } = await read(id);
  const { total_minor } = await quoteOf(id, body);
  const send = () =>
    operator.call(editOrder, { params: { id }, body: { ...body, total_minor, version, reason: 'Sold out' } });
  const outcomes = await Promise.allSettled([send(), send(), send()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await shop.api.jobs.run();
  expect(await bankBalanceOf(shop.api, id)).toBe(1200);
  expect(await stock()).toBe(49);
  expect((await read(id)).edits).toHaveLength(1);
});

test('an edit for the last piece while another customer buys it is rejected and changes nothing', async () => {
  const rare = await makeItem(shop.api.db, { storeId: store.store.id, stock: 1 });
  const { id, lineId } = await placed(2);
  const body = { kept: kept(lineId, 2), added: [{ ...NEW, item_id: rare.id, quantity: 1 }] };
  const { total_minor } = await quoteOf(id, body);
  const { version } = await read(id);
  const other = await makeBuyer(shop.api, store);
  await other.fill(rare.id);
  await other.place();
  const late = operator.call(editOrder, {
    params: { id },
    body: { ...body, total_minor, version, reason: 'Wanted more' },
  });
  expect(await codeOf(late)).toBe('out_of_stock');
  expect(await codeOf(quoteOf(id, body))).toBe('out_of_stock');
  expect(await read(id)).toMatchObject({ version, edits: [] });
});

test('only items of the same store can be added, only before the preparation, and not while it awaits an online payment', async () => {
  const foreign = await makeItem(shop.api.db);
  const { id, lineId } = await placed(2);
  const one = { kept: kept(lineId, 1), added: [] };
  expect(await codeOf(quoteOf(id, { kept: [], added: [{ ...NEW, item_id: foreign.id, quantity: 1 }] }))).toBe(
    'item_unavailable',
  );
  expect(await codeOf(quoteOf(id, { kept: [], added: [] }))).toBe('lines');
  expect(await codeOf(quoteOf(id, { kept: kept(lineId, 2), added: [] }))).toBe('no_changes');
  expect(await codeOf(change(id, one, { total_minor: 1 }))).toBe('changed_meanwhile');
  for (const to of ['confirmed', 'processing'] as const)
    await shop.api.db.transaction((tx) =>
      orderChanges.transition(shop.api.deps, tx, id, to, { actor: 'store' }),
    );
  expect(await read(id)).toMatchObject({ editable: false });
  expect(await codeOf(quoteOf(id, one))).toBe('order_state');
  const paying = await placed(2, { payment_method: 'digital_payment' });
  expect(await codeOf(quoteOf(paying.id, { kept: kept(paying.lineId, 1), added: [] }))).toBe(
    'edit_awaits_payment',
  );
});
