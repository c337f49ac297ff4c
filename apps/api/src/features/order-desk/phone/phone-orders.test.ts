import type { InputOf } from '@errand/contract';
import { listCart } from '@errand/contract/cart';
import { getOrder } from '@errand/contract/console/orders';
import {
  findPhoneCustomer,
  getDeliveryStart,
  placePhoneOrder,
  quotePhoneOrder,
  suggestAddresses,
} from '@errand/contract/console/orders/phone-orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DELIVERY_ADDRESS, makeBuyer, makeShop, type Shop, stockOf } from '../../../../test/buyers.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { CENTER, makeItem, makeVariation } from '../../../../test/factories/index.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { NO_MAPS } from '../../../platform/maps/index.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import { customers } from '../../auth/auth.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { offlineMethods } from '../../payments/offline/offline.tables.ts';

let shop: TestConsole;
let store: Shop;
let operator: TestBrowser;
let number = 5_000_000;

beforeAll(async () => {
  shop = await startConsole();
  registerMessages(shop.api.deps);
  operator = await shop.signedIn(await shop.makeStaff());
});
beforeEach(async () => {
  store = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 50 } });
});
afterAll(() => shop.stop());

type Body = InputOf<typeof quotePhoneOrder>['body'];
const PLAIN = { groups: [], variation: null, add_ons: [] };

/** A phone order of two pieces for a new customer. */
function order(changes: Partial<Body> = {}): Body {
  number += 1;
  return {
    customer: { name: 'Rania Aziz', phone: `+97150${number}`, mail: null },
    items: [{ ...PLAIN, item_id: store.item.id, quantity: 2 }],
    order_type: 'delivery',
    address: { ...DELIVERY_ADDRESS, road: null, house: '4', floor: null },
    payment_method: 'cash_on_delivery',
    coupon_code: null,
    note: null,
    language: 'en',
    ...changes,
  };
}

const quoteOf = (body: Body) => operator.call(quotePhoneOrder, { params: { id: store.store.id }, body });

async function place(body: Body, key?: string) {
  const { total_minor } = await quoteOf(body);
  return operator.call(
    placePhoneOrder,
    { params: { id: store.store.id }, body: { ...body, total_minor } },
    key === undefined ? {} : { headers: { 'Idempotency-Key': key } },
  );
}

const accountsWith = (phone: string) =>
  shop.api.db.select().from(customers).where(eq(customers.phone, phone)).orderBy(customers.id);

test('a phone order has the price and stock of the storefront, and is marked as placed by the member', async () => {
  const body = order({ customer: { name: 'Rania Aziz', phone: '050 1112233', mail: 'rania@example.com' } });
  const quote = await quoteOf(body);
  expect(quote).toMatchObject({ total_minor: 2000, problems: [] });
  expect(await stockOf(shop.api, store.item.id)).toBe(50);
  const { order_id: id } = await place(body);
  expect(await stockOf(shop.api, store.item.id)).toBe(48);
  const placed = await operator.call(getOrder, { params: { id } });
  expect(placed).toMatchObject({
    total_minor: 2000,
    owner: 'customer',
    customer_name: 'Rania Aziz',
    customer_phone: '+971501112233',
    payment_method: 'cash_on_delivery',
    status: 'pending',
  });
  expect(placed.history[0]).toMatchObject({ status: 'pending', actor: 'staff' });
  expect(placed.history[0]?.staff?.name).toMatch(/^Staff/);
  await shop.api.jobs.run();
  expect((await readInbox(shop.api.db, 'rania@example.com'))[0]?.subject).toContain(`#${id}`);
});

test('a known customer keeps their account and cart, and is found with the addresses of earlier orders', async () => {
  const buyer = await makeBuyer(shop.api, store, 'customer');
  const customerId = Number(buyer.owner.split(':')[1]);
  const phone = '+971507778899';
  await shop.api.db.update(customers).set({ phone }).where(eq(customers.id, customerId));
  await buyer.fill(store.item.id, 3);
  const body = order({ customer: { name: 'Somebody', phone, mail: null } });
  const { order_id: id } = await place(body);
  expect(await operator.call(getOrder, { params: { id } })).toMatchObject({ customer_id: customerId });
  expect(await buyer.client.call(listCart, { query: {} })).toMatchObject([{ quantity: 3 }]);
  const found = await operator.call(findPhoneCustomer, { query: { phone: '050 777 8899' } });
  expect(found).toMatchObject({ phone, customer: { id: customerId }, addresses: [{ house: '4' }] });
  await shop.api.db.update(customers).set({ blocked: true }).where(eq(customers.id, customerId));
  expect(await codeOf(place(body))).toBe('customer_blocked');
});

