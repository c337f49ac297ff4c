import type { InputOf } from '@errand/contract';
import { ApiError } from '@errand/contract/client';
import { getOrder, listOrders } from '@errand/contract/console/orders';
import {
  findPhoneCustomer,
  placePhoneOrder,
  quotePhoneOrder,
} from '@errand/contract/console/orders/phone-orders';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DELIVERY_ADDRESS, makeShop, type Shop } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser, type TestConsole } from '../../../../test/console/start-console.ts';
import { makeCustomer, makeOrder, makeTransfer } from '../../../../test/factories/index.ts';
import { customers } from '../../auth/auth.tables.ts';
import { orderHistory } from '../../orders/orders.tables.ts';
import { orderCashbacks } from '../../promotions/cashback/order-cashbacks.tables.ts';
import { cashbacks, coupons } from '../../promotions/promotions.tables.ts';

/** The phone desk of one zone, and an account whose orders are all in another one. */
let shop: TestConsole;
let operator: TestBrowser;
let own: Shop;
let other: Shop;
/** A member of the support for the zone of `own`. */
let desk: TestBrowser;
let stranger: Awaited<ReturnType<typeof makeCustomer>>;
let cashbackId = 0;
let number = 6_000_000;

const RUNNING = { startsAt: new Date('2020-01-01T00:00:00Z'), endsAt: new Date('2040-01-01T00:00:00Z') };
const OFFER = { ...RUNNING, title: { en: 'Offer' } };

beforeAll(async () => {
  ({ shop, operator } = await openConsole());
  const { db } = shop.api;
  const coupon = { ...OFFER, discountType: 'percent', discount: 10 } as const;
  await db.insert(coupons).values([
    { ...coupon, code: 'FIRST', type: 'first_order' },
    { ...coupon, code: 'ONCE', type: 'default', perCustomer: 1 },
    { ...coupon, code: 'ALWAYS', type: 'default' },
  ]);
  const [cashback] = await db
    .insert(cashbacks)
    .values({ ...OFFER, type: 'amount', amount: 100, perCustomer: 1 })
    .returning();
  cashbackId = cashback?.id ?? 0;
});

beforeEach(async () => {
  own = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 50 } });
  other = await makeShop(shop.api, { moduleType: 'grocery' });
  const grants = [{ role: 'support', scope: { kind: 'zone' as const, id: own.zone.id } }];
  desk = await shop.signedIn(await shop.makeStaff({ grants }));
  stranger = await makeCustomer(shop.api.db, { firstName: 'Salma', lastName: 'Faris' });
  const orderId = await orderAt(other, { couponCode: 'ONCE' });
  const terms = { type: 'amount', amount: 100, minPurchaseMinor: 0, maxDiscountMinor: 0 } as const;
  const used = { orderId, customerId: stranger.id, cashbackId, terms, amountMinor: 100 };
  await shop.api.db.insert(orderCashbacks).values(used);
  await makeTransfer(shop.api.db, stranger.id, 7700);
});

/** An order that the stranger placed in a zone, under a name that only this order has. */
async function orderAt({ store, zone, module }: Shop, overrides: Parameters<typeof makeOrder>[2] = {}) {
  const { db, clock } = shop.api;
  const contact = { name: 'Umm Omar', phone: stranger.phone ?? '', email: 'umm.omar@example.com' };
  const place = {
    ...DELIVERY_ADDRESS,
    address: `Home in zone ${zone.id}`,
    addressType: null,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: null,
    road: null,
    house: null,
    floor: null,
  };
  const order = await makeOrder(db, `customer:${stranger.id}`, {
    storeId: store.id,
    zoneId: zone.id,
    moduleId: module.id,
    contact,
    place,
    ...overrides,
  });
  await db
    .insert(orderHistory)
    .values({ orderId: order.id, status: 'pending', actor: 'customer', at: new Date(clock.now()) });
  return order.id;
}

type Body = InputOf<typeof quotePhoneOrder>['body'];

function orderFor(phone: string, changes: Partial<Body> = {}): Body {
  return {
    customer: { name: 'Rania Aziz', phone, mail: null },
    items: [{ groups: [], variation: null, add_ons: [], item_id: own.item.id, quantity: 2 }],
    order_type: 'delivery',
    address: { ...DELIVERY_ADDRESS, road: null, house: '4', floor: null },
    payment_method: 'cash_on_delivery',
    coupon_code: null,
    note: null,
    language: 'en',
    ...changes,
  };
}

const newNumber = () => `+97150${(number += 1)}`;
const params = () => ({ params: { id: own.store.id } });
const lookUp = (by: TestBrowser, phone: string) => by.call(findPhoneCustomer, { query: { phone } });
const quote = (by: TestBrowser, body: Body) => by.call(quotePhoneOrder, { ...params(), body });
const place = (by: TestBrowser, body: Body, total_minor: number) =>
  by.call(placePhoneOrder, { ...params(), body: { ...body, total_minor } });

