import type { Grant } from '@errand/contract/console/staff/grants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, placeOne, type Shop } from '../test/buyers.ts';
import { openConsole } from '../test/console/open-console.ts';
import { startPushService } from '../test/console/push-service.ts';
import { makeCourier, makeItem } from '../test/factories/index.ts';
import { FAILED_JOBS_JOB, registerFailedJobMessages } from './console/desk/jobs/failed.jobs.ts';
import { saveStaffDevice } from './console/staff/push/staff-devices.queries.ts';
import { replaceGrants } from './console/staff/staff.queries.ts';
import { staff } from './console/staff/staff.tables.ts';
import { items } from './features/catalog/catalog.tables.ts';
import { LOW_STOCK_JOB, registerLowStockJobs } from './features/catalog/console/low-stock/low-stock.jobs.ts';
import { registerDeliveryJobs } from './features/deliveries/deliveries.jobs.ts';
import { deliveries } from './features/deliveries/deliveries.tables.ts';
import { courierOffers } from './features/deliveries/index.ts';
import { registerMessageJobs } from './features/messaging/index.ts';
import {
  CASE_MESSAGES_JOB,
  registerCaseMessageJobs,
} from './features/order-desk/cases/case-messages.jobs.ts';
import { LATE_ORDERS_JOB, registerLateOrderJobs } from './features/order-desk/late/late-orders.jobs.ts';
import { storedOrders } from './features/orders/index.ts';
import { orders } from './features/orders/orders.tables.ts';
import { stores } from './features/stores/stores.tables.ts';
import { MESSAGE_CONTENTS } from './message-contents.ts';
import { readInbox } from './platform/messages/index.ts';
import { createPush } from './platform/push/index.ts';

const { shop } = await openConsole();
const { api } = shop;
const MINUTE = 60_000;

let service: Awaited<ReturnType<typeof startPushService>>;
let place: Shop;
beforeAll(async () => {
  service = await startPushService(api.clock.now);
  const push = createPush({ pool: api.deps.pool, now: api.clock.now, allowPrivate: true });
  registerMessageJobs({ ...api.deps, push }, MESSAGE_CONTENTS);
  registerLateOrderJobs(api.deps);
  registerCaseMessageJobs(api.deps);
  registerLowStockJobs(api.deps);
  registerFailedJobMessages(api.deps);
  registerDeliveryJobs(api.deps);
  place = await makeShop(api, { store: { name: { en: 'Stone Mill', ar: 'طاحونة الحجر' } } });
});
afterAll(() => service.stop());

/** A member with a browser; returns the titles that it has shown since they were read last. */
async function member(grants: Grant[], language: 'ar' | 'en' = 'en') {
  const { id, mail } = await shop.makeStaff({ grants });
  await api.db.update(staff).set({ language }).where(eq(staff.id, id));
  const { subscriber, received } = service.subscribe();
  await saveStaffDevice(api.db, { staffId: id, ...subscriber });
  const shown = () => received.splice(0).map(({ text }) => JSON.parse(text) as Record<string, string>);
  return { id, mail, shown };
}

const manager = (id: number, language?: 'ar' | 'en') =>
  member([{ role: 'store-manager', scope: { kind: 'store', id } }], language);
const tick = async (job: string) => {
  await api.jobs.tick(job);
  await api.jobs.run();
};

test('a late order is told once, to the managers of its store by push and mail, and to the dispatch of its zone by push', async () => {
  const [own, arabic] = [await manager(place.store.id), await manager(place.store.id, 'ar')];
  const other = await manager((await makeShop(api)).store.id);
  const office = await member([{ role: 'dispatcher', scope: { kind: 'zone', id: place.store.zoneId } }]);
  const elsewhere = await member([
    { role: 'dispatcher', scope: { kind: 'zone', id: place.store.zoneId + 1000 } },
  ]);
  const { orderId } = await placeOne(api, place);
  await api.db.update(orders).set({ expectedTo: null, scheduledFor: null }).where(eq(orders.id, orderId));
  await tick(LATE_ORDERS_JOB);
  expect(own.shown()).toEqual([]);
  api.clock.advance(11 * MINUTE);
  await tick(LATE_ORDERS_JOB);
  await tick(LATE_ORDERS_JOB);
  const title = `Order #${orderId} is late`;
  expect(own.shown()).toMatchObject([
    { title, body: 'Stone Mill · Nobody has accepted it yet.', path: `/kitchen?store=${place.store.id}` },
  ]);
  expect(arabic.shown()).toMatchObject([{ title: `تأخر الطلب رقم #${orderId}`, direction: 'rtl' }]);
  expect(office.shown()).toMatchObject([{ title, path: `/orders/${orderId}` }]);
  expect((await readInbox(api.db, own.mail)).map(({ subject }) => subject)).toEqual([title]);
  expect(await readInbox(api.db, office.mail)).toEqual([]);
  for (const one of [other, elsewhere]) expect(one.shown()).toEqual([]);
});

