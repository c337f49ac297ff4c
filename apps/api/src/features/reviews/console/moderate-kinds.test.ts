import {
  getReview,
  hideReview,
  listReviews,
  replyToReview,
  showReview,
} from '@errand/contract/console/support/reviews';
import { trackOrder } from '@errand/contract/orders-track';
import { addVehicleReview, listVehicleReviews } from '@errand/contract/rental-discovery';
import { submitCourierReview } from '@errand/contract/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { makeCustomer, makeReview, makeStore, makeTrip } from '../../../../test/factories/index.ts';

let desk: TestConsole;
let operator: TestBrowser;
beforeAll(async () => {
  desk = await startConsole();
  operator = await desk.signedIn(await desk.makeStaff());
});
afterAll(() => desk.stop());

const read = (id: string) => operator.call(getReview, { params: { id } });
const hide = async (id: string) =>
  operator.call(hideReview, {
    params: { id },
    body: { reason: 'Insults', version: (await read(id)).version },
  });
const show = async (id: string) =>
  operator.call(showReview, { params: { id }, body: { version: (await read(id)).version } });
const listed = async (browser: TestBrowser, query: object) =>
  (await browser.call(listReviews, { query })).rows;
/** The review of a kind that was written last. */
const latestOf = async (kind: 'courier' | 'vehicle') => (await listed(operator, { kind }))[0]?.id ?? '';

async function reviewedCourier(rating = 1) {
  const { courier, buyer, orderId, shop } = await makeDelivered(desk.api, 'guest');
  const review = (stars: number) =>
    buyer.client.call(submitCourierReview, {
      query: {},
      body: { order_id: orderId, delivery_man_id: courier.id, rating: stars, comment: 'Rude words' },
    });
  await review(rating);
  return {
    id: await latestOf('courier'),
    shop,
    courier,
    review,
    rated: async () => {
      const order = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
      return [order.delivery_man?.rating_count, order.delivery_man?.avg_rating];
    },
  };
}

async function reviewedVehicle() {
  const customer = await makeCustomer(desk.api.db);
  const trip = await makeTrip(desk.api.db, `customer:${customer.id}`, { status: 'delivered' });
  const client = desk.api.client({ token: customer.token });
  const review = (rating: number) =>
    client.call(addVehicleReview, {
      query: {},
      body: { trip_id: trip.id, vehicle_id: trip.vehicle.id, rating, comment: 'It stank' },
    });
  await review(1);
  return {
    id: await latestOf('vehicle'),
    trip,
    review,
    shown: () => desk.api.client().call(listVehicleReviews, { query: { vehicle_id: trip.vehicle.id } }),
  };
}

test('a hidden review of a courier does not count, even if its customer changes it, until it is shown again', async () => {
  const { id, courier, review, rated } = await reviewedCourier();
  const count = courier.ratingCount;
  expect(await read(id)).toMatchObject({
    kind: 'courier',
    comment: 'Rude words',
    store: null,
    subject: { id: courier.id },
  });
  expect((await rated())[0]).toBe(count + 1);
  expect(await hide(id)).toMatchObject({ hide_reason: 'Insults' });
  const without = await rated();
  expect(without[0]).toBe(count);
  expect(without[1]).toBeCloseTo(courier.ratingAverage, 3);
  await review(3);
  expect(await rated()).toEqual(without);
  await show(id);
  const [after, average] = await rated();
  expect(after).toBe(count + 1);
  expect(average).toBeCloseTo((courier.ratingAverage * count + 3) / (count + 1), 3);
  const { version } = await read(id);
  const answer = operator.call(replyToReview, { params: { id }, body: { reply: { en: 'No' }, version } });
  // A rejected field is named by its code.
  expect(await codeOf(answer)).toBe('reply');
});

test('a hidden review of a vehicle is not shown or counted until it is shown again, and it can be replied to', async () => {
  const { id, trip, review, shown } = await reviewedVehicle();
  const before = await shown();
  expect(before).toMatchObject({ rating_count: 1, avg_rating: 1, total_size: 1 });
  expect(await read(id)).toMatchObject({ kind: 'vehicle', subject: { id: trip.vehicle.id } });
  await hide(id);
  expect(await shown()).toMatchObject({
    rating_count: 0,
    total_size: 0,
    ratings: [0, 0, 0, 0, 0],
    reviews: [],
  });
  await review(4);
  expect(await shown()).toMatchObject({ rating_count: 0, reviews: [] });
  await show(id);
  expect(await shown()).toMatchObject({ rating_count: 1, avg_rating: 4, ratings: [0, 0, 0, 1, 0] });
  const reply = { en: 'We have cleaned it.', ar: 'نظفناها.' };
  const { version } = await read(id);
  await operator.call(replyToReview, { params: { id }, body: { reply, version } });
  expect((await shown()).reviews).toMatchObject([{ reply: 'We have cleaned it.' }]);
});

test('the list holds every kind, the latest first, and a store sees its own but none of couriers', async () => {
  const courier = await reviewedCourier(4);
  const vehicle = await reviewedVehicle();
  const store = await makeStore(desk.api.db);
  const item = await makeReview(desk.api.db, store.id, { createdAt: new Date('2020-01-01T00:00:00Z') });
  const all = (await listed(operator, { limit: 100 })).map(({ id }) => id);
  for (const id of [courier.id, vehicle.id, String(item.id)]) expect(all).toContain(id);
  expect(all.at(-1)).toBe(String(item.id));
  expect((await listed(operator, { kind: 'item' })).every(({ kind }) => kind === 'item')).toBe(true);
  const manager = async (id: number) =>
    desk.signedIn(
      await desk.makeStaff({ grants: [{ role: 'store-manager', scope: { kind: 'store', id } }] }),
    );
  const provider = await manager(vehicle.trip.storeId ?? 0);
  expect((await listed(provider, {})).map(({ id }) => id)).toEqual([vehicle.id]);
  const seller = await manager(courier.shop.store.id);
  expect(await listed(seller, {})).toEqual([]);
  expect(await codeOf(seller.call(getReview, { params: { id: courier.id } }))).toBe('not_found');
  const scope = { kind: 'zone', id: courier.shop.zone.id } as const;
  const zone = await desk.signedIn(await desk.makeStaff({ grants: [{ role: 'support', scope }] }));
  expect((await listed(zone, { kind: 'courier' })).map(({ id }) => id)).toEqual([courier.id]);
  for (const id of ['courier-999999', 'vehicle-x', 'x'])
    expect(await codeOf(operator.call(getReview, { params: { id } }))).toBe('not_found');
});