test('the desk is told whether addresses can be searched; without a geocoder an order needs street and house', async () => {
  const params = { id: store.store.id };
  expect(await operator.call(getDeliveryStart, { params })).toEqual({ place_search: true, ...CENTER });
  const { maps } = shop.deps;
  shop.deps.maps = NO_MAPS;
  try {
    expect(await operator.call(getDeliveryStart, { params })).toMatchObject({ place_search: false });
    expect(await codeOf(operator.call(suggestAddresses, { params, query: { search: 'Light' } }))).toBe(
      'unavailable',
    );
    const problems = async (door: object) => {
      const address = { ...DELIVERY_ADDRESS, road: null, house: null, floor: null, ...door };
      return (await quoteOf(order({ address }))).problems.map(({ code }) => code);
    };
    expect(await problems({ house: '4' })).toEqual(['door_required']);
    expect(await problems({ road: 'Lighthouse Road', house: '4' })).toEqual([]);
  } finally {
    shop.deps.maps = maps;
  }
});

test('the same Idempotency-Key places one order and creates one account, also concurrently', async () => {
  const body = order();
  const placed = await Promise.allSettled([place(body, 'key-1'), place(body, 'key-1'), place(body, 'key-1')]);
  const ids = placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value.order_id] : []));
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(await accountsWith(body.customer.phone)).toHaveLength(1);
  expect(await stockOf(shop.api, store.item.id)).toBe(48);
});

test('a phone order is rejected like one of the storefront: another price, a place outside of the zone, stock, another store', async () => {
  const large = await makeItem(shop.api.db, { storeId: store.store.id, stock: 3 });
  await makeVariation(shop.api.db, large.id, { type: 'Large', priceMinor: 1500, stock: 3 });
  const far = { address: 'Elsewhere', latitude: 0, longitude: 0, road: null, house: null, floor: null };
  const outside = await quoteOf(order({ address: far }));
  expect(outside.problems.map(({ code }) => code)).toContain('coordinates');
  expect(await codeOf(place(order({ address: far })))).toBe('coordinates');
  const many = order({ items: [{ ...PLAIN, item_id: large.id, quantity: 4, variation: 'Large' }] });
  expect((await quoteOf(many)).problems.map(({ code }) => code)).toContain('out_of_stock');
  expect(await codeOf(place(many))).toBe('out_of_stock');
  const other = await makeItem(shop.api.db);
  expect(await codeOf(quoteOf(order({ items: [{ ...PLAIN, item_id: other.id, quantity: 1 }] })))).toBe(
    'other_store',
  );
  const body = order();
  const cheaper = operator.call(placePhoneOrder, {
    params: { id: store.store.id },
    body: { ...body, total_minor: 1 },
  });
  expect(await codeOf(cheaper)).toBe('price_changed');
  expect(await accountsWith(body.customer.phone)).toEqual([]);
  const typo = order({ customer: { name: 'Rania', phone: 'not a number', mail: null } });
  expect(await codeOf(place(typo))).toBe('phone_invalid');
});

test('a phone order is for a slot of the store, with a tip and the change for cash, as in the storefront', async () => {
  const first = await quoteOf(order());
  const slot = first.times.days.flatMap(({ slots }) => slots)[0];
  const body = order({ schedule_at: slot?.schedule_at ?? null, tip_minor: 150, pays_with_minor: 5000 });
  const quote = await quoteOf(body);
  expect(quote.total_minor).toBe(first.total_minor + 150);
  expect(quote.problems).toEqual([]);
  const { order_id: id } = await place(body);
  const placed = await operator.call(getOrder, { params: { id } });
  expect(placed).toMatchObject({ total_minor: quote.total_minor, scheduled_for: slot?.from });
  const [row] = await shop.api.db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ tipMinor: 150, bringChangeMinor: 5000 });
  // Less than the total cannot be changed.
  expect(await codeOf(place(order({ pays_with_minor: 1 })))).toBe('bring_change_amount');
});

test('the caller is told where to transfer the money to, and only for a transfer', async () => {
  await shop.api.db.insert(offlineMethods).values({
    name: { en: 'Bank of Marsa' },
    fields: [{ name: 'iban', label: { en: 'IBAN' }, value: 'AE07 0331' }],
    informations: [],
  });
  expect((await quoteOf(order())).transfers).toEqual([]);
  const { transfers } = await quoteOf(order({ payment_method: 'offline_payment' }));
  expect(transfers).toContainEqual({
    name: 'Bank of Marsa',
    details: [{ label: 'IBAN', value: 'AE07 0331' }],
  });
});
