import type { InputOf } from '@errand/contract';
import { assignCourier, getDispatch, listCandidates } from '@errand/contract/console/dispatch';
import { getOrder, listOrders } from '@errand/contract/console/orders';
import {
  addOrderNote,
  resendOrderMail,
  transitionOrder,
} from '@errand/contract/console/orders/order-changes';
import { toMajor } from '@errand/domain/money';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeShop, orderOf, placeOne, type Shop, stockOf } from '../../../test/buyers.ts';
import { openConsole } from '../../../test/console/open-console.ts';
import { codeOf } from '../../../test/console/start-console.ts';
import { makeCourier } from '../../../test/factories/index.ts';
import { makeFleet, makeRenter } from '../../../test/factories/trips.ts';
import { CONSOLE_CHANGED, type ConsoleChange } from '../../platform/events/index.ts';
import { bookChangedOrder } from '../orders/books/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { rentalTerms } from '../rental/rental.tables.ts';

const HOUR = 3_600_000;
const { shop, operator } = await openConsole();
let store: Shop;

beforeAll(async () => {
  store = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 50 } });
});

const read = (id: number) => operator.call(getOrder, { params: { id } });
type Query = NonNullable<InputOf<typeof listOrders>['query']>;
const list = (query: Query) => operator.call(listOrders, { query });

test('a new order is announced to consoles when it is placed and when its status changes', async () => {
  const changes: ConsoleChange[] = [];
  const stop = shop.api.deps.events.subscribe(CONSOLE_CHANGED, (change) => void changes.push(change));
  const { orderId } = await placeOne(shop.api, store);
  const own = () => changes.filter(({ resource, id }) => resource === 'orders' && id === String(orderId));
  await vi.waitFor(() => expect(own()).toHaveLength(1));
  expect(own()[0]?.place).toEqual({ zoneIds: [store.zone.id], storeId: store.store.id });
  stop();
});

test('orders are found by number, by the end of the phone and by a part of the name', async () => {
  const { orderId } = await placeOne(shop.api, store, {
    contact_person_name: 'Zaynab Qabbani',
    contact_person_number: '+971507654321',
  });
  for (const search of [`#${orderId}`, String(orderId), '0507654321', '765 4321', 'zaynab', 'QABBĀNI\u200f'])
    expect(
      (await list({ search })).rows.map(({ id }) => id),
      search,
    ).toContain(orderId);
  expect((await list({ search: '%' })).rows).toEqual([]);
});

test('late orders come first, the one that is late for the longest time at the top, across pages', async () => {
  const first = (await placeOne(shop.api, store)).orderId;
  shop.api.clock.advance(60_000);
  const second = (await placeOne(shop.api, store)).orderId;
  shop.api.clock.advance(11 * 60_000);
  const fresh = (await placeOne(shop.api, store)).orderId;
  const all: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 2, ...(cursor && { cursor }) });
    all.push(...page.rows.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe((await list({})).total);
  expect(all.indexOf(first)).toBeLessThan(all.indexOf(second));
  expect(all.indexOf(second)).toBeLessThan(all.indexOf(fresh));
  const late = await list({ late: true });
  expect(late.rows.map(({ id }) => id)).toContain(first);
  expect(late.rows.every(({ is_late }) => is_late)).toBe(true);
  expect((await list({ late: false })).rows.map(({ id }) => id)).toContain(fresh);
});

test('a member sees and transitions only the orders of their zones and stores', async () => {
  const other = await makeShop(shop.api);
  const { orderId } = await placeOne(shop.api, store);
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: other.store.id } }] as const;
  const manager = await shop.signedIn(await shop.makeStaff({ grants: [...grants] }));
  expect((await manager.call(listOrders, { query: {} })).rows).toEqual([]);
  expect(await codeOf(manager.call(getOrder, { params: { id: orderId } }))).toBe('not_found');
});

test('the bill is the customer’s, to the minor unit', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store, { dm_tips: 3 });
  const [order, seen] = [await read(orderId), await orderOf(buyer, orderId)];
  const amount = (name: string) =>
    toMajor(order.bill.find((part) => part.name === name)?.amount_minor ?? 0, 2);
  expect(order.bill.reduce((sum, part) => sum + part.amount_minor, 0)).toBe(order.total_minor);
  expect(toMajor(order.total_minor, 2)).toBe(seen.order_amount);
  expect([amount('items'), amount('delivery'), amount('tip')]).toEqual([
    seen.items_amount,
    seen.delivery_charge,
    seen.dm_tips,
  ]);
});

test('staff transition an order through its states, and its history names them', async () => {
  const { orderId } = await placeOne(shop.api, store);
  const transition = (from: string, to: string, more = {}) =>
    operator.call(transitionOrder, { params: { id: orderId }, body: { from, to, ...more } as never });
  expect((await read(orderId)).transitions.map(({ to }) => to)).toEqual([
    'accepted',
    'confirmed',
    'canceled',
  ]);
  const confirmed = await transition('pending', 'confirmed', { minutes: 20 });
  expect(confirmed).toMatchObject({ status: 'confirmed', processing_minutes: 20 });
  const { history } = await read(orderId);
  expect(history.at(-1)).toMatchObject({ actor: 'staff', staff: { name: expect.any(String) } });
  expect(history[0]).toMatchObject({ actor: 'customer', staff: null });
  expect(await codeOf(transition('pending', 'confirmed'))).toBe('changed_meanwhile');
  expect(await codeOf(transition('confirmed', 'delivered'))).toBe('order_state');
  expect(await codeOf(transition('confirmed', 'refunded'))).toBe('order_state');
  for (const [from, to] of [
    ['confirmed', 'processing'],
    ['processing', 'handover'],
    ['handover', 'picked_up'],
    ['picked_up', 'delivered'],
  ] as const)
    expect((await transition(from, to)).status).toBe(to);
  expect((await read(orderId)).money_state).toBe('paid');
});