test('a customer who is not there is told once to the members of the zone who may read cases and orders', async () => {
  const office = await member([{ role: 'support', scope: { kind: 'zone', id: place.store.zoneId } }]);
  const moved = await member([{ role: 'support', scope: { kind: 'all' } }]);
  const own = await manager(place.store.id);
  const courier = await makeCourier(api.db);
  const { orderId } = await placeOne(api, place);
  await api.db
    .update(orders)
    .set({ status: 'picked_up', courierId: courier.id })
    .where(eq(orders.id, orderId));
  await api.db
    .insert(deliveries)
    .values({ orderId, courierId: courier.id, absentAt: new Date(api.clock.now()) });
  await api.jobs.tick(CASE_MESSAGES_JOB);
  await api.db.transaction((tx) => replaceGrants(tx, moved.id, []));
  await api.jobs.run();
  await tick(CASE_MESSAGES_JOB);
  expect(office.shown()).toMatchObject([
    { title: 'Customer is not there', body: `Order #${orderId} · Stone Mill`, path: '/today' },
  ]);
  for (const one of [own, moved]) expect(one.shown()).toEqual([]);
});

test('items that run low are told together, once until they are refilled, to the managers of a store that wants to know', async () => {
  const [own, other] = [await manager(place.store.id), await manager((await makeShop(api)).store.id)];
  const flour = await makeItem(api.db, { storeId: place.store.id, name: { en: 'Flour' }, stock: 3 });
  await makeItem(api.db, { storeId: place.store.id, name: { en: 'Yeast' }, stock: 9 });
  const low = async (stock: number) => {
    api.clock.advance(MINUTE);
    await api.db.update(items).set({ stock }).where(eq(items.id, flour.id));
    await tick(LOW_STOCK_JOB);
    return own.shown().map(({ title, body }) => `${title}: ${body}`);
  };
  expect(await low(3)).toEqual([]);
  await api.db.update(stores).set({ lowStock: 3 }).where(eq(stores.id, place.store.id));
  await Promise.all([api.jobs.tick(LOW_STOCK_JOB), api.jobs.tick(LOW_STOCK_JOB)]);
  expect(await low(3)).toEqual([
    '1 item runs low at Stone Mill: Flour (3 left). Refill the stock before it runs out.',
  ]);
  expect(await low(2)).toEqual([]);
  expect(await low(20)).toEqual([]);
  expect(await low(1)).toHaveLength(1);
  expect(other.shown()).toEqual([]);
});

test('failed jobs are told to those who may see jobs, together and at most once an hour', async () => {
  const operator = await member([{ role: 'operator', scope: { kind: 'all' } }]);
  const support = await member([{ role: 'support', scope: { kind: 'all' } }]);
  const dead: Awaited<ReturnType<typeof api.deps.jobs.admin.dead>> = [];
  api.deps.jobs.admin.dead = async () => dead;
  const fail = () =>
    dead.push({
      id: String(dead.length),
      queue: 'letter',
      createdAt: new Date(api.clock.now()),
      at: new Date(api.clock.now()),
      attempts: 5,
      output: null,
    });
  const told = async (minutes: number) => {
    api.clock.advance(minutes * MINUTE);
    await tick(FAILED_JOBS_JOB);
    return operator.shown().map(({ title }) => title);
  };
  expect(await told(0)).toEqual([]);
  fail();
  fail();
  expect(await told(1)).toEqual(['2 jobs have failed']);
  api.clock.advance(MINUTE);
  fail();
  expect(await told(30)).toEqual([]);
  expect(await told(29)).toEqual(['3 jobs have failed']);
  expect(await told(61)).toEqual([]);
  expect(support.shown()).toEqual([]);
});

test('an offer is shown to its courier alone, and not once it has been answered', async () => {
  const [asked, other] = [await member([{ role: 'courier', scope: { kind: 'self' } }]), await member([])];
  const courier = await makeCourier(api.db, { staffId: asked.id });
  await makeCourier(api.db, { staffId: other.id });
  const offer = async () => {
    const { orderId } = await placeOne(api, place);
    const order = await storedOrders.find(api.db, orderId);
    await api.db.transaction((tx) => courierOffers.offerTo(api.deps, tx, order!, courier));
    return orderId;
  };
  await offer();
  await api.jobs.run();
  expect(asked.shown()).toMatchObject([
    { title: 'New delivery for you', body: 'Stone Mill · Accept it within 45 seconds.', path: '/deliveries' },
  ]);
  await courierOffers.withdraw(api.deps, await offer());
  await api.jobs.run();
  for (const one of [asked, other]) expect(one.shown()).toEqual([]);
});