/** Everything that the desk is told about a number: each response, and each rejection with its details. */
async function conversationAbout(phone: string): Promise<unknown> {
  const told: unknown[] = [];
  const hear = async <R>(response: Promise<R>): Promise<R | null> => {
    const heard = await response.catch((error: ApiError) => error);
    told.push(heard instanceof ApiError ? { ...heard.details, errors: heard.errors } : heard);
    return heard instanceof ApiError ? null : heard;
  };
  const codes = [null, 'FIRST', 'ONCE', 'ALWAYS'];
  for (const turn of ['before', 'after the order']) {
    await hear(lookUp(desk, phone));
    for (const coupon_code of codes) {
      const quoted = await hear(quote(desk, orderFor(phone, { coupon_code })));
      await hear(place(desk, orderFor(phone, { coupon_code }), 1));
      if (quoted?.problems.length)
        await hear(place(desk, orderFor(phone, { coupon_code }), quoted.total_minor));
    }
    const placed = turn === 'before' ? await hear(place(desk, orderFor(phone), 2000)) : null;
    if (placed) await hear(desk.call(getOrder, { params: { id: placed.order_id } }));
    await hear(desk.call(listOrders, { query: { search: phone } }));
  }
  expect(told.length).toBeGreaterThan(20);
  // Numbers of rows and the typed phone number differ between any two conversations.
  return JSON.parse(
    JSON.stringify(told, (key, value: unknown) =>
      /^(id|order_id|customer_id|version)$/.test(key) && value !== null ? key : value,
    ).replaceAll(phone, '(phone)'),
  );
}

test('a desk of a zone is told the same about an account of another zone as about a new number, and the order links to it', async () => {
  const known = stranger.phone ?? '';
  const ofNew = await conversationAbout(newNumber());
  const ofStranger = await conversationAbout(known);
  expect(ofStranger).toEqual(ofNew);
  expect(JSON.stringify(ofStranger)).not.toMatch(/Salma|Faris|Umm Omar|errand\.test|umm\.omar|Home in zone/);
  const [order] = (await desk.call(listOrders, { query: { search: known } })).rows;
  const details = await desk.call(getOrder, { params: { id: order?.id ?? 0 } });
  expect(details).toMatchObject({
    customer_id: stranger.id,
    customer_name: 'Rania Aziz',
    customer_mail: null,
    cashback: null,
  });
});

test('a desk of a zone knows a customer by the orders there: the name on them and their addresses', async () => {
  const phone = stranger.phone ?? '';
  await orderAt(own);
  expect(await lookUp(desk, phone)).toEqual({
    phone,
    everywhere: false,
    customer: { id: stranger.id, name: 'Umm Omar', mail: 'umm.omar@example.com', blocked: false },
    addresses: [expect.objectContaining({ address: `Home in zone ${own.zone.id}` })],
  });
  expect((await quote(desk, orderFor(phone, { coupon_code: 'ONCE' }))).problems).toMatchObject([
    { code: 'coupon_used_up' },
  ]);
  await shop.api.db.update(customers).set({ blocked: true }).where(eq(customers.id, stranger.id));
  expect((await lookUp(desk, phone)).customer?.blocked).toBe(true);
  expect(await codeOf(place(desk, orderFor(phone), 2000))).toBe('customer_blocked');
});

test('the desk of the office finds the whole account, all its addresses, and uses its mail address', async () => {
  const phone = stranger.phone ?? '';
  expect(await lookUp(operator, phone)).toMatchObject({
    everywhere: true,
    customer: { id: stranger.id, name: 'Salma Faris', mail: stranger.email, blocked: false },
    addresses: [{ address: `Home in zone ${other.zone.id}` }],
  });
  const { order_id: id } = await place(operator, orderFor(phone), 2000);
  expect(await operator.call(getOrder, { params: { id } })).toMatchObject({ customer_mail: stranger.email });
});

test('a desk of a zone cannot order for a blocked account of another zone, and is not told why', async () => {
  const phone = stranger.phone ?? '';
  await shop.api.db.update(customers).set({ blocked: true }).where(eq(customers.id, stranger.id));
  expect((await lookUp(desk, phone)).customer).toBeNull();
  expect(await codeOf(place(desk, orderFor(phone), 2000))).toBe('caller_needs_office');
  // An order that staff placed before does not make the account known.
  await shop.api.db.update(customers).set({ blocked: false }).where(eq(customers.id, stranger.id));
  await place(desk, orderFor(phone), 2000);
  await shop.api.db.update(customers).set({ blocked: true }).where(eq(customers.id, stranger.id));
  expect((await lookUp(desk, phone)).customer?.blocked).toBe(false);
  expect(await codeOf(place(desk, orderFor(phone), 2000))).toBe('caller_needs_office');
});

test('a desk of a zone is not told that another account has a mail address: the order keeps it, the new account does not', async () => {
  const phone = newNumber();
  const body = orderFor(phone, { customer: { name: 'Rania Aziz', phone, mail: stranger.email } });
  const taken = newNumber();
  const ofOffice = { ...body, customer: { ...body.customer, phone: taken } };
  expect(await codeOf(place(operator, ofOffice, 2000))).toBe('email_taken');
  const { order_id: id } = await place(desk, body, 2000);
  expect(await desk.call(getOrder, { params: { id } })).toMatchObject({ customer_mail: stranger.email });
  const made = await shop.api.db
    .select()
    .from(customers)
    .where(eq(customers.phone, phone))
    .orderBy(customers.id);
  expect(made).toMatchObject([{ email: null }]);
});

test('the phone desk refuses half numbers and texts that are no phone, at the look-up, in the quote and at the order', async () => {
  for (const phone of ['050 777 31', '05012345678', '050 CALL NOW', '9.71501E+11', '12']) {
    expect(await codeOf(lookUp(operator, phone))).toBe('phone_invalid');
    expect((await quote(operator, orderFor(phone))).problems).toMatchObject([{ code: 'phone_invalid' }]);
    expect(await codeOf(place(operator, orderFor(phone), 2000))).toBe('phone_invalid');
  }
  expect(await lookUp(operator, '٠٥٠ ١٢٣ ٤٥٦٧')).toMatchObject({ phone: '+971501234567' });
});