test('a cancellation needs a reason, returns the stock and tells the customer why', async () => {
  const before = await stockOf(shop.api, store.item.id);
  const { buyer, orderId } = await placeOne(shop.api, store);
  const cancel = (reason?: string) =>
    operator.call(transitionOrder, {
      params: { id: orderId },
      body: { from: 'pending', to: 'canceled', ...(reason && { reason }) },
    });
  expect(await codeOf(cancel())).toBe('reason');
  await cancel('The store has closed');
  expect(await stockOf(shop.api, store.item.id)).toBe(before);
  expect(await orderOf(buyer, orderId)).toMatchObject({
    order_status: 'canceled',
    cancellation_reason: 'The store has closed',
    canceled_by: 'staff',
  });
});

test('of two members who transition an order at the same time one succeeds', async () => {
  const { orderId } = await placeOne(shop.api, store);
  const other = await shop.signedIn(await shop.makeStaff());
  const input = { params: { id: orderId }, body: { from: 'pending', to: 'confirmed' } } as const;
  const results = await Promise.allSettled([
    operator.call(transitionOrder, input),
    other.call(transitionOrder, input),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await read(orderId)).history.map(({ status }) => status)).toEqual(['pending', 'confirmed']);
});

test('notes are kept with their author, and the customer does not get them', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store);
  const params = { id: orderId };
  await operator.call(addOrderNote, { params, body: { text: 'Called, nobody answers' } });
  expect((await read(orderId)).notes).toMatchObject([
    { text: 'Called, nobody answers', staff: { name: expect.any(String) } },
  ]);
  expect(JSON.stringify(await orderOf(buyer, orderId))).not.toContain('nobody answers');
});

test('the confirmation is sent again if the customer gave an address', async () => {
  const { orderId } = await placeOne(shop.api, store);
  expect(await codeOf(operator.call(resendOrderMail, { params: { id: orderId }, body: {} }))).toBe(
    'order_no_mail',
  );
  const mailed = (await placeOne(shop.api, store, { contact_person_email: 'layla@errand.example' })).orderId;
  expect(await operator.call(resendOrderMail, { params: { id: mailed }, body: {} })).toEqual({ done: true });
});

test('a courier who is offline is listed last and never chosen, but can be assigned by hand', async () => {
  const city = await makeShop(shop.api);
  const offline = await makeCourier(shop.api.db, { zoneId: city.zone.id, online: false });
  const { orderId } = await placeOne(shop.api, city);
  const params = { id: orderId };
  const { rows } = await operator.call(listCandidates, { params });
  expect(rows.at(-1)).toMatchObject({ id: offline.id, active: false });
  const { version } = await read(orderId);
  const assigned = await operator.call(assignCourier, {
    params,
    body: { courier_id: offline.id, version },
  });
  expect(assigned.courier?.id).toBe(offline.id);
});

test('dispatch chooses the nearest free courier, gives the reason, and rejects an outdated assignment', async () => {
  const city = await makeShop(shop.api);
  const busy = await makeCourier(shop.api.db, { zoneId: city.zone.id });
  const free = await makeCourier(shop.api.db, { zoneId: city.zone.id });
  const { orderId: first } = await placeOne(shop.api, city);
  const { orderId } = await placeOne(shop.api, city);
  const give = async (id: number, courier_id: number | 'auto' | null, version?: string) =>
    operator.call(assignCourier, {
      params: { id },
      body: { courier_id, version: version ?? (await read(id)).version },
    });
  await give(first, busy.id);
  const candidates = await operator.call(listCandidates, { params: { id: orderId } });
  expect(candidates.rows.map(({ id, load }) => [id, load]).slice(0, 2)).toContainEqual([free.id, 0]);
  expect(candidates.choice?.courier_id).not.toBe(busy.id);
  const stale = (await read(orderId)).version;
  expect((await give(orderId, 'auto')).courier?.id).toBe(candidates.choice?.courier_id);
  expect(await codeOf(give(orderId, busy.id, stale))).toBe('changed_meanwhile');
  const { unassigned, couriers } = await operator.call(getDispatch, { query: { zone_id: city.zone.id } });
  expect(unassigned).toEqual([]);
  expect(couriers.find(({ id }) => id === busy.id)?.orders.map(({ id }) => id)).toEqual([first]);
  expect(await codeOf(give(orderId, 999_999))).toBe('no_courier');
  expect((await give(orderId, null)).courier).toBeNull();
});

test('a trip shows the steps of cancellation that were agreed, also after its provider has changed them', async () => {
  const { api } = shop;
  const terms = { freeHours: 1, cancelPercent: 50, laterSteps: [{ hours: 0.5, percent: 80 }] };
  const fleet = await makeFleet(api, { terms });
  const renter = await makeRenter(api, fleet);
  const startMs = api.clock.now();
  const id = await renter.rent({}, { pickup_time: new Date(startMs + 2 * HOUR) });
  await api.db.update(rentalTerms).set({ cancelPercent: 10, laterSteps: [] });
  const at = (hours: number) => new Date(startMs + hours * HOUR).toISOString();
  expect((await read(id)).trip?.cancellation_periods).toEqual([
    { until: at(1), percent: 0, fee_minor: 0 },
    { until: at(1.5), percent: 50, fee_minor: 0 },
    { until: null, percent: 80, fee_minor: 0 },
  ]);
  await api.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, id));
  await bookChangedOrder(api.deps, id);
  const periods = (await read(id)).trip?.cancellation_periods ?? [];
  expect(periods.map(({ fee_minor }) => fee_minor)).toEqual([0, 1200, 1920]);
});
